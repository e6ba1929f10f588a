//! Given settings to checked ones.

use super::draft::{ConfigProblem, Given, LIMITS};
use super::{Config, DataAddress, PublicUrl};
use crate::limits::LimitSettings;
use crate::logging::LogFormat;
use crate::origin;
use lastcard_notation::nearest;
use std::collections::BTreeMap;
use std::net::SocketAddr;

/// The settings that a file may hold and the command line has flags for, but for the limits.
pub(super) const SETTINGS: [(&str, Kind); 7] = [
    ("addr", Kind::Text),
    ("admin-addr", Kind::Text),
    ("allowed-origins", Kind::Texts),
    ("data", Kind::Text),
    ("log", Kind::Text),
    ("public-url", Kind::Text),
    ("trusted-proxies", Kind::Number),
];

/// What the value of a setting is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    Texts,
    Number,
}

/// More than any server serves, and far from where numbers end.
const MOST: u32 = 1_000_000;

/// More proxies than anybody has in a row.
const MOST_PROXIES: u8 = 16;

/// Checks everything that is given; adds to the problems that are known already.
pub(super) fn check(
    given: &BTreeMap<String, Vec<Given>>,
    problems: Vec<ConfigProblem>,
) -> Result<Config, Vec<ConfigProblem>> {
    let mut check = Check {
        config: Config::default(),
        problems,
    };
    let admin_addr = given.get("admin-addr").and_then(|values| values.last());
    for (setting, values) in given {
        for value in values {
            check.setting(setting, value);
        }
    }
    let Check {
        config,
        mut problems,
    } = check;
    if let Some(admin) = admin_addr
        && config.admin_addr == Some(config.addr)
        && config.addr.port() != 0
    {
        problems.push(ConfigProblem {
            source: admin.source.clone(),
            message: "this is where players connect; give metrics another port, or \"off\""
                .to_owned(),
        });
    }
    if problems.is_empty() {
        Ok(config)
    } else {
        Err(problems)
    }
}

struct Check {
    config: Config,
    problems: Vec<ConfigProblem>,
}

impl Check {
    fn setting(&mut self, setting: &str, given: &Given) {
        let value = given.value.as_str();
        let config = &mut self.config;
        let outcome = match setting {
            "addr" => address(value).map(|addr| config.addr = addr),
            "admin-addr" if value == "off" => {
                config.admin_addr = None;
                Ok(())
            }
            "admin-addr" => address(value).map(|addr| config.admin_addr = Some(addr)),
            "allowed-origins" => origin::parse(value)
                .map(|origin| config.allowed_origins.push(origin))
                .map_err(|origin::NoOrigin(sentence)| sentence),
            "data" => data(value).map(|data| config.data = data),
            "log" => log(value).map(|log| config.log = log),
            "public-url" => PublicUrl::parse(value).map(|url| config.public_url = Some(url)),
            "trusted-proxies" => proxies(value).map(|number| config.trusted_proxies = number),
            _ => limit(setting, value, &mut config.limits),
        };
        if let Err(message) = outcome {
            self.problems.push(ConfigProblem {
                source: given.source.clone(),
                message,
            });
        }
    }
}

fn address(value: &str) -> Result<SocketAddr, String> {
    let number = match value.strip_prefix("localhost:") {
        Some(port) => format!("127.0.0.1:{port}"),
        None => value.to_owned(),
    };
    number.parse().map_err(|_| {
        format!(
            "\"{value}\" is no address with a port; write it like 127.0.0.1:8080, or 0.0.0.0:8080 for a server \
             that other machines reach"
        )
    })
}

/// The value may hold a password, so no message repeats it.
fn data(value: &str) -> Result<DataAddress, String> {
    match value.split_once("://") {
        _ if value.trim().is_empty() => {
            Err("this names no store; give a file, or postgres://…".to_owned())
        }
        Some((scheme, _)) if !matches!(scheme, "postgres" | "postgresql") => Err(format!(
            "a store is a file or a postgres:// address; {scheme}:// cannot be used"
        )),
        _ => Ok(DataAddress(value.to_owned())),
    }
}

fn log(value: &str) -> Result<LogFormat, String> {
    LogFormat::from_name(value)
        .ok_or_else(|| format!("\"{value}\" is no form of the log; use human or json"))
}

fn proxies(value: &str) -> Result<u8, String> {
    let number = value.parse().ok().filter(|&number| number <= MOST_PROXIES);
    number.ok_or_else(|| {
        format!(
            "\"{value}\" is no number of proxies; give 0 where players connect directly, 1 behind one proxy, \
             up to {MOST_PROXIES}"
        )
    })
}

fn limit(setting: &str, value: &str, limits: &mut LimitSettings) -> Result<(), String> {
    let name = setting.strip_prefix(LIMITS).unwrap_or(setting);
    let Some(limit) = limits.get_mut(name) else {
        return Err(unknown("limit", name, LimitSettings::NAMES));
    };
    match value.parse() {
        Ok(0) if name == "connections" => {
            Err("nobody could connect; give connections 1 or more".to_owned())
        }
        Ok(number) if number <= MOST => {
            *limit = number;
            Ok(())
        }
        _ => Err(format!(
            "\"{value}\" cannot be the limit {name}; give a whole number up to {MOST}, 0 for no limit"
        )),
    }
}

/// A name that is none, with the one that was meant or all that there are.
pub(super) fn unknown(what: &str, name: &str, names: &[&str]) -> String {
    match nearest(name, names.iter().copied()) {
        Some(meant) => format!("there is no {what} \"{name}\"; did you mean \"{meant}\"?"),
        None => format!(
            "there is no {what} \"{name}\"; there are {}",
            names.join(", ")
        ),
    }
}
