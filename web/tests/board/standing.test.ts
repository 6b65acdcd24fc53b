import { describe, expect, test } from "vitest";
import { Layout } from "../../src/board/geometry";
import { CENTRE, namesOf, offsetsOf } from "../../src/board/standing";
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

describe("an army whose number is written at its foot", () => {
  test("leaves markers the right of its space, and they do not hide the number", () => {
    const army = piece("u1", "a", { badges: [{ value: 3, tone: "many" }] });
    const offsets = offsetsOf([army, piece("m", "a", { state: ["marker"] }), piece("n", "a", { state: ["marker"] })]);
    const [u1, m, n] = ["u1", "m", "n"].map((id) => offsets.get(id) ?? CENTRE);
    expect(u1?.x).toBeLessThan(0);
    expect((m?.x ?? 0) - (u1?.x ?? 0)).toBeGreaterThan(45);
    expect(n?.x).toBe(m?.x);
    expect(n?.y).toBeLessThan(m?.y ?? 0);
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
