import { describe, expect, test } from "vitest";
import { pinPlaces } from "../../src/board/pins";
import { Layout } from "../../src/board/geometry";
import { pinned, rivalsOf, storyOf } from "../../src/story/recap";
import type { EventTag, Line } from "../../src/wire";
import { cell, line, panel, piece, scene } from "../made";

const table = scene({
  cells: [cell("h1.1"), cell("h2.2", 1), cell("h3.3", 2), cell("h4.4", 3)],
  pieces: [piece("u0", "h1.1", { side: 0 }), piece("u1", "h2.2", { side: 1 })],
  panels: [panel("p0", { kind: "player", owner: 0 }), panel("p1", { kind: "player", owner: 1 }), panel("p2", { kind: "player", owner: 2 })],
});
const told = (n: number, event: string, tags: EventTag[], at: string[] = [], args: Record<string, number | string> = {}): Line => line(n, event, { tags, at, text: { id: event, args } });
const turn = (n: number, seat: number) => told(n, "turn.begins", ["turn"], [`p${seat}`]);
const knows = (id: string) => ["power.short", "loses.short", "goes.short"].includes(id);
const storyFrom = (lines: Line[], acted = 1) => storyOf(0, table, [turn(1, 0), told(2, "mine", ["news"]), ...lines], acted, knows);
const events = (lines: Line[], acted = 1) => storyFrom(lines, acted).map((chapter) => [chapter.seat, chapter.lines.map((one) => one.text.id)]);

describe("what others did", () => {
  test("is told by whose turn it was, pins counted through, mine left out", () => {
    const lines = [turn(5, 1), told(6, "takes", ["news"], ["u1", "h2.2"]), turn(8, 2), told(9, "builds", ["news"]), turn(12, 0)];
    expect(events(lines)).toEqual([[1, ["takes"]], [2, ["builds"]]]);
    expect(pinned(storyFrom(lines)).map((one) => [one.pin, one.seat, one.cell])).toEqual([[1, 1, "h2.2"], [2, 2, ""]]);
  });
  test("goes with my first act", () => {
    const lines = [turn(5, 1), told(6, "takes", ["news"]), turn(6, 0)];
    expect(events(lines, 4)).toHaveLength(1);
    expect(events(lines, 6)).toEqual([]);
  });
  test("goes with my first act, even if that act tells that my turn begins", () => {
    expect(events([turn(5, 1), told(6, "takes", ["news"]), turn(7, 0)], 6)).toEqual([]);
  });
  test("stays if my last act ended my turn and others' turn at once", () => {
    expect(events([turn(7, 1), told(7, "takes", ["news"]), turn(7, 0)], 6)).toHaveLength(1);
  });
  test("is at most four lines: what was lost before what was taken, before where one went", () => {
    const lines = [turn(5, 1), told(6, "goes", ["moves"], ["u1", "h1.1"]), ...[1, 2, 3, 4].map((n) => told(6 + n, `news${n}`, ["news"])), told(11, "falls", ["loss"], ["u1"])];
    expect(events(lines)).toEqual([[1, ["news1", "news2", "news3", "falls"]]]);
  });
  test("begins with my losses, whose numbers end the line of what caused them", () => {
    const lines = [turn(5, 1), told(6, "plays", ["news"]), told(7, "attacks", ["news", "attack"], ["u1", "h2.2", "u0", "h1.1"]), told(7, "loses", ["loss"], ["u0"], { n: 1 })];
    const [chapter] = storyFrom(lines);
    expect(chapter?.lines.map((one) => [one.text.id, one.bad, one.pin])).toEqual([["attacks", true, 1], ["plays", false, 2]]);
    expect(chapter?.lines[0]?.notes).toEqual([{ text: { id: "loses.short", args: { n: 1 } }, bad: true, seat: null }]);
  });
  test("sums up gains of one kind, and lines that differ in their number only", () => {
    const gains = [turn(5, 1), told(6, "takes", ["news"]), told(6, "power", ["gain"], ["p1"], { n: 2 }), told(7, "power", ["gain"], ["p1"], { n: 3 })];
    expect(storyFrom(gains)[0]?.lines[0]?.notes).toEqual([{ text: { id: "power.short", args: { n: 5 } }, bad: false, seat: 1 }]);
    const joined = [turn(5, 1), ...[6, 7, 8].map((n) => told(n, "joins", ["news"], [], { unit: "bow", n: 1 }))];
    expect(storyFrom(joined)[0]?.lines.map((one) => one.text)).toEqual([{ id: "joins", args: { unit: "bow", n: 3 } }]);
  });
  test("tells several steps of the same as one way, with its trail", () => {
    const lines = [turn(5, 1), told(6, "goes", ["moves"], ["u1", "h1.1", "h2.2"]), told(7, "goes", ["moves"], ["u1", "h2.2", "h3.3"])];
    expect(storyFrom(lines)[0]?.lines.map((one) => [one.text.id, one.trail, one.cell, one.first, one.last])).toEqual([["goes.short", ["h1.1", "h2.2", "h3.3"], "h3.3", 6, 7]]);
  });
  test("tells losses apart by whose they are, mine in red", () => {
    const lost = (n: number, seat: number) => told(n, "loses", ["loss"], [`p${seat}`, "h2.2"], { n: 1 });
    const [fight] = storyFrom([turn(5, 1), told(6, "fights", ["news"], ["p1", "h2.2"]), lost(7, 0), lost(7, 1), lost(8, 0)])[0]?.lines ?? [];
    expect(fight?.bad).toBe(true);
    expect(fight?.notes.map(({ text, bad, seat }) => [text.args?.["n"], bad, seat])).toEqual([[2, true, 0], [1, false, 1]]);
  });
  test("draws whence those came who moved in, by the lines that end the line of the march", () => {
    const lines = [turn(5, 1), told(6, "goes", ["moves"], ["p1", "h3.3"]), told(7, "power", ["gain"], ["p1", "h1.1", "h3.3"], { n: 2 }), told(7, "power", ["gain"], ["p1", "h2.2", "h3.3"], { n: 1 })];
    expect(storyFrom(lines)[0]?.lines.map(({ cell, trail }) => [cell, trail])).toEqual([["h3.3", ["h3.3", "h1.1", "h3.3", "h2.2", "h3.3"]]]);
  });
  test("tells two who move after each other as two, though one player moves them", () => {
    const lines = [turn(5, 1), told(6, "goes", ["moves"], ["p1", "hero.a", "h1.1"]), told(7, "goes", ["moves"], ["p1", "hero.b", "h2.2"])];
    expect(storyFrom(lines)[0]?.lines.map(({ cell }) => cell)).toEqual(["h1.1", "h2.2"]);
  });
  test("leaves out what is no news", () => {
    expect(events([turn(5, 1), told(6, "shuffles", ["draw"]), told(7, "pays", [])])).toEqual([]);
  });
  test("happened where its thing stands, or where the line before it happened if that was about the same", () => {
    const lines = [turn(5, 1), told(6, "fights", ["news"], ["p1", "h4.4"]), told(7, "wins", ["news"], ["p1"]), told(8, "raises", ["news"], ["u0"]), told(9, "week", ["news"], ["t5"])];
    expect(pinned(storyFrom(lines)).map((one) => one.cell)).toEqual(["h4.4", "h4.4", "h1.1", ""]);
  });
});

describe("pins on one space", () => {
  const layout = new Layout("square", table.cells ?? []);
  const there = (n: number, cell = "h2.2") => told(n, `news${n}`, ["news"], [cell]);
  const placed = (lines: Line[]) => pinPlaces(pinned(storyFrom([turn(5, 1), ...lines])), layout);

  test("are one, with all their numbers", () => {
    expect(placed([there(6)]).map((pin) => pin.words)).toEqual(["1"]);
    expect(placed([there(6), there(7), there(8)]).map((pin) => pin.words)).toEqual(["1–3"]);
    expect(placed([there(6), there(7, "h3.3"), there(8), there(9)]).map((pin) => [pin.pin, pin.words])).toEqual([[1, "1 3 4"], [2, "2"]]);
  });
});

test("the others at the table are counted", () => {
  expect([rivalsOf(table, 0), rivalsOf(scene({ panels: [panel("p0", { kind: "player", owner: 0 })] }), 0)]).toEqual([2, 0]);
});
