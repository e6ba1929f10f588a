//! A match that is over: its record, kept and checked.

use super::Access;
use super::state::Online;
use crate::commands::verify::summary;
use crate::failure::Result;
use crate::plain::plain;
use crate::play::local::data_folder;
use crate::play::screen::Screen;
use lastcard_notation::Record;
use std::fs;
use std::path::PathBuf;

/// Fetches the record of the match that has just ended, keeps it in the person's folder, and says whether its shuffles are what
/// was promised.
pub(super) fn keep(
    online: &mut Online<'_>,
    access: &Access<'_>,
    screen: &mut Screen,
) -> Result<()> {
    let Some(number) = online.recorded.take() else {
        return Ok(());
    };
    let texts = online.texts;
    let text = match access.record(number) {
        Ok(text) => text,
        Err(error) => {
            let why = plain(&error.to_string());
            let told = texts.text("join-no-record", &[("why", (&why).into())]);
            return Ok(screen.sentence(&told)?);
        }
    };
    let path = match written(access, number, &text) {
        Ok(path) => path,
        Err(error) => {
            let why = plain(&error.to_string());
            let told = texts.text("join-no-record", &[("why", (&why).into())]);
            return Ok(screen.sentence(&told)?);
        }
    };
    let file = path.display().to_string();
    screen.sentence(&texts.text("join-record", &[("file", (&file).into())]))?;
    let Ok(record) = Record::parse(&text) else {
        return Ok(screen.sentence(&texts.text("join-record-unread", &[]))?);
    };
    for sentence in summary(texts, &record, &text) {
        screen.sentence(&sentence)?;
    }
    let kept = commitments_kept(online, &record, number);
    if !kept {
        screen.sentence(&texts.text("join-record-other", &[]))?;
    }
    Ok(())
}

/// Whether the record holds the commitments that were published before the deals.
fn commitments_kept(online: &Online<'_>, record: &Record, number: u32) -> bool {
    let of_match = online
        .commitments
        .iter()
        .filter(|((of, _), _)| *of == number);
    of_match.into_iter().all(|((_, round), seen)| {
        let transcript = record.transcripts.get(round);
        let written = transcript.and_then(|transcript| transcript.commitment);
        written.is_some_and(|written| written.0 == seen.0)
    })
}

fn written(access: &Access<'_>, number: u32, text: &str) -> std::io::Result<PathBuf> {
    let folder = data_folder();
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("lastcard-{}-{number}.lcr", access.table()));
    fs::write(&path, text)?;
    Ok(path)
}
