import { describe, expect, test } from "vitest";
import { edgeOf, place, type Obstacle } from "../../src/board/placing";
import { Projection } from "../../src/board/spanning";

const ROOM = { w: 800, h: 500 };
const STRIP = { w: 200, h: 100 };
const at = { x: 400, y: 250 };
const piece = (x: number, y: number, w = 60, h = 60): Obstacle => ({ x, y, w, h, weight: 1 });
const covers = (spot: { x: number; y: number }, one: Obstacle) =>
  spot.x < one.x + one.w && one.x < spot.x + STRIP.w && spot.y < one.y + one.h && one.y < spot.y + STRIP.h;

describe("a note beside its place", () => {
  test("lies on the right if that is free", () => {
    const spot = place(STRIP, at, ROOM, [piece(370, 220)]);
    expect(spot.free).toBe(true);
    expect(spot.x).toBeGreaterThanOrEqual(430);
    expect(Math.abs(spot.y + 50 - at.y)).toBeLessThan(60);
  });
  test("lies on the left if the right is taken, above if both are", () => {
    const right = [piece(370, 220), piece(440, 0, 360, 500)];
    expect(place(STRIP, at, ROOM, right).x + STRIP.w).toBeLessThanOrEqual(370);
    const both = [...right, piece(0, 0, 360, 500)];
    const spot = place({ w: 60, h: 100 }, at, ROOM, both);
    expect(spot.free).toBe(true);
    expect(spot.y + 100).toBeLessThanOrEqual(220);
  });
  test("goes as far as it must to hide nothing", () => {
    const army = Array.from({ length: 9 }, (_, place_) => piece(place_ * 90, 180, 60, 150));
    const spot = place(STRIP, at, ROOM, army);
    expect(spot.free).toBe(true);
    expect(army.some((one) => covers(spot, one))).toBe(false);
  });
  test("where nothing is free it hides what matters least", () => {
    const all = [{ ...piece(0, 0, 400, 500), weight: 8 }, { ...piece(400, 0, 400, 500), weight: 3 }];
    const spot = place(STRIP, { x: 100, y: 100 }, ROOM, all);
    expect([spot.free, spot.x >= 400]).toEqual([false, true]);
  });
  test("is tied to its place from its nearest edge", () => {
    expect(edgeOf({ x: 500, y: 200, w: 200, h: 100 }, at)).toEqual({ x: 500, y: 250 });
    expect(edgeOf({ x: 300, y: 50, w: 200, h: 100 }, at)).toEqual({ x: 400, y: 150 });
  });
});

test("what is seen of a board begins at its corner, in pixels of its scale", () => {
  const view = new Projection({ x: -50, y: -50, w: 1000, h: 500 }, 0.5, { x: 24, y: 22 });
  expect(view.point({ x: -50, y: 50 })).toEqual({ x: 24, y: 72 });
  expect(view.around({ x: 450, y: 200 }, 100, 50)).toEqual({ x: 249, y: 134.5, w: 50, h: 25 });
});
