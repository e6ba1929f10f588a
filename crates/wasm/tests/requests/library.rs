//! Presets, options, checks and sheets.

use crate::{ask, nl, problem};
use lastcard_engine::rules::OPTIONS;
use lastcard_notation::{PRESET_NAMES, preset};
use lastcard_protocol::game::{OptionValue, Options};
use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::rest::{OptionKind, RulesChecked};
use lastcard_texts::Lang;

#[test]
fn every_preset_comes_with_its_words_and_its_values() {
    let Answer::Presets { presets } = ask(Request::Presets { lang: nl() }) else {
        panic!("the presets");
    };
    let names: Vec<&str> = presets.iter().map(|preset| preset.name.as_str()).collect();
    assert_eq!(names, PRESET_NAMES);
    for entry in &presets {
        let [text] = &entry.texts[..] else {
            panic!("texts in one language");
        };
        assert_eq!(text.lang, "nl");
        assert_eq!(
            entry.values,
            Options::from(&preset(&entry.name).unwrap().rules)
        );
    }
}

#[test]
fn every_option_stands_in_a_group_with_all_its_values_in_words() {
    for lang in Lang::ALL {
        let lang = lang.code().to_owned();
        let Answer::Options { groups } = ask(Request::Options { lang }) else {
            panic!("the options");
        };
        let options = groups.iter().flat_map(|group| &group.options);
        let names: Vec<&str> = options.clone().map(|option| option.name.as_str()).collect();
        let all: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
        assert_eq!(names, all);
        for option in options {
            let words = |words: &[String]| words.iter().cloned().map(OptionValue::Word).collect();
            let expected: Vec<OptionValue> = match &option.kind {
                OptionKind::Bool {} => vec![OptionValue::Bool(true), OptionValue::Bool(false)],
                OptionKind::Words { words: all } => words(all),
                OptionKind::Range { .. } => Vec::new(),
                OptionKind::ZeroOrRange { .. } => vec![OptionValue::Int(0)],
                OptionKind::WordOrRange { word, .. } => words(std::slice::from_ref(word)),
            };
            let values: Vec<OptionValue> = option
                .values
                .iter()
                .map(|value| value.value.clone())
                .collect();
            assert_eq!(values, expected, "{}", option.name);
        }
    }
}

#[test]
fn a_check_says_what_is_another_than_in_the_preset() {
    let check = |rules: &str, players| {
        let rules = rules.to_owned();
        match ask(Request::Check {
            rules,
            players,
            lang: nl(),
        }) {
            Answer::Checked { result } => result,
            other => panic!("{other:?}"),
        }
    };
    let RulesChecked::Valid {
        plain,
        values,
        preset_values,
        changed,
        ..
    } = check("preset = \"party\"\nscoring.target = 200", Some(4))
    else {
        panic!("valid rules");
    };
    assert_eq!(
        (plain, &changed[..]),
        (false, &["scoring.target".to_owned()][..])
    );
    assert_eq!(values.0["scoring.target"], OptionValue::Int(200));
    assert_eq!(preset_values.0["scoring.target"], OptionValue::Int(500));
    let same = |name: &&String| values.0[*name] == preset_values.0[*name];
    assert_eq!(values.0.keys().filter(|name| !same(name)).count(), 1);
    let RulesChecked::Faulty { problems } = check("scoring.target = 0", None) else {
        panic!("faulty rules");
    };
    assert_eq!(problems[0].line, Some(1));
    let RulesChecked::Faulty { problems } = check("party", Some(1)) else {
        panic!("nobody to play with");
    };
    assert_eq!(problems[0].line, None);
}

#[test]
fn sheet_glossary_and_tips_are_those_of_the_rules() {
    let markdown = |request| match ask(request) {
        Answer::Sheet { markdown } => markdown,
        other => panic!("{other:?}"),
    };
    let (rules, lang) = ("party".to_owned(), nl());
    let sheet = markdown(Request::Sheet {
        rules: rules.clone(),
        lang: nl(),
    });
    let glossary = markdown(Request::Glossary {
        rules: Some(rules),
        lang: nl(),
    });
    assert!(sheet.contains(&glossary.replacen("# ", "## ", 1)));
    let tips = markdown(Request::Tips { rules: None, lang });
    let standard = markdown(Request::Sheet {
        rules: "standard".to_owned(),
        lang: nl(),
    });
    assert!(standard.contains(&tips.replacen("# ", "## ", 1)));
    let rules = Some("draw.mode = 3".to_owned());
    assert!(problem(Request::Tips { rules, lang: nl() }).contains("draw.mode"));
}

#[test]
fn an_estimate_is_that_of_the_rules_and_the_number_of_players() {
    let asked = |rules: &str, players| Request::Estimate {
        rules: rules.to_owned(),
        players,
        lang: nl(),
    };
    let Answer::Estimate { estimate } = ask(asked("quick", 2)) else {
        panic!("an estimate");
    };
    assert_eq!((estimate.players, estimate.seats.len()), (2, 2));
    let fingerprint = preset("quick").unwrap().fingerprint().to_string();
    assert_eq!(estimate.fingerprint, fingerprint);
    let same = ask(asked("name = \"mine\"\npreset = \"quick\"", 2));
    assert_eq!(same, Answer::Estimate { estimate });
    for (rules, players) in [("quick", 1), ("quick", 21), ("scoring.target = 0", 4)] {
        assert!(!problem(asked(rules, players)).is_empty());
    }
}
