/** Where a board's units lie on the screen. */
import type { Box, Point } from "./geometry";

export interface Size {
  w: number;
  h: number;
}

/** How far from the edges of its place the board begins, in pixels: with names of rows and columns or without. */
export const EDGE = { rimmed: { x: 24, y: 22 }, bare: { x: 8, y: 8 } };

export class Projection {
  constructor(
    /** The part of the board that is seen, in its units. */
    private readonly seen: Box,
    /** Pixels for a unit. */
    readonly scale: number,
    /** Where it begins on the screen. */
    private readonly corner: Point,
  ) {}

  point({ x, y }: Point): Point {
    return { x: (x - this.seen.x) * this.scale + this.corner.x, y: (y - this.seen.y) * this.scale + this.corner.y };
  }

  /** A box around a point of the board, so many units wide and high. */
  around(at: Point, w: number, h: number): Box {
    const { x, y } = this.point(at);
    return { x: x - (w * this.scale) / 2, y: y - (h * this.scale) / 2, w: w * this.scale, h: h * this.scale };
  }
}
