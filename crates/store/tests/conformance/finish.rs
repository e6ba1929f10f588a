//! Finished matches: a record kept, a log made short.

use crate::support::{Place, command, commanded, entry, filled, key, plain, secret, seqs};
use lastcard_store::{Appended, Entry, FinishedMatch, StoreError};

on_both!(
    a_finished_match_makes_the_log_short,
    entries_after_a_finished_match_stay,
    finishing_twice_changes_nothing,
    a_match_cannot_end_where_no_entry_is,
    the_command_of_the_entry_put_in_place_is_found,
    records_are_kept_until_their_time,
);

fn over(number: u32, record: &str) -> FinishedMatch {
    FinishedMatch {
        number,
        at: 100 * i64::from(number),
        record: record.to_owned(),
    }
}

async fn a_finished_match_makes_the_log_short(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 6).await;
    filled(&store, "abd", 6).await;
    let with_secret = Entry {
        secret: Some(secret("old")),
        ..commanded(7, 7)
    };
    assert_eq!(
        store.append(key("abc"), with_secret, plain()).await,
        Ok(Appended::Written)
    );
    let known = store.about(key("abc")).await;
    let record = "a record, 🂡\n".repeat(10_000);
    let restored = Entry {
        version: 9,
        ..entry(7, "restored")
    };
    assert_eq!(
        store
            .finish(key("abc"), over(1, &record), restored.clone())
            .await,
        Ok(())
    );
    assert_eq!(store.read(key("abc"), 0).await, Ok(vec![restored]));
    assert_eq!(
        store.record(key("abc"), 1).await,
        Ok(Some(over(1, &record)))
    );
    assert_eq!(store.record(key("abc"), 2).await, Ok(None));
    assert_eq!(store.record(key("abd"), 1).await, Ok(None));
    assert_eq!(store.about(key("abc")).await, known);
    assert_eq!(store.find(key("abc"), command(7)).await, Ok(None));
    assert_eq!(seqs(&store, "abd").await, [1, 2, 3, 4, 5, 6]);
    assert_eq!(
        store.append(key("abc"), entry(8, "rematch"), plain()).await,
        Ok(Appended::Written)
    );
    assert_eq!(seqs(&store, "abc").await, [7, 8]);
}

async fn entries_after_a_finished_match_stay(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 5).await;
    let later = Entry {
        secret: Some(secret("new")),
        ..commanded(6, 6)
    };
    assert_eq!(
        store.append(key("abc"), later.clone(), plain()).await,
        Ok(Appended::Written)
    );
    let restored = Entry {
        secret: Some(secret("restored")),
        ..entry(4, "restored")
    };
    assert_eq!(
        store
            .finish(key("abc"), over(1, "r"), restored.clone())
            .await,
        Ok(())
    );
    let log = vec![restored, entry(5, "entry 5"), later];
    assert_eq!(store.read(key("abc"), 0).await, Ok(log));
    assert_eq!(store.find(key("abc"), command(6)).await, Ok(Some(6)));
    // The next match begins where this one ended.
    assert_eq!(
        store
            .finish(key("abc"), over(2, "s"), entry(6, "again"))
            .await,
        Ok(())
    );
    assert_eq!(seqs(&store, "abc").await, [6]);
}

async fn finishing_twice_changes_nothing(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 5).await;
    assert_eq!(
        store
            .finish(key("abc"), over(1, "first"), entry(3, "restored"))
            .await,
        Ok(())
    );
    let log = store.read(key("abc"), 0).await;
    assert_eq!(
        store
            .finish(key("abc"), over(1, "second"), entry(5, "other"))
            .await,
        Ok(())
    );
    assert_eq!(store.read(key("abc"), 0).await, log);
    assert_eq!(
        store.record(key("abc"), 1).await,
        Ok(Some(over(1, "first")))
    );
    // Also of two at the same time only one has an effect.
    let (one, two) = tokio::join!(
        store.finish(key("abc"), over(2, "one"), entry(4, "one")),
        store.finish(key("abc"), over(2, "two"), entry(4, "two")),
    );
    assert_eq!((one, two), (Ok(()), Ok(())));
    let record = store.record(key("abc"), 2).await.expect("it is read");
    let log = store.read(key("abc"), 0).await.expect("it is read");
    assert_eq!(record.map(|over| over.record).as_ref(), Some(&log[0].body));
}

async fn a_match_cannot_end_where_no_entry_is(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 5).await;
    assert_eq!(
        store
            .finish(key("abc"), over(1, "r"), entry(3, "restored"))
            .await,
        Ok(())
    );
    for (name, seq) in [
        ("abc", 0),
        ("abc", 2),
        ("abc", 6),
        ("abc", u64::MAX),
        ("abd", 1),
    ] {
        let refused = store
            .finish(key(name), over(2, "wrong"), entry(seq, "wrong"))
            .await;
        assert!(
            matches!(refused, Err(StoreError::Refused(_))),
            "{name} {seq}: {refused:?}"
        );
        assert_eq!(store.record(key(name), 2).await, Ok(None));
    }
    assert_eq!(seqs(&store, "abc").await, [3, 4, 5]);
    let refused = store
        .finish(key("abc"), over(2, "r"), entry(5, "a\0c"))
        .await;
    assert!(
        matches!(refused, Err(StoreError::Refused(_))),
        "{refused:?}"
    );
}

async fn the_command_of_the_entry_put_in_place_is_found(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 2).await;
    assert_eq!(
        store.append(key("abc"), commanded(3, 8), plain()).await,
        Ok(Appended::Written)
    );
    assert_eq!(
        store
            .finish(key("abc"), over(1, "r"), commanded(3, 8))
            .await,
        Ok(())
    );
    assert_eq!(store.find(key("abc"), command(8)).await, Ok(Some(3)));
    let repeated = store.append(key("abc"), commanded(4, 8), plain()).await;
    assert_eq!(repeated, Ok(Appended::Repeated(3)));
}

async fn records_are_kept_until_their_time(place: Place) {
    let store = place.open().await;
    filled(&store, "abc", 3).await;
    for number in 1..=3 {
        let restored = entry(u64::from(number), "restored");
        assert_eq!(
            store.finish(key("abc"), over(number, "r"), restored).await,
            Ok(())
        );
    }
    assert_eq!(store.forget(9_000, 9_000, 200).await, Ok(1));
    assert_eq!(store.about(key("abc")).await, Ok(None));
    let mut left = Vec::new();
    for number in 1..=3 {
        left.push(
            store
                .record(key("abc"), number)
                .await
                .map(|record| record.is_some()),
        );
    }
    assert_eq!(left, [Ok(false), Ok(true), Ok(true)]);
}
