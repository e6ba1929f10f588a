//! The numbers that a host may set.

/// Gives the fields, their defaults, and a way to each by its name, from one list.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $field:ident, $name:literal, $default:literal;)+) => {
        /// What one socket, one address and everybody together may do. 0 sets no limit, but for `connections`.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct LimitSettings {
            $($(#[doc = $doc])+ pub $field: u32,)+
        }

        impl LimitSettings {
            /// The names of all limits, as a host writes them.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// The limit of that name.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut u32> {
                match name {
                    $($name => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }

        impl Default for LimitSettings {
            fn default() -> LimitSettings {
                LimitSettings { $($field: $default),+ }
            }
        }
    };
}

settings! {
    /// The most connections at a time, of everybody. Fewer where the system allows fewer open files.
    connections, "connections", 20_000;
    /// The most sockets of one address at a time.
    sockets_per_address, "sockets-per-address", 20;
    /// The most sockets that one address opens in a minute.
    connects_per_minute, "connects-per-minute", 60;
    /// The most tables that one address makes in an hour.
    tables_per_hour, "tables-per-hour", 20;
    /// The most tables of one address that are open at a time.
    open_tables, "open-tables", 5;
    /// The most tables that somebody looks at, of everybody, at a time.
    tables, "tables", 20_000;
    /// The most short codes that one address tries in a minute.
    code_guesses_per_minute, "code-guesses-per-minute", 20;
    /// The most short codes that everybody together tries in a minute.
    all_code_guesses_per_minute, "all-code-guesses-per-minute", 300;
    /// Estimates of rules that one address has worked out in a minute; what somebody asked for before costs nothing.
    estimates_per_minute, "estimates-per-minute", 30;
    /// Requests of one address in a second; four times as many at once.
    requests_per_second, "requests-per-second", 10;
    /// Messages on one socket in a second; twice as many at once.
    messages_per_second, "messages-per-second", 10;
    /// Lines of chat and emotes on one socket in a second; five times as many at once.
    chats_per_second, "chats-per-second", 1;
}

impl LimitSettings {
    /// No limit but that of connections: for tests and measurements.
    pub fn off() -> LimitSettings {
        let mut settings = LimitSettings::default();
        for name in LimitSettings::NAMES
            .iter()
            .filter(|&&name| name != "connections")
        {
            if let Some(limit) = settings.get_mut(name) {
                *limit = 0;
            }
        }
        settings
    }
}
