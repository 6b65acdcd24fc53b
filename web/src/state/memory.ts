/** When I last chose in each match, so that I can be told later what happened meanwhile. */
import type { Seat } from "../wire";

const KEY = "hexameron.chosen";
const KEPT = 60;

type Stored = [match: string, n: number][];

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Stored;
  } catch {
    return [];
  }
}

const nameOf = (match: string, seat: Seat) => `${match}.${seat}`;

export function lastChosen(match: string, seat: Seat): number {
  return stored().find(([name]) => name === nameOf(match, seat))?.[1] ?? -1;
}

export function keepChosen(match: string, seat: Seat, n: number): void {
  const others = stored().filter(([name]) => name !== nameOf(match, seat));
  localStorage.setItem(KEY, JSON.stringify([[nameOf(match, seat), n], ...others].slice(0, KEPT)));
}
