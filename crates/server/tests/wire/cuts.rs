//! Messages that are cut into frames in every way, that are no texts, and that are too long.

use super::cases::{Case, Expect, after, instead};
use super::raw::{frame, masked};

/// A message that is answered with a pong.
pub(crate) const PING: &str = "{\"type\":\"ping\",\"seq\":1}";

/// Messages cut into frames, rightly and wrongly.
pub(crate) fn fragments() -> Vec<Case> {
    let wrong = Expect::Close(&[1002]);
    let all = |frames: &[Vec<u8>]| frames.concat();
    let (one, two) = PING.as_bytes().split_at(9);
    let pong = Expect::Says("pong");
    let mut cases = vec![
        after(
            "a continuation of nothing",
            frame(0x80, b"a"),
            wrong.clone(),
        ),
        instead(
            "a continuation instead of the hello",
            frame(0x80, b"{}"),
            wrong.clone(),
        ),
        after(
            "a continuation after the end",
            all(&[frame(0x81, PING.as_bytes()), frame(0x80, b"")]),
            wrong.clone(),
        ),
        after(
            "a text within a text",
            all(&[frame(0x01, one), frame(0x81, two)]),
            wrong.clone(),
        ),
        after(
            "a binary within a text",
            all(&[frame(0x01, one), frame(0x82, two)]),
            wrong.clone(),
        ),
        after(
            "a text within a binary",
            all(&[frame(0x02, one), frame(0x81, two)]),
            wrong.clone(),
        ),
        after(
            "a text in two",
            all(&[frame(0x01, one), frame(0x80, two)]),
            pong.clone(),
        ),
        after(
            "a text with empty pieces",
            all(&[
                frame(0x01, b""),
                frame(0x00, PING.as_bytes()),
                frame(0x80, b""),
            ]),
            pong.clone(),
        ),
        after(
            "a ping between pieces",
            all(&[frame(0x01, one), frame(0x89, b"x"), frame(0x80, two)]),
            pong.clone(),
        ),
        after(
            "a close between pieces",
            all(&[frame(0x01, one), frame(0x88, &[3, 232])]),
            Expect::Close(&[1000]),
        ),
        after(
            "a binary in two",
            all(&[frame(0x02, one), frame(0x80, two)]),
            Expect::Close(&[1003]),
        ),
    ];
    let bytes: Vec<Vec<u8>> = PING
        .bytes()
        .enumerate()
        .map(|(place, byte)| {
            let last = place + 1 == PING.len();
            frame(u8::from(place == 0) | u8::from(last) << 7, &[byte])
        })
        .collect();
    cases.push(after("a text byte by byte", all(&bytes), pong));
    cases
}

/// Texts that are none.
pub(crate) fn texts() -> Vec<Case> {
    let wrong = Expect::Close(&[1007]);
    let bad: [(&str, &[u8]); 9] = [
        ("a lone continuation byte", b"\"\x80\""),
        ("a cut character", b"\"\xe2\x82\""),
        ("an overlong slash", b"\"\xc0\xaf\""),
        ("an overlong zero", b"\"\xe0\x80\x80\""),
        ("a surrogate", b"\"\xed\xa0\x80\""),
        ("beyond the last character", b"\"\xf4\x90\x80\x80\""),
        ("five bytes", b"\"\xf8\x88\x80\x80\x80\""),
        ("0xff", b"\xff"),
        ("Latin 1", b"{\"type\":\"say\",\"text\":\"caf\xe9\"}"),
    ];
    let mut cases = Vec::new();
    for (name, text) in bad {
        cases.push(after(name, frame(0x81, text), wrong.clone()));
        cases.push(instead(
            format!("{name} instead of the hello"),
            frame(0x81, text),
            wrong.clone(),
        ));
        let halves = text.split_at(text.len() / 2);
        let two = [frame(0x01, halves.0), frame(0x80, halves.1)].concat();
        cases.push(after(format!("{name} in two frames"), two, wrong.clone()));
    }
    let euro = "{\"type\":\"say\",\"text\":\"\u{20ac}\"}".as_bytes();
    let place = euro.iter().position(|&byte| byte == 0xe2).unwrap() + 1;
    let (one, two) = euro.split_at(place);
    let cut = [frame(0x01, one), frame(0x80, two)].concat();
    cases.push(after(
        "a good character cut in two",
        cut,
        Expect::Says("not_said"),
    ));
    let never = [frame(0x01, one), frame(0x80, b"")].concat();
    cases.push(after("a character that never ends", never, wrong));
    cases
}

/// Messages of every length.
pub(crate) fn too_long() -> Vec<Case> {
    let wrong = Expect::Close(&[1009]);
    let say = |length: usize| {
        format!("{{\"type\":\"say\",\"text\":\"{}\"}}", "x".repeat(length)).into_bytes()
    };
    let head = |bytes: &[u8]| masked(bytes.to_vec(), b"abc");
    let chunk = vec![b'x'; 8 * 1024];
    let mut many = frame(0x01, &chunk);
    for _ in 0..5 {
        many.extend(frame(0x00, &chunk));
    }
    vec![
        after("33 KiB", frame(0x81, &say(33 * 1024)), wrong.clone()),
        instead(
            "33 KiB instead of the hello",
            frame(0x81, &say(33 * 1024)),
            wrong.clone(),
        ),
        after("a megabyte", frame(0x81, &say(1024 * 1024)), wrong.clone()),
        after("48 KiB in six pieces", many, wrong.clone()),
        after(
            "2^16 bytes to come",
            head(&[0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0]),
            wrong.clone(),
        ),
        after(
            "2^32 bytes to come",
            head(&[0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0]),
            wrong.clone(),
        ),
        after(
            "2^63 bytes to come",
            head(&[0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0]),
            Expect::Close(&[1002, 1009]),
        ),
        after(
            "2^64 - 1 bytes to come",
            head(&[0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255]),
            Expect::Close(&[1002, 1009]),
        ),
        after(
            "a binary of 2^62 bytes",
            head(&[0x82, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0]),
            wrong,
        ),
        after(
            "a text that is too long to be passed on",
            frame(0x81, &say(201)),
            Expect::Says("not_said"),
        ),
        after(
            "the longest message",
            frame(0x81, &say(32 * 1024 - 24)),
            Expect::Says("not_said"),
        ),
        // The library reads them; they say no more than what they could have said in fewer bytes.
        after(
            "a length in more bytes than it takes",
            masked(vec![0x81, 0xfe, 0, PING.len() as u8], PING.as_bytes()),
            Expect::Says("pong"),
        ),
        after(
            "a length in eight bytes",
            masked(
                vec![0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, PING.len() as u8],
                PING.as_bytes(),
            ),
            Expect::Says("pong"),
        ),
    ]
}
