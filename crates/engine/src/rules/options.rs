//! Every option, once: its field, its dotted name, its type and what it is about.

use super::value::{Allowed, DeckCount, Limit, Number, OptionValue, Value, words};

words! {
    /// Which cards a deck has.
    DeckKind {
        /// 108 cards.
        Classic = "classic",
        /// 112: one Wild Swap Hands and three blank Wilds more.
        Swap = "swap",
        /// 112: one Wild Shuffle Hands and three blank Wilds more.
        Shuffle = "shuffle",
        /// 113: both special Wilds and three blank ones more.
        All = "all",
    }
    /// Who deals first.
    FirstDealer {
        /// Everybody draws a card, the highest number deals.
        HighCard = "high_card",
        /// The youngest, whom the table names.
        Youngest = "youngest",
        /// By lot.
        Random = "random",
        /// The host of the table.
        Host = "host",
    }
    /// What a card without a number counts in the draw for the dealer.
    SymbolCard {
        /// To the bottom, and another one is drawn.
        Redraw = "redraw",
        /// Nothing.
        Zero = "zero",
        /// Its points.
        Points = "points",
    }
    /// Who deals the next round.
    DealerRotation {
        /// The next player to the left.
        Left = "left",
        /// Who won the round.
        Winner = "winner",
        /// Who has the worst total.
        LastPlace = "last_place",
        /// The same dealer always.
        None = "none",
    }
    /// A Wild as the start card.
    StartWild {
        /// The first player names the color, then plays.
        FirstPlayerNamesColor = "first_player_names_color",
        /// The dealer names the color.
        DealerNamesColor = "dealer_names_color",
        /// Into the middle of the draw pile; another card is turned.
        Bury = "bury",
        /// Back and shuffled; another card is turned.
        Reshuffle = "reshuffle",
    }
    /// A Wild Draw Four as the start card.
    StartWildDrawFour {
        /// Into the middle of the draw pile; another card is turned.
        Bury = "bury",
        /// Back and shuffled; another card is turned.
        Reshuffle = "reshuffle",
        /// The first player names the color; nobody draws.
        FirstPlayerNamesColor = "first_player_names_color",
        /// The dealer names the color, the first player draws four and is skipped.
        FullEffect = "full_effect",
    }
    /// A Skip as the start card.
    StartSkip {
        /// The first player is skipped.
        SkipsFirstPlayer = "skips_first_player",
        /// Nothing happens.
        NoEffect = "no_effect",
        /// To the bottom; another card is turned.
        Redraw = "redraw",
    }
    /// A Draw Two as the start card.
    StartDrawTwo {
        /// The first player draws two and is skipped.
        DrawsAndSkips = "draws_and_skips",
        /// The first player draws two, then plays.
        DrawsThenPlays = "draws_then_plays",
        /// Nothing happens.
        NoEffect = "no_effect",
        /// To the bottom; another card is turned.
        Redraw = "redraw",
    }
    /// A Reverse as the start card.
    StartReverse {
        /// Play goes the other way, from the player to the dealer's right.
        RightOfDealer = "right_of_dealer",
        /// Play goes the other way, from the dealer.
        Dealer = "dealer",
        /// Nothing happens.
        NoEffect = "no_effect",
        /// To the bottom; another card is turned.
        Redraw = "redraw",
    }
    /// A Swap Hands, Shuffle Hands or blank Wild as the start card.
    StartSpecialWild {
        /// The first player names the color; nothing else.
        NamesColor = "names_color",
        /// The first player names the color, then the card does what it does.
        FullEffect = "full_effect",
        /// Back and shuffled; another card is turned.
        Reshuffle = "reshuffle",
    }
    /// Whether a symbol links two colors.
    MatchingSymbols {
        /// A Skip goes on any Skip.
        AnyColor = "any_color",
        /// Action cards go only on their own color.
        SameColorOnly = "same_color_only",
    }
    /// When a Wild Draw Four is allowed.
    WildDrawFourRule {
        /// Without a card of the color in force.
        NoMatchingColor = "no_matching_color",
        /// Without a card of the color in force or of the number on top.
        NoMatchingColorOrNumber = "no_matching_color_or_number",
        /// When no other card can be played.
        NoOtherPlayable = "no_other_playable",
        /// Always.
        Unrestricted = "unrestricted",
    }
    /// What happens to a Wild Draw Four that is not allowed.
    IllegalWildDrawFour {
        /// It is refused.
        Blocked = "blocked",
        /// It may be played as a bluff.
        Bluff = "bluff",
    }
    /// How many cards a draw takes.
    DrawMode {
        /// One.
        One = "one",
        /// On and on until one can be played.
        UntilPlayable = "until_playable",
        /// One, and the player may go on until one can be played.
        MayUntilPlayable = "may_until_playable",
    }
    /// Whether one may draw with a playable card in hand.
    VoluntaryDraw {
        /// Yes.
        Allowed = "allowed",
        /// No.
        Forbidden = "forbidden",
    }
    /// What happens to a drawn card that can be played.
    PlayableCard {
        /// It may be played or kept.
        MayPlay = "may_play",
        /// It must be played.
        MustPlay = "must_play",
        /// It is played by itself.
        AutoPlay = "auto_play",
    }
    /// What may be played after a draw.
    ThenPlay {
        /// Only the drawn card.
        DrawnCard = "drawn_card",
        /// Any card.
        AnyCard = "any_card",
        /// Nothing: the draw ends the turn.
        Nothing = "nothing",
    }
    /// How a round ends that nobody can go on with.
    Exhausted {
        /// Everybody adds the own hand.
        AllScoreOwnHand = "all_score_own_hand",
        /// The lowest hand wins the difference to each other hand.
        LowestHandWins = "lowest_hand_wins",
        /// Nobody scores.
        NoScore = "no_score",
    }
    /// A Reverse between two players.
    TwoPlayerReverse {
        /// Acts as a Skip.
        Skip = "skip",
        /// Only turns the direction.
        DirectionOnly = "direction_only",
    }
    /// What sends a waiting Draw Two on.
    Deflect {
        /// Nothing.
        Off = "off",
        /// A Skip of the color in force.
        SkipSameColor = "skip_same_color",
        /// Any Skip.
        SkipAny = "skip_any",
        /// A Reverse of the color in force.
        ReverseSameColor = "reverse_same_color",
        /// A Skip or a Reverse of the color in force.
        SkipOrReverse = "skip_or_reverse",
    }
    /// Whether a 7 swaps hands.
    SevenSwap {
        /// No.
        Off = "off",
        /// Its player may swap.
        Optional = "optional",
        /// Its player must swap.
        Mandatory = "mandatory",
    }
    /// Whether Wild Swap Hands must swap.
    SwapHands {
        /// It must.
        Mandatory = "mandatory",
        /// It may.
        Optional = "optional",
    }
    /// How Wild Shuffle Hands deals.
    ShuffleHands {
        /// Evenly, beginning with the next player.
        DealEvenly = "deal_evenly",
        /// As many to each as before.
        KeepCounts = "keep_counts",
    }
    /// What a blank Wild does besides the color.
    BlankWild {
        /// Nothing.
        PlainWild = "plain_wild",
        /// Everybody else draws one.
        OthersDrawOne = "others_draw_one",
        /// Everybody else draws two.
        OthersDrawTwo = "others_draw_two",
    }
    /// Which Draw Two answers a Wild Draw Four.
    DrawTwoOnWildFour {
        /// None.
        Off = "off",
        /// One of the named color.
        NamedColor = "named_color",
        /// Any.
        Any = "any",
    }
    /// Who may challenge a Wild Draw Four.
    ChallengeWho {
        /// Nobody.
        Nobody = "nobody",
        /// Who must draw for it.
        Victim = "victim",
    }
    /// Who sees the challenged hand.
    HandShownTo {
        /// The challenger.
        Challenger = "challenger",
        /// Everybody.
        Everyone = "everyone",
        /// Nobody.
        Nobody = "nobody",
    }
    /// Whether "Uno!" must be called.
    UnoCall {
        /// It must.
        Required = "required",
        /// It is called by itself.
        Automatic = "automatic",
        /// There is no call.
        Off = "off",
    }
    /// Until when the call is in time.
    UnoDeadline {
        /// Before the second-to-last card is played, or with it.
        BeforePlay = "before_play",
        /// Before the turn ends.
        BeforeTurnEnds = "before_turn_ends",
        /// Before somebody catches the player.
        BeforeCaught = "before_caught",
    }
    /// Until when a missed call can be caught.
    CatchUntil {
        /// Until the next player acts.
        NextPlayerActs = "next_player_acts",
        /// Until the grace time is over.
        NextTurnStarts = "next_turn_starts",
    }
    /// What a missed call means for the last card.
    NeededToGoOut {
        /// Nothing.
        No = "no",
        /// The penalty is drawn and play goes on.
        PenaltyAndContinue = "penalty_and_continue",
        /// The last card may not be played.
        LastCardBlocked = "last_card_blocked",
    }
    /// Whether one card by somebody else's swap needs a call.
    AfterSwap {
        /// No.
        Exempt = "exempt",
        /// Yes.
        MustCall = "must_call",
    }
    /// Which card may be the last.
    LastCard {
        /// Any.
        Any = "any",
        /// No Wild.
        NoWild = "no_wild",
        /// No Draw Two and no Wild Draw Four.
        NoDrawCard = "no_draw_card",
        /// Only a number.
        NumberOnly = "number_only",
    }
    /// Who scores what after a round.
    ScoringMode {
        /// The winner takes the value of the other hands.
        WinnerTakesHands = "winner_takes_hands",
        /// Everybody adds the value of the own hand.
        EachAddsOwnHand = "each_adds_own_hand",
        /// The winner gets one point.
        RoundsWon = "rounds_won",
    }
    /// Who wins the match.
    MatchWinner {
        /// The highest total once the target is reached.
        HighestTotal = "highest_total",
        /// The lowest total once the target is reached.
        LowestTotal = "lowest_total",
        /// The last one below the target.
        LastStanding = "last_standing",
    }
    /// Which cards may be played out of turn.
    JumpInCards {
        /// None.
        Off = "off",
        /// A colored card exactly like the top card.
        Colored = "colored",
        /// Also a Wild on the same Wild.
        ColoredAndWild = "colored_and_wild",
    }
    /// Who plays after a jump-in.
    JumpInContinues {
        /// The player after the jumper.
        AfterJumper = "after_jumper",
        /// Who was to play before.
        OriginalOrder = "original_order",
    }
    /// Jumping in with draw cards.
    JumpInOnDrawCards {
        /// When no penalty waits.
        Normal = "normal",
        /// Also on a waiting penalty, which grows.
        AddsToStack = "adds_to_stack",
        /// Never.
        Forbidden = "forbidden",
    }
    /// Several cards in one play.
    MultiDiscard {
        /// No.
        Off = "off",
        /// Two equal cards.
        IdenticalPair = "identical_pair",
        /// Cards of one number.
        SameNumber = "same_number",
    }
    /// When a round with teams ends.
    TeamsEnd {
        /// When somebody goes out.
        FirstMemberOut = "first_member_out",
        /// When a whole team is out.
        AllMembersOut = "all_members_out",
    }
}

/// Players a team: 0 for no teams, else 2 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TeamSize(u8);

impl TeamSize {
    /// Everybody plays alone.
    pub const OFF: TeamSize = TeamSize(0);

    /// Players a team, if there are teams.
    pub const fn get(self) -> Option<usize> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0 as usize)
        }
    }
}

impl OptionValue for TeamSize {
    const ALLOWED: Allowed = Allowed::ZeroOrRange(2, 5);
    const FIRST: TeamSize = TeamSize::OFF;

    fn parse(value: Value<'_>) -> Option<TeamSize> {
        match value {
            Value::Int(size @ (0 | 2..=5)) => Some(TeamSize(size as u8)),
            _ => None,
        }
    }

    fn value(self) -> Value<'static> {
        Value::Int(i64::from(self.0))
    }
}

/// One option: its dotted name and the values that it allows.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The dotted name, such as `draw.mode`.
    pub name: &'static str,
    /// The values that it allows.
    pub allowed: Allowed,
    /// Reads the option of rules.
    pub get: fn(&RulesDraft) -> Value<'static>,
    set: fn(&mut RulesDraft, Value<'_>) -> bool,
}

/// Why a value was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no option of that name.
    UnknownOption,
    /// The option does not allow that value; these it allows.
    BadValue(Allowed),
}

macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $type:ty = $name:literal,)+) => {
        /// A value for every option, not yet checked for combinations that cannot be played.
        ///
        /// [`super::Rules::new`] turns it into rules or says all that is wrong with it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub struct RulesDraft { $($(#[$doc])* pub $field: $type,)+ }

        impl RulesDraft {
            /// The first allowed value of every option: something to write a whole document over. No
            /// preset: it means nothing as the rules of a table.
            pub const FIRST_VALUES: RulesDraft =
                RulesDraft { $($field: <$type as OptionValue>::FIRST,)+ };
        }

        /// Every option in the order of the table in RULES.md.
        pub const OPTIONS: &[OptionInfo] = &[$(OptionInfo {
            name: $name,
            allowed: <$type as OptionValue>::ALLOWED,
            get: |draft| draft.$field.value(),
            set: |draft, value| match <$type>::parse(value) {
                Some(value) => { draft.$field = value; true }
                None => false,
            },
        }),+];
    };
}

options! {
    /// Which cards a deck has.
    deck_kind: DeckKind = "deck.kind",
    /// How many decks are shuffled together.
    deck_count: DeckCount = "deck.count",
    /// How many cards each player gets.
    hand_size: Number<1, 15> = "deal.hand_size",
    /// Who deals first.
    first_dealer: FirstDealer = "dealer.first",
    /// What a card without a number counts in the draw for the dealer.
    symbol_card: SymbolCard = "dealer.symbol_card",
    /// Who deals the next round.
    dealer_rotation: DealerRotation = "dealer.rotation",
    /// A Wild as the start card.
    start_wild: StartWild = "start.wild",
    /// A Wild Draw Four as the start card.
    start_wild_draw_four: StartWildDrawFour = "start.wild_draw_four",
    /// A Skip as the start card.
    start_skip: StartSkip = "start.skip",
    /// A Draw Two as the start card.
    start_draw_two: StartDrawTwo = "start.draw_two",
    /// A Reverse as the start card.
    start_reverse: StartReverse = "start.reverse",
    /// A Swap Hands, Shuffle Hands or blank Wild as the start card.
    start_special_wild: StartSpecialWild = "start.special_wild",
    /// Whether cards are turned until a number shows.
    start_number_only: bool = "start.number_only",
    /// Whether a symbol links two colors.
    matching_symbols: MatchingSymbols = "matching.symbols",
    /// When a Wild Draw Four is allowed.
    wild_draw_four: WildDrawFourRule = "matching.wild_draw_four",
    /// What happens to a Wild Draw Four that is not allowed.
    wild_draw_four_illegal: IllegalWildDrawFour = "matching.wild_draw_four_illegal",
    /// Whether a Wild may name the color in force.
    wild_may_keep_color: bool = "matching.wild_may_keep_color",
    /// How many cards a draw takes.
    draw_mode: DrawMode = "draw.mode",
    /// Whether one may draw with a playable card in hand.
    voluntary_draw: VoluntaryDraw = "draw.voluntary",
    /// What happens to a drawn card that can be played.
    playable_card: PlayableCard = "draw.playable_card",
    /// What may be played after a draw.
    then_play: ThenPlay = "draw.then_play",
    /// Whether who can play must play.
    force_play: bool = "draw.force_play",
    /// How a round ends that nobody can go on with.
    exhausted: Exhausted = "draw.exhausted",
    /// The hand size that puts a player out of the round.
    mercy_limit: Limit<10, 60> = "draw.mercy_limit",
    /// A Reverse between two players.
    two_player_reverse: TwoPlayerReverse = "actions.two_player_reverse",
    /// What sends a waiting Draw Two on.
    draw_two_deflect: Deflect = "actions.draw_two_deflect",
    /// Whether a 7 swaps hands.
    seven_swap: SevenSwap = "actions.seven_swap",
    /// Whether a 0 moves all hands one seat on.
    zero_rotate: bool = "actions.zero_rotate",
    /// Whether Wild Swap Hands must swap.
    swap_hands: SwapHands = "actions.swap_hands",
    /// How Wild Shuffle Hands deals.
    shuffle_hands: ShuffleHands = "actions.shuffle_hands",
    /// What a blank Wild does besides the color.
    blank_wild: BlankWild = "actions.blank_wild",
    /// Whether a Draw Two answers a Draw Two.
    draw_two_on_draw_two: bool = "stacking.draw_two_on_draw_two",
    /// Whether a Wild Draw Four answers a Wild Draw Four.
    wild_four_on_wild_four: bool = "stacking.wild_four_on_wild_four",
    /// Whether a Wild Draw Four answers a Draw Two.
    wild_four_on_draw_two: bool = "stacking.wild_four_on_draw_two",
    /// Which Draw Two answers a Wild Draw Four.
    draw_two_on_wild_four: DrawTwoOnWildFour = "stacking.draw_two_on_wild_four",
    /// The largest penalty that stacking may reach.
    stack_limit: Limit<4, 64> = "stacking.max_total",
    /// Whether who can stack must.
    must_stack: bool = "stacking.must_stack",
    /// Who may challenge a Wild Draw Four.
    challenge_who: ChallengeWho = "challenge.who",
    /// How many cards a guilty player draws.
    guilty_draws: Number<0, 10> = "challenge.guilty_draws",
    /// How many cards a failed challenge costs on top.
    innocent_extra: Number<0, 10> = "challenge.innocent_extra",
    /// Who sees the challenged hand.
    hand_shown_to: HandShownTo = "challenge.hand_shown_to",
    /// Whether "Uno!" must be called.
    uno_call: UnoCall = "uno.call",
    /// Until when the call is in time.
    uno_deadline: UnoDeadline = "uno.deadline",
    /// Until when a missed call can be caught.
    catch_until: CatchUntil = "uno.catch_until",
    /// How many cards a missed call costs.
    uno_penalty: Number<0, 10> = "uno.penalty",
    /// What a missed call means for the last card.
    needed_to_go_out: NeededToGoOut = "uno.needed_to_go_out",
    /// How many cards a void call costs; with 0 it is refused.
    false_call_penalty: Number<0, 10> = "uno.false_call_penalty",
    /// How many cards a void catch costs; with 0 it is refused.
    false_catch_penalty: Number<0, 10> = "uno.false_catch_penalty",
    /// Whether one card by somebody else's swap needs a call.
    after_swap: AfterSwap = "uno.after_swap",
    /// Milliseconds that the table waits after an uncalled play.
    grace_ms: Number<0, 10000> = "uno.grace_ms",
    /// Whether a last draw card is still served.
    final_draw_applies: bool = "going_out.final_draw_applies",
    /// Which card may be the last.
    last_card: LastCard = "going_out.last_card",
    /// Whether the round goes on until one player is left.
    play_for_places: bool = "going_out.play_for_places",
    /// Who scores what after a round.
    scoring_mode: ScoringMode = "scoring.mode",
    /// Who wins the match.
    match_winner: MatchWinner = "scoring.match_winner",
    /// The total that ends the match.
    target: Number<1, 10000> = "scoring.target",
    /// Whether one round without points decides.
    single_round: bool = "scoring.single_round",
    /// What a Wild counts.
    wild_value: Number<0, 100> = "scoring.wild",
    /// What a Wild Draw Four counts.
    wild_draw_four_value: Number<0, 100> = "scoring.wild_draw_four",
    /// What a Skip, Reverse or Draw Two counts.
    action_value: Number<0, 100> = "scoring.action",
    /// What a Swap Hands, Shuffle Hands or blank Wild counts.
    special_wild_value: Number<0, 100> = "scoring.special_wild",
    /// Which cards may be played out of turn.
    jump_in: JumpInCards = "jump_in.cards",
    /// Who plays after a jump-in.
    jump_in_continues: JumpInContinues = "jump_in.continues",
    /// Jumping in with draw cards.
    jump_in_on_draw_cards: JumpInOnDrawCards = "jump_in.on_draw_cards",
    /// Several cards in one play.
    multi_discard: MultiDiscard = "multi_discard",
    /// Players a team.
    team_size: TeamSize = "teams.size",
    /// When a round with teams ends.
    teams_end: TeamsEnd = "teams.ends",
}

impl RulesDraft {
    /// Sets the option of that name.
    ///
    /// # Errors
    /// When there is no such option, or the value is none of those that it allows; nothing changes then.
    pub fn set(&mut self, name: &str, value: Value<'_>) -> Result<(), OptionError> {
        let option = OPTIONS
            .iter()
            .find(|option| option.name == name)
            .ok_or(OptionError::UnknownOption)?;
        if (option.set)(self, value) {
            Ok(())
        } else {
            Err(OptionError::BadValue(option.allowed))
        }
    }

    /// The value of the option of that name.
    pub fn get(&self, name: &str) -> Option<Value<'static>> {
        OPTIONS
            .iter()
            .find(|option| option.name == name)
            .map(|option| (option.get)(self))
    }
}
