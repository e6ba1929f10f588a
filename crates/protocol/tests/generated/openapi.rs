//! The HTTP interface as an `OpenAPI` document.

use crate::schemas::{Schemas, Way};
use lastcard_protocol::rest::{Answer, Body, Method, OPERATIONS, Operation, ProblemCode};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

const DEFINITIONS: &str = "/components/schemas";

pub(crate) fn text() -> String {
    let sent = Schemas::of_rest(Way::ToServer, DEFINITIONS);
    let answered = Schemas::of_rest(Way::ToClient, DEFINITIONS);
    let mut types = BTreeMap::new();
    for (name, schema) in sent.iter().chain(answered.iter()) {
        let known = types.entry(name.clone()).or_insert_with(|| schema.clone());
        assert_eq!(known, schema, "{name} is the same in requests and answers");
    }
    let mut paths: Map<String, Value> = Map::new();
    for operation in OPERATIONS {
        if let Some(Body(name)) = operation.body {
            sent.get(name);
        }
        if let Answer::One(name) | Answer::Made(name) | Answer::List(name) = operation.answer {
            answered.get(name);
        }
        let method = match operation.method {
            Method::Get => "get",
            Method::Post => "post",
        };
        let of_path = paths.entry(operation.path).or_insert_with(|| json!({}));
        assert!(
            of_path[method].is_null(),
            "{} stands there once",
            operation.path
        );
        of_path[method] = described(operation);
    }
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "lastcard",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Opening and finding tables, seats, records and rules. A match is played over the WebSocket \
                at `/ws`, which docs/protocol.md describes.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": types },
    });
    format!("{document:#}\n")
}

fn described(operation: &Operation) -> Value {
    let (status, content) = match operation.answer {
        Answer::One(name) => (200, json_of(&reference(name))),
        Answer::Made(name) => (201, json_of(&reference(name))),
        Answer::List(name) => (
            200,
            json_of(&json!({ "type": "array", "items": reference(name) })),
        ),
        Answer::Text(media) => (200, json!({ media: { "schema": { "type": "string" } } })),
    };
    let mut responses =
        json!({ status.to_string(): { "description": "It was done.", "content": content } });
    for (status, codes) in problems(operation) {
        responses[status.to_string()] = json!({
            "description": format!("Not done: {}.", codes.join(", ")),
            "content": json_of(&reference("Problem")),
        });
    }
    let mut described = json!({
        "operationId": operation.id,
        "summary": operation.about,
        "responses": responses,
    });
    let mut parameters = parameters(operation.path);
    if operation.lang {
        parameters.push(json!({
            "name": "lang",
            "in": "query",
            "required": false,
            "description": "The language of the answer, such as `nl`; that of the request when left out.",
            "schema": { "type": "string" },
        }));
    }
    if !parameters.is_empty() {
        described["parameters"] = parameters.into();
    }
    if let Some(Body(name)) = operation.body {
        described["requestBody"] =
            json!({ "required": true, "content": json_of(&reference(name)) });
    }
    described
}

/// What can be wrong, by status.
fn problems(operation: &Operation) -> BTreeMap<u16, Vec<String>> {
    let everywhere = [
        ProblemCode::BadRequest,
        ProblemCode::BadOrigin,
        ProblemCode::TooLong,
        ProblemCode::TooFast,
        ProblemCode::Internal,
    ];
    let mut by_status: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for code in operation.problems.iter().chain(&everywhere) {
        let name = serde_json::to_value(code).expect("a code is a text");
        let name = name.as_str().expect("a code is a text").to_owned();
        by_status.entry(code.status()).or_default().push(name);
    }
    by_status
}

fn parameters(path: &str) -> Vec<Value> {
    path.split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let (about, schema) = match name {
                "table" => ("The name of the table.", reference("TableId")),
                "number" => (
                    "The number of the match, from 1.",
                    json!({ "type": "integer", "minimum": 1 }),
                ),
                other => panic!("what is the parameter {other}?"),
            };
            json!({ "name": name, "in": "path", "required": true, "description": about, "schema": schema })
        })
        .collect()
}

fn json_of(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#{DEFINITIONS}/{name}") })
}
