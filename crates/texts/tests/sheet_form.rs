//! How a sheet is laid out, as text and as Markdown.

mod common;

use common::{draft, one_line, sheet};
use lastcard_engine::rules::Value;
use lastcard_notation::{PRESET_NAMES, preset};
use lastcard_texts::{Block, Lang, Sheet, SheetOptions, Texts};

#[test]
fn a_line_of_the_text_is_never_longer_than_the_width() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for name in PRESET_NAMES {
            for width in [24, 40, 72, 100] {
                let text = sheet(&texts, draft(name, &[])).to_text(width);
                let long = text.lines().find(|line| line.chars().count() > width);
                assert_eq!(long, None, "{name} at {width}");
                assert!(!text.contains(" \n"), "spaces at the end of a line");
            }
        }
    }
}

#[test]
fn every_heading_has_something_below_it_and_no_sentence_stands_there_twice() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for name in PRESET_NAMES {
            let sheet = sheet(&texts, draft(name, &[]));
            for pair in sheet.blocks.windows(2) {
                let both = matches!(pair, [Block::Heading(_), Block::Heading(_)]);
                assert!(!both, "{name}: {pair:?}");
            }
            let mut sentences: Vec<String> = Vec::new();
            for block in &sheet.blocks {
                if let Block::Paragraph(text) = block {
                    sentences.extend(text.split_inclusive(". ").map(str::to_owned));
                }
            }
            let count = sentences.len();
            sentences.sort();
            sentences.dedup();
            assert_eq!(
                sentences.len(),
                count,
                "{name} repeats itself in {}",
                lang.code()
            );
        }
    }
}

#[test]
fn the_sheets_of_all_languages_have_the_same_parts() {
    for name in PRESET_NAMES {
        let shape = |lang| {
            let sheet = sheet(Texts::of(lang), draft(name, &[]));
            sheet.blocks.iter().map(parts).collect::<Vec<_>>()
        };
        let english = shape(Lang::En);
        for lang in Lang::ALL {
            assert_eq!(shape(lang), english, "{name} in {}", lang.code());
        }
    }
}

/// What kind of block it is, and how many parts it has.
fn parts(block: &Block) -> (&'static str, usize) {
    match block {
        Block::Heading(_) => ("heading", 1),
        Block::Paragraph(_) => ("paragraph", 1),
        Block::List(items) => ("list", items.len()),
        Block::Terms(terms) => ("terms", terms.len()),
        Block::Table { head, rows } => ("table", head.len() * rows.len()),
    }
}

#[test]
fn glossary_and_tips_stand_in_the_sheet_as_well() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for name in PRESET_NAMES {
            let draft = draft(name, &[]);
            let whole = sheet(texts, draft).to_markdown();
            let rules = lastcard_engine::Rules::new(draft).expect("rules");
            for part in [texts.glossary(&rules), texts.tips(&rules)] {
                let part = part.to_markdown().replacen("# ", "## ", 1);
                assert!(whole.contains(&part), "{name}: {part}");
            }
        }
    }
}

#[test]
fn a_sheet_is_set_in_both_forms() {
    let sheet = Sheet {
        title: "Rules".into(),
        blocks: vec![
            Block::Heading("Cards".into()),
            Block::Paragraph("One two three.".into()),
            Block::List(vec!["a longer point here".into()]),
            Block::Terms(vec![("Wild".into(), "Fits.".into())]),
            Block::Table {
                head: vec!["Card".into(), "Points".into()],
                rows: vec![vec!["Skip".into(), "20".into()]],
            },
        ],
    };
    assert_eq!(
        sheet.to_text(20),
        "Rules\n=====\n\nCards\n-----\n\nOne two three.\n\n- a longer point\n  here\n\n\
         - Wild: Fits.\n\nCard  Points\n----  ------\nSkip  20\n"
    );
    assert_eq!(
        sheet.to_markdown(),
        "# Rules\n\n## Cards\n\nOne two three.\n\n- a longer point here\n\n\
         - **Wild**: Fits.\n\n| Card | Points |\n| --- | --- |\n| Skip | 20 |\n"
    );
}

#[test]
fn a_table_that_is_too_wide_becomes_a_list() {
    let row = vec!["Draw Two".into(), "8 (2 of each color)".into(), "20".into()];
    let table = Block::Table {
        head: vec!["Card".into(), "Per deck".into(), "Points".into()],
        rows: vec![row],
    };
    let sheet = Sheet {
        title: "R".into(),
        blocks: vec![table],
    };
    assert_eq!(
        sheet.to_text(30),
        "R\n=\n\n- Draw Two; Per deck: 8 (2 of\n  each color); Points: 20\n"
    );
}

#[test]
fn what_a_host_writes_is_shown_and_is_never_markup() {
    let texts = Texts::new(Lang::En);
    let changes = [("deck.kind", Value::Word("all"))];
    let rules = lastcard_engine::Rules::new(draft("standard", &changes)).expect("rules");
    let options = SheetOptions {
        title: Some("Our <b>table</b>"),
        blank_wild_text: Some("everybody *sings*\u{1b}[31m"),
        players: Some(4),
    };
    let sheet = texts.sheet(&rules, &options);
    assert_eq!(sheet.title, "Rules: Our <b>table</b>");
    assert!(one_line(&sheet).contains("This table has also agreed: \"everybody *sings*[31m\"."));
    let markdown = sheet.to_markdown();
    assert!(markdown.starts_with("# Rules: Our \\<b\\>table\\</b\\>\n"));
    assert!(markdown.contains("everybody \\*sings\\*\\[31m"));
}

#[test]
fn a_known_number_of_players_is_said_with_its_decks() {
    let texts = Texts::new(Lang::Nl);
    let rules = &preset("standard").expect("a preset").rules;
    let of = |players| {
        let options = SheetOptions {
            players: Some(players),
            ..SheetOptions::default()
        };
        one_line(&texts.sheet(rules, &options))
    };
    assert!(of(4).contains("Aan deze tafel zitten 4 spelers. Je schudt één spel kaarten."));
    assert!(of(12).contains("Je schudt 2 spellen kaarten door elkaar."));
    assert!(
        of(21).contains("Je speelt met 2 tot en met 20 spelers."),
        "21 cannot play"
    );
}

#[test]
fn rules_for_which_no_number_of_players_fits_say_so() {
    let texts = Texts::new(Lang::Nl);
    let changes = [
        ("deck.count", Value::Int(1)),
        ("deal.hand_size", Value::Int(15)),
        ("teams.size", Value::Int(5)),
    ];
    let text = one_line(&sheet(&texts, draft("standard", &changes)));
    assert!(text.contains("Met deze afspraken kan geen enkel aantal spelers meedoen."));
}
