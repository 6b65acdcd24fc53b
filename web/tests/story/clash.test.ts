import { describe, expect, test } from "vitest";
import { remember } from "../../src/look/dice";
import { arrowsOf, clashOf, lossesIn } from "../../src/story/clash";
import type { Line, Sentence } from "../../src/wire";
import { cell, line, piece, scene, text } from "../made";

const said = (id: string, args: Sentence["args"]): Sentence => ({ id, args: args ?? {} });
const begins = line(1, "turn", { at: ["p0"], tags: ["turn"] });
const attack = (n: number, from: string, to: string, [one, two] = ["u1", "u9"]): Line => line(n, "attacks", { at: [one, from, two, to].map(String), tags: ["attack", "cause"] });
const roll = (n: number, unit = "u1"): Line =>
  line(n, "rolls", { at: ["d1", "d4", unit], text: said("rolls", { dice: [text("face.helmet"), text("face.flag")], does: [text("die.hit"), text("die.flag")] }) });
const hits = (n: number): Line => line(n, "hits", { at: ["u9"], tags: ["hits"], text: said("hits", { n: 1 }) });
const loses = (n: number): Line => line(n, "loses", { at: ["u9"], tags: ["loss"], text: said("loses", { n: 1 }) });
const retreats = (n: number): Line => line(n, "retreats", { at: ["u9", "h7.7", "h8.7"], tags: ["retreat"] });
const cells = ["h3.6", "h6.7", "h7.5", "h7.7", "h8.7"].map((id) => cell(id));
const table = scene({ cells, pieces: [piece("u1", "h6.7", { side: 0 }), piece("u9", "h8.7", { side: 1 })] });

describe("a fight on the board", () => {
  const lines = [begins, attack(5, "h6.7", "h7.7"), roll(5), hits(5), loses(5), retreats(5)];
  test("is told with its dice, what each does, and what came of it", () => {
    remember([{ icon: "visored-helm", name: text("face.helmet"), colour: "red" }]);
    const clash = clashOf(lines, table, 5);
    expect(clash?.dice.map((die) => [die.icon, die.does?.id])).toEqual([["visored-helm", "die.hit"], ["", "die.flag"]]);
    expect([clash?.hits, clash?.results.map((one) => one.event)]).toEqual([1, ["hits", "loses", "retreats"]]);
    expect(lossesIn(clash)).toEqual(new Map([["u9", 1]]));
  });
  test("draws an arrow over both, and one for the retreat", () => {
    expect(arrowsOf(lines, table, clashOf(lines, table, 5))).toEqual([
      { kind: "attack", from: "h6.7", to: "h7.7", now: true },
      { kind: "retreat", from: "h7.7", to: "h8.7", now: true },
    ]);
  });
  test("is over with the next act, and stays as dashes until the turn ends", () => {
    expect(clashOf(lines, table, 6)).toBeUndefined();
    expect(arrowsOf(lines, table, undefined).map((arrow) => [arrow.kind, arrow.now])).toEqual([["attack", false]]);
    const next = [...lines, line(9, "turn", { at: ["p1"], tags: ["turn"] })];
    expect(arrowsOf(next, table, clashOf(next, table, 9))).toEqual([]);
  });
  test("goes on while its dice lie on the table, and shows these", () => {
    const lying = scene({ cells, pieces: table.pieces ?? [], dice: [{ icon: "flag", name: text("face.flag"), id: "die.0" }] });
    expect(clashOf(lines, lying, 7)?.dice.map((die) => die.id)).toEqual(["die.0"]);
    const stock = scene({ cells, dice: lying.dice ?? [], dice_name: text("source") });
    expect(clashOf(lines, stock, 7)).toBeUndefined();
  });
  test("leaves the attacks before it as dashes", () => {
    const two = [...lines, attack(8, "h3.6", "h7.5", ["u2", "u8"]), roll(8, "u2")];
    expect(arrowsOf(two, table, clashOf(two, table, 8)).map((arrow) => [arrow.from, arrow.now])).toEqual([["h6.7", false], ["h3.6", true]]);
  });
});
