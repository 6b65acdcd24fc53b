/** How cards lie in a hand: how wide they are, how far they overlap, and what stands at their feet. */
import type { Card, Face } from "../wire";

/** Texts up to this length find room on a wide card; longer ones are told in signs. */
const SHORT = 104;
/** Reasons up to this length find room at the foot of a card; longer ones are told beside the question. */
const BRIEF = 30;
/** So many cards lie side by side; more overlap. */
const ABREAST = 9;

export const isToldInWords = (text: string): boolean => text.length <= SHORT;
export const isBrief = (reason: string): boolean => reason.length <= BRIEF;

/** Cards with one effect each have room for words; those with two are told in signs. */
export function isWide(cards: Card[], faces: ReadonlyMap<number, Face>): boolean {
  const known = cards.map((card) => faces.get(card.face ?? -1)).filter((face) => face !== undefined);
  return known.length > 0 && known.every((face) => (face.corner ?? -1) >= 0 || (face.bands?.length ?? 0) < 2);
}

/** Whether so many cards lie over each other. */
export const overlaps = (cards: number): boolean => cards > ABREAST;
