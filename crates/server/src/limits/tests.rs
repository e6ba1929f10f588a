use super::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Limits with a clock that a test sets, in seconds.
fn limits(settings: &LimitSettings) -> (Arc<Limits>, Arc<AtomicU64>) {
    let clock = Arc::new(AtomicU64::new(1000));
    let read = Arc::clone(&clock);
    let now = move || Duration::from_secs(read.load(Ordering::SeqCst));
    (Limits::with_clock(settings, now), clock)
}

fn address(number: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, number])
}

fn count<T>(mut attempt: impl FnMut() -> Result<T, Refused>) -> (usize, Refused) {
    for done in 0.. {
        if let Err(refused) = attempt() {
            return (done, refused);
        }
    }
    unreachable!("there is a limit");
}

#[test]
fn by_default_every_limit_is_the_one_that_the_handbook_names() {
    let (limits, _) = limits(&LimitSettings::default());
    let mut held = Vec::new();
    let (number, refused) = count(|| limits.socket(address(1)).map(|socket| held.push(socket)));
    assert_eq!((number, refused.limit), (20, Limit::Sockets));
    let (number, refused) = count(|| limits.connection(address(1)).map(|it| held.push(it)));
    assert_eq!((number, refused.limit), (80, Limit::ConnectionsOfAddress));
    let (number, refused) = count(|| limits.table(address(1)).map(|table| held.push(table)));
    assert_eq!((number, refused.limit), (5, Limit::OpenTables));
    let (number, refused) = count(|| limits.table(address(2)));
    assert_eq!((number, refused.limit), (20, Limit::Tables));
    let (number, refused) = count(|| limits.code_guess(address(1)));
    assert_eq!((number, refused.limit), (20, Limit::CodeGuesses));
    let (number, refused) = count(|| limits.estimate(address(1)));
    assert_eq!((number, refused.limit), (30, Limit::Estimates));
    let (number, refused) = count(|| limits.request(address(1)));
    assert_eq!((number, refused.limit), (40, Limit::Requests));
    let mut socket = SocketLimits::new(&limits);
    let (number, refused) = count(|| socket.message());
    assert_eq!((number, refused.limit), (20, Limit::Messages));
    let (number, refused) = count(|| socket.chat());
    assert_eq!((number, refused.limit), (5, Limit::Chat));
}

#[test]
fn connecting_again_and_again_is_limited_without_holding_anything() {
    let (limits, clock) = limits(&LimitSettings::default());
    let (number, refused) = count(|| limits.socket(address(1)));
    assert_eq!((number, refused.limit), (60, Limit::Connects));
    assert_eq!(refused.seconds(), 1);
    let (number, _) = count(|| limits.connection(address(1)));
    assert_eq!(number, 240);
    clock.fetch_add(10, Ordering::SeqCst);
    assert_eq!(count(|| limits.socket(address(1))).0, 10);
}

#[test]
fn one_address_does_not_use_up_the_limits_of_another() {
    let (limits, _) = limits(&LimitSettings::default());
    count(|| limits.request(address(1)));
    assert_eq!(count(|| limits.request(address(2))).0, 40);
}

#[test]
fn codes_are_limited_over_all_addresses_together() {
    let (limits, clock) = limits(&LimitSettings::default());
    let mut guesses = 0;
    let refused = (0..=255).find_map(|number| {
        let (done, refused) = count(|| limits.code_guess(address(number)));
        guesses += done;
        (refused.limit == Limit::AllCodeGuesses).then_some(refused)
    });
    assert_eq!(guesses, 300);
    assert_eq!(refused.map(|refused| refused.seconds()), Some(1));
    clock.fetch_add(60, Ordering::SeqCst);
    assert_eq!(limits.code_guess(address(200)), Ok(()));
}

#[test]
fn a_table_that_was_refused_does_not_count_as_open() {
    let settings = LimitSettings {
        tables_per_hour: 1,
        open_tables: 2,
        ..LimitSettings::default()
    };
    let (limits, clock) = limits(&settings);
    let first = limits.table(address(1)).unwrap();
    for _ in 0..5 {
        assert_eq!(limits.table(address(1)).unwrap_err().limit, Limit::Tables);
    }
    clock.fetch_add(3600, Ordering::SeqCst);
    let second = limits.table(address(1)).unwrap();
    drop((first, second));
}

#[test]
fn limits_that_are_off_stop_nothing() {
    let (limits, _) = limits(&LimitSettings::off());
    let mut socket = SocketLimits::new(&limits);
    let mut held = Vec::new();
    for _ in 0..1000 {
        held.push(limits.connection(address(1)).unwrap());
        held.push(limits.socket(address(1)).unwrap());
        held.push(limits.table(address(1)).unwrap());
        limits.code_guess(address(1)).unwrap();
        limits.request(address(1)).unwrap();
        socket.message().unwrap();
        socket.chat().unwrap();
    }
}

#[test]
fn a_wait_is_told_in_whole_seconds_and_never_as_none() {
    let wait = |millis| Refused {
        limit: Limit::Chat,
        retry_after: Duration::from_millis(millis),
    };
    for (millis, seconds) in [(0, 1), (1, 1), (1000, 1), (1001, 2), (180_000, 180)] {
        assert_eq!(wait(millis).seconds(), seconds);
    }
}

#[test]
fn every_limit_has_a_name_that_leads_to_it() {
    let mut settings = LimitSettings::default();
    for name in LimitSettings::NAMES {
        *settings.get_mut(name).unwrap() = 7;
    }
    assert_eq!(settings.chats_per_second, 7);
    assert_eq!(settings.connections, 7);
    assert_eq!(settings.get_mut("nothing"), None);
}
