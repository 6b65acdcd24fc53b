import { describe, expect, test } from "vitest";
import { Walk, wayTo } from "../../src/table/walk";
import type { Way } from "../../src/wire";
import { option, text } from "../made";

const way: Way = { cells: ["b", "c"], keys: ["go:b", "go:c"], cost: 2, label: text("far") };
const near = option("go:b");
const far = option("go:c");

describe("a way of several steps", () => {
  test("is found by where it ends", () => {
    expect(wayTo("c", [way])).toBe(way);
    expect(wayTo("b", [way])).toBeUndefined();
  });

  test("goes step by step, each when the one before was taken", () => {
    const walk = new Walk(way, "move.where", 7);
    expect(walk.step([far, near], "move.where", 7)).toBe(near);
    expect(walk.ended).toBe(false);
    expect(walk.isDue(7)).toBe(false);
    expect(walk.isDue(8)).toBe(true);
    expect(walk.step([far, near], "move.where", 8)).toBe(far);
    expect(walk.ended).toBe(true);
    expect(way.keys).toEqual(["go:b", "go:c"]);
  });

  test("goes on at another question of the same kind", () => {
    expect(new Walk(way, "move.unit", 7).step([near], "move.where", 7)).toBe(near);
  });

  test("ends where something else is asked", () => {
    expect(new Walk(way, "move.where", 7).step([near], "fight.where", 7)).toBeUndefined();
  });

  test("ends where the step is not offered any more", () => {
    expect(new Walk(way, "move.where", 7).step([far], "move.where", 7)).toBeUndefined();
  });
});
