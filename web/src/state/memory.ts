/** What this browser remembers of matches: when I last chose, to be told what happened meanwhile, and what I took note of. */
import type { Seat } from "../wire";

const CHOSEN = "hexameron.chosen";
const NOTED = "hexameron.noted";
/** Of so many matches. */
const KEPT = 60;

type Chosen = [match: string, n: number];

function stored<Entry>(key: string): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

const nameOf = (match: string, seat: Seat) => `${match}.${seat}`;

export function lastChosen(match: string, seat: Seat): number {
  return stored<Chosen>(CHOSEN).find(([name]) => name === nameOf(match, seat))?.[1] ?? -1;
}

export function keepChosen(match: string, seat: Seat, n: number): void {
  const others = stored<Chosen>(CHOSEN).filter(([name]) => name !== nameOf(match, seat));
  localStorage.setItem(CHOSEN, JSON.stringify([[nameOf(match, seat), n], ...others].slice(0, KEPT)));
}

/** Whether I have read how the dice of a match were drawn. */
export function isNoted(match: string): boolean {
  return stored<string>(NOTED).includes(match);
}

export function keepNoted(match: string): void {
  const others = stored<string>(NOTED).filter((id) => id !== match);
  localStorage.setItem(NOTED, JSON.stringify([match, ...others].slice(0, KEPT)));
}
