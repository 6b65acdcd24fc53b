/** What is heard of what happened. */
import { diceOf, is } from "../parts/chance";
import type { Sound } from "../state/sounds";
import type { Line, Result, Seat } from "../wire";

/** A roll, and after it a hit if somebody lost something by it. */
export function soundsOf(lines: Line[]): Sound[] {
  const rolled = lines.some((line) => diceOf(line).length && !is(line, "draw"));
  const hurt = lines.some((line) => is(line, "loss") || (is(line, "hits") && Number(line.text.args?.["n"] ?? 0) > 0));
  return [...(rolled ? ["roll" as const] : []), ...(hurt ? ["hit" as const] : [])];
}

/** Whether the end of a match is a victory of mine. */
export const isWon = (result: Result | null | undefined, mine: Seat[]): boolean => Boolean(result && !result.lost && result.winners.some((seat) => mine.includes(seat)));
