//! Faults that can be switched on, so that tests show that such faults are found.
//!
//! A program without the feature `faults` has none of them. One with it has those that `LASTCARD_FAULT` names.

/// A way in which a server can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A command is acknowledged as soon as it is decided, before it is written.
    AcknowledgeWhenDecided,
    /// Everybody is told of an entry before it is written.
    TellBeforeWritten,
    /// Nobody looks whether a command was carried out before.
    NoCommandCheck,
    /// Entries are written without the names of their commands.
    CommandsWithoutName,
    /// Who comes back is told one entry too few.
    ResumeOffByOne,
    /// Who comes back is told when it did as the time of what it missed.
    ResumeWithOtherTimes,
    /// Who comes back is shown what somebody else saw.
    ResumeOfAnotherSeat,
    /// A command that comes too late is answered as if it had been carried out.
    LateIsDone,
    /// A move is accepted however old the table is that it rests on.
    StaleAccepted,
    /// A repeat is answered with the last entry of the table.
    RepeatsGetAnotherPlace,
    /// The server's part of a shuffle is not written.
    SecretNotWritten,
    /// A table that is made anew from its log has another shuffle.
    OtherCardsAfterRestart,
    /// A command that was carried out is now and then answered with a refusal.
    DoneIsRefused,
}

impl Fault {
    #[cfg(feature = "faults")]
    const fn name(self) -> &'static str {
        match self {
            Fault::AcknowledgeWhenDecided => "acknowledge-when-decided",
            Fault::TellBeforeWritten => "tell-before-written",
            Fault::NoCommandCheck => "no-command-check",
            Fault::CommandsWithoutName => "commands-without-name",
            Fault::ResumeOffByOne => "resume-off-by-one",
            Fault::ResumeWithOtherTimes => "resume-with-other-times",
            Fault::ResumeOfAnotherSeat => "resume-of-another-seat",
            Fault::LateIsDone => "late-is-done",
            Fault::StaleAccepted => "stale-accepted",
            Fault::RepeatsGetAnotherPlace => "repeats-get-another-place",
            Fault::SecretNotWritten => "secret-not-written",
            Fault::OtherCardsAfterRestart => "other-cards-after-restart",
            Fault::DoneIsRefused => "done-is-refused",
        }
    }

    /// Whether this fault is switched on.
    #[cfg(feature = "faults")]
    pub(crate) fn is_on(self) -> bool {
        use std::sync::LazyLock;
        static NAMED: LazyLock<Option<String>> =
            LazyLock::new(|| std::env::var("LASTCARD_FAULT").ok());
        NAMED.as_deref() == Some(self.name())
    }

    /// Whether this fault is switched on: there are none.
    #[cfg(not(feature = "faults"))]
    pub(crate) const fn is_on(self) -> bool {
        let _ = self;
        false
    }
}
