//! The base presets of OPTIONS.md, written down once more.

use lastcard_engine::Rules;
use lastcard_engine::rules::{
    AfterSwap, BlankWild, CatchUntil, ChallengeWho, DealerRotation, DeckCount, DeckKind, Deflect,
    DrawMode, DrawTwoOnWildFour, Exhausted, FirstDealer, HandShownTo, IllegalWildDrawFour,
    JumpInCards, JumpInContinues, JumpInOnDrawCards, LastCard, Limit, MatchWinner, MatchingSymbols,
    MultiDiscard, NeededToGoOut, Number, PlayableCard, RulesDraft, ScoringMode, SevenSwap,
    ShuffleHands, StartDrawTwo, StartReverse, StartSkip, StartSpecialWild, StartWild,
    StartWildDrawFour, SwapHands, SymbolCard, TeamSize, TeamsEnd, ThenPlay, TwoPlayerReverse,
    UnoCall, UnoDeadline, Value, VoluntaryDraw, WildDrawFourRule,
};

/// Preset `standard`.
pub(crate) fn standard() -> RulesDraft {
    RulesDraft {
        deck_kind: DeckKind::Classic,
        deck_count: DeckCount::AUTO,
        hand_size: number(7),
        first_dealer: FirstDealer::Random,
        symbol_card: SymbolCard::Redraw,
        dealer_rotation: DealerRotation::Left,
        start_wild: StartWild::FirstPlayerNamesColor,
        start_wild_draw_four: StartWildDrawFour::Reshuffle,
        start_skip: StartSkip::SkipsFirstPlayer,
        start_draw_two: StartDrawTwo::DrawsAndSkips,
        start_reverse: StartReverse::RightOfDealer,
        start_special_wild: StartSpecialWild::NamesColor,
        start_number_only: false,
        matching_symbols: MatchingSymbols::AnyColor,
        wild_draw_four: WildDrawFourRule::NoMatchingColor,
        wild_draw_four_illegal: IllegalWildDrawFour::Bluff,
        wild_may_keep_color: true,
        draw_mode: DrawMode::One,
        voluntary_draw: VoluntaryDraw::Allowed,
        playable_card: PlayableCard::MayPlay,
        then_play: ThenPlay::DrawnCard,
        force_play: false,
        exhausted: Exhausted::LowestHandWins,
        mercy_limit: Limit::NONE,
        two_player_reverse: TwoPlayerReverse::Skip,
        draw_two_deflect: Deflect::Off,
        seven_swap: SevenSwap::Off,
        zero_rotate: false,
        swap_hands: SwapHands::Mandatory,
        shuffle_hands: ShuffleHands::DealEvenly,
        blank_wild: BlankWild::PlainWild,
        draw_two_on_draw_two: false,
        wild_four_on_wild_four: false,
        wild_four_on_draw_two: false,
        draw_two_on_wild_four: DrawTwoOnWildFour::Off,
        stack_limit: Limit::NONE,
        must_stack: false,
        challenge_who: ChallengeWho::Victim,
        guilty_draws: number(4),
        innocent_extra: number(2),
        hand_shown_to: HandShownTo::Challenger,
        uno_call: UnoCall::Required,
        uno_deadline: UnoDeadline::BeforeTurnEnds,
        catch_until: CatchUntil::NextTurnStarts,
        uno_penalty: number(2),
        needed_to_go_out: NeededToGoOut::PenaltyAndContinue,
        false_call_penalty: number(0),
        false_catch_penalty: number(0),
        after_swap: AfterSwap::Exempt,
        grace_ms: number(1500),
        final_draw_applies: false,
        last_card: LastCard::Any,
        play_for_places: false,
        scoring_mode: ScoringMode::WinnerTakesHands,
        match_winner: MatchWinner::HighestTotal,
        target: number(500),
        single_round: false,
        wild_value: number(40),
        wild_draw_four_value: number(50),
        action_value: number(20),
        special_wild_value: number(40),
        jump_in: JumpInCards::Off,
        jump_in_continues: JumpInContinues::AfterJumper,
        jump_in_on_draw_cards: JumpInOnDrawCards::Normal,
        multi_discard: MultiDiscard::Off,
        team_size: TeamSize::OFF,
        teams_end: TeamsEnd::FirstMemberOut,
    }
}

/// Preset `traditional`.
pub(crate) fn traditional() -> RulesDraft {
    RulesDraft {
        first_dealer: FirstDealer::HighCard,
        start_wild: StartWild::Bury,
        start_wild_draw_four: StartWildDrawFour::Bury,
        start_skip: StartSkip::NoEffect,
        start_draw_two: StartDrawTwo::NoEffect,
        matching_symbols: MatchingSymbols::SameColorOnly,
        wild_draw_four: WildDrawFourRule::NoMatchingColorOrNumber,
        wild_draw_four_illegal: IllegalWildDrawFour::Blocked,
        draw_mode: DrawMode::UntilPlayable,
        playable_card: PlayableCard::MustPlay,
        exhausted: Exhausted::AllScoreOwnHand,
        challenge_who: ChallengeWho::Nobody,
        uno_deadline: UnoDeadline::BeforePlay,
        catch_until: CatchUntil::NextPlayerActs,
        uno_penalty: number(4),
        needed_to_go_out: NeededToGoOut::No,
        final_draw_applies: true,
        scoring_mode: ScoringMode::EachAddsOwnHand,
        match_winner: MatchWinner::LowestTotal,
        wild_value: number(50),
        ..standard()
    }
}

/// Preset `official`.
pub(crate) fn official() -> RulesDraft {
    RulesDraft {
        first_dealer: FirstDealer::HighCard,
        symbol_card: SymbolCard::Zero,
        start_reverse: StartReverse::Dealer,
        uno_deadline: UnoDeadline::BeforeCaught,
        catch_until: CatchUntil::NextPlayerActs,
        needed_to_go_out: NeededToGoOut::No,
        final_draw_applies: true,
        wild_value: number(50),
        ..standard()
    }
}

/// The rules of a draft with some options set, each by its name and its value as TOML writes it.
pub(crate) fn rules(mut draft: RulesDraft, options: &[(&str, &str)]) -> Rules {
    for (name, text) in options {
        let value = match *text {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            text => text.parse().map_or(Value::Word(text), Value::Int),
        };
        draft
            .set(name, value)
            .unwrap_or_else(|error| panic!("{name} = {text}: {error:?}"));
    }
    Rules::new(draft).unwrap()
}

/// A number that its option allows.
fn number<const MIN: u16, const MAX: u16>(number: u16) -> Number<MIN, MAX> {
    Number::new(number).unwrap()
}
