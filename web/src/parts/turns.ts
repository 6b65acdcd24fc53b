/** Whose turn the lines of the log tell of. */
import type { Line, Seat } from "../wire";
import { is } from "./chance";
import { seatIn } from "./named";

export interface Told {
  line: Line;
  /** Its place among all lines. */
  place: number;
  /** Whose turn begins with it; null where it goes on. */
  begins: Seat | null;
}

/** The lines from a place on; a line that tells of another's turn begins it. */
export function inTurns(lines: Line[], first: number): Told[] {
  let turn: Seat | null = null;
  return lines.slice(first).map((line, after) => {
    const seat = is(line, "turn") ? seatIn(line) : null;
    const begins = seat !== null && seat !== turn ? seat : null;
    turn = begins ?? turn;
    return { line, place: first + after, begins };
  });
}
