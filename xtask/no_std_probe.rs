//! Compiles only when neither the engine nor anything that it uses links `std`: `std` brings a panic
//! handler of its own, and a program may have only one.
#![no_std]

extern crate lastcard_engine;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
