import { describe, expect, test } from "vitest";
import { armies, inOrder, nextToAct, offeredFor, poolsOf, told } from "../../src/fight/fighters";
import { bind } from "../../src/table/binding";
import type { Row } from "../../src/wire";
import { option, panel, text } from "../made";

const row = (name: string, more: Partial<Row> = {}): Row => ({ name: text(name), ...more });
const ids = (panels: { id: string }[]) => panels.map(({ id }) => id);
const wolves = panel("wolves", { camp: 0, owner: null, order: 2 });
const elves = panel("elves", { camp: 1, owner: 0, order: 4, state: "done" });
const hero = panel("hero", { camp: 1, owner: 0 });

describe("armies", () => {
  test("face each other, mine at the near end", () => {
    const sides = armies([wolves, elves, hero], 0);
    expect([ids(sides.far), ids(sides.near)]).toEqual([["wolves"], ["elves", "hero"]]);
  });
  test("have the first camp near for whoever only watches, though creatures are nobody's, too", () => {
    expect(ids(armies([elves, wolves], null).near)).toEqual(["wolves"]);
  });
  test("of nobody's creatures are not mine", () => expect(armies([panel("w", { camp: 1, owner: null })], null).near).toEqual([]));
});

describe("pools of tokens", () => {
  const token = (id: string, camp: number, order: number, state: "" | "done" | "now" = "") => panel(id, { kind: "token", camp, order, state });
  const sides = armies([wolves, elves], 0);

  test("are mine first; of a stack the upper one comes last, and what is spent lies apart", () => {
    const [near, far] = poolsOf([token("claw", 0, 0), token("double", 1, 1), token("blade", 1, 1), token("shield", 1, 2, "done"), token("chosen", 1, 3, "now")], sides);
    expect([near?.of?.id, near?.places.map(ids), ids(near?.spent ?? [])]).toEqual(["elves", [["double", "blade"], ["chosen"]], ["shield"]]);
    expect([far?.of?.id, far?.places.map(ids)]).toEqual(["wolves", [["claw"]]]);
  });
  test("are none where nobody fights with tokens", () => expect(poolsOf([], sides)).toEqual([]));
});

describe("the order of turns", () => {
  test("has those who have a place in it", () => expect(ids(inOrder([wolves, elves, hero, panel("slow", { order: 0 })]))).toEqual(["wolves", "elves", "slow"]));
  test("goes on with the first who has not acted", () => {
    expect(nextToAct([elves, wolves])).toBe("wolves");
    expect(nextToAct([elves, hero])).toBeUndefined();
  });
});

describe("what is told of a fighter", () => {
  const speed = row("speed", { number: 4, icon: "boots" });
  const strength = row("strength", { number: 4, icon: "sword" });
  const rage = row("rage", { icon: "fire" });
  const when = row("when", { value: text("acts now") });

  test("what decides the order stands in its disc, once; other numbers are values", () => {
    const life = row("life", { number: 9, icon: "heart" });
    const rows = told({ ...elves, rows: [life, speed, strength, rage, when] });
    expect(rows).toEqual({ order: speed, values: [life, strength], abilities: [rage], turn: text("acts now"), sentences: [] });
  });
  test("without an order all numbers are values", () => {
    expect(told({ ...hero, rows: [speed, strength] })).toMatchObject({ order: undefined, values: [speed, strength] });
  });
  test("a sentence without a sign is no ability", () => {
    const words = row("words");
    expect(told({ ...hero, rows: [words, rage] })).toMatchObject({ abilities: [rage], sentences: [words] });
  });
});

describe("what can be done with a fighter", () => {
  const left = [{ name: text("wolf"), icon: "wolf", state: "lost" as const }];
  const hurt = option("hurt", ["wolves"], { left });
  const hit = option("hit", ["wolves"], { tone: "attack" });
  const of = (...options: (typeof hurt)[]) => offeredFor(wolves, bind(options, new Set(["wolves"])), "picked", "hinted");

  test("glows gold, or red where it can be hit", () => {
    expect(of().glow).toBe("");
    expect(of(hurt).glow).toBe("gold");
    expect(of(hurt, hit).glow).toBe("hit");
  });
  test("shows what would be left, if there is one option only", () => {
    expect(of(hurt).preview).toBe(left);
    expect(of(hurt, hit).preview).toEqual([]);
  });
  test("is marked if it waits for a second word or is the hint", () => {
    expect(of(hurt).chosen).toBe(false);
    expect(of(hurt, option("picked", ["wolves"])).chosen).toBe(true);
    expect(of(option("hinted", ["wolves"])).chosen).toBe(true);
  });
});
