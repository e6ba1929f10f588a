//! Codes, the public list, and what is forgotten.

use crate::support::{Place, coded, entry, filled, key, make, plain, seqs};
use lastcard_store::{About, Appended, Entry, NewTable, TableKey};

on_both!(
    a_code_opens_its_table_until_it_expires,
    a_code_that_is_given_up_opens_nothing,
    of_two_tables_a_code_opens_the_one_that_has_it_for_longest,
    the_public_list_has_the_newest_first,
    old_tables_are_forgotten_by_whether_they_played,
    many_old_tables_are_forgotten_at_once,
);

async fn a_code_opens_its_table_until_it_expires(place: Place) {
    let store = place.open().await;
    make(&store, "abc", coded("QUICK", 500)).await;
    make(&store, "abd", coded("OTHER", 500)).await;
    let open = |now| store.by_code("QUICK".to_owned(), now);
    assert_eq!(open(499).await, Ok(Some(key("abc"))));
    assert_eq!(open(500).await, Ok(None));
    assert_eq!(store.by_code("quick".to_owned(), 0).await, Ok(None));
    assert_eq!(store.by_code(String::new(), 0).await, Ok(None));
}

async fn a_code_that_is_given_up_opens_nothing(place: Place) {
    let store = place.open().await;
    make(&store, "abc", coded("QUICK", 500)).await;
    assert_eq!(
        store
            .append(key("abc"), entry(2, "on"), coded("AGAIN", 900))
            .await,
        Ok(Appended::Written)
    );
    assert_eq!(store.by_code("QUICK".to_owned(), 0).await, Ok(None));
    assert_eq!(
        store.by_code("AGAIN".to_owned(), 800).await,
        Ok(Some(key("abc")))
    );
    assert_eq!(
        store.append(key("abc"), entry(3, "begun"), plain()).await,
        Ok(Appended::Written)
    );
    assert_eq!(store.by_code("AGAIN".to_owned(), 0).await, Ok(None));
}

async fn of_two_tables_a_code_opens_the_one_that_has_it_for_longest(place: Place) {
    let store = place.open().await;
    make(&store, "abd", coded("QUICK", 500)).await;
    make(&store, "abc", coded("QUICK", 600)).await;
    make(&store, "abe", coded("QUICK", 600)).await;
    assert_eq!(
        store.by_code("QUICK".to_owned(), 0).await,
        Ok(Some(key("abc")))
    );
}

async fn the_public_list_has_the_newest_first(place: Place) {
    let store = place.open().await;
    let listed = || About {
        listed: true,
        ..plain()
    };
    for (name, at) in [("a", 30), ("b", 50), ("c", 40), ("d", 50)] {
        let entry = Entry {
            at,
            ..entry(1, "made")
        };
        let made = store
            .create(NewTable {
                table: key(name),
                entry,
                about: listed(),
            })
            .await;
        assert_eq!(made, Ok(Appended::Written));
    }
    make(&store, "hidden", plain()).await;
    let names = async |most| {
        let tables = store.public_tables(most).await.expect("the list is read");
        assert!(tables.iter().all(|(_, known)| known.about.listed));
        tables
            .into_iter()
            .map(|(TableKey(name), _)| name)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(10).await, ["b", "d", "c", "a"]);
    assert_eq!(names(2).await, ["b", "d"]);
    assert_eq!(names(0).await, [""; 0]);
    assert_eq!(names(u32::MAX).await.len(), 4);
    let full = store
        .append(
            key("b"),
            Entry {
                at: 90,
                ..entry(2, "full")
            },
            plain(),
        )
        .await;
    assert_eq!(full, Ok(Appended::Written));
    assert_eq!(names(10).await, ["d", "c", "a"]);
}

async fn old_tables_are_forgotten_by_whether_they_played(place: Place) {
    let store = place.open().await;
    for (name, at, played) in [
        ("a", 10, false),
        ("b", 20, false),
        ("c", 10, true),
        ("d", 5, true),
    ] {
        let entry = Entry {
            at,
            secret: Some(crate::support::secret("seed")),
            ..entry(1, "made")
        };
        let about = About { played, ..plain() };
        let made = store
            .create(NewTable {
                table: key(name),
                entry,
                about,
            })
            .await;
        assert_eq!(made, Ok(Appended::Written));
    }
    assert_eq!(store.forget(20, 6, 0).await, Ok(2));
    assert_eq!(store.count().await, Ok(2));
    for (name, left) in [("a", false), ("b", true), ("c", true), ("d", false)] {
        assert_eq!(
            store.about(key(name)).await.map(|known| known.is_some()),
            Ok(left),
            "{name}"
        );
        assert_eq!(seqs(&store, name).await.len(), usize::from(left), "{name}");
    }
    assert_eq!(store.forget(20, 6, 0).await, Ok(0));
    // A name is free again, and nothing of the old table shows.
    filled(&store, "a", 2).await;
    assert_eq!(
        store
            .read(key("a"), 0)
            .await
            .map(|entries| entries[0].secret.clone()),
        Ok(None)
    );
}

async fn many_old_tables_are_forgotten_at_once(place: Place) {
    let store = place.open().await;
    let made = (0..250).map(|number| {
        let store = &store;
        async move { make(store, &format!("table{number}"), plain()).await }
    });
    let made = futures_util::future::join_all(made).await;
    assert!(made.iter().all(|made| *made == Appended::Written));
    assert_eq!(store.count().await, Ok(250));
    assert_eq!(store.forget(2_000, 0, 0).await, Ok(250));
    assert_eq!(store.count().await, Ok(0));
}
