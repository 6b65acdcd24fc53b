/** How a match ended, for all and for one seat, as the server's results say it. */
import type { Catalogue } from "../text/catalogue";
import type { Result, Seat } from "../wire";

export type Outcome = "won" | "drawn" | "lost";

export function outcome(result: Result): Outcome {
  return result.winners.length ? "won" : result.lost ? "lost" : "drawn";
}

export function outcomeFor(result: Result, seat: Seat): Outcome {
  const lost = result.resigned?.includes(seat) || (result.winners.length > 0 && !result.winners.includes(seat));
  return lost ? "lost" : outcome(result);
}

/** Why it ended, as a sentence: one for this outcome, if there is one, else one for all. */
export function reason(result: Result, texts: Catalogue, players: string): string {
  const known = [`result.${result.why}.${outcome(result)}`, `result.${result.why}`].find((id) => texts.has(id));
  return known ? texts.render({ id: known, args: { players } }) : "";
}
