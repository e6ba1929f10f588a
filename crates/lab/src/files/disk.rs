//! Files that are replaced whole, or grow and survive a crash.

use super::{changed, unfinished};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Writes a file so that at any time, also after a crash or with a full disk, there is either the old one or the new one.
///
/// # Errors
/// When it cannot be written; then the old one is there.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let new = unfinished(path);
    let written = write_synced(&new, content).and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        // What is left of it is in nobody's way, but takes room on a full disk.
        let _ = fs::remove_file(&new);
    }
    written?;
    sync_folder_of(path)
}

fn write_synced(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}

/// Makes the names in a folder survive a crash, where the system offers that.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// A file that grows under another name until it is complete.
pub(super) struct Growing {
    file: BufWriter<File>,
    path: PathBuf,
    length: u64,
}

impl Growing {
    /// A new one, or the one that was written up to `mark`: what comes after it is cut off.
    pub(super) fn open(path: &Path, mark: Option<u64>) -> io::Result<Growing> {
        let part = unfinished(path);
        let mut file = match mark {
            None => File::create(&part)?,
            Some(_) => match OpenOptions::new().write(true).open(&part) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Err(changed(&part));
                }
                opened => opened?,
            },
        };
        let length = mark.unwrap_or(0);
        if file.metadata()?.len() < length {
            return Err(changed(&part));
        }
        file.set_len(length)?;
        file.seek(SeekFrom::Start(length))?;
        Ok(Growing {
            file: BufWriter::with_capacity(1 << 16, file),
            path: path.to_owned(),
            length,
        })
    }

    /// Makes everything so far survive a crash.
    pub(super) fn settle(&mut self) -> io::Result<u64> {
        self.file.flush()?;
        self.file.get_ref().sync_data()?;
        Ok(self.length)
    }

    /// Gives it its name.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        fs::rename(unfinished(&self.path), &self.path)?;
        sync_folder_of(&self.path)
    }
}

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
