/** Names of places that are written on the board. */
import { signsOf } from "../look/vocabulary";
import type { Cell, Piece, Text } from "../wire";
import { UNIT, type Layout, type Point } from "./geometry";
import { diceOf, priceOf, type Spot } from "./spots";

export interface Written {
  id: string;
  text: Text;
  at: Point;
  /** At the edges of the board a name grows inwards. */
  anchor: "start" | "middle" | "end";
}

/** Below what stands in the middle of a cell. */
const BELOW = 0.43 * UNIT;
/** A name is half as wide at most, and so high. */
const WIDE = 1.3 * UNIT;
const HIGH = 0.3 * UNIT;
/** A piece has its own name so far below or above it. */
const NAMED = 0.6 * UNIT;

/** Those that find room beside the names of pieces and the numbers that are drawn on cells. */
export function writtenOn(cells: Cell[], pieces: Piece[], spots: Spot[], layout: Layout): Written[] {
  const taken = [...pieces.filter((piece) => signsOf(piece.state).named).flatMap((piece) => namesAt(layout.place(piece.cell))), ...spots.filter(isNumbered).flatMap((spot) => numbersAt(spot))];
  return cells.flatMap((cell) => {
    const place = layout.place(cell.id);
    if (!cell.label || !place) return [];
    const at = { x: place.x, y: place.y + BELOW };
    if (taken.some((other) => Math.abs(other.x - at.x) < WIDE && Math.abs(other.y - at.y) < HIGH)) return [];
    return [{ id: cell.id, text: cell.label, at, anchor: anchorAt(at.x, layout) }];
  });
}

const isNumbered = (spot: Spot) => diceOf(spot).length > 0 || Boolean(priceOf(spot));

/** Its name below or above it, and its figures at the upper corner. */
const namesAt = (at: Point | undefined): Point[] => (at ? [0.7 * NAMED, -NAMED, -0.4 * NAMED].map((y) => ({ x: at.x, y: at.y + y })) : []);

const numbersAt = (spot: Spot): Point[] => [-0.34, 0, 0.26].map((y) => ({ x: spot.at.x, y: spot.at.y + y * UNIT }));

function anchorAt(x: number, { box }: Layout): Written["anchor"] {
  if (x - box.x < WIDE * 0.8) return "start";
  return box.x + box.w - x < WIDE * 0.8 ? "end" : "middle";
}
