//! A server that can be made wrong by `LASTCARD_FAULT`, with the flags of `lastcard serve` that tests need.

use lastcard_server::config::Draft;
use lastcard_server::{init_logging, serve};
use std::error::Error;
use tokio::runtime::Runtime;

fn main() -> Result<(), Box<dyn Error>> {
    let mut draft = Draft::new();
    let mut args = std::env::args().skip(2);
    while let (Some(flag), Some(value)) = (args.next(), args.next()) {
        match flag.trim_start_matches("--") {
            "limit" => draft.limit_flag(&value),
            "addr" => draft.flag("addr", value),
            "data" => draft.flag("data", value),
            flag => return Err(format!("there is no flag {flag}").into()),
        }
    }
    let config = draft.check().map_err(|problems| format!("{problems:?}"))?;
    init_logging(config.log);
    let listening = |server: &lastcard_server::Server| {
        println!("listening on http://{}", server.addr());
    };
    Runtime::new()?.block_on(serve(config, listening))?;
    Ok(())
}
