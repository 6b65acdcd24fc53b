import { describe, expect, test } from "vitest";
import { Layout } from "../../src/board/geometry";
import { areasOf, CENTRE, namesOf, offsetsOf } from "../../src/board/standing";
import type { Piece } from "../../src/wire";
import { cell, piece } from "../made";

const standing = (many: number) => [...offsetsOf(Array.from({ length: many }, (_, place) => piece(`u${place}`, "a"))).values()];

describe("pieces of one cell", () => {
  test("stand in its middle if they are alone", () => {
    expect(standing(1)).toEqual([CENTRE]);
    expect([...offsetsOf([piece("u1", "a"), piece("u2", "b")]).values()]).toEqual([CENTRE, CENTRE]);
  });
  test("stand side by side, smaller the more they are, around the middle", () => {
    const [left, right] = standing(2);
    expect(left?.x).toBe(-(right?.x ?? 0));
    expect(left?.y).toBe(0);
    const four = standing(4);
    expect(new Set(four.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(four.reduce((sum, { x, y }) => sum + x + y, 0)).toBeCloseTo(0);
    expect(four[0]?.scale).toBeLessThan(left?.scale ?? 0);
  });
  test("have the last row in the middle, too", () => expect(standing(3)[2]?.x).toBeCloseTo(0));
  test("leave a marker in the corner, and do not make room for it", () => {
    const offsets = offsetsOf([piece("u1", "a"), piece("m", "a", { state: ["marker"] })]);
    expect(offsets.get("u1")).toEqual(CENTRE);
    expect(offsets.get("m")?.scale).toBeLessThan(1);
    expect(offsets.get("m")?.x).toBeGreaterThan(0);
  });
});

describe("in an area, which has a code,", () => {
  const area = (plate: boolean) => areasOf([{ ...cell("a", 0, 0), code: "7A", ...(plate ? { feature: "village" } : {}) }]);
  const army = (many: number) => Array.from({ length: many }, (_, place) => piece(`u${place}`, "a"));
  const markers = (many: number) => Array.from({ length: many }, (_, place) => piece(`m${place}`, "a", { state: ["marker"] }));
  const places = (pieces: Piece[], plate = false) => [...offsetsOf(pieces, area(plate)).values()];

  test("those who stand there stand above what lies there, whoever is how many", () => {
    for (const [many, lying] of [[1, 1], [3, 4], [4, 2], [6, 5], [8, 3]] as const) {
      const feet = places([...army(many), ...markers(lying)]).map(({ y, scale }) => ({ foot: y + 30 * scale, head: y - 34 * scale }));
      expect(Math.max(...feet.slice(lying).map(({ foot }) => foot))).toBeLessThan(Math.max(...feet.slice(0, lying).map(({ foot }) => foot)));
    }
  });
  test("nobody stands where another one does, and all stand within the hexagon", () => {
    for (const many of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const found = places(army(many));
      expect(new Set(found.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(many);
      for (const { x, y, scale } of found) expect(Math.abs(x) + Math.abs(y) / Math.sqrt(3) + 22 * scale).toBeLessThan(58);
    }
  });
  test("what lies there is smaller the more it is, and lies within it as well", () => {
    for (const many of [1, 2, 3, 4, 5, 6, 7]) {
      for (const { x, y, scale } of places(markers(many))) expect(Math.abs(x) + Math.abs(y) / Math.sqrt(3) + 22 * scale).toBeLessThan(60);
    }
  });
  test("a plate with a name has the room below them", () => {
    const [alone, above] = [places(army(1))[0], places(army(1), true)[0]];
    expect(above?.y).toBeLessThan(alone?.y ?? 0);
    expect((above?.y ?? 0) + 30 * (above?.scale ?? 1)).toBeLessThan(8);
  });
});

describe("names of pieces", () => {
  const cells = ["a", "b", "c", "d"].map((id, x) => cell(id, x, 1));
  const layout = new Layout("square", [cell("first", 0, 0), ...cells]);
  const namesIn = (...pieces: Piece[]) => Object.fromEntries(namesOf(pieces, layout));

  test("are written below them", () => {
    expect(namesIn(piece("one", "a"), piece("two", "c"))).toEqual({ one: "below", two: "below" });
  });

  test("are written above in turn where they would meet", () => {
    expect(namesIn(piece("one", "a"), piece("two", "b"), piece("three", "c"))).toEqual({ one: "below", two: "above", three: "below" });
    expect(namesIn(piece("one", "a"), piece("two", "a"))).toEqual({ one: "below", two: "above" });
  });

  test("are written under each other where the board ends above", () => {
    expect(namesIn(piece("one", "first"), piece("two", "first"))).toEqual({ one: "below", two: "lower" });
  });

  test("are left out where they would hide each other", () => {
    expect(namesIn(piece("one", "a"), piece("two", "a"), piece("three", "a"), piece("four", "d"))).toEqual({ four: "below" });
  });
});
