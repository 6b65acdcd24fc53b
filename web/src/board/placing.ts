/** Where a note lies on the board so that it hides nothing: beside its place, on the side that is free. */
import type { Box, Point } from "./geometry";
import type { Size } from "./spanning";

/** What a note must not hide: how bad it is if it does. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Placed extends Point {
  /** Whether nothing lies under it. */
  free: boolean;
}

const STEP = 8;
const MARGIN = 6;
const ASIDE = 0.6;
/** What weighs less is better seen, but may be hidden. */
const BAD = 1;
/** How much farther than to the right a note may lie on the other sides before these are taken. */
const SIDES = { right: 0, left: 30, above: 50, below: 70 };

function overlap(one: Box, two: Box): number {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function sideOf(box: Box, at: Point): keyof typeof SIDES {
  if (box.x >= at.x) return "right";
  if (box.x + box.w <= at.x) return "left";
  return box.y + box.h <= at.y ? "above" : "below";
}

/** How far a box lies from a place: its nearest point, and a bit of how far its middle is aside. */
function distance(box: Box, at: Point): number {
  const near = edgeOf(box, at);
  const aside = Math.min(Math.abs(box.x + box.w / 2 - at.x), Math.abs(box.y + box.h / 2 - at.y));
  return Math.hypot(near.x - at.x, near.y - at.y) + aside * ASIDE;
}

/** The nearest place for a note of this size; where none is free, the one where it hides least. */
export function place(size: Size, at: Point, room: Size, obstacles: Obstacle[]): Placed {
  let best: Placed = { x: MARGIN, y: MARGIN, free: false };
  let least = Infinity;
  const [right, bottom] = [Math.max(MARGIN, room.w - size.w - MARGIN), Math.max(MARGIN, room.h - size.h - MARGIN)];
  for (let x = MARGIN; x <= right; x += STEP) {
    for (let y = MARGIN; y <= bottom; y += STEP) {
      const box = { x, y, ...size };
      const hidden = obstacles.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
      const bad = obstacles.some((one) => one.weight >= BAD && overlap(box, one) > 0);
      const cost = hidden * 1000 + distance(box, at) + SIDES[sideOf(box, at)];
      if (cost < least) {
        least = cost;
        best = { x, y, free: !bad };
      }
    }
  }
  return best;
}

/** Where a line from a place to a note ends: on the note's nearest edge. */
export function edgeOf(box: Box, at: Point): Point {
  return { x: Math.min(Math.max(at.x, box.x), box.x + box.w), y: Math.min(Math.max(at.y, box.y), box.y + box.h) };
}
