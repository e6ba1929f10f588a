use super::*;
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn reads_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
}

fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

proptest! {
    #[test]
    fn every_name_reads_back_as_itself(
        short in any::<[u8; 10]>(), bytes in any::<[u8; 16]>(), long in any::<[u8; 32]>(), code in 0..Code::COUNT,
        seq in 0..=Seq::MAX.get(), millis in Millis::MIN.get()..=Millis::MAX.get(), member in any::<u16>(), seat in 0u8..20,
    ) {
        reads_back(&TableId::from_bytes(short));
        reads_back(&Token::from_bytes(bytes));
        reads_back(&Ticket::from_bytes(bytes));
        reads_back(&CommandId(bytes));
        reads_back(&Hex32(long));
        reads_back(&Code::new(code).unwrap());
        reads_back(&Seq::new(seq).unwrap());
        reads_back(&Millis::new(millis).unwrap());
        reads_back(&Member::new(member).unwrap());
        reads_back(&SeatNumber::new(seat).unwrap());
    }

    #[test]
    fn whatever_is_read_is_written_the_same(text in "[0-9a-z]{26}") {
        if let Ok(token) = text.parse::<Token>() {
            prop_assert_eq!(token.reveal(), text);
        }
    }
}

#[test]
fn names_have_the_lengths_of_the_document() {
    assert_eq!(TableId::from_bytes([255; 10]).to_string().len(), 16);
    assert_eq!(Token::from_bytes([255; 16]).reveal().len(), 26);
    assert_eq!(CommandId([0xab; 16]).to_string(), "ab".repeat(16));
    assert_eq!(Code::new(Code::COUNT - 1).unwrap().to_string(), "zzzzzz");
    assert_eq!(Code::new(Code::COUNT), None);
}

#[test]
fn what_is_out_of_range_is_refused_with_what_is_allowed() {
    assert!(refused::<Seq>("-1").contains("a place in the log"));
    assert!(refused::<Seq>("9007199254740992").contains("a place in the log"));
    assert!(refused::<SeatNumber>("20").contains("0 to 19"));
    assert!(refused::<Member>("65536").contains("0 to 65535"));
    assert!(refused::<CommandId>("\"AB\"").contains("32 lower-case hex digits"));
    assert!(refused::<CommandId>(&format!("\"{}\"", "AB".repeat(16))).contains("lower-case"));
    assert!(refused::<TableId>("\"0123456789abcdei\"").contains("without i, l, o and u"));
    assert!(refused::<Token>("\"\"").contains("26 digits"));
    refused::<Seq>("1.0");
    refused::<Seq>("\"1\"");
    refused::<Hex64>("null");
}

#[test]
fn a_token_has_one_way_of_being_written() {
    let token = Token::from_bytes([255; 16]).reveal();
    assert!(
        token.ends_with('w'),
        "two bits of the last letter are unused"
    );
    let other = format!("{}z", &token[..25]);
    assert!(other.parse::<Token>().is_err());
}

#[test]
fn what_a_person_types_is_read_as_a_code() {
    let code: Code = "a1b0c9".parse().unwrap();
    for text in ["A1B0C9", "aLb-oC9", " a1b 0c9 ", "aIbOc9"] {
        assert_eq!(text.parse::<Code>(), Ok(code), "{text}");
    }
    for text in ["", "a1b0c", "a1b0c9z", "a1b0u9", "a1b0ç9"] {
        assert!(text.parse::<Code>().is_err(), "{text}");
    }
}

#[test]
fn secrets_are_never_printed() {
    let bytes = [7; 16];
    assert_eq!(format!("{:?}", Token::from_bytes(bytes)), "Token(…)");
    assert_eq!(format!("{:?}", Ticket::from_bytes(bytes)), "Ticket(…)");
    assert_eq!(format!("{:?}", Code::new(5).unwrap()), "Code(…)");
}
