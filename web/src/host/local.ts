// What the page asks of the module in its worker, and what it is answered.

import type {
  Card,
  Color,
  Event,
  Hex32,
  Level,
  Millis,
  Move,
  OptionValue,
  PresetEntry,
  RefusalCode,
  RulesChecked,
  SeatNumber,
  Seq,
  SettingsChange,
  TableId,
  ToClient,
  Token,
  ToServer,
  View,
} from '../protocol';

/** Something that the solo table has written down; all of them, in order, are the table. */
export interface SoloEntry {
  seq: Seq;
  at: Millis;
  text: string;
}

/** A group of options. */
export interface OptionGroup {
  name: string;
  title: string;
  options: OptionEntry[];
}

/** An option of the rules. */
export interface OptionEntry {
  /** Its dotted name. */
  name: string;
  title: string;
  about: string;
  kind: OptionKind;
  /** The values that have words of their own. */
  values: ValueEntry[];
}

/** What an option may be. */
export type OptionKind =
  | { kind: 'bool' }
  | { kind: 'words'; words: string[] }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'zero_or_range'; min: number; max: number }
  | { kind: 'word_or_range'; word: string; min: number; max: number };

/** A value of an option, in words. */
export interface ValueEntry {
  value: OptionValue;
  label: string;
  about: string;
}

/** A finished match, everything open. */
export interface ReplayOpened {
  players: ReplayPlayer[];
  /** A document in TOML. */
  rules: string;
  /** Whether the record goes to the end of the match. */
  complete: boolean;
  /** What each seat saw; step k of each is the same line of the record. */
  streams: ReplayStream[];
  /** Whose command each step was; null for what the table did. */
  by: (SeatNumber | null)[];
}

export interface ReplayPlayer {
  name: string;
  bot: Level | null;
}

/** What one seat saw. */
export interface ReplayStream {
  viewer: SeatNumber;
  start: View;
  steps: Event[][];
}

/** A moment at a table with a real deck; the one who asks is seat 0. */
export interface Situation {
  hand: Card[];
  top: Card;
  /** The color in force, where the top card does not say. */
  color: Color | null;
  /** How many cards the others hold, by seat. */
  others: number[];
  step: 'play' | 'after_draw' | 'serve';
  drawn: Card | null;
  owed: number;
  uno_called: boolean;
  on_turn: SeatNumber;
}

/** Whether a play is allowed. */
export interface Ruling {
  allowed: boolean;
  code: RefusalCode | null;
  clause: string | null;
  text: string;
}

type Times = { at: Millis; now: number };

export type LocalRequest =
  | ({
      request: 'open';
      seed: Hex32;
      name: string;
      lang: string;
      rules: string | null;
      bots: Level[];
      settings: SettingsChange | null;
    } & Times)
  | ({ request: 'reopen'; seed: Hex32; entries: SoloEntry[] } & Times)
  | ({ request: 'message'; message: ToServer } & Times)
  | ({ request: 'tick' } & Times)
  | ({ request: 'bye' } & Times)
  | { request: 'record'; number: number | null }
  | { request: 'presets'; lang: string }
  | { request: 'options'; lang: string }
  | { request: 'check'; rules: string; players: number | null; lang: string }
  | { request: 'sheet'; rules: string; lang: string }
  | { request: 'tips' | 'glossary'; rules: string | null; lang: string }
  | { request: 'replay'; record: string; lang: string }
  | { request: 'ruling'; rules: string; lang: string; situation: Situation; play: Move }
  | { request: 'practice'; lang: string; rules: string; names: string[]; position: string; draws: Card[] }
  | { request: 'other'; seat: SeatNumber; play: Move };

export type LocalAnswer =
  | { answer: 'opened'; table: TableId; token: Token; entries: SoloEntry[] }
  | { answer: 'reopened'; table: TableId }
  | { answer: 'told'; messages: ToClient[]; entries: SoloEntry[]; wake: number | null }
  | { answer: 'record'; text: string }
  | { answer: 'presets'; presets: PresetEntry[] }
  | { answer: 'options'; groups: OptionGroup[] }
  | { answer: 'checked'; result: RulesChecked }
  | { answer: 'sheet'; markdown: string }
  | ({ answer: 'replay' } & ReplayOpened)
  | ({ answer: 'ruling' } & Ruling)
  /** What was asked for cannot be had; the text is for the person. */
  | { answer: 'problem'; text: string }
  /** The request is none, or impossible as things stand; the text is for whoever writes the page. */
  | { answer: 'error'; text: string };
