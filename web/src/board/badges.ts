/** What the badges of a piece add to its notes. */
import type { Badge, Piece, Sentence } from "../wire";

/** Texts are data, written in one order: the same text is the same, whatever the language. */
const written = (text: Sentence) => JSON.stringify(text);

/** The badges of a piece that say more than its notes do. */
export function badgesOf(piece: Piece): Badge[] {
  const noted = new Set((piece.notes ?? []).map(written));
  return (piece.badges ?? []).filter((badge) => badge.text && !noted.has(written(badge.text)));
}
