/** Where pieces stand on their cells. */
import { BADGES, signsOf } from "../look/vocabulary";
import type { Piece } from "../wire";
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

/** Several pieces of one cell stand side by side; markers lie in its corner, side by side as well. */
export function offsetsOf(pieces: Piece[]): Map<string, Offset> {
  const offsets = new Map<string, Offset>();
  for (const all of Map.groupBy(pieces, (piece) => piece.cell).values()) {
    const markers = all.filter(isMarker);
    const standing = all.filter((piece) => !isMarker(piece));
    const counted = markers.length > 0 && standing.some(isCounted);
    markers.forEach((piece, place) => offsets.set(piece.id, counted ? besideCounted(place) : markerPlace(place, markers.length)));
    standing.forEach((piece, place) => offsets.set(piece.id, counted ? aside(inRows(place, standing.length)) : inRows(place, standing.length)));
  }
  return offsets;
}

/** How many there are is written at its foot, where markers would lie. */
const isCounted = (piece: Piece) => (piece.badges ?? []).some((badge) => BADGES[badge.tone ?? ""].light);

/** Markers beside an army stand at the right, one above the other, and the army leaves them room. */
const besideCounted = (place: number): Offset => ({ x: 37, y: 22 - place * 32, scale: 0.5 });
const aside = ({ x, y, scale }: Offset): Offset => ({ x: x * 0.8 - 15, y: y * 0.8 - 3, scale: scale * 0.8 });

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
