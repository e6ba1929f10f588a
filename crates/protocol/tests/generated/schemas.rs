//! The messages as JSON schemas, in the order of their first mention.

use lastcard_protocol::{client, local, rest, server};
use schemars::generate::{Contract, SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Every type that something is sent as, by name.
pub(crate) struct Schemas(Map<String, Value>);

/// What a type is for: what reads a message may find less in it than what writes one puts there.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    ToServer,
    ToClient,
}

/// Calls a macro with the types of the requests, and with those of the answers.
macro_rules! with_rest_types {
    ($collect:ident) => {
        $collect!(
            requests: OpenTable, TakeSeat, EnterCode, MoveSeat, ClaimSeat, CheckRules, RulesSheet,
                EstimateRules;
            answers: Opened, PublicTable, Invitation, Seated, CodeOpens, Movable, RecordEntry, PresetEntry, OptionGroup,
                RulesChecked, Sheet, Estimate, Version, Problem;
        )
    };
}
pub(crate) use with_rest_types;

impl Schemas {
    /// What goes over the WebSocket in that direction.
    pub(crate) fn of_messages(way: Way, definitions: &str) -> Schemas {
        let mut generator = generator(way, definitions);
        match way {
            Way::ToServer => generator.subschema_for::<client::ToServer>(),
            Way::ToClient => generator.subschema_for::<server::ToClient>(),
        };
        Schemas(generator.take_definitions(true))
    }

    /// What goes between a page and its module in that direction: the module is in the place of a server.
    pub(crate) fn of_local(way: Way, definitions: &str) -> Schemas {
        let mut generator = generator(way, definitions);
        match way {
            Way::ToServer => generator.subschema_for::<local::Request>(),
            Way::ToClient => generator.subschema_for::<local::Answer>(),
        };
        Schemas(generator.take_definitions(true))
    }

    /// What goes over HTTP in that direction.
    pub(crate) fn of_rest(way: Way, definitions: &str) -> Schemas {
        let mut generator = generator(way, definitions);
        macro_rules! collect {
            (requests: $($request:ident),+; answers: $($answer:ident),+;) => {
                match way {
                    Way::ToServer => { $(generator.subschema_for::<rest::$request>();)+ }
                    Way::ToClient => { $(generator.subschema_for::<rest::$answer>();)+ }
                }
            };
        }
        with_rest_types!(collect);
        Schemas(generator.take_definitions(true))
    }

    pub(crate) fn get(&self, name: &str) -> &Value {
        self.0
            .get(name)
            .unwrap_or_else(|| panic!("there is no type {name}"))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.0.iter()
    }
}

/// Every type, for its descriptions.
pub(crate) fn all_schemas() -> BTreeMap<String, Value> {
    [Way::ToServer, Way::ToClient]
        .into_iter()
        .flat_map(|way| {
            [
                Schemas::of_local(way, "/$defs"),
                Schemas::of_messages(way, "/$defs"),
                Schemas::of_rest(way, "/$defs"),
            ]
        })
        .flat_map(|schemas| schemas.0)
        .collect()
}

/// Name and value of the field that tells the case.
pub(crate) fn tag(case: &Value) -> (String, String) {
    let fields = case["properties"].as_object().expect("a case has fields");
    fields
        .iter()
        .find_map(|(name, field)| Some((name.clone(), field["const"].as_str()?.to_owned())))
        .expect("a case has a tag")
}

fn generator(way: Way, definitions: &str) -> SchemaGenerator {
    let contract = match way {
        Way::ToServer => Contract::Deserialize,
        Way::ToClient => Contract::Serialize,
    };
    SchemaSettings::draft2020_12()
        .with(|settings| {
            settings.contract = contract;
            settings.definitions_path = definitions.to_owned().into();
        })
        .into_generator()
}
