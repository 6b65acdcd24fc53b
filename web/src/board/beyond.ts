/** Signs at the edges of the view: there, out of sight, something can be chosen. */
import type { Box, Point } from "./geometry";
import { middleOf } from "./sight";
import type { Size } from "./spanning";

export type Side = "left" | "right" | "above" | "below";

export interface Beyond {
  side: Side;
  /** The cells that it leads to. */
  cells: Box[];
  /** Its middle in the room of the board, in pixels. */
  at: Point;
  /** Where it points, in degrees from the right on clockwise. */
  angle: number;
}

/** A finger needs so much room, in pixels. */
export const SIGN = 44;
/** The corners are left to others. */
const CORNER = 56;
/** So far around the middle of what is seen of a cell that can be chosen it is left free, and so much a sign gives way at once, in pixels. */
const [FREE, STEP] = [10, 6];

/** How far something lies outside on each side; at most 0 if not at all. */
function outside(view: Box, { x, y }: Point): Record<Side, number> {
  return { left: view.x - x, right: x - view.x - view.w, above: view.y - y, below: y - view.y - view.h };
}

/** The side at which a cell is out of sight the farthest; nothing if its middle is seen. */
function sideOf(view: Box, cell: Box): Side | undefined {
  const [side, far] = (Object.entries(outside(view, middleOf(cell))) as [Side, number][]).reduce((one, two) => (two[1] > one[1] ? two : one));
  return far > 0 ? side : undefined;
}

/** What is seen of a cell. */
function cut(view: Box, cell: Box): Box | undefined {
  const [x, y] = [Math.max(view.x, cell.x), Math.max(view.y, cell.y)];
  const [w, h] = [Math.min(view.x + view.w, cell.x + cell.w) - x, Math.min(view.y + view.h, cell.y + cell.h) - y];
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The nearest place along a side from where one wants to be that leaves enough free; where none does, the one that leaves most. */
function freePlace(wanted: number, length: number, freeAt: (at: number) => number): number {
  const [first, last] = [Math.min(CORNER, length / 2), Math.max(length - CORNER, length / 2)];
  const start = Math.min(Math.max(wanted, first), last);
  let best = start;
  for (let off = 0; off <= last - first; off += STEP) {
    for (const at of [start + off, start - off]) {
      if (at < first || at > last) continue;
      if (freeAt(at) >= SIGN / 2 + FREE) return at;
      if (freeAt(at) > freeAt(best)) best = at;
    }
  }
  return best;
}

/** One sign for each side at which cells are out of sight. It lies at that edge, where it hides no cell that can be chosen. */
export function signsBeyond(view: Box, scale: number, cells: Box[]): Beyond[] {
  const room: Size = { w: view.w * scale, h: view.h * scale };
  const onScreen = (cell: Box): Point => ({ x: (middleOf(cell).x - view.x) * scale, y: (middleOf(cell).y - view.y) * scale });
  const bySide = Map.groupBy(cells, (cell) => sideOf(view, cell));
  const seen = cells.flatMap((cell) => cut(view, cell) ?? []).map(onScreen);
  return (["left", "right", "above", "below"] as const).flatMap((side) => {
    const group = bySide.get(side);
    if (!group) return [];
    const upright = side === "left" || side === "right";
    const edge = side === "left" || side === "above" ? SIGN / 2 : (upright ? room.w : room.h) - SIGN / 2;
    const lies = (along: number): Point => (upright ? { x: edge, y: along } : { x: along, y: edge });
    const freeAt = (along: number): number => {
      const { x, y } = lies(along);
      return Math.min(...seen.map((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y))));
    };
    const goals = group.map(onScreen);
    const goal = { x: mean(goals.map(({ x }) => x)), y: mean(goals.map(({ y }) => y)) };
    const at = lies(freePlace(upright ? goal.y : goal.x, upright ? room.h : room.w, freeAt));
    return [{ side, cells: group, at, angle: Math.round((Math.atan2(goal.y - at.y, goal.x - at.x) * 180) / Math.PI) }];
  });
}
