/** Where pieces stand on their cells. */
import { signsOf } from "../look/vocabulary";
import type { Cell, Piece } from "../wire";
import { UNIT, type Layout } from "./geometry";

export interface Offset {
  x: number;
  y: number;
  scale: number;
}

/** In the middle of the cell. */
export const CENTRE: Offset = { x: 0, y: 0, scale: 1 };
const SPACE = 74;

const isMarker = (piece: Piece) => signsOf(piece.state).small ?? false;

/** So many with names on one space are named; more would hide each other. */
const NAMED = 2;
/** Nearer than this in a row names may meet. */
const BESIDE = 1.5 * UNIT;

export type NamePlace = "above" | "below" | "lower";

/** A name above its space reaches so far from the middle of it. */
const ABOVE = 72;

/** Where the names of pieces are written: below them; above where another name is beside it below, and at the upper edge of the board under that one. */
export function namesOf(pieces: Piece[], layout: Layout): Map<string, NamePlace> {
  const places = new Map<string, NamePlace>();
  const at = (piece: Piece) => layout.place(piece.cell) ?? { x: 0, y: 0 };
  const many = Map.groupBy(pieces, (piece) => piece.cell);
  for (const piece of pieces.toSorted((one, two) => at(one).x - at(two).x)) {
    if ((many.get(piece.cell)?.length ?? 0) > NAMED) continue;
    const near = (other: Piece) => places.get(other.id) === "below" && Math.abs(at(other).y - at(piece).y) < UNIT / 2 && Math.abs(at(other).x - at(piece).x) < BESIDE;
    const second = at(piece).y - ABOVE < layout.box.y ? "lower" : "above";
    places.set(piece.id, pieces.some(near) ? second : "below");
  }
  return places;
}

/** Several pieces of one cell stand side by side; markers lie in its corner, side by side as well. In an area they stand above, and what lies there lies below. */
export function offsetsOf(pieces: Piece[], areas: Areas = new Map()): Map<string, Offset> {
  const offsets = new Map<string, Offset>();
  for (const [cell, all] of Map.groupBy(pieces, (piece) => piece.cell)) {
    const markers = all.filter(isMarker);
    const standing = all.filter((piece) => !isMarker(piece));
    const area = areas.get(cell);
    markers.forEach((piece, place) => offsets.set(piece.id, area ? lyingInArea(place, markers.length, area.named) : markerPlace(place, markers.length)));
    standing.forEach((piece, place) => offsets.set(piece.id, area ? standingInArea(place, standing.length, area.named) : inRows(place, standing.length)));
  }
  return offsets;
}

/** Cells that hold many, and whether a name stands there on a plate. */
export type Areas = ReadonlyMap<string, { named: boolean }>;

export const areasOf = (cells: Cell[]): Areas => new Map(cells.filter((cell) => cell.code).map((cell) => [cell.id, { named: Boolean(cell.feature) }]));

/** How those who share an area stand, by how many are in a row: how large, and how far from each other. */
const ABREAST = [{ scale: 0.62, apart: 0 }, { scale: 0.55, apart: 41 }, { scale: 0.5, apart: 34 }, { scale: 0.42, apart: 27 }];
/** More of them stand in two rows, so far above and below the middle of those who stand in one. */
const ONE_ROW = 4;
const ROWS = { middle: -7, above: -12, below: 13, smaller: 0.8, nearer: 0.94 };
/** Above a plate there is less room. */
const PLATED = { y: -6, smaller: 0.86 };
/** And below it. */
const UNDER_PLATE = { y: 5, smaller: 0.8 };

function standingInArea(place: number, many: number, named: boolean): Offset {
  const rows = many > ONE_ROW ? 2 : 1;
  const across = Math.ceil(many / rows);
  const row = Math.floor(place / across);
  const inRow = Math.min(across, many - row * across);
  const { scale, apart } = ABREAST[Math.min(across, ONE_ROW) - 1] ?? { scale: 1, apart: 0 };
  const near = rows === 1 ? 1 : ROWS.nearer;
  return {
    x: ((place % across) - (inRow - 1) / 2) * near * (across > ONE_ROW ? (apart * ONE_ROW) / across : apart),
    y: ROWS.middle + (rows === 1 ? 0 : row ? ROWS.below : ROWS.above) + (named ? PLATED.y : 0),
    scale: scale * (rows === 1 ? 1 : ROWS.smaller) * (named ? PLATED.smaller : 1),
  };
}

/** What lies in an area lies in one row at its lower edge; the row is so wide, and nothing in it larger or farther apart than so. */
const FOOT = { y: 34, wide: 60, apart: 22, scale: 0.36 };

function lyingInArea(place: number, many: number, named: boolean): Offset {
  const { y, smaller } = named ? UNDER_PLATE : { y: 0, smaller: 1 };
  const apart = Math.min(FOOT.apart, FOOT.wide / Math.max(1, many - 1)) * smaller;
  return { x: (place - (many - 1) / 2) * apart, y: FOOT.y + y, scale: (FOOT.scale * apart) / FOOT.apart };
}

function inRows(place: number, many: number): Offset {
  const across = Math.ceil(Math.sqrt(many));
  const scale = many === 1 ? 1 : many === 2 ? 0.68 : 1 / Math.max(1.6, across * 0.95);
  const row = Math.floor(place / across);
  const inRow = Math.min(across, many - row * across);
  return {
    x: ((place % across) - (inRow - 1) / 2) * SPACE * scale,
    y: (row - (Math.ceil(many / across) - 1) / 2) * SPACE * scale,
    scale,
  };
}

/** Where the so manieth of several markers lies: in a corner of its space, side by side to the left, smaller the more they are. */
export function markerPlace(place: number, many: number): Offset {
  const scale = many < 3 ? 0.62 : 1.55 / many;
  return { x: 30 - place * Math.min(46 * scale + 2, 62 / Math.max(1, many - 1)), y: 30, scale };
}
