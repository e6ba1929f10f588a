//! Why a command is refused.

/// Why a command is refused. Nothing has changed then.
///
/// The order is the order of precedence: where several reasons apply, the first is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Refusal {
    /// Nobody of that name sits here.
    UnknownPlayer,
    /// The match is over.
    MatchOver,
    /// The round is over.
    RoundOver,
    /// The player has left the match.
    LeftTheMatch,
    /// Somebody else is on turn.
    NotYourTurn,
    /// The color of the start card must be named first.
    MustNameColor,
    /// A penalty waits and must be drawn first.
    MustServePenalty,
    /// The card is not in hand.
    CardNotInHand,
    /// The card fits neither color nor number nor symbol.
    CardDoesNotMatch,
    /// A Wild Draw Four is blocked by another card in hand.
    WildDrawFourNotAllowed,
    /// A Wild needs a color.
    ColorRequired,
    /// No color may be named here, or not that one.
    ColorNotWanted,
    /// The swap needs a player.
    SwapTargetRequired,
    /// There is nothing to swap, or not with that player.
    SwapTargetNotAllowed,
    /// Who can play must play.
    MustPlay,
    /// The drawn card must be played.
    MustPlayDrawnCard,
    /// After a draw only the drawn card may be played.
    OnlyDrawnCard,
    /// There is nothing to draw, or no second draw.
    CannotDraw,
    /// One passes only after a draw, or when nothing can be drawn.
    CannotPass,
    /// The card does not answer the penalty that waits.
    CannotStack,
    /// The card may not be the last.
    LastCardNotAllowed,
    /// Without the call the last card may not be played.
    UnoNotCalled,
    /// There is no call to make.
    NothingToCall,
    /// There is nobody to catch.
    NothingToCatch,
    /// There is nothing to challenge.
    CannotChallenge,
    /// The card may not be played out of turn.
    CannotJumpIn,
    /// These cards may not be laid together.
    CannotDiscardTogether,
    /// The round is still going on.
    RoundNotOver,
}

impl Refusal {
    /// Every reason, in order of precedence.
    pub const ALL: [Refusal; 28] = [
        Refusal::UnknownPlayer,
        Refusal::MatchOver,
        Refusal::RoundOver,
        Refusal::LeftTheMatch,
        Refusal::NotYourTurn,
        Refusal::MustNameColor,
        Refusal::MustServePenalty,
        Refusal::CardNotInHand,
        Refusal::CardDoesNotMatch,
        Refusal::WildDrawFourNotAllowed,
        Refusal::ColorRequired,
        Refusal::ColorNotWanted,
        Refusal::SwapTargetRequired,
        Refusal::SwapTargetNotAllowed,
        Refusal::MustPlay,
        Refusal::MustPlayDrawnCard,
        Refusal::OnlyDrawnCard,
        Refusal::CannotDraw,
        Refusal::CannotPass,
        Refusal::CannotStack,
        Refusal::LastCardNotAllowed,
        Refusal::UnoNotCalled,
        Refusal::NothingToCall,
        Refusal::NothingToCatch,
        Refusal::CannotChallenge,
        Refusal::CannotJumpIn,
        Refusal::CannotDiscardTogether,
        Refusal::RoundNotOver,
    ];

    /// The stable name: in scenarios, on the wire, as the key of the texts.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::UnknownPlayer => "unknown_player",
            Refusal::MatchOver => "match_over",
            Refusal::RoundOver => "round_over",
            Refusal::LeftTheMatch => "left_the_match",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::MustNameColor => "must_name_color",
            Refusal::MustServePenalty => "must_serve_penalty",
            Refusal::CardNotInHand => "card_not_in_hand",
            Refusal::CardDoesNotMatch => "card_does_not_match",
            Refusal::WildDrawFourNotAllowed => "wild_draw_four_not_allowed",
            Refusal::ColorRequired => "color_required",
            Refusal::ColorNotWanted => "color_not_wanted",
            Refusal::SwapTargetRequired => "swap_target_required",
            Refusal::SwapTargetNotAllowed => "swap_target_not_allowed",
            Refusal::MustPlay => "must_play",
            Refusal::MustPlayDrawnCard => "must_play_drawn_card",
            Refusal::OnlyDrawnCard => "only_drawn_card",
            Refusal::CannotDraw => "cannot_draw",
            Refusal::CannotPass => "cannot_pass",
            Refusal::CannotStack => "cannot_stack",
            Refusal::LastCardNotAllowed => "last_card_not_allowed",
            Refusal::UnoNotCalled => "uno_not_called",
            Refusal::NothingToCall => "nothing_to_call",
            Refusal::NothingToCatch => "nothing_to_catch",
            Refusal::CannotChallenge => "cannot_challenge",
            Refusal::CannotJumpIn => "cannot_jump_in",
            Refusal::CannotDiscardTogether => "cannot_discard_together",
            Refusal::RoundNotOver => "round_not_over",
        }
    }
}
