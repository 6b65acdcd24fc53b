/** Where the pins of a recap stand: at the left of their space, between its flag and what is written at its foot; one for each space. */
import type { Told } from "../story/recap";
import type { Seat } from "../wire";
import type { Layout, Point } from "./geometry";

export interface Pin {
  /** The first of those that it stands for. */
  pin: number;
  words: string;
  seat: Seat | null;
  at: Point;
}

type Line = Told & { seat: Seat | null };

const SIDE = { x: -34, y: 5 };

export function pinPlaces(told: Line[], layout: Layout): Pin[] {
  return [...Map.groupBy(told, ({ cell }) => cell)].flatMap(([cell, lines]) => {
    const at = layout.place(cell);
    const first = lines[0];
    return at && first ? [{ pin: first.pin, words: numbersOf(lines), seat: first.seat, at: { x: at.x + SIDE.x, y: at.y + SIDE.y } }] : [];
  });
}

/** All numbers; those that follow each other from the first to the last. */
function numbersOf(lines: Line[]): string {
  const pins = lines.map(({ pin }) => pin);
  const [first = 0, last = 0] = [pins[0], pins.at(-1)];
  return pins.length > 1 && last - first === pins.length - 1 ? `${first}–${last}` : pins.join(" ");
}
