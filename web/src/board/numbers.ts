/** Which badges of a piece are drawn as what: figures on a plate, numbers in boxes, its worth in its middle, signs beside it. */
import { BADGES, signsOf } from "../look/vocabulary";
import type { Badge, Piece } from "../wire";

const isSet = (value: number | null | undefined): value is number => value !== null && value !== undefined;
const isFigure = (badge: Badge) => !badge.icon && isSet(badge.value);
const isMany = (badge: Badge) => BADGES[badge.tone ?? ""].light ?? false;

/** A token whose rim tells of which pile it is. */
export const isRinged = (piece: Piece): boolean => Boolean(piece.chief) && piece.shape === "disc";

export const isCrowned = (piece: Piece): boolean => Boolean(piece.chief) && (piece.shape === undefined || piece.shape === "shield" || piece.shape === "pennant");

/** A token of nobody that wears the colour of its kind. */
export const isPainted = (piece: Piece): boolean => Boolean(piece.chief) && !isRinged(piece) && !isCrowned(piece) && !isSet(piece.side);

/** The figures of a token stand on a plate below it. */
export function platesOf(piece: Piece): Badge[] {
  return isRinged(piece) || isPainted(piece) ? (piece.badges ?? []).filter((badge) => badge.icon && isSet(badge.value)).slice(0, 3) : [];
}

/** Figures without a sign stand in boxes: a dark one, and a light one for how many there are. */
export function boxesOf(piece: Piece): Badge[] {
  if (platesOf(piece).length) return [];
  return (piece.badges ?? []).filter((badge) => isFigure(badge) && (isRinged(piece) || isPainted(piece) || isMany(badge))).slice(0, 2);
}

export interface NumberBox {
  text: string;
  many: boolean;
  from: number;
  wide: number;
}

/** The boxes stand side by side, as wide as their numbers. How many there are has a sign only beside how strong they are. */
export function boxPlaces(piece: Piece): NumberBox[] {
  const boxes = boxesOf(piece);
  const made = boxes.map((badge) => {
    const text = `${isMany(badge) && boxes.length > 1 ? "×" : ""}${badge.value}`;
    return { text, many: isMany(badge), wide: text.length * 12 + 12 };
  });
  let from = -made.reduce((sum, { wide }) => sum + wide, 0) / 2;
  return made.map((box) => ({ ...box, from: (from += box.wide) - box.wide }));
}

/** What lies small bears its one number in its middle. */
export function worthOf(piece: Piece): number | undefined {
  const [only, ...more] = piece.badges ?? [];
  return signsOf(piece.state).small && only && !more.length && isFigure(only) ? (only.value ?? undefined) : undefined;
}

/** Signs beside a piece. */
export function looseOf(piece: Piece): Badge[] {
  const boxes = boxesOf(piece);
  return platesOf(piece).length || worthOf(piece) !== undefined ? [] : (piece.badges ?? []).filter((badge) => !boxes.includes(badge)).slice(0, 4);
}
