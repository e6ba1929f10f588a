//! Sentences, figures and reports of results.

mod common;

use common::{comparison, house_rules, words};
use lastcard_bots::Level;
use lastcard_lab::compare::{Aspect, Comparison, HouseRules, ReadError};
use lastcard_lab::figures::{
    Figure, Kind, PlotError, Saved, Wanted, changes, markdown, measures, plot, png, report, told,
};
use lastcard_lab::{Interval, Setup, Tally, play_game};
use lastcard_notation::RulesDocument;
use lastcard_texts::Lang;

fn wanted(kind: Kind) -> Wanted {
    Wanted {
        kind: Some(kind),
        ..Wanted::default()
    }
}

fn saved(of: Comparison) -> Vec<(String, Saved)> {
    vec![("file".to_owned(), Saved::Compare(Box::new(of)))]
}

/// A run of some rounds, read back from its JSON.
fn run(seats: usize, name: &str) -> (String, Saved) {
    use lastcard_lab::files::{Document, RunRecord};
    let document = RulesDocument::parse("preset = \"official\"").expect("rules");
    let setup = Setup {
        rules: document.rules,
        bots: vec![Level::Random; seats],
        matches: false,
        seed: 1,
    };
    let (mut rows, mut tally) = (Vec::new(), Tally::new(seats));
    (0..300).for_each(|game| play_game(&setup, game, &mut rows));
    for row in &rows {
        tally.add(row);
    }
    let record = RunRecord::new(&setup, &document, 300, "lastcard lab run".to_owned());
    let json = Document::new(record, tally.summary()).to_json();
    (name.to_owned(), Saved::from_json(&json).expect("a run"))
}

fn duel(version: u32) -> String {
    format!(
        r#"{{"kind":"duel","version":{version},"command":"","a":"normal","b":"easy","rules":"preset = \"official\"\n",
        "players":2,"seed":1,"a_win_rate":0.571,"a_win_rate_low":0.561,"a_win_rate_high":0.581,"fair_share":0.5,"rounds":10000}}"#
    )
}

fn well_formed(svg: &str) -> roxmltree::Document<'_> {
    let document = roxmltree::Document::parse(svg).expect("well-formed");
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            assert!(
                attribute.name() != "href",
                "nothing is fetched from elsewhere"
            );
        }
    }
    document
}

#[test]
fn only_what_is_certain_is_told_as_a_fact() {
    let of = comparison();
    let en = &told(words(Lang::En), &of)[0];
    assert_eq!(en.rules, "Stacking");
    let all = en.sentences.join("\n");
    for part in [
        "With \"Stacking\", a round takes 9.1% longer: 48.0 turns instead of 44.0",
        "or about 6.4 minutes at 8 seconds a turn",
        "Whoever is hit draws more: 6.1 cards on average instead of 2.9, and 22 at worst.",
        "Skill shows less among beginners: one \"normal\" bot among \"easy\" ones wins 30.0% of the rounds, where 25% would \
         be fair, instead of 31.0%.",
        "No difference that 20,000 rounds could show: ",
    ] {
        assert!(all.contains(part), "{part} is not in\n{all}");
    }
    assert!(!all.contains("The lead changes"), "{all}");
    assert!(all.contains("changes of the lead"), "{all}");
    let nl = told(words(Lang::Nl), &of)[0].sentences.join("\n");
    assert!(
        nl.contains("duurt een ronde 9,1% langer: 48,0 beurten in plaats van 44,0"),
        "{nl}"
    );
}

#[test]
fn a_length_that_is_not_certainly_different_is_told_as_the_same() {
    let mut of = comparison();
    let differences = of.outcomes[1].differences.as_mut().expect("not the base");
    differences[Aspect::TurnsPerRound as usize] = Some(Interval {
        value: 0.1,
        low: -0.2,
        high: 0.4,
    });
    for lang in Lang::ALL {
        let told = told(words(lang), &of);
        let first = &told[0].sentences[0];
        assert!(first.contains("48") && !first.contains("44"), "{first}");
    }
}

#[test]
fn sentences_and_tables_are_whole_in_every_language() {
    let of = comparison();
    for lang in Lang::ALL {
        let words = words(lang);
        let told = told(words, &of);
        assert_eq!(told.len(), 2);
        for sentence in told.iter().flat_map(|told| &told.sentences) {
            assert!(
                sentence.ends_with('.') && !sentence.contains("lab-"),
                "{sentence}"
            );
            assert!(
                !sentence.contains(" ,") && !sentence.contains(" ."),
                "{sentence}"
            );
        }
        for table in measures(words, &of).iter().chain(&changes(words, &of)) {
            assert!(table.rows.iter().all(|row| row.len() == table.head.len()));
        }
    }
}

#[test]
fn every_figure_is_well_formed_and_has_the_numbers_as_a_table_too() {
    let results = [
        saved(comparison()),
        vec![run(3, "one")],
        vec![run(3, "one"), run(3, "two")],
        vec![("d".to_owned(), Saved::from_json(&duel(1)).expect("a duel"))],
        vec![("h".to_owned(), Saved::HouseRules(Box::new(house_rules())))],
    ];
    let mut drawn = 0;
    for lang in Lang::ALL {
        for results in &results {
            for kind in Kind::ALL.map(wanted).into_iter().chain([Wanted::default()]) {
                let Ok(figure) = plot(words(lang), results, kind) else {
                    continue;
                };
                drawn += 1;
                let svg = figure.svg();
                let document = well_formed(&svg);
                assert_eq!(document.root_element().tag_name().name(), "svg");
                assert!(!figure.table.rows.is_empty());
                assert!(
                    figure
                        .table
                        .rows
                        .iter()
                        .all(|row| row.len() == figure.table.head.len())
                );
                assert!(
                    svg.contains("seed") || lang != Lang::En,
                    "the caption says the seed"
                );
            }
        }
    }
    // Of a comparison five, of house rules four, of one run and of two four each, of a duel two.
    assert_eq!(drawn, 5 * (5 + 4 + 4 + 4 + 2));
}

#[test]
fn names_of_rules_cannot_break_out_of_a_figure_or_a_report() {
    let mut of = comparison();
    let name = "</svg><script src=\"https://example.org/x.js\">\u{1b}[2J & 'us'";
    of.outcomes[1].name = Some(name.to_owned());
    let figure = plot(words(Lang::En), &saved(of.clone()), Wanted::default()).expect("a figure");
    well_formed(&figure.svg());
    let html = report(words(Lang::En), &of);
    assert!(!html.contains("<script") && !html.contains('\u{1b}'));
}

#[test]
fn the_caption_of_a_run_names_its_bots() {
    let figure = plot(words(Lang::En), &[run(2, "one")], Wanted::default()).expect("a figure");
    let caption = &figure.notes[0];
    assert!(
        caption.contains(" · bots: random · 2 players · 300 rounds"),
        "{caption}"
    );
}

#[test]
fn a_report_stands_alone() {
    for lang in Lang::ALL {
        let html = report(words(lang), &comparison());
        assert!(html.contains(&format!("<html lang=\"{}\">", lang.code())));
        assert!(html.contains("prefers-color-scheme:dark") && html.contains("@media print"));
        for outside in [
            "http://", "https://", "src=", "href=", "@import", "<script", "<link",
        ] {
            assert!(!html.contains(outside), "{outside}");
        }
        let figures = html.matches("<figure>").count();
        let tables = html.matches("<table>").count();
        assert!(
            figures > 10 && tables >= figures,
            "{figures} figures, {tables} tables"
        );
        assert_eq!(html.matches("<svg").count(), figures);
        assert_eq!(html.matches("<caption>").count(), tables);
        assert_eq!(html.matches("role=\"img\" aria-label=\"").count(), figures);
        // As XML it is well-formed but for the tags that HTML leaves open.
        let body = html
            .split_once("<body>")
            .and_then(|(_, rest)| rest.split_once("</body>"));
        let (body, _) = body.expect("a body");
        roxmltree::Document::parse(body.trim()).expect("well-formed");
    }
}

#[test]
fn a_picture_is_a_png_of_the_size_that_was_asked_for() {
    let figure: Figure =
        plot(words(Lang::En), &saved(comparison()), wanted(Kind::Length)).expect("a figure");
    let svg = figure.svg();
    let root = well_formed(&svg);
    let width: f32 = root
        .root_element()
        .attribute("width")
        .and_then(|it| it.parse().ok())
        .expect("a width");
    for scale in [1.0, 2.5] {
        let bytes = png(&svg, scale).expect("a picture");
        let picture = resvg::tiny_skia::Pixmap::decode_png(&bytes).expect("a PNG");
        assert_eq!(picture.width(), (width * scale).ceil() as u32);
        // There are letters and marks on the paper.
        let dark = picture
            .pixels()
            .iter()
            .filter(|pixel| pixel.red() < 128)
            .count();
        assert!(dark > 500, "{dark}");
    }
    assert!(png(&svg, 1e6).is_err());
    assert!(png("<svg", 1.0).is_err());
}

#[test]
fn results_read_back_as_they_were_written() {
    let of = comparison();
    assert_eq!(Comparison::from_json(&of.to_json()), Ok(of));
    let house = house_rules();
    assert_eq!(HouseRules::from_json(&house.to_json()), Ok(house));
}

#[test]
fn what_is_no_result_is_refused_with_what_to_do() {
    let said = |text: &str| Saved::from_json(text).expect_err("no result").to_string();
    for (text, part) in [
        ("", "no result of the lab"),
        ("[1, 2]", "no result of the lab"),
        ("{}", "has no `kind`"),
        ("{\"kind\":\"compare\"}", "has no `version`"),
        (
            "{\"kind\":\"compare\",\"version\":0}",
            "version 0, and this program reads version 1: run it again",
        ),
        ("{\"kind\":\"compare\",\"version\":1}", "missing field"),
        (
            "{\"kind\":\"speed\",\"version\":1}",
            "\"speed\" does not fit here",
        ),
        ("{\"kind\":\"run\",\"version\":1}", "missing field"),
        (&duel(7), "version 7"),
    ] {
        assert!(said(text).contains(part), "{text}: {}", said(text));
    }
    let json = comparison().to_json();
    let bad = [
        json.replace("\"draw.mode\"", "\"draw.speed\""),
        json.replace("\"until_playable\"", "\"often\""),
        json.replace("\"normal\"", "\"clever\""),
        json.replace("\"seats\":4", "\"seats\":5"),
        json.replacen("\"measures\"", "\"differences\":{},\"measures\"", 1),
    ];
    for text in bad {
        assert!(
            matches!(Saved::from_json(&text), Err(ReadError::Form(_))),
            "{text}"
        );
    }
}

#[test]
fn what_cannot_be_drawn_together_says_so() {
    let draw = |results: &[(String, Saved)], wanted: Wanted| {
        plot(words(Lang::En), results, wanted).map(|_| ())
    };
    let (two, three) = (run(2, "two"), run(3, "three"));
    assert_eq!(draw(&[], Wanted::default()), Err(PlotError::Nothing));
    let mixed = [two.clone(), saved(comparison()).remove(0)];
    assert_eq!(
        draw(&mixed, Wanted::default()),
        Err(PlotError::SeveralOther)
    );
    let seats = [two.clone(), three];
    assert_eq!(
        draw(&seats, wanted(Kind::Seats)),
        Err(PlotError::SeatsDiffer)
    );
    assert!(draw(&seats, wanted(Kind::Length)).is_ok());
    let duel_of_run = draw(std::slice::from_ref(&two), wanted(Kind::Duel));
    assert_eq!(
        duel_of_run,
        Err(PlotError::NotOfThis(
            Kind::Duel,
            &[Kind::Length, Kind::Seats, Kind::Points]
        ))
    );
    let measure = Wanted {
        aspect: Some(Aspect::DrawShare),
        ..Wanted::default()
    };
    assert_eq!(draw(&[two], measure), Err(PlotError::AspectOfRun));
    let house = [("h".to_owned(), Saved::HouseRules(Box::new(house_rules())))];
    let nine = Wanted {
        seats: Some(9),
        ..Wanted::default()
    };
    assert_eq!(draw(&house, nine), Err(PlotError::NoSuchSeats(9, vec![4])));
    assert!(draw(&house, measure).is_ok());
}

#[test]
fn markdown_has_a_row_and_a_heading_for_every_house_rule() {
    let of = comparison();
    let text = markdown(words(Lang::En), &of);
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows.len(), 2 + of.outcomes.len());
    let columns = |row: &&str| row.matches(" | ").count();
    assert!(
        rows.iter().all(|row| columns(row) == columns(&rows[0])),
        "{text}"
    );
    assert!(
        text.contains("### Stacking") && text.contains("| +9.1 % |"),
        "{text}"
    );
}
