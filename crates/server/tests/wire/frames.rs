//! Frames that are none, and messages that are cut into frames in every way.

use super::cases::{Case, Expect, after, ended, hold, instead};
use super::cuts::{PING, fragments, texts, too_long};
use super::raw::{Raw, Said, frame};
use super::table::{Place, hello};

#[tokio::test]
async fn frames_that_break_a_rule_close_their_own_connection_with_the_code_for_it() {
    let mut place = Place::open().await;
    hold(&mut place, frames()).await;
    hold(&mut place, fragments()).await;
    hold(&mut place, texts()).await;
    hold(&mut place, too_long()).await;
    place.close().await;
}

#[tokio::test]
async fn a_close_is_answered_with_its_own_code_or_with_the_code_for_a_bad_one() {
    let mut place = Place::open().await;
    let good = |code: u16| matches!(code, 1000..=1003 | 1007..=1013 | 3000..=4999);
    let sampled = (0..5100_u16).filter(|code| code % 97 == 0);
    let borders = [
        1, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
        1014, 1015, 1016, 1100, 2999, 3000, 3999, 4000, 4001, 4999, 5000, 65535,
    ];
    let mut codes = 0;
    for code in sampled.chain(borders) {
        for before_hello in [true, false] {
            let mut raw = if before_hello {
                Raw::upgraded(place.addr).await
            } else {
                place.seated().await
            };
            raw.send(&frame(0x88, &code.to_be_bytes())).await;
            let all = raw.rest().await;
            let answer = if good(code) { code } else { 1002 };
            assert!(all.contains(&Said::Close(Some(answer))), "{code}: {all:?}");
            codes += 1;
        }
        place
            .bystander_is_well(&format!("a close with {code}"))
            .await;
    }
    println!("{codes} close codes");
    place.close().await;
}

#[tokio::test]
async fn a_close_without_a_code_is_answered_alike() {
    let mut place = Place::open().await;
    let mut raw = place.seated().await;
    raw.send(&frame(0x88, b"")).await;
    assert!(raw.rest().await.contains(&Said::Close(None)));
    place.bystander_is_well("a close without a code").await;
    place.close().await;
}

#[tokio::test]
async fn whoever_says_nothing_is_sent_away_and_whoever_vanishes_is_forgotten() {
    let mut place = Place::open().await;
    let mut silent = Raw::upgraded(place.addr).await;
    for half in [&b""[..], &[0x81], &frame(0x81, PING.as_bytes())[..9]] {
        let mut raw = place.seated().await;
        raw.send(half).await;
        drop(raw);
        place.bystander_is_well("half a frame").await;
    }
    let all = silent.rest().await;
    assert!(all.contains(&Said::Close(Some(4000))), "{all:?}");
    place.bystander_is_well("silence").await;
    place.close().await;
}

#[tokio::test]
async fn whoever_floods_is_closed_whatever_the_flood_is_made_of() {
    let mut place = Place::limited().await;
    let ping = "{\"type\":\"ping\",\"seq\":1}".as_bytes();
    for (name, sent) in [
        ("pings", frame(0x89, b"")),
        ("pongs", frame(0x8a, b"")),
        ("messages", frame(0x81, ping)),
    ] {
        let mut raw = place.seated().await;
        raw.send(&sent.repeat(200)).await;
        let all = raw.rest().await;
        assert!(all.contains(&Said::Close(Some(4008))), "{name}: {all:?}");
        place.bystander_is_well(name).await;
    }
    place.close().await;
}

#[tokio::test]
async fn a_hello_may_come_with_the_request_and_in_pieces() {
    let mut place = Place::open().await;
    let mut raw = Raw::connect(place.addr).await;
    let mut bytes = super::raw::UPGRADE.as_bytes().to_vec();
    bytes.extend(frame(0x81, hello(&place.opened).as_bytes()));
    raw.send(&bytes).await;
    assert!(raw.head().await.starts_with("HTTP/1.1 101 "));
    assert!(!ended(&raw.until("welcome").await));
    let mut raw = Raw::connect(place.addr).await;
    for byte in bytes.chunks(7) {
        raw.send(byte).await;
        tokio::task::yield_now().await;
    }
    assert!(raw.head().await.starts_with("HTTP/1.1 101 "));
    assert!(!ended(&raw.until("welcome").await));
    place.bystander_is_well("early data").await;
    place.close().await;
}

fn frames() -> Vec<Case> {
    let wrong = Expect::Close(&[1002]);
    let unmasked = |first: u8, payload: &[u8]| {
        let mut frame = vec![first, payload.len() as u8];
        frame.extend(payload);
        frame
    };
    let mut cases = vec![
        after(
            "an unmasked text",
            unmasked(0x81, PING.as_bytes()),
            wrong.clone(),
        ),
        after("an unmasked ping", unmasked(0x89, b""), wrong.clone()),
        after(
            "an unmasked close",
            unmasked(0x88, &[3, 232]),
            wrong.clone(),
        ),
        instead("an unmasked hello", unmasked(0x81, b"{}"), wrong.clone()),
        after("a close with half a code", frame(0x88, &[3]), wrong.clone()),
        after(
            "a close with a bad reason",
            frame(0x88, &[3, 232, 0xff]),
            Expect::Close(&[1007]),
        ),
        after(
            "another request",
            b"GET /api/version HTTP/1.1\r\nHost: a\r\n\r\n".to_vec(),
            wrong.clone(),
        ),
        instead(
            "a request instead",
            b"GET / HTTP/1.1\r\nHost: a\r\n\r\n".to_vec(),
            wrong.clone(),
        ),
        after(
            "a TLS hello",
            vec![0x16, 3, 1, 2, 0, 1, 0, 1, 252, 3],
            wrong.clone(),
        ),
        after(
            "a binary message",
            frame(0x82, PING.as_bytes()),
            Expect::Close(&[1003]),
        ),
        instead("a binary hello", frame(0x82, b"{}"), Expect::Close(&[1003])),
        after(
            "an empty binary message",
            frame(0x82, b""),
            Expect::Close(&[1003]),
        ),
        after("a ping", frame(0x89, b"hello"), Expect::Nothing),
        after("the longest ping", frame(0x89, &[7; 125]), Expect::Nothing),
        after(
            "a pong that nobody asked for",
            frame(0x8a, b"here"),
            Expect::Nothing,
        ),
    ];
    for bits in 1..8_u8 {
        let first = 0x81 | bits << 4;
        cases.push(after(
            format!("reserved bits {bits:03b}"),
            frame(first, PING.as_bytes()),
            wrong.clone(),
        ));
        cases.push(after(
            format!("reserved bits {bits:03b} on a ping"),
            frame(0x89 | bits << 4, b""),
            wrong.clone(),
        ));
    }
    for opcode in (3..8).chain(11..16) {
        let sent = frame(0x80 | opcode, PING.as_bytes());
        cases.push(after(format!("opcode {opcode}"), sent, wrong.clone()));
        let sent = frame(0x80 | opcode, b"");
        cases.push(instead(
            format!("opcode {opcode} instead of the hello"),
            sent,
            wrong.clone(),
        ));
    }
    for opcode in 8..11 {
        cases.push(after(
            format!("control frame {opcode} cut in two"),
            frame(opcode, b"a"),
            wrong.clone(),
        ));
        for length in [126, 127, 1000] {
            let sent = frame(0x80 | opcode, &vec![b'a'; length]);
            cases.push(after(
                format!("control frame {opcode} of {length} bytes"),
                sent,
                wrong.clone(),
            ));
        }
    }
    cases
}
