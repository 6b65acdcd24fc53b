/** What others did since my last turn, as a short story: which lines, in which order, with pins where it happened. */
import { is } from "../parts/chance";
import type { Line, Scene, Seat, Sentence } from "../wire";
import { isSpace, seatIn, seatOf, spacesIn } from "../parts/named";

export interface Note {
  text: Sentence;
  /** Whose it is; null if the line names nobody. */
  seat: Seat | null;
  /** A loss of mine. */
  bad: boolean;
}

export interface Told {
  /** The number of its pin. */
  pin: number;
  text: Sentence;
  /** What it brought, at the end of the line. */
  notes: Note[];
  /** Something of mine was lost. */
  bad: boolean;
  /** Where it happened; empty if nowhere on the board. */
  cell: string;
  /** The spaces that were walked. */
  trail: string[];
  /** The entries that it tells of, for who plays it again. */
  first: number;
  last: number;
  /** What it speaks of. */
  at: string[];
}

export interface Chapter {
  /** Whose turn it was; nobody's if the match itself went on. */
  seat: Seat | null;
  lines: Told[];
}

/** Whether a game has a short form of a text. */
export type Knows = (id: string) => boolean;

/** So many lines tell a turn, and so many pins are counted through. */
const MOST = 4;
const PINS = 9;
/** Older lines than these are no news. */
const LOOKED_AT = 500;

/** A line on its way into the story. */
interface Draft extends Omit<Told, "pin"> {
  event: string;
  /** How much it matters. */
  rank: number;
  mover: string;
}

const RANKS = { loss: 3, news: 2, moves: 1 };

interface Turn {
  seat: Seat | null;
  lines: Line[];
}

export const isTurnOf = (scene: Scene, seat: Seat | null): boolean => (scene.panels ?? []).some((panel) => panel.kind === "player" && panel.owner === seat && panel.active);

/** What others did between my last turn and this one; nothing once I have acted in it. ``acted`` is the entry after which I last chose in a turn of mine. */
export function storyOf(seat: Seat, scene: Scene, lines: Line[], acted: number, knows: Knows): Chapter[] {
  const turns = turnsOf(lines.slice(-LOOKED_AT));
  const mine = turns.at(-1);
  if (mine?.seat === seat) {
    turns.pop();
    // My turn may be told by my own first choice: so it is others' last line that counts.
    if (acted >= (turns.at(-1)?.lines.at(-1)?.n ?? 0)) return [];
  }
  const since = turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
  const own = ownersOf(scene);
  return number(merged(since.map((turn) => ({ seat: turn.seat, drafts: draftsOf(turn.lines, seat, own, scene, knows) }))));
}

function turnsOf(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const whose = is(line, "turn") ? seatIn(line) : (turns.at(-1)?.seat ?? null);
    if (!turns.length || turns.at(-1)?.seat !== whose) turns.push({ seat: whose, lines: [] });
    turns.at(-1)?.lines.push(line);
  }
  return turns;
}

function draftsOf(lines: Line[], seat: Seat, own: Map<string, Seat>, scene: Scene, knows: Knows): Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) take(drafts, line, seat, own, scene, knows);
  return drafts;
}

/** The turns of one rival follow each other in one chapter, so that each is headed once. */
function merged(chapters: { seat: Seat | null; drafts: Draft[] }[]): { seat: Seat | null; drafts: Draft[] }[] {
  const found: { seat: Seat | null; drafts: Draft[] }[] = [];
  for (const { seat, drafts } of chapters) {
    const same = found.find((one) => one.seat === seat);
    if (same) same.drafts.push(...drafts);
    else found.push({ seat, drafts: [...drafts] });
  }
  return found;
}

function number(chapters: { seat: Seat | null; drafts: Draft[] }[]): Chapter[] {
  let pin = 0;
  return chapters
    .map(({ seat, drafts }) => ({ seat, lines: chosen(drafts).map((draft) => ({ ...draft, pin: ++pin })) }))
    .filter(({ lines }) => lines.length)
    .map(({ seat, lines }) => ({ seat, lines: lines.filter((line) => line.pin <= PINS) }))
    .filter(({ lines }) => lines.length);
}

/** The few that matter most: my losses first, the others as they came. */
function chosen(drafts: Draft[]): Draft[] {
  const rank = (draft: Draft) => (draft.bad ? RANKS.loss + 1 : draft.rank);
  const kept = [...drafts].sort((one, two) => rank(two) - rank(one)).slice(0, MOST);
  const inOrder = drafts.filter((draft) => kept.includes(draft));
  return [...inOrder.filter((draft) => draft.bad), ...inOrder.filter((draft) => !draft.bad)];
}

function take(drafts: Draft[], line: Line, seat: Seat, own: Map<string, Seat>, scene: Scene, knows: Knows): void {
  const isLoss = is(line, "loss");
  const bad = isLoss && (line.at ?? []).some((id) => own.get(id) === seat);
  const short = shortOf(line, knows);
  const before = drafts.at(-1);
  if ((is(line, "gain") || isLoss) && short && before) {
    attach(before, { text: short, bad, seat: seatIn(line) });
    // What moved in tells whence.
    if (before.trail.length) before.trail.push(...spacesIn(line, scene));
    before.last = line.n;
  } else if (is(line, "moves")) walk(drafts, line, scene, knows);
  else if (is(line, "news") || isLoss) {
    const rank = isLoss ? RANKS.loss : RANKS.news;
    add(drafts, { ...draftOf(line, rank, scene, short ?? line.text, before), bad });
  }
}

/** Several gains of the same kind are one. */
function attach(draft: Draft, note: Note): void {
  const same = draft.notes.findIndex(({ text, bad, seat }) => text.id === note.text.id && bad === note.bad && seat === note.seat && typeof text.args?.["n"] === "number");
  const old = draft.notes[same];
  if (old) draft.notes[same] = { ...note, text: summed(old.text, note.text) };
  else draft.notes.push(note);
  draft.bad ||= note.bad;
}

/** Lines that differ only in their number are one with the sum. */
function add(drafts: Draft[], draft: Draft): void {
  const before = drafts.at(-1);
  if (before && !before.notes.length && alike(before.text, draft.text)) {
    before.text = summed(before.text, draft.text);
    before.last = draft.last;
  } else drafts.push(draft);
}

function alike(one: Sentence, two: Sentence): boolean {
  const rest = ({ id, args = {} }: Sentence) => JSON.stringify([id, { ...args, n: 0 }]);
  return "n" in (one.args ?? {}) && rest(one) === rest(two);
}

const summed = (one: Sentence, two: Sentence): Sentence => ({ ...two, args: { ...two.args, n: Number(one.args?.["n"] ?? 0) + Number(two.args?.["n"] ?? 0) } });

/** Steps of the same piece are one way, told by its end. */
function walk(drafts: Draft[], line: Line, scene: Scene, knows: Knows): void {
  const before = drafts.at(-1);
  const spaces = spacesIn(line, scene);
  const mover = line.at?.find((id) => seatOf(id) === null && !isSpace(id, scene)) ?? line.at?.[0] ?? "";
  const draft = { ...draftOf(line, RANKS.moves, scene, shortOf(line, knows) ?? line.text, before), trail: spaces, mover };
  if (before?.mover && before.mover === mover && !before.notes.length) {
    drafts[drafts.length - 1] = { ...draft, first: before.first, trail: [...before.trail, ...spaces.filter((id) => id !== before.trail.at(-1))] };
  } else drafts.push(draft);
}

function draftOf(line: Line, rank: number, scene: Scene, text: Sentence, before: Draft | undefined): Draft {
  const at = line.at ?? [];
  const there = before && at.some((id) => before.at.includes(id)) ? before.cell : "";
  const cell = spacesIn(line, scene).at(-1) ?? at.map((id) => cellOf(id, scene)).find(Boolean) ?? there;
  return { text, notes: [], bad: false, cell, trail: [], first: line.n, last: line.n, at: line.at ?? [], event: line.event, rank, mover: "" };
}

function shortOf(line: Line, knows: Knows): Sentence | null {
  const id = `${line.text.id}.short`;
  return knows(id) ? { ...line.text, id } : null;
}

const cellOf = (id: string, scene: Scene): string => {
  const cell = scene.pieces?.find((piece) => piece.id === id)?.cell ?? "";
  return scene.cells?.some((one) => one.id === cell) ? cell : "";
};

/** Whose the things are that lines may name. */
function ownersOf(scene: Scene): Map<string, Seat> {
  const own = new Map<string, Seat>();
  for (const piece of scene.pieces ?? []) if (piece.side !== null && piece.side !== undefined) own.set(piece.id, piece.side);
  for (const zone of scene.zones ?? []) {
    if (zone.owner === null || zone.owner === undefined) continue;
    for (const card of zone.cards ?? []) own.set(card.id, zone.owner);
  }
  for (const panel of scene.panels ?? []) if (panel.kind === "player" && panel.owner !== null && panel.owner !== undefined) own.set(`p${panel.owner}`, panel.owner);
  return own;
}

/** All lines of a story with whose they are, for their pins on the board. */
export function pinned(chapters: Chapter[]): (Told & { seat: Seat | null })[] {
  return chapters.flatMap(({ seat, lines }) => lines.map((line) => ({ ...line, seat })));
}

/** How many others have a turn in this match: with one the recap lies on the stage, with more it is part of the log. */
export function rivalsOf(scene: Scene, seat: Seat | null): number {
  return (scene.panels ?? []).filter((panel) => panel.kind === "player" && panel.owner !== seat && panel.owner !== null && panel.owner !== undefined).length;
}
