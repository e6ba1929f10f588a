//! Any text is a scenario or is refused; what is read prints as something that reads as the same, and running it
//! ends with an answer.
#![no_main]

use lastcard_notation::Scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Scenario::parse(text) {
        Ok(scenario) => {
            let printed = scenario.to_string();
            assert_eq!(
                Scenario::parse(&printed).as_ref(),
                Ok(&scenario),
                "{printed}"
            );
            for difference in scenario.differences() {
                assert!(!difference.is_empty());
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
