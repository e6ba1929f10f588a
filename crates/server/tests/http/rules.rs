//! What a lobby asks about rules.

use super::support::Running;
use lastcard_protocol::from_json;
use lastcard_protocol::rest::{OptionGroup, PresetEntry};
use lastcard_texts::Lang;

#[tokio::test]
async fn the_options_come_in_the_language_that_is_asked_for() {
    let server = Running::unlimited().await;
    for (path, accepted, title) in [
        ("/api/rules/options?lang=nl", "en", "Kaarten en tafel"),
        ("/api/rules/options", "nl-BE", "Kaarten en tafel"),
        ("/api/rules/options?lang=xx", "en", "Cards and table"),
    ] {
        let header = format!("Accept-Language: {accepted}");
        let answer = server.get(path, &[&header]).await;
        assert_eq!(answer.status(), 200, "{path}");
        let groups: Vec<OptionGroup> = from_json(answer.body().as_bytes()).unwrap();
        assert_eq!(groups[0].title, title, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_presets_come_with_their_values_and_in_every_language() {
    let server = Running::unlimited().await;
    let answer = server.get("/api/presets", &[]).await;
    let presets: Vec<PresetEntry> = from_json(answer.body().as_bytes()).unwrap();
    for preset in presets {
        let langs: Vec<&str> = preset.texts.iter().map(|text| text.lang.as_str()).collect();
        assert_eq!(langs, Lang::ALL.map(Lang::code));
        assert!(preset.values.0.contains_key("draw.mode"), "{}", preset.name);
    }
    server.stop().await;
}
