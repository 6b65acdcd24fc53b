import { describe, expect, test } from "vitest";
import { bind, isAboutHand, isOnOffer, thingsAround, thingsOnBoard, unbound } from "../../src/table/binding";
import { cell, option, panel, piece, scene, zone } from "../made";

describe("things on the board", () => {
  test("are cells, and pieces that stand on one of them", () => {
    const shown = scene({ cells: [cell("a")], pieces: [piece("u1", "a"), piece("u2", "elsewhere")] });
    expect([...thingsOnBoard(shown)]).toEqual(["a", "u1"]);
  });
});

describe("things around the board", () => {
  const shown = scene({
    panels: [panel("f0", { kind: "fighter" }), panel("s0", { kind: "sheet" }), panel("p0", { kind: "player" })],
    zones: [
      zone("mine", "hand", ["t1"], { owner: 0 }),
      zone("theirs", "hand", ["t2"], { owner: 1 }),
      zone("market", "offer", ["t3"]),
      zone("discarded", "discard", ["t4"]),
    ],
  });

  test("are my cards, open cards, whole piles, sheets and fighters, but nobody else's hand", () => {
    expect(thingsAround(shown, 0)).toEqual(["f0", "s0", "t1", "t3", "discarded"]);
    expect(thingsAround(shown, 1)).toContain("t2");
    expect(thingsAround(shown, null)).toEqual(["f0", "s0", "t3", "discarded"]);
  });
});

describe("options", () => {
  const go = option("go", ["a", "b"]);
  const hit = option("hit", ["b"]);
  const end = option("end");
  const hidden = option("hidden", ["t9"]);

  test("are bound to every thing that they point at and that is on the screen", () => {
    const bound = bind([go, hit, end, hidden], new Set(["a", "b"]));
    expect([...bound]).toEqual([["a", [go]], ["b", [go, hit]]]);
  });

  test("need a button if nothing on the screen stands for them", () => {
    expect(unbound([go, hit, end, hidden], new Set(["b"]))).toEqual([end, hidden]);
  });
});

describe("a question is about my hand", () => {
  const [play, go, end] = [option("play", ["t1"]), option("go", ["a"]), option("end")];
  const asked = (...options: (typeof play)[]) => scene({ options, zones: [zone("mine", "hand", ["t1"], { owner: 0 }), zone("theirs", "hand", ["t2"], { owner: 1 })] });

  test("if cards in it are all that can be pointed at", () => {
    expect(isAboutHand(asked(play, end), 0, [end])).toBe(true);
    expect(isAboutHand(asked(play, go, end), 0, [end])).toBe(false);
    expect(isAboutHand(asked(option("take", ["t2"])), 0, [])).toBe(false);
  });
});

describe("a zone is on offer", () => {
  const none = bind([], new Set());

  test("if it is laid out to choose from", () => {
    expect(isOnOffer(zone("c", "choice", ["t1"]), none)).toBe(true);
    expect(isOnOffer(zone("c", "choice"), none)).toBe(false);
  });

  test("if one of its cards can be had, or has a price", () => {
    const market = zone("m", "offer", ["t1", "t2"]);
    expect(isOnOffer(market, none)).toBe(false);
    expect(isOnOffer(market, bind([option("buy", ["t2"])], new Set(["t2"])))).toBe(true);
    expect(isOnOffer({ ...market, cards: [{ id: "t1", badges: [{ value: 0 }] }] }, none)).toBe(true);
    expect(isOnOffer({ ...market, cards: [{ id: "t1", badges: [{ value: 3, icon: "shield" }] }] }, none)).toBe(false);
  });

  test("but not what lies before somebody", () => {
    expect(isOnOffer(zone("r", "row", ["t1"]), bind([option("use", ["t1"])], new Set(["t1"])))).toBe(false);
  });
});
