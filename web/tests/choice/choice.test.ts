import { describe, expect, it } from "vitest";
import { arrangementOf, besides, blocksOf, columnsOf, numbered } from "../../src/choice/choice";
import type { Face } from "../../src/wire";
import { option, panel, scene, text, zone } from "../made";

const face: Face = { id: 7, name: text("Katapulty"), text: text("does"), kind: text("unit"), icon: "catapult", colour: "yellow" };
const offer = { ...zone("offer", "offer"), cards: [{ id: "t1", face: 7 }, { id: "t2" }] };
const refused = { label: text("t2"), why: text("dear"), rule: "R-1", at: ["t2"] };

describe("blocks of a choice", () => {
  it("hold cards with their faces, what can be done with them, and why not", () => {
    const shown = scene({ zones: [offer], refused: [refused], choice: { parts: [{ things: ["t1", "t2"], name: text("Units") }] } });
    const [block] = blocksOf(shown, [option("buy:t1", ["t1"])], new Map([[7, face]]));
    expect(block?.name?.id).toBe("Units");
    expect(block?.items.map((item) => [item.id, item.face?.id, item.options.length, item.refused.length])).toEqual([["t1", 7, 1, 0], ["t2", undefined, 0, 1]]);
  });

  it("hold sheets, and options that are only words", () => {
    const shown = scene({ panels: [panel("hero.a")], choice: { parts: [{ things: ["hero.a", "reward:gold", "gone"] }] } });
    const [block] = blocksOf(shown, [option("choose:a", ["hero.a"]), option("reward:gold")], new Map());
    expect(block?.items.map((item) => item.id)).toEqual(["hero.a", "reward:gold"]);
    expect(block?.items[0]?.panel?.id).toBe("hero.a");
  });

  it("are left out where nothing is in them", () => {
    expect(blocksOf(scene({ choice: { parts: [{ things: ["gone"] }] } }), [], new Map())).toEqual([]);
    expect(blocksOf(scene(), [], new Map())).toEqual([]);
  });
});

it("options that no thing stands for are told beside the choice", () => {
  const buy = option("buy:t1", ["t1"]);
  const done = option("done");
  const blocks = blocksOf(scene({ zones: [offer], choice: { parts: [{ things: ["t1"] }] } }), [buy, done], new Map());
  expect(besides(blocks, [done])).toEqual([done]);
  expect(numbered(blocks, [done])).toEqual([buy, done]);
});

it("cards are never narrower than can be read", () => {
  expect([6, 7, 12].map((n) => columnsOf(n, 740))).toEqual([3, 4, 4]);
  expect(columnsOf(9, 836)).toBe(5);
  expect(columnsOf(5, 120)).toBe(1);
});

it("up to six cards lie in a row, up to twelve in two, more are a list", () => {
  expect([2, 6, 7, 12, 13].map(arrangementOf)).toEqual(["row", "row", "rows", "rows", "list"]);
  expect([2, 6, 7, 12].map((n) => columnsOf(n, 1080))).toEqual([2, 6, 4, 6]);
});
