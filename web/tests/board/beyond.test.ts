import { describe, expect, test } from "vitest";
import { SIGN, signsBeyond } from "../../src/board/beyond";

const cell = (x: number, y: number) => ({ x: x - 50, y: y - 50, w: 100, h: 100 });
/** Six cells by four, each of fifty pixels. */
const view = { x: 0, y: 0, w: 600, h: 400 };
const signs = (...cells: [number, number][]) => signsBeyond(view, 0.5, cells.map(([x, y]) => cell(x, y)));

describe("signs at the edge of the view", () => {
  test("are there only for what is out of sight", () => {
    expect(signs([300, 200], [10, 390])).toEqual([]); // of the second most of it is seen
    expect(signs([300, 200], [700, 200]).map(({ side }) => side)).toEqual(["right"]);
  });

  test("stand for all cells beyond their side, counted once at the side where they are farthest", () => {
    const found = signs([-100, 200], [-300, 100], [-50, 900], [200, -60]);
    expect(found.map(({ side, cells }) => [side, cells.length])).toEqual([["left", 2], ["above", 1], ["below", 1]]);
  });

  test("lie whole within the view, at their edge, and point at their cells", () => {
    for (const { side, at } of signs([-100, -90], [700, 200], [300, 500], [200, -500])) {
      expect(Math.min(at.x, 300 - at.x, at.y, 200 - at.y), side).toBe(SIGN / 2);
    }
    expect(signs([900, 200])[0]?.angle).toBe(0);
    expect(signs([300, 900])[0]?.angle).toBe(90);
    expect(Math.abs(signs([-900, 200])[0]?.angle ?? 0)).toBe(180);
  });

  test("hide no cell that can be chosen, nor what is seen of one", () => {
    expect(Math.abs((signs([620, 200])[0]?.at.y ?? 0) - 100)).toBeGreaterThan(SIGN / 2);
    const seen: [number, number][] = [[580, 200], [580, 150]];
    const [sign] = signs([900, 200], ...seen);
    for (const [x, y] of seen) expect(Math.max(Math.abs((sign?.at.x ?? 0) - x / 2), Math.abs((sign?.at.y ?? 0) - y / 2))).toBeGreaterThan(SIGN / 2);
  });
});
