/** What the server sends and takes, as docs/api.md says. Fields that hold their default are left out by the server. */

export type Language = "pl" | "en";
export type Seat = number;
export type TextArg = number | string | Text | TextArg[];

export interface Text {
  id: string;
  args?: Record<string, TextArg>;
}

// ---------------------------------------------------------------- scenes

export interface Cell {
  id: string;
  x: number;
  y: number;
  terrain?: string;
  icon?: string;
  name?: Text | null;
  note?: Text | null;
  marks?: string[];
  owner?: Seat | null;
  /** The emblem of what stands there; the icon is that of the ground. */
  feature?: string;
  /** A flag in the corner: what the space is worth, or what can still be done there. */
  badge?: Badge | null;
}

export interface Edge {
  id: string;
  cells?: string[];
  points?: [number, number][];
  kind?: string;
}

export interface Badge {
  icon?: string;
  text?: Text | null;
  value?: number | null;
  tone?: string;
}

export interface Piece {
  id: string;
  cell: string;
  icon: string;
  name: Text;
  side?: Seat | null;
  chief?: string;
  shape?: string;
  pips?: number;
  lost?: number;
  badges?: Badge[];
  state?: string[];
  /** What the piece can do, in a few sentences. */
  note?: Text | null;
}

export interface Card {
  id: string;
  face?: number | null;
  badges?: Badge[];
  state?: string[];
  /** What it would bring now, or what it has brought. */
  tag?: Badge | null;
  /** Those that it stands for, drawn instead of it on a sheet. */
  figures?: Figure[];
}

export interface Zone {
  id: string;
  name: Text;
  kind: string;
  cards?: Card[];
  count?: number;
  owner?: Seat | null;
  /** Of a sheet: portrait, values, and how many places are free. */
  icon?: string;
  badges?: Badge[];
  free?: number;
  note?: Text | null;
}

export interface Track {
  id: string;
  name: Text;
  value: number;
  size: number;
  icon?: string;
  owner?: Seat | null;
  /** The value in words. */
  label?: Text | null;
}

export interface Row {
  name: Text;
  value?: Text | null;
  number?: number | null;
  icon?: string;
  colour?: string;
  /** The card that the line speaks of. */
  face?: number | null;
}

/** One of those that something consists of. */
export interface Figure {
  name: Text;
  icon: string;
  /** Of higher rank. */
  high?: boolean;
  /** hurt or lost. */
  state?: string;
}

export interface Panel {
  id: string;
  title: Text;
  kind?: string;
  owner?: Seat | null;
  active?: boolean;
  rows?: Row[];
  tracks?: Track[];
  icon?: string;
  colour?: string;
  figures?: Figure[];
  /** The side of a battle, the place on its track, and whether it acts now or has acted. */
  camp?: number;
  order?: number | null;
  state?: string;
}

export interface Die {
  icon: string;
  name: Text;
  colour?: string;
  state?: string;
  /** What it showed before it was rolled again. */
  was?: Text | null;
  /** None of the others. */
  apart?: boolean;
}

/** What the dice on the table were rolled for, and what comes of them. */
export interface Roll {
  name: Text;
  about?: Text | null;
  result?: Badge | null;
  note?: Text | null;
}

export interface Phase {
  name: Text;
  state?: string;
}

export interface Option {
  key: string;
  label: Text;
  at?: string[];
  tone?: string;
  badge?: Badge | null;
  /** The label beside the thing itself. */
  here?: Text | null;
  /** What would come of it, and what would be left. */
  then?: Text | null;
  left?: Figure[];
}

/** A space that can be reached by several choices. */
export interface Way {
  cells: string[];
  keys: string[];
  cost: number;
  label: Text;
  tone?: string;
  note?: Text | null;
}

/** A sign of the board and what it means. */
export interface Key {
  name: Text;
  icon?: string;
  colour?: string;
  shape?: string;
}

export interface Refused {
  label: Text;
  why: Text;
  rule: string;
  at?: string[];
}

export interface Scene {
  game: string;
  board: string;
  title: Text;
  /** The viewer sits at the far end of the board. */
  turned?: boolean;
  cells?: Cell[];
  edges?: Edge[];
  pieces?: Piece[];
  zones?: Zone[];
  panels?: Panel[];
  tracks?: Track[];
  dice?: Die[];
  /** What the dice are that lie there to be taken; others were rolled. */
  dice_name?: Text | null;
  roll?: Roll | null;
  mood?: string;
  phases?: Phase[];
  prompt?: Text | null;
  help?: Text | null;
  group?: string;
  options?: Option[];
  ways?: Way[];
  refused?: Refused[];
  waiting?: Seat[];
  custom?: Custom[];
  legend?: Key[];
}

/** How a scenario may begin; an example if what lies on the board is drawn for every match. */
export interface Opening extends Scene {
  example?: boolean;
}

/** A picture of a game's own, by the name of its component. */
export interface Custom {
  component: string;
  data: Record<string, number | string | number[] | string[]>;
}

export interface Face {
  id: number;
  name: Text;
  text: Text;
  kind: Text;
  icon: string;
  colour: string;
  corner?: number | null;
  rules?: string[];
}

// ---------------------------------------------------------------- games

export type Words = Record<Language, string>;
export type Value = boolean | number | string;

export interface Variant {
  name: string;
  title: Words;
  help: Partial<Words>;
  values: Value[];
  /** For each value its name; numbers have none. */
  labels: Partial<Words>[];
}

export interface Scenario {
  name: string;
  /** Empty for one that is only for files of one's own. */
  title: Partial<Words>;
  seats: number[];
  lopsided: boolean;
  variants: Variant[];
}

export interface Switch extends Words {
  name: string;
  default: boolean;
  rule: string;
}

/** A guided match that teaches a game. */
export interface Lesson {
  name: string;
  title: Words;
  about: Words;
  minutes: number;
}

export interface Game {
  game: string;
  rules: number;
  title: Words;
  about: Words;
  scenarios: Scenario[];
  rulings: Switch[];
  bots: string[];
  lessons: Lesson[];
}

export interface Rule extends Words {
  id: string;
  section: string;
  kind: string;
  ruling?: Words | null;
}

export interface Rulebook {
  game: string;
  title: Words;
  about: Words;
  sections: ({ key: string } & Words)[];
  rules: Rule[];
  terms: ({ meaning_pl: string; meaning_en: string } & Words)[];
}

export interface NameEntry {
  g?: "m1" | "m2" | "m3" | "f" | "n";
  num?: "sg" | "pl";
  sg?: string | string[] | null;
  pl?: string | string[] | null;
  indecl?: string;
  ze?: boolean;
  we?: boolean;
  na?: boolean;
  an?: boolean;
}

export interface Texts {
  sources: { name: string; content: string }[];
  lexicon: Record<string, NameEntry>;
}

export interface GameCatalogue {
  game: string;
  rules: number;
  faces: Face[];
  /** All faces of the game's dice. */
  dice: Die[];
  rulebook: Rulebook;
  texts: Record<Language, Texts>;
}

// ---------------------------------------------------------------- matches

export interface Result {
  winners: Seat[];
  scores?: number[];
  why?: string;
  /** Nobody won, and it is no draw: a quest alone or together was lost by all. */
  lost?: boolean;
  /** Who gave up on the way. */
  resigned?: Seat[];
}

/** Another match with the same set-up that somebody offers after the end. */
export interface Rematch {
  id: string;
  by: Seat | null;
  /** For each of its seats the one that its player had in the finished match; null for a bot or somebody new. */
  seats: (Seat | null)[];
}

export interface Player {
  seat: Seat;
  name: string;
  kind: "person" | "bot";
  bot: string;
  joined?: boolean;
  /** A bot plays for the person whose seat it is. */
  stands_in?: boolean;
  online?: boolean;
  standing_pass?: boolean;
  /** Gave up; a bot plays the seat to the end. */
  resigned?: boolean;
}

export interface Clock {
  kind: "choice" | "match";
  seconds: number;
  left?: Record<string, number>;
  running?: Seat[];
}

/** Hashes that were published before anything was shown; a seat that has not promised yet has an empty one. */
export interface Commitments {
  secret: string;
  nonces: string[];
}

/** What becomes of the seat of somebody who is absent; agreed on when the match is founded. */
export interface Absence {
  kind: "never" | "bot" | "lost";
  hours: number;
}

/** Where the dice come from: drawn for this match (by all but those in `without`), or brought along. */
export interface Drawing {
  source?: "" | "file" | "branch" | "lesson";
  without?: Seat[];
  /** For each seat how often all had to agree on the dice anew because of it. */
  wasted?: number[];
}

export interface MatchFacts {
  id: string;
  game: string;
  scenario: string;
  variants: Record<string, Value>;
  rulings: Record<string, Value>;
  real: boolean;
  created: string;
  changed: string;
  n: number;
  waiting: Seat[];
  result: Result | null;
  ended: string;
  players: Player[];
  mine: Seat[];
  owner: boolean;
  clock: Clock | null;
  commitments: Commitments;
  /** Before it has begun, the seats in `missing` are waited for. */
  begun: boolean;
  missing: Seat[];
  rematch: Rematch | null;
  absence: Absence;
}

/** What is needed of a match file here; the rest is passed on as it is. */
export interface MatchFile {
  secret: string;
  nonces: string[];
  commitments: Commitments;
}

export interface SeatOrder {
  kind: "person" | "bot";
  name: string;
  bot?: string;
  mine?: boolean;
  nonce?: string;
}

export interface MatchOrder {
  game: string;
  scenario: string;
  seats: SeatOrder[];
  variants: Record<string, Value>;
  rulings: Record<string, Value>;
  real: boolean;
  clock: { kind: "choice" | "match"; seconds: number } | null;
  absence: Absence;
}

export interface NewMatch {
  id: string;
  owner: string;
  seats: { seat: Seat; kind: string; token: string | null; invite: string | null }[];
}

export interface Line {
  n: number;
  text: Text;
  event: string;
  rules?: string[];
  at?: string[];
}

export interface ReplayStep {
  n: number;
  last: number;
  seat: Seat | null;
  scene: Scene;
  log: Line[];
  entry: { kind: string; seat: Seat } | null;
}

// ---------------------------------------------------------------- live frames

/** What the teacher of a lesson says, and what it is about. */
export interface CoachWord {
  lesson: string;
  title: Text;
  text: Text;
  number: number;
  of: number;
  step: string;
  /** The match waits until this step is read. */
  read: boolean;
  tip: boolean;
  ended: boolean;
  ids: string[];
  keys: string[];
  rules: string[];
}

export interface View {
  seat: Seat | null;
  scene: Scene;
  log: Line[];
  undo?: Text | null;
  coach?: CoachWord | null;
}

/** What a seat asks of the others; who agrees names its number. */
export interface Request {
  n: number;
  seat: Seat;
  what: "undo" | "end" | "bot";
  /** Whose consent it needs. */
  of: Seat[];
  agreed?: Seat[];
  /** Which bot is to play on which seat, as `1:hard`. */
  about?: string;
}

/** How a scene becomes the next: fields that are new, and by their places new items of fields that else stay. */
export interface SceneChange {
  fields?: Partial<Scene>;
  items?: Record<string, Record<string, unknown>>;
}

/** A view as it is sent: the scene, or what has changed in the one sent before. */
export type SentView = Omit<View, "scene"> & { scene?: Scene; change?: SceneChange };

export interface StateFrame extends Omit<SentStateFrame, "views"> {
  views: View[];
}

export interface SentStateFrame {
  type: "state";
  match: string;
  n: number;
  gone: number[];
  views: SentView[];
  players: Player[];
  waiting: Seat[];
  watching: number;
  request: Request | null;
  clock: Clock | null;
  result: Result | null;
  ended: string;
  note: Text | null;
  absence: Absence;
  dice: Drawing | null;
  storage: "ok" | "trouble";
  rematch?: Rematch | null;
  fairness?: { secret: string; nonces: string[] };
}

/** A match that has not begun: who is there and who is missing. */
export interface LobbyFrame {
  type: "lobby";
  match: string;
  mine: Seat[];
  players: Player[];
  watching: number;
  commitments: Commitments;
  shown: Seat[];
  missing: Seat[];
  absence: Absence;
  wasted: number[];
  storage: "ok" | "trouble";
}

export interface ChatFrame {
  type: "chat";
  seat: Seat;
  name: string;
  words: string;
  at: string;
  number: number;
}

export interface HintFrame {
  type: "hint";
  id?: string;
  seat: Seat;
  n: number;
  key: string;
  estimates: { key: string; value: number; tries: number }[];
}

export interface RefusedFrame {
  type: "refused";
  id?: string;
  text: Text;
  rule?: string;
  n: number;
}

export type Frame =
  | SentStateFrame
  | LobbyFrame
  | ChatFrame
  | HintFrame
  | RefusedFrame
  | { type: "ok"; id?: string; n: number; taken?: string }
  | { type: "weighed"; id?: string; seat: Seat; n: number; key: string; lasts: boolean }
  | { type: "storage"; storage: "ok" | "trouble" }
  | { type: "thinking"; seat: Seat; done: number }
  | { type: "pong"; n: number };
