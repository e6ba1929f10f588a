//! The plain pages: what to type in a terminal, in each of our languages. They need no script and hold no style.

use crate::config::PublicUrl;
use crate::qr::escaped;
use lastcard_texts::{Lang, Texts};

/// Which page.
#[derive(Clone, Copy)]
pub(super) enum Page<'a> {
    /// The first one.
    Home,
    /// The invitation to the table of that name.
    Table(&'a str),
    /// Nothing is there.
    NotFound,
}

/// The look of the pages.
pub(super) const STYLE: &str = include_str!("plain.css");

/// A page, complete.
pub(super) fn html(page: Page<'_>, lang: Lang, public: &PublicUrl) -> String {
    let texts = Texts::of(lang);
    let text = |key: &str| escaped(&texts.text(key, &[]));
    let heading = text(match page {
        Page::Home => "page-home-heading",
        Page::Table(_) => "page-table-heading",
        Page::NotFound => "page-not-found-heading",
    });
    let (name, tagline) = (text("page-title"), text("page-tagline"));
    let prefix = escaped(public.prefix());
    let body = match page {
        Page::Home => home(texts, public),
        Page::Table(table) => invitation(texts, &public.table(table)),
        Page::NotFound => {
            let (sentence, link) = (text("page-not-found"), text("page-to-home"));
            format!("<p>{sentence}</p>\n<p><a href=\"{prefix}/\">{link}</a></p>")
        }
    };
    let others = other_languages(page, lang, &prefix);
    let code = lang.code();
    format!(
        "<!doctype html>\n\
         <html lang=\"{code}\">\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{heading} · {name}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n\
         <link rel=\"stylesheet\" href=\"{prefix}/plain.css\">\n\
         </head>\n\
         <body>\n\
         <header><p class=\"name\">{name}</p><p>{tagline}</p></header>\n\
         <main>\n<h1>{heading}</h1>\n{body}\n</main>\n\
         <footer>{others}</footer>\n\
         </body>\n\
         </html>\n"
    )
}

fn home(texts: &Texts, public: &PublicUrl) -> String {
    let text = |key: &str| escaped(&texts.text(key, &[]));
    let example = public.table("7h3k9m2p4r6t8v0x");
    format!(
        "<p>{}</p>\n{}\n<p>{}</p>\n<p>{}</p>",
        text("page-join-home"),
        command(&text("page-example"), &example),
        text("page-need"),
        text("page-no-browser-yet"),
    )
}

fn invitation(texts: &Texts, link: &str) -> String {
    let text = |key: &str| escaped(&texts.text(key, &[]));
    format!(
        "<p>{}</p>\n{}\n<p>{}</p>\n<p>{}</p>\n<p>{}</p>",
        text("page-join-table"),
        command(&text("page-command"), link),
        text("page-any-device"),
        text("page-need"),
        text("page-no-browser-yet"),
    )
}

/// A line to type, which a keyboard reaches because it may be wider than the screen.
fn command(label: &str, link: &str) -> String {
    let link = escaped(link);
    format!(
        "<figure><figcaption>{label}</figcaption>\
         <pre tabindex=\"0\" aria-label=\"{label}\"><code>lastcard join {link}</code></pre></figure>"
    )
}

/// Links to the same page in the other languages, in their own words. A page that is not there has no other one.
fn other_languages(page: Page<'_>, lang: Lang, prefix: &str) -> String {
    let path = match page {
        Page::Home => "/".to_owned(),
        Page::Table(table) => format!("/t/{}", escaped(table)),
        Page::NotFound => return String::new(),
    };
    let links: Vec<String> = Lang::ALL
        .into_iter()
        .filter(|other| *other != lang)
        .map(|other| {
            let (code, name) = (other.code(), other.name());
            format!(
                "<a href=\"{prefix}{path}?lang={code}\" lang=\"{code}\" hreflang=\"{code}\">{name}</a>"
            )
        })
        .collect();
    format!(
        "<nav aria-label=\"{}\">{}</nav>",
        escaped(&Texts::of(lang).text("page-language", &[])),
        links.join("\n")
    )
}
