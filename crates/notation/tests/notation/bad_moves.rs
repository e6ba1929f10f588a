//! Whatever is wrong with a move is told with its column and with what is allowed.

use lastcard_notation::Names;
use lastcard_notation::moves::parse_command;

#[test]
fn moves_tell_the_column_and_what_is_allowed() {
    let names = Names::new(["Ann", "Bob"]).unwrap();
    let cases = [
        ("", 1, "this is no move"),
        ("Ann", 1, "this is no move"),
        ("plays R5", 1, "a name before the verb"),
        ("Ann plays", 10, "a card"),
        ("Ann plays RX", 11, "\"RX\" is no card"),
        ("Ann plays r5", 11, "\"r5\" is no card"),
        ("Ann plays R5 B", 14, "\"B\" is no card"),
        ("Ann plays W purple", 13, "a color"),
        ("Ann plays W red red", 17, "a color"),
        ("Ann plays R5 uno uno", 18, "then uno"),
        ("Ann plays R7 swap", 18, "the name of a player"),
        ("Ann plays R7 swap uno", 19, "the name of a player"),
        ("Ann jumps R5", 11, "in, then the cards"),
        ("Ann jumps in", 13, "a card"),
        ("Ann draws R5", 11, "nothing more"),
        ("Ann names", 10, "red, yellow, green or blue"),
        ("Ann names pink", 11, "red, yellow, green or blue"),
        ("Ann calls", 10, "uno"),
        ("Ann calls Uno", 11, "uno"),
        ("Ann catches", 12, "the name of a player"),
        ("next round now", 1, "this is no move"),
        ("Zoe draws", 1, "nobody here is called \"Zoe\""),
        ("Ann catches Zoe Z", 13, "nobody here is called \"Zoe Z\""),
        ("Zoe plays RX", 11, "\"RX\" is no card"),
    ];
    for (text, column, part) in cases {
        let error = parse_command(text, &names).unwrap_err();
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.to_string().contains(part), "{text}: {error}");
    }
    assert!(
        parse_command("Zoe draws", &names)
            .unwrap_err()
            .refusal()
            .is_some()
    );
    assert!(
        parse_command("Zoe draw", &names)
            .unwrap_err()
            .refusal()
            .is_none()
    );
}
