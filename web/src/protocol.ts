// What the page and the table server say to one another. Generated from crates/protocol: change it there,
// and run its tests with LASTCARD_BLESS=1.

/** The version of the messages. */
export const VERSION = 1;

/** The close code of a connection that ends for a reason. */
export const CLOSE_CODES: Record<ErrorCode, number> = {
  bad_message: 4000,
  taken_over: 4001,
  kicked: 4002,
  bad_token: 4003,
  no_table: 4004,
  no_spectators: 4005,
  bad_version: 4006,
  too_fast: 4008,
  too_slow: 1013,
  come_back: 4012,
  unavailable: 4013,
};

/** What a person may do at a table. */
export type Act =
  /** A move of the game. */
  | { "type": "play",
    /** Which. */
    play: Move, }
  /** Is ready for the next deal: the first of a match, the next round, or a rematch. */
  | { "type": "ready",
    /** The promise of a share in the shuffle: SHA-256 over `seat-v1`, the table, the round and the seat, see
     * `docs/fair-shuffle.md`. Without it the person leaves the shuffle to the others. */
    promise?: Hex32, }
  /** Is not ready after all. */
  | { "type": "not_ready", }
  /** Shows the share that was promised. */
  | { "type": "share",
    /** 32 random bytes. */
    share: Hex32, }
  /** Begins the match with everybody who sits (host). The next round and a rematch as well, for those who
   * are slow. */
  | { "type": "start",
    /** As in `ready`. */
    promise?: Hex32, }
  /** Takes another name. */
  | { "type": "rename",
    /** The name. */
    name: string, }
  /** Leaves the table for good. */
  | { "type": "leave", }
  /** Plays again after a bot did. */
  | { "type": "take_back", }
  /** Puts a bot on a free seat (host). */
  | { "type": "add_bot",
    /** How well it plays. */
    level: Level, }
  /** Sends a bot or a person away (host). During a match a bot takes over the seat, and only of somebody
   * who is away. */
  | { "type": "remove",
    /** Who. */
    member: Member, }
  /** Changes the order of the seats, which makes the teams (host, before a match). */
  | { "type": "seats",
    /** Everybody who sits, clockwise. */
    order: Array<Member>, }
  /** Gives the table other rules (host, before a match). */
  | { "type": "rules",
    /** A rules document: TOML, with `preset = "…"` and what differs. */
    rules: string, }
  /** Runs the table in another way (host). */
  | { "type": "settings",
    /** What shall change; nothing for what stays. */
    change: SettingsChange, }
  /** Makes somebody else the host (host). */
  | { "type": "host",
    /** Who. */
    member: Member, };

/** What the module answers. */
export type Answer =
  /** The table is open. */
  | { "answer": "opened",
    /** Its name, for the hello. */
    table: TableId,
    /** Opens the seat of the person. The page keeps it; it is told this once. */
    token: Token,
    /** What the table has written down. */
    entries: Array<SoloEntry>, }
  /** The table is open again; the token that was told at first opens the seat. */
  | { "answer": "reopened",
    /** Its name, for the hello. */
    table: TableId, }
  /** What the table says, and what it has written down. */
  | { "answer": "told",
    /** For the person, in order, as over the WebSocket of a server. */
    messages: Array<ToClient>,
    /** To be kept, so that the table can be opened again. */
    entries: Array<SoloEntry>,
    /** Milliseconds until time does something by itself; null when nothing waits for it. */
    wake: number | null, }
  /** A record. */
  | { "answer": "record",
    /** Its text, as `docs/notation.md` describes it. */
    text: string, }
  /** The presets of the rules. */
  | { "answer": "presets",
    /** Each, with its texts and its values. */
    presets: Array<PresetEntry>, }
  /** The options of the rules. */
  | { "answer": "options",
    /** All of them, in groups. */
    groups: Array<OptionGroup>, }
  /** Whether rules are valid. */
  | { "answer": "checked",
    /** Whether, and what is wrong. */
    result: RulesChecked, }
  /** Rules, or a part of them, as people read them. */
  | { "answer": "sheet",
    /** The text in Markdown. */
    markdown: string, }
  /** What to expect of rules. */
  | { "answer": "estimate",
    /** The figures, from fewer rounds than at a server. */
    estimate: Estimate, }
  /** A match that is over. */
  | { "answer": "replay",
    /** Who played, by seat. */
    players: Array<ReplayPlayer>,
    /** The rules: a complete document in TOML. */
    rules: string,
    /** Whether the record goes to the end of the match. */
    complete: boolean,
    /** The match as each seat saw it. */
    streams: Array<ReplayStream>,
    /** For each step who did it; null for what the table did. */
    by: Array<SeatNumber | null>, }
  /** Whether a move is allowed. */
  | { "answer": "ruling",
    /** Whether it is. */
    allowed: boolean,
    /** Why it is not. */
    code: RefusalCode | null,
    /** The clause of the rules that says so. */
    clause: string | null,
    /** For the person: why it is not, or that it is and what comes of it. */
    text: string, }
  /** What was asked for cannot be had; nothing has changed. */
  | { "answer": "problem",
    /** For the person, in the language of the request: what can be done instead. */
    text: string, }
  /** The request is none, or is impossible as things stand; nothing has changed. */
  | { "answer": "error",
    /** For whoever writes the page, in English. */
    text: string, };

/** Where a refused start card went. */
export type Back =
  /** To the middle of the draw pile. */
  | "middle"
  /** To the bottom of the draw pile. */
  | "bottom"
  /** Into the draw pile, which was shuffled. */
  | "shuffled";

/** How fast bots move. */
export type BotPace =
  /** Like people. */
  | "human"
  /** About three times as fast. */
  | "fast"
  /** At once. */
  | "instant";

/** Who did something. */
export type By =
  /** A member, or the bot on a seat of its own. */
  | { "by": "member",
    /** Who. */
    member: Member, }
  /** A bot that plays for a member who is away. */
  | { "by": "bot_for",
    /** For whom. */
    member: Member, }
  /** The server. */
  | { "by": "table", };

/** A kind of card: a color (`R`, `Y`, `G`, `B`) with a number or `S` (Skip), `R` (Reverse), `+2` (Draw Two); or `W`
 * (Wild), `W+4` (Wild Draw Four), `WS` (Wild Swap Hands), `WH` (Wild Shuffle Hands), `WB` (blank Wild). */
export type Card = string;

/** What may be done with a kind of card in hand. */
export type CardChoice = {
    /** The card. */
    card: Card,
    /** Why it may not be played alone in turn; null when it may. */
    cannot_play: RefusalCode | null,
    /** Why it may not be played out of turn; null when it may. */
    cannot_jump_in: RefusalCode | null,
    /** Whether it swaps hands. */
    swap: Swap,
    /** Whether "Uno!" may be called with it, when it is played without a swap. */
    uno: boolean,
    /** With whom a swap leaves one card, so that "Uno!" may be called with it. */
    uno_by_swap: Array<SeatNumber>, };

/** A Wild Draw Four that may be challenged. */
export type Challenge = {
    /** Who played it. */
    offender: SeatNumber,
    /** The color that was in force before. */
    prior_color: Color | null,
    /** The card that was on top before. */
    prior_top: Card, };

/** What people may say to one another. */
export type Chat =
  /** Nothing. */
  | "off"
  /** Quick reactions. */
  | "phrases"
  /** Those, and anything they type. */
  | "free";

/** Asks whether a rules document is valid. */
export type CheckRules = {
    /** The document in TOML, at most 16 KiB. */
    rules: string,
    /** How many shall play, to check that as well: 2 to 20. */
    players?: number,
    /** The language of the problems, such as `nl`; that of the request when left out. */
    lang?: string, };

/** Everything that is open to a seat now. What is open here is accepted as long as nothing happens before. */
export type Choices = {
    /** Each kind of card in hand, sorted, with what may be done with it. */
    cards: Array<CardChoice>,
    /** The colors that a Wild may name; none when it ends the round and takes none. */
    colors: Array<Color>,
    /** With whom hands may be swapped by a card that swaps. */
    swap_with: Array<SeatNumber>,
    /** What may be laid several at once; null when nothing may. */
    together: Together | null,
    /** Why drawing is not open; null when it is. */
    cannot_draw: RefusalCode | null,
    /** Why passing is not open; null when it is. */
    cannot_pass: RefusalCode | null,
    /** Why a challenge is not open; null when it is. */
    cannot_challenge: RefusalCode | null,
    /** Why calling "Uno!" is not open; null when it is, also for a void call that costs a penalty. */
    cannot_call: RefusalCode | null,
    /** Who may be caught, also by a void catch that costs a penalty. */
    catches: Array<SeatNumber>,
    /** The colors that may be named for the start card. */
    names: Array<Color>,
    /** With whom hands may be swapped for the start card. */
    start_swaps: Array<SeatNumber>, };

/** Moves a seat to this device; the old token opens nothing from then on. */
export type ClaimSeat = {
    /** What the other device got. */
    ticket: Ticket, };

/** Who must act by when. Times are what is left, so that no client's clock matters. */
export type Clock = {
    /** The seats that are waited for. */
    seats: Array<SeatNumber>,
    /** Milliseconds left for the turn. */
    left: number,
    /** Milliseconds left in the time bank of the first of them, used after that. */
    bank: number,
    /** Whether time is short. */
    warning: boolean, };

/** Opens a lobby: six digits and letters, without `i`, `l`, `o` and `u`. Capitals, spaces and hyphens are read as
 * well, and `i`, `l` and `o` as the digits that they look like. */
export type Code = string;

/** The table of a code. */
export type CodeOpens = {
    /** Its name. */
    table: TableId, };

/** A color of the game. */
export type Color =
  /** Red. */
  | "red"
  /** Yellow. */
  | "yellow"
  /** Green. */
  | "green"
  /** Blue. */
  | "blue";

/** The client's own name for a command: 128 random bits, so that a repeat is known. */
export type CommandId = string;

/** How many cards of each kind; a kind of which there is none is left out. */
export type Counts = Record<Card, number>;

/** Which way play goes round. */
export type Direction =
  /** To the left, as every round begins. */
  | "clockwise"
  /** To the right. */
  | "counterclockwise";

/** Which draw card a penalty was last made of. */
export type DrawCard =
  /** A Draw Two. */
  | "two"
  /** A Wild Draw Four. */
  | "four";

/** The card just drawn, known to its player. */
export type Drawn = {
    /** The last card drawn. */
    card: Card,
    /** Whether it can be played. */
    fits: boolean, };

/** Quick reactions. */
export type Emote =
  /** Hello, everybody. */
  | "hello"
  /** A good game. */
  | "good_game"
  /** Well played. */
  | "well_played"
  /** Thank you. */
  | "thanks"
  /** That went wrong. */
  | "oops"
  /** Laughing. */
  | "laugh"
  /** Amazed. */
  | "wow"
  /** Sad. */
  | "sad"
  /** Angry, not in earnest. */
  | "angry"
  /** Thinking. */
  | "think"
  /** Please hurry. */
  | "hurry"
  /** Sorry. */
  | "sorry";

/** Asks for the table of a short code. */
export type EnterCode = {
    /** The code, as the person typed it. */
    code: Code, };

/** What is wrong with a connection. */
export type ErrorCode =
  /** The message is not one of the protocol. */
  | "bad_message"
  /** The version is not spoken here. */
  | "bad_version"
  /** There is no such table, or no longer. */
  | "no_table"
  /** The token opens no seat here. */
  | "bad_token"
  /** Nobody may watch this table. */
  | "no_spectators"
  /** The same seat was opened elsewhere; that one goes on. */
  | "taken_over"
  /** The person was sent away by the host. */
  | "kicked"
  /** Too many messages. */
  | "too_fast"
  /** The client reads too slowly; it may come back. */
  | "too_slow"
  /** The server stops or is renewed; come back in a moment. */
  | "come_back"
  /** The server cannot write to its store now; nothing was done. */
  | "unavailable";

/** What to expect of rules with a number of players, from many rounds that bots played.
 *
 * The same rules with the same number of players give the same figures at every server that runs the same program. */
export type Estimate = {
    /** The fingerprint of the rules, 16 hexadecimal digits: equal rules have the same, whatever they are called. */
    fingerprint: string,
    /** How many play. */
    players: number,
    /** How many rounds the figures come from. */
    rounds: number,
    /** The turns of a round, of all players together. */
    turns: TurnsEstimate,
    /** The seconds that people take for a turn, as assumed: turns times this is how long a round lasts. */
    turn_seconds: number,
    /** How many rounds a match has on average; null where there is no telling from the rounds that were played, and 1
     * where a match is one round. */
    match_rounds: number | null,
    /** The part of the rounds that somebody wins which each place wins, from 0 to 1: first the player after the dealer,
     * last the dealer. Empty where players leave the match one by one, so that places change. */
    seats: Array<number>,
    /** How far each of `seats` may be off, with 95 % confidence. */
    seats_margin: number,
    /** How much luck decides, from 0 (somebody who plays well always wins against those who play at random) to 1 (playing
     * well changes nothing). */
    luck: number,
    /** How far `luck` may be off, with 95 % confidence. */
    luck_margin: number,
    /** The part of the rounds that end because nobody can go on, from 0 to 1. */
    stalled: number, };

/** Asks what to expect of rules with so many players. */
export type EstimateRules = {
    /** The document in TOML, at most 16 KiB. */
    rules: string,
    /** How many play: 2 to 20, as the rules allow. */
    players: number,
    /** The language of a problem, such as `nl`; that of the request when left out. */
    lang?: string, };

/** What happened in the game. Cards that the viewer may not know are null. */
export type Event =
  /** A card was drawn for the dealer, open to all; it goes back before the deal. */
  | { "event": "dealer_drew",
    /** Who drew. */
    seat: SeatNumber,
    /** The card. */
    card: Card, }
  /** A round begins: all cards are shuffled into the draw pile, the direction is clockwise. */
  | { "event": "round_began",
    /** 1 for the first round of the match. */
    round: number,
    /** Who deals. */
    dealer: SeatNumber,
    /** Who plays in it. */
    players: Array<SeatNumber>, }
  /** A card was dealt: from the draw pile, or from the hands put together. */
  | { "event": "dealt",
    /** To whom. */
    seat: SeatNumber,
    /** Which card, to its player. */
    card: Card | null, }
  /** The top card of the draw pile was turned up as the start card. */
  | { "event": "start_turned",
    /** The card. */
    card: Card, }
  /** The start card was refused and went back. */
  | { "event": "start_returned",
    /** Where to. */
    to: Back, }
  /** The turn came to a seat, with what it is asked for. */
  | { "event": "turn",
    /** Whose turn it is. */
    seat: SeatNumber,
    /** What it is asked for. */
    step: Step, }
  /** The color of the start card was named. */
  | { "event": "named",
    /** By whom. */
    seat: SeatNumber,
    /** The color. */
    color: Color, }
  /** A card was laid on the discard pile. */
  | { "event": "played",
    /** By whom. */
    seat: SeatNumber,
    /** The card. */
    card: Card,
    /** The color that a Wild names. */
    color: Color | null,
    /** Whether it was out of turn. */
    jump_in: boolean, }
  /** "Uno!" was called in time. */
  | { "event": "called",
    /** By whom. */
    seat: SeatNumber, }
  /** A seat holds one card and did not call: it may be caught now. */
  | { "event": "exposed",
    /** Who. */
    seat: SeatNumber,
    /** Whether somebody else's play brought it there. */
    by_other: boolean, }
  /** Nobody can be caught any more for a call missed before. */
  | { "event": "window_closed", }
  /** A missed call was caught. */
  | { "event": "caught",
    /** By whom. */
    by: SeatNumber,
    /** Who had not called. */
    seat: SeatNumber, }
  /** A void call was made, for a penalty. */
  | { "event": "false_call",
    /** By whom. */
    seat: SeatNumber, }
  /** A void catch was made, for a penalty. */
  | { "event": "false_catch",
    /** By whom. */
    by: SeatNumber,
    /** Who was to be caught. */
    seat: SeatNumber, }
  /** A last card was laid without the call: it does not end the round. */
  | { "event": "uncalled",
    /** By whom. */
    seat: SeatNumber, }
  /** A card was drawn from the draw pile. */
  | { "event": "drew",
    /** By whom. */
    seat: SeatNumber,
    /** Which card, to its player. */
    card: Card | null,
    /** What for. */
    why: Why, }
  /** The discards under the top were shuffled into a new draw pile. */
  | { "event": "refilled", }
  /** Cards could not be drawn because there are none; they are forgiven. */
  | { "event": "forgiven",
    /** To whom. */
    seat: SeatNumber,
    /** How many. */
    count: number, }
  /** A seat ended its turn without playing. */
  | { "event": "passed",
    /** Who. */
    seat: SeatNumber, }
  /** A seat's turn is left out. */
  | { "event": "skipped",
    /** Whose. */
    seat: SeatNumber, }
  /** Play goes the other way. */
  | { "event": "direction_turned",
    /** The new direction. */
    direction: Direction, }
  /** A Wild Draw Four was challenged. */
  | { "event": "challenged",
    /** By whom. */
    by: SeatNumber,
    /** Who had played it. */
    offender: SeatNumber,
    /** Whether it was a bluff. */
    guilty: boolean,
    /** The judged hand, to those who see it. */
    hand: Array<Card> | null, }
  /** Two players exchanged their hands. */
  | { "event": "swapped",
    /** Who played the card. */
    seat: SeatNumber,
    /** With whom. */
    with: SeatNumber,
    /** The viewer's new hand, when the viewer is one of them. */
    hand: Array<Card> | null, }
  /** Every hand moved one seat on in the direction of play. */
  | { "event": "rotated",
    /** The viewer's new hand, when the viewer plays. */
    hand: Array<Card> | null, }
  /** All hands were put together to be dealt anew. */
  | { "event": "collected", }
  /** A player has laid the last card. */
  | { "event": "went_out",
    /** Who. */
    seat: SeatNumber, }
  /** A hand reached the mercy limit: its player is out of the round, the cards go under the discards. */
  | { "event": "knocked_out",
    /** Who. */
    seat: SeatNumber, }
  /** A player left the match; the cards go under the discards. */
  | { "event": "left",
    /** Who. */
    seat: SeatNumber, }
  /** The time of the seat on turn was over; what follows was done for it. */
  | { "event": "time_was_up",
    /** Who. */
    seat: SeatNumber, }
  /** The round is over. */
  | { "event": "round_ended",
    /** Who won it, if somebody did. */
    winner: SeatNumber | null,
    /** Whether it ended because nobody could go on. */
    stalled: boolean, }
  /** The cards left in a hand are shown and counted. */
  | { "event": "hand_counted",
    /** Whose. */
    seat: SeatNumber,
    /** The cards; none for a player who was knocked out. */
    hand: Array<Card>,
    /** What they count; for a player who was knocked out, what the hand counted then. */
    value: number, }
  /** Points were written down. Every player of the round gets this event, also for 0 points. */
  | { "event": "scored",
    /** For whom. */
    seat: SeatNumber,
    /** This round's points. */
    points: number,
    /** The new total. */
    total: number, }
  /** A player reached the limit and is out of the match. */
  | { "event": "eliminated",
    /** Who. */
    seat: SeatNumber, }
  /** The match is over. */
  | { "event": "match_ended",
    /** Who won: one seat, or the seats of a team. */
    winners: Array<SeatNumber>, };

/** One thing that happened at a table. */
export type Fact =
  /** Somebody sat down. */
  | { "fact": "joined",
    /** Who. */
    player: Player, }
  /** Somebody has another name now. */
  | { "fact": "renamed",
    /** Who. */
    member: Member,
    /** The new name. */
    name: string,
    /** As in `Player`. */
    lookalike: boolean, }
  /** Somebody is no longer at the table. */
  | { "fact": "gone",
    /** Who. */
    member: Member,
    /** Whether by the host's will. */
    kicked: boolean, }
  /** Somebody is the host now. */
  | { "fact": "host_is",
    /** Who. */
    member: Member, }
  /** The order of the seats has changed. */
  | { "fact": "seats_are",
    /** Every member that sits, clockwise. */
    seats: Array<Member>, }
  /** The table has other rules. */
  | { "fact": "rules_are",
    /** A complete document in TOML. */
    rules: string, }
  /** The table is run in another way. */
  | { "fact": "settings_are",
    /** How. */
    settings: Settings, }
  /** Somebody is ready for the next deal, or no longer. */
  | { "fact": "ready_is",
    /** Who. */
    member: Member,
    /** Whether ready. */
    ready: boolean, }
  /** A match began. */
  | { "fact": "match_began",
    /** 1 for the first match of the table. */
    number: number,
    /** Who plays, by seat. */
    players: Array<Member>,
    /** What the client may know of it before the first deal. */
    view: View, }
  /** The server is bound to its part of the shuffle; clients whose promise stands here show their share now. */
  | { "fact": "committed",
    /** The round of the match, from 1. */
    round: number,
    /** What the server's part will be checked against. */
    commitment: Hex32,
    /** Whose shares are awaited. */
    promises: Array<Promise>, }
  /** A seat has shown its share. */
  | { "fact": "shared",
    /** Which seat. */
    seat: SeatNumber,
    /** What it was promised by. */
    share: Hex32, }
  /** What happened in the game, as this client saw it. */
  | { "fact": "played",
    /** In order; none when the client saw nothing of it. */
    events: Array<Event>, }
  /** A bot plays for somebody who is away, or no longer. */
  | { "fact": "driven_is",
    /** For whom. */
    member: Member,
    /** Whether a bot plays now. */
    driven: boolean, }
  /** The match was given up before its end. */
  | { "fact": "match_aborted", }
  /** The server's part, after the round: the shuffle can be checked now. */
  | { "fact": "revealed",
    /** The round of the match, from 1. */
    round: number,
    /** The server's part. */
    secret: Hex64, }
  /** The match is over and its record can be fetched. */
  | { "fact": "recorded",
    /** The number of the match. */
    number: number, };

/** How the first dealer of a match is found. */
export type FirstDeal =
  /** Everybody draws a card, the highest number deals. */
  | { "by": "high_card", }
  /** By lot. */
  | { "by": "lot", }
  /** The table names the dealer: the youngest, the host. */
  | { "by": "named",
    /** Who. */
    seat: SeatNumber, };

/** A match. */
export type Game = {
    /** 1 for the first match of the table. */
    number: number,
    /** Who plays, by seat. */
    players: Array<Member>,
    /** What the client may know of it. */
    view: View,
    /** The rounds that are over, in order; after this, events tell of more. */
    rounds: Array<RoundScore>, };

/** 32 bytes: a promise, a share, a commitment. */
export type Hex32 = string;

/** 64 bytes: the server's part of a shuffle. */
export type Hex64 = string;

/** What somebody sees of a table before sitting down. */
export type Invitation = {
    /** Its name. */
    table: TableId,
    /** What it is doing. */
    stage: Stage,
    /** The names of those who sit there, clockwise. */
    players: Array<string>,
    /** How many seats are free to be taken now; none while a match is going on. */
    free: number,
    /** The preset that its rules are a change of. */
    preset: string,
    /** Whether the rules are exactly those of the preset. */
    plain: boolean,
    /** The rules: a complete document in TOML. */
    rules: string,
    /** The link that invites people. */
    link: string,
    /** Whether people without a seat may watch. */
    spectators: boolean, };

/** Who laid the card on top. */
export type LaidBy =
  /** Nobody: it is the start card. */
  | { "by": "start", }
  /** Somebody, but a written-down position does not say who. */
  | { "by": "unknown", }
  /** That seat. */
  | { "by": "seat",
    /** Which. */
    seat: SeatNumber, };

/** How well a bot plays. */
export type Level =
  /** By lot. */
  | "random"
  /** Like a child. */
  | "easy"
  /** Like a person who knows the game. */
  | "normal";

/** A person or bot of a table. Numbers are never given twice at one table. */
export type Member = number;

/** Milliseconds since 1970 in UTC, by the server's clock. */
export type Millis = number;

/** Milliseconds of a clock that only goes forward, from any moment that stays the same. */
export type Moment = number;

/** A seat can be moved. */
export type Movable = {
    /** Moves the seat, once. */
    ticket: Ticket,
    /** A link that moves the seat to the device on which it is opened; the ticket stands in its fragment, which
     * no server sees. */
    link: string,
    /** Seconds until the ticket is worth nothing. */
    expires_in: number, };

/** A move of the game. Leaving is none: it is an act of its own, since it leaves the table as well. */
export type Move =
  /** Plays one card, or several at once, in turn. */
  | { "type": "play",
    /** The cards in the order in which they are laid, the new top last. */
    cards: Array<Card>,
    /** The color that a Wild names. */
    color?: Color,
    /** With whom hands are swapped, for a 7 or Wild Swap Hands. */
    swap?: SeatNumber,
    /** Whether "Uno!" is called with it; no unless it is said. */
    uno?: boolean, }
  /** Plays out of turn. */
  | { "type": "jump_in",
    /** As for `play`. */
    cards: Array<Card>,
    /** As for `play`. */
    color?: Color,
    /** As for `play`. */
    swap?: SeatNumber,
    /** As for `play`. */
    uno?: boolean, }
  /** Draws: the ordinary draw, or the penalty that waits. */
  | { "type": "draw", }
  /** Ends the turn after a draw, or when nothing can be drawn. */
  | { "type": "pass", }
  /** Names the color of a Wild that is the start card. */
  | { "type": "name",
    /** The color. */
    color: Color, }
  /** Swaps hands for a start Wild Swap Hands. */
  | { "type": "swap",
    /** With whom. */
    with: SeatNumber, }
  /** Challenges the Wild Draw Four that waits. */
  | { "type": "challenge", }
  /** Calls "Uno!". */
  | { "type": "call", }
  /** Catches somebody who did not call. */
  | { "type": "catch",
    /** Whom. */
    seat: SeatNumber, };

/** Asks to move a seat to another device. */
export type MoveSeat = {
    /** Opens the seat now. */
    token: Token, };

/** Opens a table; who asks is the host and sits on the first seat. */
export type OpenTable = {
    /** The name of the host. */
    name: string,
    /** The name of a preset, or a rules document in TOML of at most 16 KiB; `standard` when left out. */
    rules?: string,
    /** How the table is run, where it differs from what is usual. */
    settings?: SettingsChange,
    /** The language of sentences for the person, such as `nl`; that of the request when left out. */
    lang?: string, };

/** A table was opened. */
export type Opened = {
    /** Its name. */
    table: TableId,
    /** The number of the host. */
    member: Member,
    /** Opens the host's seat. The client keeps it; it is told this once. */
    token: Token,
    /** The short code that opens the lobby for a while. */
    code: Code | null,
    /** The link that invites people. */
    link: string,
    /** The last entry of the table. */
    seq: Seq, };

/** An option of the rules. */
export type OptionEntry = {
    /** The dotted name in a rules document, such as `draw.mode`. */
    name: string,
    /** What people call it. */
    title: string,
    /** What it changes, in a sentence. */
    about: string,
    /** Which values it allows. */
    kind: OptionKind,
    /** What the values mean. Of numbers only those stand here that mean something else than their number. */
    values: Array<ValueEntry>, };

/** Options that people look for in one place. */
export type OptionGroup = {
    /** Its name for programs, such as `stacking`. */
    name: string,
    /** What people call it. */
    title: string,
    /** Its options, in the order in which one would ask for them. */
    options: Array<OptionEntry>, };

/** Which values an option allows. */
export type OptionKind =
  /** `true` and `false`. */
  | { "kind": "bool", }
  /** One of these words. */
  | { "kind": "words",
    /** Which. */
    words: Array<string>, }
  /** A whole number. */
  | { "kind": "range",
    /** The least. */
    min: number,
    /** The most. */
    max: number, }
  /** 0, or a whole number. */
  | { "kind": "zero_or_range",
    /** The least besides 0. */
    min: number,
    /** The most. */
    max: number, }
  /** A word, or a whole number. */
  | { "kind": "word_or_range",
    /** The word. */
    word: string,
    /** The least. */
    min: number,
    /** The most. */
    max: number, };

/** The value of an option. */
export type OptionValue = boolean | number | string;

/** Every option of the rules by its dotted name, such as `draw.mode`, with its value. */
export type Options = Record<string, OptionValue>;

/** Cards that wait to be drawn by the seat on turn. */
export type Penalty = {
    /** How many cards. */
    owed: number,
    /** The draw card laid last: that one is stacked on. */
    last: DrawCard,
    /** Whether it is made of Draw Twos alone. */
    only_twos: boolean,
    /** Whether it comes from the start card: nothing answers that. */
    start: boolean,
    /** Whether the victim plays after drawing. */
    then_plays: boolean,
    /** The challenge that is open to the victim. */
    challenge: Challenge | null, };

/** What the game waits for. */
export type Phase =
  /** The match has not begun: the first round may be dealt. */
  | { "phase": "opening",
    /** How the first dealer is found. */
    first: FirstDeal, }
  /** Cards are being dealt; lasts only between events. */
  | { "phase": "dealing", }
  /** Hands were put together and are being dealt anew; lasts only between events. */
  | { "phase": "redealing",
    /** How many cards are still to be dealt. */
    cards: number, }
  /** A seat is on turn. */
  | { "phase": "turn",
    /** Whose turn it is. */
    seat: SeatNumber,
    /** What it is asked for. */
    step: Step, }
  /** The round is over; the next one may be dealt. */
  | { "phase": "round_over",
    /** Who won it, if somebody did. */
    winner: SeatNumber | null, }
  /** The match is over. */
  | { "phase": "match_over",
    /** Who won it: one seat, or the seats of a team. */
    winners: Array<SeatNumber>, };

/** Somebody at the table. */
export type Player = {
    /** The number. */
    member: Member,
    /** The name. */
    name: string,
    /** The level of a bot; none for a person. */
    bot: Level | null,
    /** Whether the name can be taken for the name of somebody who was here before. */
    lookalike: boolean,
    /** Whether ready for the next deal. */
    ready: boolean,
    /** Whether a bot plays for this person now. */
    driven: boolean,
    /** How many matches at this table were won. */
    wins: number, };

/** A preset of the rules. */
export type PresetEntry = {
    /** The name in a rules document. */
    name: string,
    /** Title and description in each language. */
    texts: Array<PresetText>,
    /** The value of every option. */
    values: Options, };

/** What a preset is called in a language. */
export type PresetText = {
    /** The code of the language, such as `nl`. */
    lang: string,
    /** What people call it. */
    title: string,
    /** What it is, in a sentence or two. */
    about: string, };

/** Why a request was not carried out. Every answer that is no success has this body. */
export type Problem = {
    /** What it is. */
    code: ProblemCode,
    /** For the person, in the language of the request: what can be done instead. */
    text: string, };

/** Why a request was not carried out. */
export type ProblemCode =
  /** The request is none of this interface: no JSON, a field that is not known, a value out of its range. */
  | "bad_request"
  /** The path is none of this interface. */
  | "not_found"
  /** The path has no such method. */
  | "bad_method"
  /** There is no such table, or no longer, or not for the one who asks. */
  | "no_table"
  /** The table has no such record. */
  | "no_record"
  /** The code opens nothing, or no longer. */
  | "bad_code"
  /** The token opens no seat here. */
  | "bad_token"
  /** The ticket moves no seat, or no longer. */
  | "bad_ticket"
  /** Every seat is taken. */
  | "table_full"
  /** A match is going on; seats can be taken when it is over. */
  | "match_going_on"
  /** The text cannot be a name: it is empty or too long, or has signs that names cannot have. */
  | "bad_name"
  /** The rules document has faults; `POST /api/rules/check` tells where. */
  | "bad_rules"
  /** A setting is out of its range. */
  | "bad_settings"
  /** Something is longer than it may be. */
  | "too_long"
  /** Too many requests in too short a time. */
  | "too_fast"
  /** The server has as many tables as it takes. */
  | "too_many_tables"
  /** The page that asks is not one of this server. */
  | "bad_origin"
  /** The server cannot write to its store now, or stops; nothing was done, and it may be tried again. */
  | "unavailable"
  /** Something went wrong in the server. */
  | "internal";

/** The promise of a seat. */
export type Promise = {
    /** Which seat. */
    seat: SeatNumber,
    /** The promise. */
    promise: Hex32, };

/** A table of the public list. */
export type PublicTable = {
    /** Its name. */
    table: TableId,
    /** How many sit there, bots included. */
    players: number,
    /** How many can. */
    seats: number,
    /** The preset that its rules are a change of. */
    preset: string,
    /** Whether the rules are exactly those of the preset. */
    plain: boolean,
    /** The name of the host. */
    host: string | null, };

/** A finished match of a table. */
export type RecordEntry = {
    /** 1 for the first match of the table. */
    number: number,
    /** When it ended. */
    ended: Millis,
    /** The names of those who played, by seat. */
    players: Array<string>,
    /** The names of those who won. */
    winners: Array<string>, };

/** Why something is not done: a rule of the game, or of the table where it is played. */
export type RefusalCode =
  /** Nobody of that name sits here. */
  | "unknown_player"
  /** The match is over. */
  | "match_over"
  /** The round is over. */
  | "round_over"
  /** The player has left the match. */
  | "left_the_match"
  /** Somebody else is on turn. */
  | "not_your_turn"
  /** The color of the start card must be named first. */
  | "must_name_color"
  /** A penalty waits and must be drawn first. */
  | "must_serve_penalty"
  /** The card is not in hand. */
  | "card_not_in_hand"
  /** The card fits neither color nor number nor symbol. */
  | "card_does_not_match"
  /** A Wild Draw Four is blocked by another card in hand. */
  | "wild_draw_four_not_allowed"
  /** A Wild needs a color. */
  | "color_required"
  /** No color may be named here, or not that one. */
  | "color_not_wanted"
  /** The swap needs a player. */
  | "swap_target_required"
  /** There is nothing to swap, or not with that player. */
  | "swap_target_not_allowed"
  /** Who can play must play. */
  | "must_play"
  /** The drawn card must be played. */
  | "must_play_drawn_card"
  /** After a draw only the drawn card may be played. */
  | "only_drawn_card"
  /** There is nothing to draw, or no second draw. */
  | "cannot_draw"
  /** One passes only after a draw, or when nothing can be drawn. */
  | "cannot_pass"
  /** The card does not answer the penalty that waits. */
  | "cannot_stack"
  /** The card may not be the last. */
  | "last_card_not_allowed"
  /** Without the call the last card may not be played. */
  | "uno_not_called"
  /** There is no call to make. */
  | "nothing_to_call"
  /** There is nobody to catch. */
  | "nothing_to_catch"
  /** There is nothing to challenge. */
  | "cannot_challenge"
  /** The card may not be played out of turn. */
  | "cannot_jump_in"
  /** These cards may not be laid together. */
  | "cannot_discard_together"
  /** The round is still going on. */
  | "round_not_over"
  /** Only the host may do this. */
  | "not_host"
  /** Only somebody who has a seat may do this; this client watches. */
  | "not_seated"
  /** Every seat is taken. */
  | "table_full"
  /** The table cannot have so many seats, or not so few: somebody sits there already. */
  | "too_many_seats"
  /** Two must sit at the table before a match can begin. */
  | "not_enough_players"
  /** This can be done only before a match or after it. */
  | "match_going_on"
  /** No match is going on. */
  | "no_match"
  /** The round goes on, and nothing is to be ready for. */
  | "round_going_on"
  /** During a match only somebody who is away can be sent away. */
  | "not_away"
  /** No bot plays for this person, so there is nothing to take back. */
  | "not_driven"
  /** The text cannot be a name: it is empty or too long, or has signs that names cannot have. */
  | "bad_name"
  /** The rules document has faults; the text of the refusal names them. */
  | "bad_rules"
  /** So many players cannot play with these rules. */
  | "seats_do_not_fit"
  /** A setting is out of its range. */
  | "bad_settings"
  /** The new order does not name everybody who sits, each once. */
  | "bad_order"
  /** Nobody at the table has that number. */
  | "unknown_member"
  /** A bot cannot do or be this. */
  | "not_a_person"
  /** The move means nothing: a play without a card, or with more cards than a hand can hold. */
  | "bad_move"
  /** The player is not ready, so there is nothing to take back. */
  | "not_ready"
  /** The share is not the one that was promised. */
  | "wrong_share"
  /** No share of this player is awaited. */
  | "no_share_wanted"
  /** Nothing can be said at this table, or only quick reactions. */
  | "chat_off"
  /** The text is longer than it may be. */
  | "too_long"
  /** Too much was sent in too short a time. */
  | "too_fast"
  /** The server cannot write to its store now; nothing was done, and it may be tried again. */
  | "unavailable";

/** Why something was not done. */
export type Refused = {
    /** What it is. */
    code: RefusalCode,
    /** The clause of the rules it rests on, where it is one of the game. */
    clause: string | null,
    /** For the person, in the language of the hello: what can be done instead. */
    text: string, };

/** Who played. */
export type ReplayPlayer = {
    /** The name. */
    name: string,
    /** The level of a bot; null for a person. */
    bot: Level | null, };

/** A match as one seat saw it. Step number *k* is the same line of the record in every stream. */
export type ReplayStream = {
    /** Whose side it is. */
    viewer: SeatNumber,
    /** The match before its first step. */
    start: View,
    /** What the seat saw of each step, in order. */
    steps: Array<Array<Event>>, };

/** Something that the module is asked for. */
export type Request =
  /** Opens a table with bots; the person is its host, and member 1. The table that was open is forgotten. */
  | { "request": "open",
    /** The time of day. */
    at: Millis,
    /** The time that passes. */
    now: Moment,
    /** All chance of the table comes of it: fresh random bytes. */
    seed: Hex32,
    /** The name of the person. */
    name: string,
    /** The language of a problem, such as `nl`. */
    lang: string,
    /** The name of a preset, or a rules document in TOML of at most 16 KiB; `standard` when there is none. */
    rules: string | null,
    /** The bots that sit down. */
    bots: Array<Level>,
    /** How the table is run, where it differs from what is usual alone: without a clock for turns, not listed,
     * without spectators. */
    settings: SettingsChange | null, }
  /** Goes on with a table that was open before; the one that is open is forgotten. */
  | { "request": "reopen",
    /** The time of day. */
    at: Millis,
    /** The time that passes. */
    now: Moment,
    /** All chance from now on comes of it: fresh random bytes. */
    seed: Hex32,
    /** Everything that the table has written down, in order. */
    entries: Array<SoloEntry>, }
  /** A message to the table, as over the WebSocket of a server. The first one is a hello. */
  | { "request": "message",
    /** The time of day. */
    at: Millis,
    /** The time that passes. */
    now: Moment,
    /** The message. */
    message: ToServer, }
  /** Time has passed: bots and clocks do what they have to do by now. */
  | { "request": "tick",
    /** The time of day. */
    at: Millis,
    /** The time that passes. */
    now: Moment, }
  /** Nobody looks at the table any more: its clocks stand still until the next hello. */
  | { "request": "bye",
    /** The time of day. */
    at: Millis,
    /** The time that passes. */
    now: Moment, }
  /** The record of a finished match of the table. */
  | { "request": "record",
    /** 1 for the first match; the last one that is finished when there is none. */
    number: number | null, }
  /** The presets of the rules. */
  | { "request": "presets",
    /** The language of their texts, such as `nl`. */
    lang: string, }
  /** Every option of the rules with all that it can be, in words. */
  | { "request": "options",
    /** The language, such as `nl`. */
    lang: string, }
  /** Whether a rules document is valid, and everything that is wrong with it. */
  | { "request": "check",
    /** The name of a preset, or a rules document in TOML. */
    rules: string,
    /** How many shall play, to check that as well: 2 to 20. */
    players: number | null,
    /** The language of the problems, such as `nl`. */
    lang: string, }
  /** The rules as people read them. */
  | { "request": "sheet",
    /** The name of a preset, or a rules document in TOML. */
    rules: string,
    /** The language, such as `nl`. */
    lang: string, }
  /** What to expect of rules with a number of players. It takes about a second, in which the module answers nothing else. */
  | { "request": "estimate",
    /** The name of a preset, or a rules document in TOML. */
    rules: string,
    /** How many play: 2 to 20, as the rules allow. */
    players: number,
    /** The language of a problem, such as `nl`. */
    lang: string, }
  /** The words of the game, as the sheet explains them. */
  | { "request": "glossary",
    /** The name of a preset, or a rules document in TOML; `standard` when there is none. */
    rules: string | null,
    /** The language, such as `nl`. */
    lang: string, }
  /** The advice of the sheet. */
  | { "request": "tips",
    /** The name of a preset, or a rules document in TOML; `standard` when there is none. */
    rules: string | null,
    /** The language, such as `nl`. */
    lang: string, }
  /** A match that is over, played again with all cards open. */
  | { "request": "replay",
    /** The text of the record; one that was cut is played up to the cut. */
    record: string,
    /** The language of a problem, such as `nl`. */
    lang: string, }
  /** Whether a move is allowed at a table with a deck of paper, and what would come of it. */
  | { "request": "ruling",
    /** The name of a preset, or a rules document in TOML. */
    rules: string,
    /** The language of the answer, such as `nl`. */
    lang: string,
    /** How the table stands. */
    situation: Situation,
    /** What the one who asks wants to do. */
    play: Move, }
  /** Sets up a position to practice: a table at which nobody does anything by itself. Messages go to it from then on; the
   * person has the first seat. The table that was open is forgotten. */
  | { "request": "practice",
    /** The language of sentences for the person, such as `nl`. */
    lang: string,
    /** The name of a preset, or a rules document in TOML. */
    rules: string,
    /** The players, clockwise. */
    names: Array<string>,
    /** The keys of `[position]` in a scenario, as `docs/notation.md` describes them. */
    position: string,
    /** The cards that are drawn first, in order; then those of the position. */
    draws: Array<Card>, }
  /** Somebody else at the table that is practiced makes a move. */
  | { "request": "other",
    /** Who. */
    seat: SeatNumber,
    /** The move. */
    play: Move, };

/** The table as one client may see it. */
export type Room = {
    /** Its name. */
    table: TableId,
    /** The last entry that went into this. */
    seq: Seq,
    /** The short code, while it opens the lobby. */
    code: Code | null,
    /** The link that invites people. */
    link: string,
    /** The rules: a complete document in TOML. */
    rules: string,
    /** How the table is run. */
    settings: Settings,
    /** Everybody at the table. */
    members: Array<Player>,
    /** The order of the seats, clockwise. */
    seats: Array<Member>,
    /** The host. */
    host: Member | null,
    /** Who is connected, bots left out. */
    here: Array<Member>,
    /** How many watch. */
    watching: number,
    /** What the table is doing. */
    stage: Stage,
    /** The match, once there is one. */
    game: Game | null,
    /** What is open to this client's seat now. */
    choices: Choices | null,
    /** Who must act by when. */
    clock: Clock | null,
    /** How many matches were begun here, and how many of those were given up. */
    matches: number,
    /** Matches given up before their end. */
    aborted: number, };

/** A round of a match that is over. */
export type RoundScore = {
    /** From 1. */
    round: number,
    /** Who won it, if somebody did. */
    winner: SeatNumber | null,
    /** Whether it ended because nobody could go on. */
    stalled: boolean,
    /** What was counted and written down, by seat. */
    seats: Array<SeatScore>, };

/** Whether a rules document is valid. */
export type RulesChecked =
  /** It is. */
  | { "result": "valid",
    /** The document with every option. */
    rules: string,
    /** The preset that it is a change of. */
    preset: string,
    /** Whether it is exactly that preset. */
    plain: boolean,
    /** The value of every option. */
    values: Options,
    /** The same of the preset. */
    preset_values: Options,
    /** The dotted names of the options that have another value than in the preset. */
    changed: Array<string>, }
  /** It is not. */
  | { "result": "faulty",
    /** Everything that is wrong with it, in the order of the places. */
    problems: Array<RulesProblem>, };

/** Something wrong in a rules document. */
export type RulesProblem = {
    /** The line, from 1; null when it is about the whole, such as too many players. */
    line: number | null,
    /** The column in characters, from 1. */
    column: number | null,
    /** What is wrong and what is allowed. */
    text: string, };

/** Asks for the rules as people read them. */
export type RulesSheet = {
    /** The document in TOML, at most 16 KiB. */
    rules: string,
    /** The language of the sheet, such as `nl`; that of the request when left out. */
    lang?: string, };

/** A place in the game, counted clockwise from 0. */
export type SeatNumber = number;

/** One seat in a round that is over. */
export type SeatScore = {
    /** Whose. */
    seat: SeatNumber,
    /** The cards that were left and shown; none for who went out. */
    hand: Array<Card> | null,
    /** What they count; for who was knocked out, what the hand counted then. */
    value: number,
    /** The points of the round. */
    points: number,
    /** The total with it. */
    total: number, };

/** A seat was taken, or opened on another device. */
export type Seated = {
    /** The table. */
    table: TableId,
    /** The number of the player. */
    member: Member,
    /** Opens the seat. The client keeps it; it is told this once. */
    token: Token, };

/** The place of an entry in the log of its table: 1, 2, 3 … without a gap; 0 is before the first. */
export type Seq = number;

/** How a table is run. */
export type Settings = {
    /** Whether the table stands in the public list while it has a free seat. */
    public: boolean,
    /** Whether people without a seat may watch. */
    spectators: boolean,
    /** How much later than the players spectators see everything, in seconds: 0 to 300. */
    spectator_delay: number,
    /** What people may say to one another. */
    chat: Chat,
    /** Seconds for a turn, 5 to 600; null for no clock. */
    turn_seconds: number | null,
    /** Seconds that a person may take beyond that in a whole match: 0 to 3600. */
    bank_seconds: number,
    /** How fast bots move. */
    bot_pace: BotPace,
    /** The most seats: 2 to 20. */
    seats: number,
    /** Whether the players have a share in the shuffle. */
    fair_shuffle: boolean, };

/** What shall change in how a table is run. */
export type SettingsChange = {
    /** Whether the table stands in the public list. */
    public?: boolean,
    /** Whether people without a seat may watch. */
    spectators?: boolean,
    /** Seconds that spectators are behind: 0 to 300. */
    spectator_delay?: number,
    /** What people may say. */
    chat?: Chat,
    /** Seconds for a turn, 5 to 600; 0 for no clock. */
    turn_seconds?: number,
    /** Seconds beyond that in a match: 0 to 3600. */
    bank_seconds?: number,
    /** How fast bots move. */
    bot_pace?: BotPace,
    /** The most seats: 2 to 20. */
    seats?: number,
    /** Whether the players have a share in the shuffle. */
    fair_shuffle?: boolean, };

/** The rules as people read them. */
export type Sheet = {
    /** The sheet in Markdown. */
    markdown: string, };

/** What somebody at a table tells of it. Who asks has the seat 0; the others sit clockwise, and play goes that way. */
export type Situation = {
    /** The cards of the one who asks. */
    hand: Array<Card>,
    /** The top of the discard pile. */
    top: Card,
    /** The color that a Wild on top has; null for another card. */
    color: Color | null,
    /** How many cards each of the others holds. */
    others: Array<number>,
    /** What the seat on turn is asked for. */
    step: SituationStep,
    /** The card that was just drawn, which is in the hand; only with `after_draw`. */
    drawn: Card | null,
    /** How many cards wait for the seat on turn; only with `serve`. */
    owed: number,
    /** Whether the one who asks has called "Uno!" already, with one card or two in hand. */
    uno_called: boolean,
    /** Whose turn it is. */
    on_turn: SeatNumber, };

/** What a seat is asked for. */
export type SituationStep =
  /** To play or to draw. */
  | "play"
  /** To play or to keep the card that was drawn. */
  | "after_draw"
  /** To draw a penalty, or to answer it. */
  | "serve";

/** Something that a table has written down; all of them, in order, are the table. */
export type SoloEntry = {
    /** Its place: 1, 2, 3 … without a gap. */
    seq: Seq,
    /** When. */
    at: Millis,
    /** What, in a form that only the module reads. */
    text: string, };

/** What a table is doing. */
export type Stage =
  /** People gather; no match is going on. */
  | "lobby"
  /** The shares of a shuffle are awaited. */
  | "shuffling"
  /** A round is going on. */
  | "round"
  /** A round is over, the next one waits. */
  | "between_rounds";

/** What the seat on turn is asked for. */
export type Step =
  /** To play, draw or, where nothing can be drawn, pass. */
  | { "step": "play", }
  /** To play, keep or draw on after a draw. */
  | { "step": "after_draw",
    /** The card, for its player alone. */
    drawn: Drawn | null, }
  /** To draw a penalty, or to answer it. */
  | { "step": "serve",
    /** Which. */
    penalty: Penalty, }
  /** To name the color of the start card. */
  | { "step": "name_color", }
  /** To swap hands for the start card; where the swap is optional, a turn may begin instead. */
  | { "step": "swap_start", };

/** Whether a card swaps hands. */
export type Swap =
  /** It does not. */
  | "no"
  /** Its player may. */
  | "may"
  /** Its player must. */
  | "must";

/** The name of a table: 80 random bits as 16 digits and lower-case letters, without `i`, `l`, `o` and `u`. */
export type TableId = string;

/** Takes a free seat. */
export type TakeSeat = {
    /** The name of the player. */
    name: string,
    /** The language of sentences for the person, such as `nl`; that of the request when left out. */
    lang?: string, };

/** Moves a seat to another device, once: 128 random bits, written like a token. */
export type Ticket = string;

/** A message of the server. */
export type ToClient =
  /** The answer to the hello: the table as the client may see it. Sent again when the client must forget what
   * it knew. */
  | { "type": "welcome",
    /** The version of the messages. */
    version: number,
    /** Who the client is; none for somebody who watches. */
    you: Member | null,
    /** The table as it stands after the entry `room.seq`. */
    room: Room, }
  /** The answer to a hello with `since` when nothing must be forgotten: what was missed follows as `news`, up to the
   * entry `seq`; then `presence` and `clock`. */
  | { "type": "resumed",
    /** The version of the messages. */
    version: number,
    /** Who the client is; none for somebody who watches. */
    you: Member | null,
    /** The last entry of which the client is told now. */
    seq: Seq, }
  /** An entry of the log, as this client may see it. Entries come in order, without a gap. */
  | { "type": "news",
    /** Its place. */
    seq: Seq,
    /** When, by the server's clock. */
    at: Millis,
    /** Who did it. */
    by: By,
    /** What happened. */
    facts: Array<Fact>,
    /** What is open to this client's seat now; none while it has nothing to choose. */
    choices: Choices | null,
    /** Who must act by when. */
    clock: Clock | null, }
  /** A command was carried out. */
  | { "type": "done",
    /** The client's id. */
    id: CommandId,
    /** The place of its entry. */
    seq: Seq, }
  /** A command was not carried out; nothing has changed. */
  | { "type": "refused",
    /** The client's id. */
    id: CommandId,
    /** Why. */
    why: Refused, }
  /** A command came too late: the table has gone on. What was missed was sent before, or is on its way. */
  | { "type": "stale",
    /** The client's id. */
    id: CommandId,
    /** The last entry of the table. */
    seq: Seq, }
  /** The answer to `ask`. */
  | { "type": "would",
    /** The client's id. */
    id: CommandId,
    /** Why the move would be refused; none when it is open. */
    refused: Refused | null, }
  /** What the client said or how it reacted was not passed on. */
  | { "type": "not_said",
    /** Why. */
    why: Refused, }
  /** Somebody said something. */
  | { "type": "said",
    /** Who. */
    member: Member,
    /** What. */
    text: string, }
  /** Somebody reacted. */
  | { "type": "emoted",
    /** Who. */
    member: Member,
    /** How. */
    emote: Emote, }
  /** Who is connected has changed. */
  | { "type": "presence",
    /** The members that are connected, bots left out. */
    here: Array<Member>,
    /** How many watch. */
    watching: number, }
  /** The clock has changed without an entry: it warns, waits or goes on. */
  | { "type": "clock",
    /** Who must act by when. */
    clock: Clock | null, }
  /** The answer to `ping`. */
  | { "type": "pong",
    /** The last entry of the table that this client may know of. */
    seq: Seq, }
  /** Something is wrong with what the client sent, or the connection ends: the code says what, the text tells
   * a person. */
  | { "type": "error",
    /** What. */
    code: ErrorCode,
    /** For the person, in the language of the hello. */
    text: string, };

/** A message of a client. The first one is a hello; a second hello is refused. */
export type ToServer =
  /** Who is there, and what it knows already. Sent first, within five seconds. */
  | { "type": "hello",
    /** The version of the messages that the client speaks; 1 now. */
    version: number,
    /** The table. */
    table: TableId,
    /** Opens the seat; without it, the client watches. */
    token?: Token,
    /** The last entry that the client has seen of this table, to get what it missed and nothing twice. None
     * for the table as it stands. */
    since?: Seq,
    /** The language of sentences for the person, such as `nl`; that of the browser when left out. */
    lang?: string, }
  /** Something that shall be done. It is answered exactly once: with `done`, `refused` or `stale`. A repeat of
   * the same id gets the first answer. */
  | { "type": "command",
    /** Chosen by the client, at random. */
    id: CommandId,
    /** The last entry that the client had seen when the person decided. */
    seq: Seq,
    /** What. */
    act: Act, }
  /** A free text to the table. */
  | { "type": "say",
    /** At most 200 characters. */
    text: string, }
  /** A quick reaction to the table. */
  | { "type": "emote",
    /** Which. */
    emote: Emote, }
  /** What a move would be refused for, if it would. Nothing happens. */
  | { "type": "ask",
    /** Chosen by the client; the answer bears it. */
    id: CommandId,
    /** The move. */
    play: Move, }
  /** Hides what somebody says from this client, or shows it again. */
  | { "type": "mute",
    /** Who. */
    member: Member,
    /** Whether hidden. */
    muted: boolean, }
  /** A sign of life, with the last entry seen; answered with `pong`. */
  | { "type": "ping",
    /** The last entry seen. */
    seq: Seq, };

/** What may be laid several at once. */
export type Together = {
    /** Which cards go together. */
    rule: TogetherRule,
    /** The cards that may be laid first. */
    first: Array<Card>,
    /** The cards that may be the last of an emptied hand; none when several cards may not empty it without
     * a call. */
    last: Array<Card>,
    /** The same when the call comes with them. */
    last_with_call: Array<Card>,
    /** Whether the player is out when several cards empty the hand: then nothing is swapped. */
    out: boolean,
    /** The same when the call comes with them. */
    out_with_call: boolean, };

/** Which cards go together. */
export type TogetherRule =
  /** Two equal cards. */
  | "identical_pair"
  /** Any cards of one number. */
  | "same_number";

/** Opens a seat: 128 random bits as 26 digits and lower-case letters, without `i`, `l`, `o` and `u`. Who has it has
 * the seat. */
export type Token = string;

/** How many turns a round has. */
export type TurnsEstimate = {
    /** On average. */
    mean: number,
    /** The average is not below this, with 95 % confidence. */
    low: number,
    /** The average is not above this, with 95 % confidence. */
    high: number,
    /** One round in ten has at most so many. */
    p10: number,
    /** One round in ten has at least so many. */
    p90: number, };

/** A value of an option. */
export type ValueEntry = {
    /** The value. */
    value: OptionValue,
    /** What people call it; no other value of the option is called so. */
    label: string,
    /** What it means, in a sentence. */
    about: string, };

/** Which server this is. */
export type Version = {
    /** `lastcard`. */
    name: string,
    /** The version of the program. */
    version: string,
    /** The version of the messages over the WebSocket. */
    protocol: number, };

/** A match as one viewer knows it. After an event it is the view before with the event applied. */
export type View = {
    /** Whose view it is; null for somebody who watches. */
    viewer: SeatNumber | null,
    /** The viewer's own cards, sorted; none for somebody who watches. */
    hand: Array<Card>,
    /** The rules of the table. */
    rules: Options,
    /** Which round of the match this is, from 1; 0 before the first. */
    round: number,
    /** Who deals this round. */
    dealer: SeatNumber,
    /** Which way play goes. */
    direction: Direction,
    /** All cards of the game. */
    deck: Counts,
    /** The card on top of the discard pile; null before the first deal. */
    top: Card | null,
    /** Who laid it. */
    laid_by: LaidBy,
    /** The color in force; null while a Wild waits for its color, and after a last Wild. */
    color: Color | null,
    /** The cards under the top that everybody saw laid since the last refill. */
    discards: Counts,
    /** How many cards lie under the top, those from hands that were not shown included. */
    under_top: number,
    /** How many cards the draw pile has. */
    draw_pile: number,
    /** How many cards each seat holds; the length is the number of seats, those of leavers included. */
    counts: Array<number>,
    /** Each seat's total in the match. */
    totals: Array<number>,
    /** Each seat's points of the round that is over; 0 during a round. */
    points: Array<number>,
    /** Who plays in this round now: not out, not knocked out, not gone. */
    in_round: Array<SeatNumber>,
    /** Who has left the match. */
    left: Array<SeatNumber>,
    /** Who has been eliminated from the match. */
    eliminated: Array<SeatNumber>,
    /** Who was knocked out of this round by the mercy limit. */
    knocked_out: Array<SeatNumber>,
    /** Who went out in this round, in order. */
    out: Array<SeatNumber>,
    /** Who has called with two cards in hand and not played yet. */
    announced: Array<SeatNumber>,
    /** Who holds one card without having called. */
    uncalled: Array<SeatNumber>,
    /** Who may be caught now. */
    exposed: Array<SeatNumber>,
    /** Those of the exposed whom somebody else's play brought there. */
    exposed_by_other: Array<SeatNumber>,
    /** Who was caught in the window that is open. */
    caught: Array<SeatNumber>,
    /** What the game waits for. */
    phase: Phase, };

/** Why a card was drawn. */
export type Why =
  /** The ordinary draw of a turn. */
  | "turn"
  /** A Draw Two, a Wild Draw Four or a stack of them. */
  | "penalty"
  /** For the last card of the round, which was a draw card. */
  | "final_card"
  /** A successful challenge: the offender draws. */
  | "guilty"
  /** A failed challenge: the challenger draws. */
  | "innocent"
  /** A missed call that somebody caught. */
  | "caught"
  /** A last card without the call. */
  | "uncalled"
  /** A void call. */
  | "false_call"
  /** A void catch. */
  | "false_catch"
  /** A blank Wild of somebody else. */
  | "blank_wild";
