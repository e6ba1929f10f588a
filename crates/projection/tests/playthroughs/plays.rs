//! Which plays there are.

use lastcard_bots::Level::{self, Easy, Normal, Random};

/// A play: all of it follows from this.
pub(crate) struct Play {
    /// The name of its file.
    pub(crate) name: &'static str,
    pub(crate) seats: usize,
    /// All chance comes of it.
    pub(crate) seed: u64,
    /// A preset, and the options that differ from it.
    pub(crate) rules: &'static str,
    /// Whose side is written down; nobody's seat for somebody who watches.
    pub(crate) viewer: Option<usize>,
    pub(crate) players: Players,
    /// At which step which seat leaves.
    pub(crate) leavers: &'static [(usize, usize)],
    /// The time is up at every step of that number; never for 0.
    pub(crate) late_every: usize,
    /// The most steps; before that the match may be over.
    pub(crate) steps: usize,
}

/// Who plays.
#[derive(Clone, Copy)]
pub(crate) enum Players {
    /// Bots of these levels, again and again round the table.
    Bots(&'static [Level]),
    /// By lot; once in so many steps somebody tries to be quick.
    Dice { quick: usize },
    /// They draw as long as they can.
    Hoarders,
}

impl Play {
    const fn new(name: &'static str, seats: usize, seed: u64, rules: &'static str) -> Play {
        Play {
            name,
            seats,
            seed,
            rules,
            viewer: None,
            players: Players::Bots(&[]),
            leavers: &[],
            late_every: 0,
            steps: 100,
        }
    }

    const fn seen_by(mut self, viewer: usize) -> Play {
        self.viewer = Some(viewer);
        self
    }

    const fn among(mut self, levels: &'static [Level]) -> Play {
        self.players = Players::Bots(levels);
        self
    }

    const fn by_lot(mut self, quick: usize) -> Play {
        self.players = Players::Dice { quick };
        self
    }

    const fn by_hoarders(mut self) -> Play {
        self.players = Players::Hoarders;
        self
    }

    const fn leaving(mut self, leavers: &'static [(usize, usize)]) -> Play {
        self.leavers = leavers;
        self
    }

    const fn late_every(mut self, steps: usize) -> Play {
        self.late_every = steps;
        self
    }

    const fn for_steps(mut self, steps: usize) -> Play {
        self.steps = steps;
        self
    }
}

/// What must happen somewhere, by the name of the field that says it.
pub(crate) const HAPPEN: [(&str, &[&str]); 5] = [
    (
        "event",
        &[
            "dealer_drew",
            "round_began",
            "dealt",
            "start_turned",
            "start_returned",
            "turn",
            "named",
            "played",
            "called",
            "exposed",
            "window_closed",
            "caught",
            "false_call",
            "false_catch",
            "uncalled",
            "drew",
            "refilled",
            "forgiven",
            "passed",
            "skipped",
            "direction_turned",
            "challenged",
            "swapped",
            "rotated",
            "collected",
            "went_out",
            "knocked_out",
            "left",
            "time_was_up",
            "round_ended",
            "hand_counted",
            "scored",
            "eliminated",
            "match_ended",
        ],
    ),
    (
        "why",
        &[
            "turn",
            "penalty",
            "final_card",
            "guilty",
            "innocent",
            "caught",
            "uncalled",
            "false_call",
            "false_catch",
            "blank_wild",
        ],
    ),
    ("to", &["middle", "bottom", "shuffled"]),
    (
        "step",
        &["play", "after_draw", "serve", "name_color", "swap_start"],
    ),
    ("phase", &["opening", "turn", "round_over", "match_over"]),
];

#[rustfmt::skip] // one row, one play
pub(crate) const PLAYS: &[Play] = &[
    // A match to 100 points among four bots that know the game, seen by the first.
    Play::new("standard-bots", 4, 1, "standard scoring.target=100").seen_by(0).among(&[Normal]).for_steps(130),
    // Two players: a Reverse is a Skip.
    Play::new("standard-two", 2, 2, "standard scoring.target=50").seen_by(1).among(&[Normal, Easy]).for_steps(90),
    // Somebody watches and sees no hand.
    Play::new("standard-watched", 5, 3, "standard scoring.target=60").among(&[Easy, Normal]).for_steps(100),
    // Ten players with one deck.
    Play::new("standard-ten", 10, 4, "standard scoring.target=60").seen_by(7).among(&[Easy, Normal, Random]).for_steps(110),
    // Draw until one can be played; the lowest total wins.
    Play::new("traditional-bots", 3, 6, "traditional scoring.target=150").seen_by(2).among(&[Normal, Easy]).for_steps(130),
    // The same by players who move by lot.
    Play::new("traditional-lot", 6, 8, "traditional scoring.target=200").seen_by(0).by_lot(6).for_steps(130),
    // Today's official play among nine.
    Play::new("official-nine", 9, 10, "official scoring.target=60").seen_by(3).among(&[Easy]).for_steps(100),
    // One round without points.
    Play::new("quick", 4, 12, "quick").seen_by(1).among(&[Normal]).for_steps(100),
    // Stacking, moving hands and jumping in, among bots.
    Play::new("party-bots", 4, 14, "party scoring.target=100").seen_by(2).among(&[Normal]).for_steps(120),
    // The same by players who move by lot and are quick.
    Play::new("party-lot", 7, 15, "party").seen_by(4).by_lot(3).for_steps(130),
    // A failed challenge costs nothing on top.
    Play::new("tournament", 4, 17, "tournament scoring.target=80").seen_by(3).among(&[Random]).for_steps(110),
    // Two teams of two.
    Play::new("teams", 4, 19, "teams scoring.target=80").seen_by(0).among(&[Normal]).for_steps(110),
    // Three teams of two; a round ends when all members of a team are out.
    Play::new("teams-all-out", 6, 20, "team_party teams.ends=all_members_out").seen_by(5).by_lot(5).for_steps(130),
    // Who reaches the limit is out of the match.
    Play::new("knockout", 5, 22, "knockout scoring.target=60").seen_by(1).among(&[Normal]).for_steps(170),
    // Nobody has to call.
    Play::new("family", 3, 24, "family scoring.target=100").seen_by(0).among(&[Easy]).for_steps(100),
    // Official play with stacking and drawing on.
    Play::new("official-house", 5, 25, "official_house scoring.target=60").seen_by(2).among(&[Easy, Normal]).for_steps(110),
    // Every special Wild.
    Play::new("new-deck", 4, 27, "new_deck scoring.target=100").seen_by(0).among(&[Normal]).for_steps(120),
    // Every special Wild, with an effect of the blank one.
    Play::new("new-deck-lot", 8, 28, "new_deck actions.blank_wild=others_draw_one start.special_wild=full_effect").seen_by(6).by_lot(4).for_steps(120),
    // Long stacks and draws; at 25 cards a player is out of the round.
    Play::new("no-mercy", 6, 30, "no_mercy_style scoring.target=200").seen_by(3).among(&[Normal]).for_steps(130),
    // The same with a limit of 12, by lot.
    Play::new("no-mercy-lot", 5, 31, "no_mercy_style draw.mercy_limit=12").seen_by(0).by_lot(5).for_steps(130),
    // Wild Draw Fours without a reason, and challenges.
    Play::new("bluff", 4, 33, "standard challenge.hand_shown_to=everyone deal.hand_size=10").seen_by(1).by_lot(9).for_steps(130),
    // Calls and catches, void ones included, which cost cards.
    Play::new("calls", 5, 34, "standard deal.hand_size=2 uno.false_call_penalty=2 uno.false_catch_penalty=1 uno.needed_to_go_out=penalty_and_continue").seen_by(2).by_lot(2).for_steps(130),
    // The table waits after an uncalled play.
    Play::new("grace", 4, 36, "standard deal.hand_size=3 uno.grace_ms=2000 uno.catch_until=next_turn_starts").seen_by(0).by_lot(4).for_steps(110),
    // Several cards in one play.
    Play::new("several-cards", 4, 38, "standard multi_discard=same_number actions.zero_rotate=true actions.seven_swap=optional").seen_by(2).by_lot(6).for_steps(120),
    // The round goes on until one player is left.
    Play::new("places", 6, 39, "standard going_out.play_for_places=true deal.hand_size=4").seen_by(1).by_lot(5).for_steps(130),
    // Players leave in the middle of a round.
    Play::new("leavers", 6, 41, "standard deal.hand_size=5").seen_by(2).by_lot(6).leaving(&[(12, 4), (30, 0), (55, 5), (80, 2)]).for_steps(120),
    // So many leave that the match is over.
    Play::new("leavers-end", 3, 42, "party").seen_by(0).by_lot(5).leaving(&[(20, 1), (34, 2)]).for_steps(60),
    // Moves that are made for players whose time is up.
    Play::new("late", 4, 44, "official deal.hand_size=4").seen_by(1).by_lot(6).late_every(4).for_steps(120),
    // Start cards with all their effects, in many short rounds.
    Play::new("start-cards", 4, 45, "standard start.wild=bury start.wild_draw_four=reshuffle start.skip=redraw start.draw_two=draws_then_plays deal.hand_size=1 uno.call=off scoring.target=2000").seen_by(0).by_lot(6).for_steps(130),
    // Start cards that name a color, swap hands and draw.
    Play::new("start-effects", 4, 12, "new_deck start.wild=dealer_names_color start.wild_draw_four=full_effect start.special_wild=full_effect actions.swap_hands=mandatory deal.hand_size=1 uno.call=off scoring.target=3000").seen_by(3).by_lot(6).for_steps(130),
    // Players who draw as long as they can, until nothing is left to draw.
    Play::new("empty-pile", 8, 48, "standard deal.hand_size=10 stacking.draw_two_on_draw_two=true").by_hoarders().for_steps(140),
    // A Draw Two is sent on; the hand that a challenge judges is seen by the challenger alone.
    // Hands that are put together and dealt anew.
    Play::new("shuffled-hands", 8, 52, "new_deck deck.kind=all deal.hand_size=10").seen_by(1).by_lot(9).for_steps(130),
    // Players who are out of the match, one after another.
    Play::new("knockout-lot", 4, 54, "knockout scoring.target=20 deal.hand_size=2").seen_by(2).by_lot(9).for_steps(130),
    // Cards that nobody can draw, since all are in hands.
    Play::new("nothing-left", 10, 56, "standard deck.count=1 deal.hand_size=8 draw.mode=until_playable").seen_by(4).by_lot(9).for_steps(120),
    // Last cards without the call, which do not end the round.
    Play::new("uncalled", 3, 58, "standard deal.hand_size=1 uno.needed_to_go_out=penalty_and_continue scoring.target=2000").seen_by(0).by_lot(9).for_steps(120),
    Play::new("deflect", 5, 50, "official_house actions.draw_two_deflect=skip_or_reverse").seen_by(4).by_lot(6).for_steps(120),
];
