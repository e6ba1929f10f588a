//! A report of HTML that stands alone: sentences, figures and their numbers, on a screen of any width and on paper.
//!
//! It needs no scripts, and its own policy forbids it to ask for anything from anywhere.

use super::figure::Figure;
use super::plot::{aspect_figure, lengths_figure, places_figure};
use super::sentences::{Told, told};
use super::svg::{PAGE_STYLE, escaped};
use super::tables::{Table, changes};
use super::words::{Words, capitalized};
use crate::compare::{Aspect, Comparison, Outcome};
use lastcard_bots::Level;

/// The width of a figure within the page; it shrinks with a smaller screen.
const WIDTH: f64 = 400.0;

/// The report of a comparison, a whole HTML document.
pub fn report(words: Words, comparison: &Comparison) -> String {
    let title = words.text("lab-title", &[]);
    let told = told(words, comparison);
    let beside = told.iter().zip(comparison.outcomes.iter().skip(1));
    let parts = [
        header(words, comparison, &title),
        section(
            words,
            "lab-in-short",
            &beside
                .map(|(told, here)| in_short(words, told, here, comparison.base()))
                .collect::<String>(),
        ),
        figures(words, comparison),
        differences(words, comparison),
        footer(words, comparison),
    ];
    let names: Vec<String> = comparison
        .outcomes
        .iter()
        .map(|it| words.title(it))
        .collect();
    format!(
        r#"<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}: {names}</title>
<style>
{STYLE}
{PAGE_STYLE}
</style>
</head>
<body>
<main>
{parts}</main>
</body>
</html>
"#,
        lang = words.texts().lang().code(),
        title = escaped(&title),
        names = escaped(&names.join(", ")),
        parts = parts.concat(),
    )
}

fn header(words: Words, of: &Comparison, title: &str) -> String {
    let mut levels: Vec<Level> = of.bots.clone();
    levels.dedup();
    let levels: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    let bots = words.text("lab-bots", &[("levels", (&levels.join(", ")).into())]);
    let base = words.title(of.base());
    let intro = words.text(
        "lab-intro",
        &[
            ("bots", (&bots).into()),
            ("rounds", (&words.count(of.rounds)).into()),
            ("matches", (&words.count(of.matches)).into()),
            ("seats", (&words.count(of.seats() as u64)).into()),
            ("base", (&base).into()),
        ],
    );
    let skill = words.count(of.skill_rounds);
    let skill = words.text("lab-report-skill", &[("rounds", (&skill).into())]);
    let limits = words.text("lab-limits", &[]);
    let [title, intro, skill, limits] = [title, &intro, &skill, &limits].map(escaped);
    format!(
        "<header>\n<h1>{title}</h1>\n<p>{intro} {skill}</p>\n<p class=\"dim\">{limits}</p>\n</header>\n"
    )
}

fn section(words: Words, heading: &str, inner: &str) -> String {
    let heading = escaped(&words.text(heading, &[]));
    format!("<section>\n<h2>{heading}</h2>\n{inner}</section>\n")
}

fn in_short(words: Words, told: &Told, here: &Outcome, base: &Outcome) -> String {
    // A sentence tells the worst of these rules alone, and only beside a difference that is certain.
    let worst = (here.worst_penalty != base.worst_penalty).then(|| {
        let [base, here] = [base, here].map(|it| words.count(it.worst_penalty.into()));
        words.text(
            "lab-report-worst",
            &[("base", (&base).into()), ("here", (&here).into())],
        )
    });
    let items = told.sentences.iter().chain(&worst);
    let items = items.map(|sentence| format!("<li>{}</li>\n", escaped(sentence)));
    let items: String = items.collect();
    format!("<h3>{}</h3>\n<ul>\n{items}</ul>\n", escaped(&told.rules))
}

fn figures(words: Words, of: &Comparison) -> String {
    let measured = |aspect: &Aspect| of.outcomes.iter().any(|it| it.measure(*aspect).is_some());
    let aspects = Aspect::ALL.into_iter().filter(measured).map(|aspect| {
        let about = words.aspect_about(aspect);
        let mut drawn = aspect_figure(words, of, aspect, WIDTH);
        // They are read alike, which is said once, before all of them.
        drawn.notes.clear();
        figure(words, &drawn, Some(&about))
    });
    let others = [
        lengths_figure(words, of, WIDTH),
        places_figure(words, of, WIDTH),
    ];
    let others = others.iter().map(|it| figure(words, it, None));
    let keys = [
        "lab-figure-key-interval",
        "lab-figure-key-base",
        "lab-figure-key-certain",
        "lab-reading",
    ];
    let reading = escaped(&keys.map(|key| words.text(key, &[])).join(" "));
    let all: String = aspects.chain(others).collect();
    section(
        words,
        "lab-figures",
        &format!("<p class=\"dim\">{reading}</p>\n{all}"),
    )
}

fn figure(words: Words, figure: &Figure, about: Option<&str>) -> String {
    let title = escaped(&figure.title);
    let about = about.map_or_else(String::new, |about| format!("<p>{}</p>\n", escaped(about)));
    // The last note says what was played, which the page says once.
    let notes = figure
        .notes
        .split_last()
        .map_or(&[][..], |(_, notes)| notes);
    let notes = match notes {
        [] => String::new(),
        notes => format!("<p class=\"dim\">{}</p>", escaped(&notes.join(" "))),
    };
    let svg = figure.inline();
    let caption = words.text("lab-table-of", &[("title", (&figure.table.title).into())]);
    let numbers = table(&figure.table, &caption);
    format!(
        "<figure>\n<figcaption><h3>{title}</h3>\n{about}</figcaption>\n<div class=\"beside\">\n<div>{svg}{notes}</div>\n{numbers}</div>\n</figure>\n"
    )
}

fn differences(words: Words, of: &Comparison) -> String {
    let mut tables = String::new();
    let base = words.title(of.base());
    for one in changes(words, of) {
        let caption = words.text(
            "lab-report-options",
            &[("rules", (&one.title).into()), ("base", (&base).into())],
        );
        tables += "<h3>";
        tables += &escaped(&one.title);
        tables += "</h3>\n";
        tables += &table(&one, &caption);
    }
    section(words, "lab-what-differs", &tables)
}

fn table(table: &Table, caption: &str) -> String {
    let caption = escaped(caption);
    let head = table.head.iter().map(|text| escaped(&capitalized(text)));
    let head: Vec<String> = head.collect();
    let head = head.join("</th><th scope=\"col\">");
    let row = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(place, text)| match place {
            0 => format!("<th scope=\"row\">{}</th>", escaped(text)),
            _ => format!("<td>{}</td>", escaped(text)),
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows: String = table.rows.iter().map(row).collect();
    // It can be scrolled on a small screen, also with the keys.
    format!(
        "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\"><table>\n<caption>{caption}</caption>\n<thead><tr><th scope=\"col\">{head}</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

fn footer(words: Words, of: &Comparison) -> String {
    let seed = of.seed.to_string();
    let made = escaped(&words.text("lab-made", &[("seed", (&seed).into())]));
    let version = env!("CARGO_PKG_VERSION");
    let again = escaped(&words.text("lab-run-again", &[]));
    let command = escaped(&of.command);
    format!(
        "<footer>\n<p class=\"dim\">{again} <code>{command}</code></p>\n<p class=\"dim\">{made} lastcard {version}.</p>\n</footer>\n"
    )
}

const STYLE: &str = ":root{color-scheme:light dark;--ink:#1f2328;--dim:#57606a;--grid:#d8dee4;--mark:#0b5cad;\
--bar:#8db9e3;--paper:#ffffff}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--dim:#a2abb5;--grid:#343b44;--mark:#6cb2ff;--bar:#274f7a;\
--paper:#0d1117}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Roboto,'Helvetica Neue',Arial,sans-serif}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.9rem;line-height:1.2;margin:.2em 0 .5em}
h2{font-size:1.35rem;margin:2.2em 0 .6em;padding-bottom:.25em;border-bottom:1px solid var(--grid)}
h3{font-size:1.05rem;margin:1.4em 0 .3em}
p{margin:.4em 0;max-width:48rem}
ul{margin:.3em 0;padding-left:1.2rem;max-width:48rem}
li{margin:.25em 0}
figure{margin:0 0 1.6rem}
figcaption h3{margin-bottom:.1em}
p.dim{color:var(--dim);font-size:.875rem}
.beside{display:grid;gap:.6rem 2rem;align-items:start}
@media (min-width:60rem){.beside{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.beside>div{min-width:0}
svg{display:block;width:100%;max-width:34rem;height:auto;font-family:inherit}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--dim);padding:.3em 0}
code{overflow-wrap:anywhere}
th,td{text-align:left;padding:.3em 1em .3em 0;border-bottom:1px solid var(--grid);vertical-align:top}
thead th{color:var(--dim);font-weight:500}
tbody th{font-weight:500}
footer{margin-top:2.5rem}
@media print{:root{color-scheme:light;--ink:#000;--dim:#444;--grid:#ccc;--mark:#0b5cad;--bar:#8db9e3;--paper:#fff}\
main{max-width:none;padding:0}figure,tr,li{break-inside:avoid}h2,h3{break-after:avoid}.wide{overflow:visible}\
.beside{grid-template-columns:1fr 1fr}}";
