//! What every store does, tried on a file and on a `PostgreSQL` database by the same code.

#[macro_use]
mod support;
mod addresses;
mod basics;
mod faults;
mod finish;
mod killed;
mod lists;
mod model;
mod proxy;
mod races;
