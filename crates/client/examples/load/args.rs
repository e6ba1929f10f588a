//! What is to be measured.

use crate::Failure;
use std::time::Duration;

/// What is to be measured.
pub(crate) struct Args {
    /// The program `lastcard`.
    pub(crate) program: String,
    /// The store of its server.
    pub(crate) data: String,
    /// How many people.
    pub(crate) sockets: usize,
    /// At how many tables.
    pub(crate) tables: usize,
    /// How much time passes between two actions at one table.
    pub(crate) every: Duration,
    /// For how long is measured.
    pub(crate) seconds: Duration,
    /// For how long people play before that.
    pub(crate) warmup: Duration,
    /// The program that fills a store with copies of one table: then a cold start is measured, and `data` is a folder.
    pub(crate) cold: Option<String>,
}

pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Args, Failure> {
    let mut args = Args {
        program: "lastcard".to_owned(),
        data: String::new(),
        sockets: 2000,
        tables: 500,
        every: Duration::from_secs(5),
        seconds: Duration::from_secs(30),
        warmup: Duration::from_secs(25),
        cold: None,
    };
    let mut words = words;
    while let Some(flag) = words.next() {
        let value = words.next().ok_or(format!("{flag} wants a value"))?;
        match flag.as_str() {
            "--program" => args.program = value,
            "--data" => args.data = value,
            "--sockets" => args.sockets = value.parse()?,
            "--tables" => args.tables = value.parse()?,
            "--every" => args.every = Duration::try_from_secs_f64(value.parse()?)?,
            "--seconds" => args.seconds = Duration::try_from_secs_f64(value.parse()?)?,
            "--warmup" => args.warmup = Duration::try_from_secs_f64(value.parse()?)?,
            "--cold" => args.cold = Some(value),
            _ => return Err(format!("there is no flag {flag}").into()),
        }
    }
    if args.tables == 0 || !(2..=10).contains(&(args.sockets / args.tables.max(1))) {
        return Err("there are 2 to 10 sockets for each table".into());
    }
    if args.every.is_zero() || args.seconds.is_zero() {
        return Err("--every and --seconds are more than nothing".into());
    }
    Ok(args)
}
