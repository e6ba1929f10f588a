//! The messages with their fields, for people.

use crate::schemas::{Schemas, Way, tag};
use lastcard_protocol::rest::{Answer, Body, Method, OPERATIONS};
use lastcard_protocol::server::ErrorCode;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

const DEFINITIONS: &str = "/$defs";

pub(crate) fn text() -> String {
    let to_server = Schemas::of_messages(Way::ToServer, DEFINITIONS);
    let to_client = Schemas::of_messages(Way::ToClient, DEFINITIONS);
    let requests = Schemas::of_rest(Way::ToServer, DEFINITIONS);
    let answers = Schemas::of_rest(Way::ToClient, DEFINITIONS);
    let to_module = Schemas::of_local(Way::ToServer, DEFINITIONS);
    let of_module = Schemas::of_local(Way::ToClient, DEFINITIONS);
    let mut page = Page::default();
    page.line("## Close codes\n");
    page.line("Besides those of RFC 6455, which stand above.\n");
    page.line("| code | `error.code` | meaning | the client comes back by itself |");
    page.line("|---|---|---|---|");
    page.close_codes(to_client.get("ErrorCode"));
    page.line("\n## What a client sends over the WebSocket\n");
    page.section(&to_server, "ToServer");
    page.line("## What the server sends over the WebSocket\n");
    page.section(&to_client, "ToClient");
    page.line("## Requests over HTTP\n");
    page.operations();
    page.line("");
    for schemas in [&requests, &answers] {
        for operation in OPERATIONS {
            if let Some(Body(name)) = operation.body
                && schemas.iter().any(|(known, _)| known == name)
            {
                page.section(schemas, name);
            }
            if let Answer::One(name) | Answer::Made(name) | Answer::List(name) = operation.answer
                && schemas.iter().any(|(known, _)| known == name)
            {
                page.section(schemas, name);
            }
        }
    }
    page.section(&answers, "Problem");
    page.line("## Requests to the module in the page\n");
    page.section(&to_module, "Request");
    page.line("## Answers of the module in the page\n");
    page.section(&of_module, "Answer");
    let mut text = page.text.trim_end().to_owned();
    text.push('\n');
    text
}

/// The text so far, and which types stand in it.
#[derive(Default)]
struct Page {
    text: String,
    written: BTreeSet<String>,
}

impl Page {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn close_codes(&mut self, codes: &Value) {
        for code in ErrorCode::ALL {
            let name = serde_json::to_value(code).expect("a code is a text");
            let about = codes["oneOf"]
                .as_array()
                .and_then(|all| all.iter().find(|one| one["const"] == name))
                .expect("every code is described");
            let back = if code.comes_back() { "yes" } else { "no" };
            let row = format!(
                "| {} | `{}` | {} | {back} |",
                code.close_code(),
                name.as_str().unwrap_or_default(),
                description(about)
            );
            self.line(&row);
        }
    }

    fn operations(&mut self) {
        self.line("| request | body | answer | what it does |");
        self.line("|---|---|---|---|");
        for operation in OPERATIONS {
            let method = match operation.method {
                Method::Get => "GET",
                Method::Post => "POST",
            };
            let body = operation
                .body
                .map_or(String::new(), |Body(name)| link(name));
            let answer = match operation.answer {
                Answer::One(name) | Answer::Made(name) => link(name),
                Answer::List(name) => format!("list of {}", link(name)),
                Answer::Text(media) => format!("`{media}`"),
            };
            let query = if operation.lang { "?lang=nl" } else { "" };
            let row = format!(
                "| `{method} {}{query}` | {body} | {answer} | {} |",
                operation.path, operation.about
            );
            self.line(&row);
        }
    }

    /// A type, and after it every type that it mentions and that was not described yet.
    fn section(&mut self, schemas: &Schemas, name: &str) {
        if !self.written.insert(name.to_owned()) {
            return;
        }
        let schema = schemas.get(name);
        self.line(&format!("### {name}\n"));
        self.line(&format!("{}\n", description(schema)));
        if let Some(cases) = schema["oneOf"].as_array() {
            self.cases(cases);
        } else if schema["properties"].is_object() {
            self.fields(schema, None);
        } else {
            self.line(&format!("In JSON: {}.\n", kind(schema)));
        }
        let mut mentioned = Vec::new();
        mentions(schema, &mut mentioned);
        for name in mentioned {
            self.section(schemas, &name);
        }
    }

    fn cases(&mut self, cases: &[Value]) {
        if cases.iter().all(|case| case["properties"].is_object()) {
            for case in cases {
                let (tag, value) = tag(case);
                self.line(&format!(
                    "**`\"{tag}\": \"{value}\"`** — {}\n",
                    description(case)
                ));
                self.fields(case, Some(&tag));
            }
            return;
        }
        self.line("| value | meaning |");
        self.line("|---|---|");
        for case in cases {
            let names = match (&case["const"], &case["enum"]) {
                (Value::String(name), _) => format!("`{name}`"),
                _ => kind(case),
            };
            self.line(&format!("| {names} | {} |", description(case)));
        }
        self.line("");
    }

    fn fields(&mut self, schema: &Value, tag: Option<&str>) {
        let empty = Map::new();
        let fields = schema["properties"].as_object().unwrap_or(&empty);
        let required = |name: &str| {
            let list = schema["required"].as_array();
            list.is_some_and(|list| list.iter().any(|field| field == name))
        };
        let fields: Vec<_> = fields
            .iter()
            .filter(|(name, _)| tag != Some(name.as_str()))
            .collect();
        if fields.is_empty() {
            return;
        }
        self.line("| field | what | meaning |");
        self.line("|---|---|---|");
        for (name, field) in fields {
            let left_out = if required(name) {
                ""
            } else {
                "; may be left out"
            };
            let row = format!(
                "| `{name}` | {}{left_out} | {} |",
                kind(field),
                description(field)
            );
            self.line(&row);
        }
        self.line("");
    }
}

fn description(schema: &Value) -> String {
    let text = schema["description"].as_str().unwrap_or_default();
    text.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('|', "\\|")
}

/// What a value looks like.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return link(name.rsplit('/').next().unwrap_or(name));
    }
    if let Some(cases) = schema["anyOf"].as_array() {
        return cases.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let mut kinds = Vec::new();
    for of in types {
        kinds.push(match of {
            "null" => "null".to_owned(),
            "boolean" => "true or false".to_owned(),
            "integer" => whole_number(schema),
            "number" => "a number".to_owned(),
            "string" => match schema["pattern"].as_str() {
                Some(pattern) => format!("a text that matches `{}`", pattern.replace('|', "\\|")),
                None => "a text".to_owned(),
            },
            "array" => format!("list of {}", kind(&schema["items"])),
            "object" => "an object with a number or value for each name".to_owned(),
            other => panic!("how is {other} described?"),
        });
    }
    kinds.join(" or ")
}

fn whole_number(schema: &Value) -> String {
    let mut text = "a whole number".to_owned();
    if let (Some(least), Some(most)) = (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        write!(text, ", {least} to {most}").expect("a text takes everything");
    }
    text
}

fn mentions(schema: &Value, names: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(name) = fields.get("$ref").and_then(Value::as_str) {
                names.push(name.rsplit('/').next().unwrap_or(name).to_owned());
            }
            fields.values().for_each(|value| mentions(value, names));
        }
        Value::Array(values) => values.iter().for_each(|value| mentions(value, names)),
        _ => {}
    }
}

fn link(name: &str) -> String {
    format!("[{name}](#{})", name.to_lowercase())
}
