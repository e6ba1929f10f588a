//! Any text is a rules document or is refused; what is read prints, in every form, as something that reads as
//! the same.
#![no_main]

use lastcard_notation::RulesDocument;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match RulesDocument::parse(text) {
        Ok(document) => {
            for printed in [document.to_toml(), document.to_toml_short()] {
                assert_eq!(
                    RulesDocument::parse(&printed).as_ref(),
                    Ok(&document),
                    "{printed}"
                );
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
