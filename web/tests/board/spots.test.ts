import { describe, expect, test } from "vitest";
import { Layout } from "../../src/board/geometry";
import { diceOf, hasCount, isOpen, isWide, nextCell, priceOf, spotsOf, wideOptions, type Looks, type Spot } from "../../src/board/spots";
import { bind } from "../../src/table/binding";
import type { Option, Way } from "../../src/wire";
import { cell, option, piece, scene, text } from "../made";

const cells = [cell("a", 0, 0), cell("b", 1, 0), cell("c", 2, 0)];
const THINGS = new Set(["a", "b", "c", "u1", "u2"]);
const way: Way = { cells: ["b", "c"], keys: ["go:b", "go:c"], cost: 2, label: text("far") };

function spots(options: Option[], more: Partial<Looks> = {}, pieces = [piece("u1", "a", { side: 0 }), piece("u2", "b", { side: 1 })]): Spot[] {
  const layout = new Layout("square", cells);
  return spotsOf({ scene: scene({ cells, pieces }), layout, seat: 0, bound: bind(options, THINGS), ways: [], picked: "", hinted: "", highlighted: [], ...more });
}
const glows = (...options: Option[]) => spots(options).map((spot) => spot.glow);

describe("a cell", () => {
  test("glows gold where I may choose, red where I may hit", () => {
    expect(glows(option("go", ["c"]), option("hit", ["u2"], { tone: "attack" }))).toEqual(["", "hit", "gold"]);
  });
  test("is never red under my own pieces: they would be the ones to attack", () => {
    expect(glows(option("attack with", ["u1"], { tone: "attack" }))).toEqual(["gold", "", ""]);
  });
  test("is dashed if all that can be done there has a drawback", () => {
    const bad = option("go", ["c"], { badge: { tone: "bad" } });
    expect(spots([bad])[2]?.dashed).toBe(true);
    expect(spots([bad, option("wait", ["c"])])[2]?.dashed).toBe(false);
    expect(spots([])[2]?.dashed).toBe(false);
  });
  test("shows the active piece, what is spoken of, and what waits for a second word or is the hint", () => {
    const marked = spots([option("x", ["a"]), option("y", ["b"])], { picked: "x", hinted: "y", highlighted: ["u2", "c"] }, [piece("u1", "a", { state: ["selected"] }), piece("u2", "b")]);
    expect(marked.map((spot) => [spot.selected, spot.picked, spot.highlighted])).toEqual([[true, true, false], [false, true, true], [false, false, true]]);
  });
  test("is reached in several steps only if nothing can be chosen there at once", () => {
    expect(spots([], { ways: [way] }).map((spot) => spot.way)).toEqual([undefined, undefined, way]);
    expect(spots([option("go", ["c"])], { ways: [way] })[2]?.way).toBeUndefined();
  });
  test("is open if something can be done or one can walk there", () => {
    expect(spots([option("go", ["a"])], { ways: [way] }).map(isOpen)).toEqual([true, false, true]);
  });
  test("has the price of its way, else that of its option", () => {
    expect(spots([], { ways: [way] }).map(priceOf)).toEqual([undefined, undefined, 2]);
    expect(priceOf(spots([option("free", ["a"]), option("dear", ["a"], { badge: { value: 3 } })])[0] as Spot)).toBe(3);
  });
  test("has the numbers of all dice that lead there alone, or of those that a way takes together", () => {
    const die = (value: number) => ({ value, tone: "die" as const });
    const near = spots([option("two", ["a"], { badge: die(3) }), option("one", ["a"], { badge: die(1) }), option("dear", ["b"], { badge: { value: 4 } })]);
    expect(near.map(diceOf)).toEqual([["1", "3"], [], []]);
    expect(spots([], { ways: [{ ...way, by: [die(3), die(1)] }] }).map(diceOf)).toEqual([[], [], ["1+3"]]);
    expect(spots([], { ways: [way] }).map(diceOf)).toEqual([[], [], []]);
  });
  test("has its count where the price would be", () => {
    const many = spots([], {}, [piece("u1", "a", { badges: [{ tone: "many" }] }), piece("u2", "b", { badges: [{ tone: "good" }] })]);
    expect(many.map(hasCount)).toEqual([true, false, false]);
  });
});

describe("an option of many cells", () => {
  const tile = option("tile", ["a", "b", "c"]);
  const layout = new Layout("square", cells);

  test("is named once, in their middle", () => {
    expect(wideOptions(spots([tile, option("go", ["a", "b"])]), layout)).toEqual([{ option: tile, at: { x: 100, y: 0 } }]);
  });
  test("leaves no mark in each of them, unless there is something else to choose", () => {
    expect(spots([tile]).every(isWide)).toBe(true);
    expect(spots([tile, option("go", ["a"])]).map(isWide)).toEqual([false, true, true]);
    expect(spots([]).some(isWide)).toBe(false);
  });
});

describe("keys", () => {
  const all = spots([option("x", ["a"]), option("y", ["b"]), option("z", ["c"])]);
  const from = (place: number, key: string) => nextCell(all[place] as Spot, key, all);

  test("pass every open cell in turn, and begin anew", () => {
    expect([from(0, "PageDown"), from(2, "PageDown"), from(0, "PageUp")]).toEqual(["b", "a", "c"]);
  });
  test("go where they point", () => {
    expect([from(0, "ArrowRight"), from(2, "ArrowLeft"), from(0, "ArrowLeft")]).toEqual(["b", "b", undefined]);
  });
});
