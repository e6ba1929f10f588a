//! Entries: written once, in order, read back as they were.

use crate::support::{Place, command, commanded, entry, filled, key, make, plain, secret, seqs};
use lastcard_store::{Appended, CommandId, Entry, NewTable, StoreError};

on_both!(
    an_entry_is_read_back_as_it_was_written,
    a_log_is_read_from_any_place,
    a_log_has_no_gap,
    a_table_is_made_once,
    a_repeated_command_is_answered_with_its_place,
    what_is_known_of_a_table_is_of_its_last_entry,
    texts_that_cannot_be_kept_are_refused,
    names_that_cannot_be_kept_are_not_there,
    a_store_keeps_everything_over_a_stop,
    a_closed_store_says_so,
    a_store_answers_that_it_is_ready,
);

async fn an_entry_is_read_back_as_it_was_written(place: Place) {
    let store = place.open().await;
    let strange = "{\"name\":\"Žofie 🂡 \\u0000 ' ; -- \n\"}".repeat(1000);
    let entries = [
        Entry {
            at: -5,
            version: u16::MAX,
            secret: Some(secret("\0 seed")),
            ..commanded(1, u64::MAX)
        },
        Entry {
            at: i64::MAX,
            version: 0,
            command: Some(CommandId([0; 16])),
            ..entry(2, &strange)
        },
        entry(3, ""),
    ];
    let [first, rest @ ..] = entries.clone();
    let new = NewTable {
        table: key("abc"),
        entry: first,
        about: plain(),
    };
    assert_eq!(store.create(new).await, Ok(Appended::Written));
    for entry in rest {
        assert_eq!(
            store.append(key("abc"), entry, plain()).await,
            Ok(Appended::Written)
        );
    }
    assert_eq!(store.read(key("abc"), 0).await, Ok(entries.to_vec()));
}

async fn a_log_is_read_from_any_place(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 12).await;
    filled(&store, "abd", 2).await;
    for after in [0, 1, 7, 11, 12, 13, u64::MAX] {
        let read = store
            .read(key("abc"), after)
            .await
            .expect("the log is read");
        let seqs: Vec<_> = read.iter().map(|entry| entry.seq).collect();
        assert_eq!(
            seqs,
            (1..=12).filter(|seq| *seq > after).collect::<Vec<_>>()
        );
    }
    assert_eq!(store.read(key("ab"), 0).await, Ok(vec![]));
}

async fn a_log_has_no_gap(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 3).await;
    for seq in [0, 1, 2, 3, 5, 6, i64::MAX as u64, u64::MAX] {
        let answer = store.append(key("abc"), commanded(seq, seq), plain()).await;
        assert_eq!(answer, Ok(Appended::Conflict), "{seq}");
        assert_eq!(
            store.find(key("abc"), command(seq)).await,
            Ok(None),
            "{seq}"
        );
    }
    assert_eq!(seqs(&store, "abc").await, [1, 2, 3]);
    assert_eq!(
        store.append(key("abc"), entry(4, "next"), plain()).await,
        Ok(Appended::Written)
    );
}

async fn a_table_is_made_once(place: Place) {
    let store = place.open().await;
    for seq in [1, 2] {
        let answer = store
            .append(key("abc"), entry(seq, "too early"), plain())
            .await;
        assert_eq!(answer, Ok(Appended::Conflict));
    }
    let new = NewTable {
        table: key("abc"),
        entry: entry(2, "not the first"),
        about: plain(),
    };
    assert_eq!(store.create(new).await, Ok(Appended::Conflict));
    assert_eq!(store.about(key("abc")).await, Ok(None));
    assert_eq!(make(&store, "abc", plain()).await, Appended::Written);
    assert_eq!(make(&store, "abc", plain()).await, Appended::Conflict);
    assert_eq!(store.read(key("abc"), 0).await, Ok(vec![entry(1, "made")]));
    assert_eq!(store.count().await, Ok(1));
}

async fn a_repeated_command_is_answered_with_its_place(place: Place) {
    let store = place.open().await;
    let new = || NewTable {
        table: key("abc"),
        entry: commanded(1, 1),
        about: plain(),
    };
    assert_eq!(store.create(new()).await, Ok(Appended::Written));
    assert_eq!(store.create(new()).await, Ok(Appended::Repeated(1)));
    assert_eq!(
        store.append(key("abc"), commanded(2, 2), plain()).await,
        Ok(Appended::Written)
    );
    for seq in [1, 2, 3, 9] {
        let answer = store.append(key("abc"), commanded(seq, 2), plain()).await;
        assert_eq!(answer, Ok(Appended::Repeated(2)), "{seq}");
    }
    assert_eq!(store.find(key("abc"), command(2)).await, Ok(Some(2)));
    assert_eq!(seqs(&store, "abc").await, [1, 2]);

    // The same number at another table is another command.
    filled(&store, "abd", 1).await;
    assert_eq!(store.find(key("abd"), command(2)).await, Ok(None));
    assert_eq!(
        store.append(key("abd"), commanded(2, 2), plain()).await,
        Ok(Appended::Written)
    );
}

async fn what_is_known_of_a_table_is_of_its_last_entry(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 4).await;
    let mut about = crate::support::coded("QUICK", 99);
    about.played = true;
    about.listed = true;
    let late = Entry {
        at: 77,
        ..entry(5, "last")
    };
    assert_eq!(
        store.append(key("abc"), late, about.clone()).await,
        Ok(Appended::Written)
    );
    let stale = store.append(key("abc"), entry(5, "stale"), plain()).await;
    assert_eq!(stale, Ok(Appended::Conflict));
    let known = store
        .about(key("abc"))
        .await
        .expect("it is asked")
        .expect("it is there");
    assert_eq!((known.head, known.updated, known.about), (5, 77, about));
    assert_eq!(store.about(key("abd")).await, Ok(None));
}

async fn texts_that_cannot_be_kept_are_refused(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 1).await;
    let named = |name: &str| NewTable {
        table: key(name),
        entry: entry(1, "made"),
        about: plain(),
    };
    for name in ["a\0c", "", &"a".repeat(65)] {
        let refused = store.create(named(name)).await;
        assert!(
            matches!(refused, Err(StoreError::Refused(_))),
            "{name:?}: {refused:?}"
        );
    }
    let code = crate::support::coded("A\0B", 5);
    for (body, about) in [("a\0c", plain()), ("abc", code)] {
        let refused = store.append(key("abc"), entry(2, body), about).await;
        assert!(
            matches!(refused, Err(StoreError::Refused(_))),
            "{body:?}: {refused:?}"
        );
    }
    assert_eq!(
        (store.count().await, seqs(&store, "abc").await),
        (Ok(1), vec![1])
    );
}

async fn names_that_cannot_be_kept_are_not_there(place: Place) {
    let store = place.open().await;
    for name in ["a\0c", "", &"a".repeat(10_000), "'; DROP TABLE tables; --"] {
        assert_eq!(store.read(key(name), 0).await, Ok(vec![]));
        assert_eq!(store.find(key(name), command(1)).await, Ok(None));
        assert_eq!(store.about(key(name)).await, Ok(None));
        assert_eq!(store.by_code(name.to_owned(), 0).await, Ok(None));
        assert_eq!(store.record(key(name), 1).await, Ok(None));
    }
}

async fn a_store_keeps_everything_over_a_stop(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 20).await;
    let before = store.read(key("abc"), 0).await;
    store.close().await.expect("it closes");
    let store = place.open().await;
    assert_eq!(store.read(key("abc"), 0).await, before);
    assert_eq!(
        store.append(key("abc"), entry(21, "on"), plain()).await,
        Ok(Appended::Written)
    );
}

async fn a_closed_store_says_so(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 1).await;
    store.close().await.expect("it closes");
    let closed =
        |error: StoreError| assert!(matches!(&error, StoreError::Unavailable(_)), "{error:?}");
    closed(
        store
            .append(key("abc"), entry(2, "late"), plain())
            .await
            .expect_err("it is closed"),
    );
    closed(store.read(key("abc"), 0).await.expect_err("it is closed"));
    closed(store.ready().await.expect_err("it is closed"));
    closed(store.forget(0, 0, 0).await.expect_err("it is closed"));
    store.close().await.expect("it closes again");
}

async fn a_store_answers_that_it_is_ready(place: Place) {
    let store = place.open().await;
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(store.ready().await, Ok(()));
}
