/** What lies on a cell and what can be done there. */
import type { Bound } from "../table/binding";
import type { Cell, Option, Piece, Refused, Scene } from "../wire";

export interface Content {
  cell: Cell;
  pieces: Piece[];
  options: Option[];
  refused: Refused[];
}

export function contentOf(scene: Scene, bound: Bound, cell: Cell, pieces: Piece[]): Content {
  const ids = [cell.id, ...pieces.map((piece) => piece.id)];
  return {
    cell,
    pieces,
    options: [...new Set(ids.flatMap((id) => bound.get(id) ?? []))],
    refused: (scene.refused ?? []).filter((no) => no.at?.some((id) => ids.includes(id))),
  };
}

/** The same for one cell by its id; nothing where there is nothing to tell. */
export function findContent(scene: Scene, bound: Bound, id: string): Content | undefined {
  const cell = scene.cells?.find((one) => one.id === id);
  if (!cell) return undefined;
  const content = contentOf(scene, bound, cell, (scene.pieces ?? []).filter((piece) => piece.cell === id));
  const told = content.pieces.length || cell.name || cell.notes?.length || content.refused.length || content.options.some((option) => option.badge?.text);
  return told ? content : undefined;
}
