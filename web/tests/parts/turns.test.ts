import { describe, expect, test } from "vitest";
import { inTurns } from "../../src/parts/turns";
import type { EventTag, Line } from "../../src/wire";
import { line as made } from "../made";

const line = (at: string[], tags: EventTag[] = []): Line => made(1, "told", { at, tags });

describe("turns in the log", () => {
  const lines = [line(["p1"]), line(["p0"], ["turn"]), line(["u3", "p1"]), line(["p0"], ["turn"]), line(["h1.1", "p1"], ["turn"]), line([], ["turn"])];

  test("begin where a line tells of another's turn", () => {
    expect(inTurns(lines, 0).map(({ begins }) => begins)).toEqual([null, 0, null, null, 1, null]);
  });

  test("are told from a place on, by the place of each line", () => {
    expect(inTurns(lines, 3).map(({ place, begins }) => [place, begins])).toEqual([[3, 0], [4, 1], [5, null]]);
  });
});
