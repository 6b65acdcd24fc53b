/** Cells and pieces in words, for those who do not see them. */
import { arming } from "../state/arming.svelte";
import { say, tell } from "../state/words.svelte";
import type { Piece, Scene, Text } from "../wire";
import { coordinate } from "./geometry";
import type { Spot } from "./spots";

/** What can be done on a cell, what stands there and where it is. */
export function labelOf(game: string, { cell, pieces, options, way }: Spot): string {
  const name = (text: Text | null | undefined) => tell(game, text);
  const parts = options.map((option) => [name(option.label), name(option.badge?.text), arming.isIrrevocable(option.key) && say("irrevocable")].filter(Boolean).join(", "));
  if (way) parts.push(name(way.label), say("steps", { n: way.cost }), name(way.note));
  parts.push(...pieces.map((piece) => name(piece.name)), name(cell.name), coordinate(cell.id));
  return [...new Set(parts.filter(Boolean))].join("; ");
}

export function pieceLabel(scene: Scene, piece: Piece): string {
  const figures = (piece.pips ?? 0) + (piece.lost ?? 0);
  return [
    tell(scene.game, piece.name),
    piece.side === null || piece.side === undefined ? "" : say("side", { n: piece.side + 1 }),
    figures ? say("figures", { n: piece.pips ?? 0, of: figures }) : "",
    coordinate(piece.cell) || tell(scene.game, scene.cells?.find((cell) => cell.id === piece.cell)?.name),
  ].filter(Boolean).join(", ");
}
