//! Any bytes are a record or are refused; what is read prints as something that reads as the same, and playing
//! it again either works or says where the record goes wrong.
#![no_main]

use lastcard_notation::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Record::parse(bytes) {
        Ok(record) => {
            let printed = record.to_string();
            assert_eq!(Record::parse(&printed).as_ref(), Ok(&record), "{printed}");
            if let Err(error) = record.replay() {
                assert!(!error.to_string().is_empty());
            }
        }
        Err(problems) => {
            assert!(!problems.is_empty(), "a refusal has a reason");
            for problem in problems {
                assert!(!problem.to_string().is_empty());
            }
        }
    }
});
