//! Random bytes from the operating system.

/// So many random bytes.
///
/// # Panics
/// When the operating system has none: then nothing that must be secret can be made.
#[expect(
    clippy::disallowed_methods,
    reason = "ids of commands and shares of the shuffle come from the operating system"
)]
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number below `bound`; 0 when that is 0.
pub(crate) fn below(bound: u64) -> u64 {
    // The bounds are small beside 2^64, so that no number is favored by more than a hair.
    u64::from_be_bytes(bytes()).checked_rem(bound).unwrap_or(0)
}
