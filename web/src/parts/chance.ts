/** What chance decided so far, read out of the log: rolls with what they were for, and draws. */
import type { TextArg } from "../text/catalogue";
import type { Die, EventTag, Line, Scene, Seat, Text } from "../wire";
import { seatOf } from "./named";

export interface Roll {
  n: number;
  /** The line that tells of it. */
  line: Line;
  /** Who rolled; nobody knows where neither a piece nor a player is named. */
  seat: Seat | null;
  /** What it was rolled for, such as an attack. */
  about: Line | null;
  dice: Text[];
  /** What came of it. */
  results: Line[];
  hits: number;
  at: string[];
}

export interface Tally {
  face: Die;
  counts: Map<Seat, number>;
}

const RESULTS = 3;
const BEFORE = 5;

export const diceOf = (line: Line): Text[] => (line.text.args?.["dice"] as TextArg[] | undefined)?.filter(isText) ?? [];

function isText(value: TextArg): value is Text {
  return typeof value === "object" && !Array.isArray(value);
}

/** What an event is to a reader. */
export const is = (line: Line, tag: EventTag): boolean => line.tags.includes(tag);

export function rollsOf(lines: Line[], scene: Scene): Roll[] {
  const owner = new Map((scene.pieces ?? []).map((piece) => [piece.id, piece.side]));
  return lines.flatMap((line, place) => {
    const dice = diceOf(line);
    return dice.length ? [rollAt(lines, place, line, dice, owner)] : [];
  });
}

function rollAt(lines: Line[], place: number, line: Line, dice: Text[], owner: Map<string, Seat | null | undefined>): Roll {
  const about = reasonFor(lines, place, line);
  const results: Line[] = [];
  for (const after of lines.slice(place + 1, place + 1 + RESULTS)) {
    if (diceOf(after).length || !after.at?.some((id) => about?.at?.includes(id) || line.at?.includes(id))) break;
    results.push(after);
  }
  const hits = results.filter((after) => is(after, "hits")).reduce((sum, after) => sum + Number(after.text.args?.["n"] ?? 0), 0);
  return { n: line.n, line, seat: whose(line, owner), about, dice, results, hits, at: [...(about?.at ?? []), ...(line.at ?? [])] };
}

/** The line that led to a roll: one about the same thing, a few lines before it. */
function reasonFor(lines: Line[], place: number, line: Line): Line | null {
  for (const before of lines.slice(Math.max(0, place - BEFORE), place).reverse()) {
    if (diceOf(before).length) return null;
    if (is(before, "cause") && before.at?.some((id) => line.at?.includes(id))) return before;
  }
  return null;
}

/** The player that a line names first, or whose piece it is. */
function whose(line: Line, owner: Map<string, Seat | null | undefined>): Seat | null {
  for (const id of line.at ?? []) {
    const seat = seatOf(id) ?? owner.get(id);
    if (seat !== undefined && seat !== null) return seat;
  }
  return null;
}

export const drawsOf = (lines: Line[]): Line[] => lines.filter((line) => is(line, "draw"));

/** The last roll, however long ago. */
export function lastRoll(lines: Line[], scene: Scene): Roll | undefined {
  const place = lines.findLastIndex((line) => diceOf(line).length > 0);
  return place < 0 ? undefined : rollsOf(lines.slice(Math.max(0, place - BEFORE)), scene).at(-1);
}

/** The last roll of the fight that goes on, and the lines that tell what came of it. */
export function rollOfFight(lines: Line[]): { line: Line; after: Line[] } | undefined {
  const place = lines.findLastIndex((line) => diceOf(line).length > 0);
  const line = lines[place];
  if (!line) return undefined;
  const since = lines.slice(place + 1);
  return since.some((one) => is(one, "begins")) ? undefined : { line, after: since.filter((one) => is(one, "fight")).slice(0, RESULTS) };
}

/** How often each face of the game's dice fell to each player. */
export function talliesOf(rolls: Roll[], faces: Die[]): Tally[] {
  const tallies = new Map<string, Tally>(faces.map((face) => [face.name.id, { face, counts: new Map() }]));
  for (const roll of rolls) {
    if (roll.seat === null) continue;
    for (const die of roll.dice) {
      const counts = tallies.get(die.id)?.counts;
      counts?.set(roll.seat, (counts.get(roll.seat) ?? 0) + 1);
    }
  }
  return [...tallies.values()];
}
