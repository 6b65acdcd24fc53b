/** Which of my matches want something of me, and in which order they are listed. */
import type { MatchFacts } from "../wire";

export function isOver(match: MatchFacts): boolean {
  return Boolean(match.result || match.ended);
}

/** Something is asked of a seat of mine. */
export function waitsForMe(match: MatchFacts): boolean {
  return match.begun && !isOver(match) && match.mine.some((seat) => match.waiting.includes(seat));
}

/** Those that wait for me first, then the newest. */
export function running(matches: MatchFacts[]): MatchFacts[] {
  return matches
    .filter((match) => !isOver(match))
    .sort((one, two) => Number(waitsForMe(two)) - Number(waitsForMe(one)) || two.changed.localeCompare(one.changed));
}
