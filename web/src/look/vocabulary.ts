/** How each word of a scene is drawn, in tables that have to be complete: a new word does not compile before it has its place here. */
import type { BadgeTone, CardState, DieState, EdgeKind, FigureState, LegendShape, Mood, OptionTone, PanelKind, PieceState, TurnState, WayTone, ZoneKind } from "../wire";

/** Where the cards of a zone lie. */
export const LIES: Record<ZoneKind, "held" | "open" | "piled"> = {
  choice: "open",
  deck: "piled",
  discard: "piled",
  drawn: "open",
  hand: "held",
  offer: "open",
  played: "open",
  row: "open",
  sheet: "open",
};

/** Where a panel stands. */
export const STANDS: Record<PanelKind, "left" | "right" | "head" | "over" | "battle"> = {
  box: "right",
  camp: "battle",
  facts: "right",
  fighter: "battle",
  player: "left",
  scale: "left",
  sheet: "over",
  token: "battle",
  turn: "head",
};

/** Whether lines of a panel are folded where they are many. */
export const FOLDS: Record<PanelKind, boolean> = { box: false, camp: false, facts: true, fighter: false, player: true, scale: false, sheet: false, token: false, turn: false };

interface PieceSign {
  /** A ring around it. */
  ring?: "acting" | "aimed";
  /** A white tip above it. */
  tip?: boolean;
  /** How the piece itself lies or fades. */
  look?: "down" | "spent";
  small?: boolean;
  named?: boolean;
  /** The frame of its space. */
  framed?: boolean;
}

export const PIECES: Record<PieceState, PieceSign> = {
  attacker: { ring: "acting" },
  down: { look: "down" },
  marker: { small: true },
  named: { named: true },
  ordered: { tip: true },
  selected: { framed: true },
  spent: { look: "spent" },
  target: { ring: "aimed" },
};

/** All that the states of a piece amount to; who is spent awaits nothing more. */
export function signsOf(states: PieceState[] = []): PieceSign {
  const signs: PieceSign = Object.assign({}, ...states.map((state) => PIECES[state]));
  return signs.look === "spent" ? { ...signs, tip: false } : signs;
}

/** A line of the board: along the border of two cells, or through the middles of cells. */
interface Stroke {
  colour: string;
  width: number;
  dash?: string;
  butt?: boolean;
  arrow?: boolean;
  through?: boolean;
  /** Drawn on top of it. */
  over?: Stroke;
}

export const EDGES: Record<EdgeKind, Stroke> = {
  arrow: { colour: "#120c08", width: 6, arrow: true, through: true },
  bridge: { colour: "#6b4a26", width: 15, butt: true, over: { colour: "#d9b98a", width: 11, dash: "4 3", butt: true } },
  mountain: { colour: "#5a4530", width: 13, dash: "1 13" },
  river: { colour: "#3d7fae", width: 9 },
  road: { colour: "#f3e8cd", width: 8, through: true },
  section: { colour: "#8d4a34", width: 3, dash: "3 9" },
  tile: { colour: "#3a2c1a", width: 5 },
  water: { colour: "#2f6f9d", width: 12 },
  zone: { colour: "#1f4a85", width: 6, dash: "14 9", butt: true },
};

/** The ground of a badge: of the disc beside a piece, and of the flag in the corner of a cell. */
export const BADGES: Record<BadgeTone, { disc: string; flag: string; faint?: boolean; light?: boolean; dice?: boolean }> = {
  "": { disc: "#231a13", flag: "#4f4636" },
  bad: { disc: "#4a1411", flag: "#7a2a22" },
  claim: { disc: "#28508a", flag: "#28508a" },
  die: { disc: "#fffdf6", flag: "#4f4636", dice: true },
  good: { disc: "#12381d", flag: "#1d5a2c" },
  many: { disc: "#fffdf6", flag: "#4f4636", light: true },
  note: { disc: "#231a13", flag: "#4f4636" },
  quest: { disc: "#1d6a5c", flag: "#1d6a5c" },
  spent: { disc: "#8d8471", flag: "#8d8471", faint: true },
};

/** What a card writes of a badge without a number: good news go without saying, notes stand at its foot. */
export const CARD_WRITES: Record<BadgeTone, "state" | "foot" | "nothing"> = {
  "": "state",
  bad: "state",
  claim: "state",
  die: "state",
  good: "nothing",
  many: "state",
  note: "foot",
  quest: "state",
  spent: "state",
};

export const CARDS: Record<CardState, "attached" | "spent"> = { attached: "attached", spent: "spent" };

export const DICE: Record<DieState, { look: "" | "hit" | "spent"; word: "" | "hit" | "spent"; tick: boolean }> = {
  "": { look: "", word: "", tick: false },
  hit: { look: "hit", word: "hit", tick: true },
  spent: { look: "spent", word: "spent", tick: false },
};

export const FIGURES: Record<FigureState, { look: "" | "down" | "lost"; drop: boolean }> = {
  "": { look: "", drop: false },
  down: { look: "down", drop: false },
  hurt: { look: "", drop: true },
  lost: { look: "lost", drop: false },
};

export const TURNS: Record<TurnState, { look: "" | "now" | "done"; tick: boolean }> = {
  "": { look: "", tick: false },
  done: { look: "done", tick: true },
  now: { look: "now", tick: false },
};

/** Whether an option glows red on what is not mine, and how its button looks. */
export const OPTIONS: Record<OptionTone, { red: boolean; button: "equal" | "harm" | "leave" | "confirm" }> = {
  "": { red: false, button: "equal" },
  attack: { red: true, button: "equal" },
  confirm: { red: false, button: "confirm" },
  extra: { red: false, button: "equal" },
  harm: { red: false, button: "harm" },
  leave: { red: false, button: "leave" },
};

export const WAYS: Record<WayTone, { red: boolean }> = { "": { red: false }, attack: { red: true } };

export const MOODS: Record<Mood, "" | "night"> = { "": "", night: "night" };

/** The sign that a line of the legend explains. */
export const LEGENDS: Record<LegendShape, "icon" | "disc" | "hexagon" | "jagged" | "strength" | "number" | "flag" | "line"> = {
  "": "icon",
  disc: "disc",
  figure: "strength",
  figures: "number",
  flag: "flag",
  hexagon: "hexagon",
  jagged: "jagged",
  line: "line",
};

/** Under which tab of a small screen a zone lies, unless it names one. */
export type TabPlace = "hand" | "own" | "offers" | "table";

export const TABS: Record<ZoneKind, TabPlace> = {
  choice: "offers",
  deck: "table",
  discard: "table",
  drawn: "table",
  hand: "hand",
  offer: "offers",
  played: "hand",
  row: "own",
  sheet: "own",
};
