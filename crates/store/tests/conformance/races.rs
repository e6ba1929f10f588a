//! Many writers at once.

use crate::support::{Place, command, commanded, entry, filled, key, make, plain, seqs};
use futures_util::future::join_all;
use lastcard_store::{Appended, NewTable, StoreError};
use std::sync::Arc;

on_both!(
    of_many_for_one_place_exactly_one_wins,
    two_servers_build_one_log,
    of_two_servers_one_makes_a_table,
    a_command_sent_to_two_servers_is_carried_out_once,
    entries_on_the_way_together_keep_their_order,
    a_bad_row_fails_alone,
    what_follows_a_bad_row_of_its_table_has_lost_its_place,
);

async fn of_many_for_one_place_exactly_one_wins(place: Place) {
    let one = place.open().await;
    let two = place.second(&one).await;
    filled(&one, "abc", 1).await;
    for seq in 2..12 {
        let rivals = (0..40).map(|rival| {
            let store = if rival % 2 == 0 { &one } else { &two };
            store.append(key("abc"), entry(seq, &rival.to_string()), plain())
        });
        let answers = join_all(rivals).await;
        let won: Vec<_> = (0..40)
            .filter(|rival| answers[*rival] == Ok(Appended::Written))
            .collect();
        assert_eq!(won.len(), 1);
        assert_eq!(
            answers
                .iter()
                .filter(|answer| **answer == Ok(Appended::Conflict))
                .count(),
            39
        );
        let log = one
            .read(key("abc"), seq - 1)
            .await
            .expect("the log is read");
        assert_eq!(log, [entry(seq, &won[0].to_string())]);
    }
}

async fn two_servers_build_one_log(place: Place) {
    const EACH: u64 = 40;
    let one = place.open().await;
    let two = place.second(&one).await;
    let tables: Vec<String> = (0..6).map(|number| format!("table{number}")).collect();
    for table in &tables {
        filled(&one, table, 1).await;
    }
    let writers = tables
        .iter()
        .flat_map(|table| [(table, &one, 1), (table, &two, 2)]);
    let writers = writers.map(|(table, store, server)| {
        let (table, store) = (table.clone(), Arc::clone(store));
        tokio::spawn(async move {
            let mut written = Vec::new();
            let mut head = 1;
            for number in 0..EACH {
                let number = server * 1000 + number;
                loop {
                    let appended = store
                        .append(key(&table), commanded(head + 1, number), plain())
                        .await;
                    match appended.expect("the store answers") {
                        Appended::Written => break,
                        Appended::Conflict => {
                            head = *seqs(&store, &table).await.last().expect("it is there");
                        }
                        Appended::Repeated(seq) => panic!("{number} stands at {seq} already"),
                    }
                }
                head += 1;
                written.push((head, number));
            }
            (table, written)
        })
    });
    for writer in join_all(writers.collect::<Vec<_>>()).await {
        let (table, written) = writer.expect("the writer ends well");
        for (seq, number) in written {
            assert_eq!(one.find(key(&table), command(number)).await, Ok(Some(seq)));
        }
    }
    for table in &tables {
        assert_eq!(
            seqs(&two, table).await,
            (1..=2 * EACH + 1).collect::<Vec<_>>()
        );
    }
}

async fn of_two_servers_one_makes_a_table(place: Place) {
    let one = place.open().await;
    let two = place.second(&one).await;
    for number in 0..20 {
        let name = format!("table{number}");
        let new = |body| NewTable {
            table: key(&name),
            entry: entry(1, body),
            about: plain(),
        };
        let (a, b) = tokio::join!(one.create(new("one")), two.create(new("two")));
        let winner = match (a, b) {
            (Ok(Appended::Written), Ok(Appended::Conflict)) => "one",
            (Ok(Appended::Conflict), Ok(Appended::Written)) => "two",
            other => panic!("{other:?}"),
        };
        assert_eq!(one.read(key(&name), 0).await, Ok(vec![entry(1, winner)]));
    }
}

async fn a_command_sent_to_two_servers_is_carried_out_once(place: Place) {
    let one = place.open().await;
    let two = place.second(&one).await;
    filled(&one, "abc", 1).await;
    for number in 2..30 {
        // Whoever hears of a conflict reads again and tries once more, as a server does.
        let carry_out = async |store: &Arc<dyn lastcard_store::Store>| loop {
            let head = *seqs(store, "abc").await.last().expect("it is there");
            match store
                .append(key("abc"), commanded(head + 1, number), plain())
                .await
            {
                Ok(Appended::Conflict) => {}
                answer => return answer,
            }
        };
        let (a, b) = tokio::join!(carry_out(&one), carry_out(&two));
        let written = [&a, &b]
            .into_iter()
            .filter(|it| **it == Ok(Appended::Written))
            .count();
        assert_eq!(written, 1, "{a:?} {b:?}");
        let repeated = [&a, &b]
            .into_iter()
            .filter(|it| **it == Ok(Appended::Repeated(number)))
            .count();
        assert_eq!(repeated, 1, "{a:?} {b:?}");
    }
}

async fn entries_on_the_way_together_keep_their_order(place: Place) {
    let store = place.open().await;
    let new = NewTable {
        table: key("abc"),
        entry: entry(1, "made"),
        about: plain(),
    };
    let mut all = vec![store.create(new)];
    all.extend((2..=100).map(|seq| store.append(key("abc"), entry(seq, "quick"), plain())));
    let answers = join_all(all).await;
    let bad: Vec<_> = (1..)
        .zip(answers)
        .filter(|(_, answer)| *answer != Ok(Appended::Written))
        .collect();
    assert_eq!(bad, []);
    assert_eq!(seqs(&store, "abc").await.len(), 100);
}

async fn a_bad_row_fails_alone(place: Place) {
    let store = place.open().await;
    let names: Vec<String> = (0..60).map(|number| format!("table{number:02}")).collect();
    for name in &names {
        filled(&store, name, 1).await;
    }
    let too_long = |number: usize| format!("table{number:02}{}", "x".repeat(80));
    let new = |name: String| NewTable {
        table: key(&name),
        entry: entry(1, "bad"),
        about: plain(),
    };
    let mut all = Vec::new();
    for (number, name) in names.iter().enumerate() {
        all.push(store.append(key(name), entry(2, "good"), plain()));
        if number % 20 == 7 {
            all.push(store.create(new(too_long(number))));
        }
    }
    let answers = join_all(all).await;
    let refused = answers
        .iter()
        .filter(|it| matches!(it, Err(StoreError::Refused(_))))
        .count();
    let written = answers
        .iter()
        .filter(|it| **it == Ok(Appended::Written))
        .count();
    assert_eq!((refused, written), (3, 60), "{answers:?}");
    for name in &names {
        assert_eq!(seqs(&store, name).await, [1, 2]);
    }
    assert_eq!(store.count().await, Ok(60));
}

async fn what_follows_a_bad_row_of_its_table_has_lost_its_place(place: Place) {
    let store = place.open().await;
    let name = "x".repeat(65);
    let new = NewTable {
        table: key(&name),
        entry: entry(1, "bad"),
        about: plain(),
    };
    // The first batch is one entry; what waits for it is the next.
    let answers = join_all([
        store.create(NewTable {
            table: key("abc"),
            entry: entry(1, "made"),
            about: plain(),
        }),
        store.create(new),
        store.append(key(&name), entry(2, "after it"), plain()),
        store.append(key(&name), entry(3, "after that"), plain()),
    ])
    .await;
    assert!(
        matches!(answers[1], Err(StoreError::Refused(_))),
        "{answers:?}"
    );
    assert_eq!(
        answers[2..],
        [Ok(Appended::Conflict), Ok(Appended::Conflict)]
    );
    assert_eq!(store.about(key(&name)).await, Ok(None));
    assert_eq!(make(&store, "abd", plain()).await, Appended::Written);
}
