import { describe, expect, test } from "vitest";
import { isSpace, seatIn, seatOf, spacesIn } from "../../src/parts/named";
import { cell, line, scene } from "../made";

describe("what a line names", () => {
  test("is a player by the form of the id", () => {
    expect(["p1", "p-1", "pool", "u1"].map(seatOf)).toEqual([1, null, null, null]);
    expect(seatIn(line(1, "takes", { at: ["u4", "p2", "p0"] }))).toBe(2);
    expect(seatIn(line(1, "takes", { at: ["u4"] }))).toBeNull();
  });

  test("is a space if the board has it, whatever a game calls its spaces", () => {
    const table = scene({ cells: [cell("h1.1"), cell("5A"), cell("HC")], edges: [{ id: "e1.1-1.2", kind: "river" }] });
    expect(["h1.1", "5A", "e1.1-1.2", "h9.9", "p1"].map((id) => isSpace(id, table))).toEqual([true, true, true, false, false]);
    expect(spacesIn(line(1, "retreats", { at: ["f3", "5A", "HC"] }), table)).toEqual(["5A", "HC"]);
  });
});
