//! How many files, and with them connections, the process may have open.

/// Kept free for the store, the log, the listeners and connections that are turned away.
#[cfg(unix)]
const RESERVE: u64 = 256;

/// So many connections, or as many as the system allows; asks it for as many as it would allow.
#[cfg(unix)]
pub(super) fn allowed(most: u32) -> u32 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = u64::from(most) + RESERVE;
    let raised = limit.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let mut files = limit.current.unwrap_or(u64::MAX);
    if raised > files {
        let asked = Rlimit {
            current: Some(raised),
            maximum: limit.maximum,
        };
        if setrlimit(Resource::Nofile, asked).is_ok() {
            files = raised;
        }
    }
    // A system with hardly any files left gets hardly any connections, but some.
    let connections = files.saturating_sub(RESERVE).max(files / 2).max(1);
    let allowed = u32::try_from(connections).map_or(most, |connections| connections.min(most));
    if allowed < most {
        tracing::info!(
            allowed,
            most,
            "the system allows fewer connections than are set"
        );
    }
    allowed
}

/// So many connections: only Unix tells how many there can be.
#[cfg(not(unix))]
pub(super) fn allowed(most: u32) -> u32 {
    most
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn there_are_never_more_connections_than_files() {
        assert_eq!(allowed(10), 10);
        let most = allowed(u32::MAX);
        let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
        assert!(files.is_none_or(|files| u64::from(most) < files));
    }
}
