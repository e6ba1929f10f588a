//! Fingerprints tell rules apart, and nothing else.

use lastcard_notation::{Fingerprint, Preset, RulesDocument};
use std::collections::BTreeSet;

fn of(text: &str) -> Fingerprint {
    RulesDocument::parse(text).unwrap().fingerprint()
}

/// Whoever kept something under a fingerprint finds it again; a change here is a change of the options.
#[test]
fn the_fingerprints_of_the_bases_are_these() {
    for (preset, fingerprint) in [
        ("traditional", "94ae9a97536fd380"),
        ("standard", "19624f37e6d0855e"),
        ("official", "0c47ee3bc130cd67"),
    ] {
        let found = of(&format!("preset = {preset:?}"));
        assert_eq!(found.to_string(), fingerprint, "{preset}");
        assert_eq!(format!("{:016x}", found.number()), fingerprint, "{preset}");
    }
}

#[test]
fn names_free_texts_and_the_preset_underneath_make_no_difference() {
    let quick = of("preset = \"quick\"");
    assert_eq!(of("name = \"ours\"\npreset = \"quick\""), quick);
    assert_eq!(
        of("preset = \"quick\"\nactions.blank_wild_text = \"sing\""),
        quick
    );
    let base = Preset::Quick.document().rules;
    let as_change_of_another = RulesDocument::new(Preset::Traditional, base).to_toml_short();
    assert_eq!(of(&as_change_of_another), quick);
}

#[test]
fn other_rules_have_another_fingerprint() {
    let presets: BTreeSet<_> = Preset::ALL
        .iter()
        .map(|preset| preset.document().fingerprint())
        .collect();
    assert_eq!(presets.len(), Preset::ALL.len());
    assert_ne!(of("scoring.target = 200"), of("scoring.target = 201"));
}
