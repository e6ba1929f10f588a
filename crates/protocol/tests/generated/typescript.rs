//! The types of the messages in TypeScript.

use crate::schemas::{all_schemas, tag, with_rest_types};
use lastcard_protocol::server::ErrorCode;
use lastcard_protocol::{VERSION, client, game, local, rest, server};
use serde_json::Value;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::Write;
use ts_rs::{Config, TS, TypeVisitor};

pub(crate) fn text() -> String {
    let mut types = Types {
        declarations: BTreeMap::new(),
        schemas: all_schemas(),
    };
    types.visit::<client::ToServer>();
    types.visit::<server::ToClient>();
    types.visit::<local::Request>();
    types.visit::<local::Answer>();
    // Mentioned only where a map is written by hand.
    types.visit::<game::OptionValue>();
    macro_rules! collect {
        (requests: $($request:ident),+; answers: $($answer:ident),+;) => {
            $(types.visit::<rest::$request>();)+
            $(types.visit::<rest::$answer>();)+
        };
    }
    with_rest_types!(collect);
    let mut text = format!(
        "// What the page and the table server say to one another. Generated from crates/protocol: change it there,\n\
         // and run its tests with LASTCARD_BLESS=1.\n\n\
         /** The version of the messages. */\nexport const VERSION = {VERSION};\n\n\
         /** The close code of a connection that ends for a reason. */\n\
         export const CLOSE_CODES: Record<ErrorCode, number> = {{\n"
    );
    for code in ErrorCode::ALL {
        let name = serde_json::to_value(code).expect("a code is a text");
        let name = name.as_str().expect("a code is a text");
        writeln!(text, "  {name}: {},", code.close_code()).expect("a text takes everything");
    }
    text.push_str("};\n");
    for declaration in types.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

/// Every type by its name.
struct Types {
    declarations: BTreeMap<String, String>,
    schemas: BTreeMap<String, Value>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new().with_large_int("number");
        if T::output_path().is_none() {
            return T::visit_dependencies(self);
        }
        if let Entry::Vacant(place) = self.declarations.entry(T::ident(&config)) {
            let cases = self.schemas.get(place.key()).map(|schema| &schema["oneOf"]);
            let declaration = with_cases(T::decl(&config), cases.unwrap_or(&Value::Null));
            let docs = T::docs().unwrap_or_default();
            place.insert(tidy(&format!("{docs}export {declaration}\n")));
            T::visit_dependencies(self);
        }
    }
}

/// The declaration with a line and its description for each case, which `ts-rs` leaves out.
fn with_cases(mut declaration: String, cases: &Value) -> String {
    for case in cases.as_array().into_iter().flatten() {
        let about = case["description"].as_str().unwrap_or_default();
        let start = if let Some(value) = case["const"].as_str() {
            format!("\"{value}\"")
        } else {
            let (tag, value) = tag(case);
            format!("{{ \"{tag}\": \"{value}\"")
        };
        let about = about.replace('\n', "\n   * ");
        let found = ["= ", "| "]
            .iter()
            .find_map(|before| declaration.find(&format!("{before}{start}")));
        let place = found.unwrap_or_else(|| panic!("{start} is a case of {declaration}"));
        let equals = if declaration[place..].starts_with('=') {
            "="
        } else {
            ""
        };
        let described = format!("{equals}\n  /** {about} */\n  | ");
        declaration.replace_range(place..place + 2, &described);
    }
    declaration
}

/// One line for a comment of one line, and fields stand in.
fn tidy(declaration: &str) -> String {
    let short = declaration
        .replace("/**\n * ", "/** ")
        .replace("\n */\n", " */\n");
    let mut text = String::new();
    for line in short.lines() {
        let stands_in = text.contains("export ") && !line.starts_with("  ");
        text.push_str(if stands_in { "    " } else { "" });
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
