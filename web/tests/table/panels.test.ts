import { describe, expect, test } from "vitest";
import { belongingsOf, groupTracks, isCountable, sortPanels } from "../../src/table/panels";
import type { Row, Track } from "../../src/wire";
import { panel, scene, text, zone } from "../made";

const row = (more: Partial<Row> = {}): Row => ({ name: text("row"), ...more });
const players = [0, 1, 2].map((owner) => panel(`p${owner}`, { kind: "player", owner }));
const ids = (panels: { id: string }[]) => panels.map(({ id }) => id);

describe("panels", () => {
  test("of players: others above in their order, I below", () => {
    expect(ids(sortPanels(players, 0).players)).toEqual(["p1", "p2", "p0"]);
    expect(ids(sortPanels(players, null).players)).toEqual(["p0", "p1", "p2"]);
  });

  test("go to the place of their kind; the rest are facts, if they tell anything", () => {
    const rows = [row({ number: 1 })];
    const others = (["turn", "sheet", "fighter", "token", "scale", "box", "facts"] as const).map((kind) => panel(kind, { kind, rows }));
    const sorted = sortPanels([...others, panel("empty", { kind: "facts", rows: [] })], 0);
    expect(sorted.turn?.id).toBe("turn");
    expect(ids(sorted.sheets)).toEqual(["sheet"]);
    expect(ids(sorted.fighters)).toEqual(["fighter"]);
    expect(ids(sorted.tokens)).toEqual(["token"]);
    expect(ids(sorted.scales)).toEqual(["scale"]);
    expect(ids(sorted.facts)).toEqual(["box", "facts"]);
  });

  test("can be told by signs and numbers if every row has both", () => {
    const counted = row({ icon: "boots", number: 0 });
    expect(isCountable(panel("t", { rows: [counted] }))).toBe(true);
    expect(isCountable(panel("t", { rows: [counted, row({ number: 2 })] }))).toBe(false);
    expect(isCountable(panel("t", { rows: [counted, row({ icon: "boots" })] }))).toBe(false);
    expect(isCountable(undefined)).toBe(false);
  });
});

describe("tracks", () => {
  const track = (id: string, name: string, n?: number): Track => ({ id, name: n === undefined ? text(name) : { id: name, args: { n } }, value: 1, size: 9 });
  const groups = groupTracks([track("t0", "fame"), track("t1", "week", 1), track("t2", "fame"), track("t3", "week", 2)]);

  test("of one name are one group", () => expect(groups.map(ids)).toEqual([["t0", "t2"], ["t1"], ["t3"]]));
});

test("another player's belongings are their open rows and sheets, and never my own", () => {
  const shown = scene({
    zones: [zone("units", "row", ["t1"], { owner: 1 }), zone("hero", "sheet", ["t2"], { owner: 1 }), zone("none", "row", [], { owner: 1 }), zone("deck", "deck", ["t3"], { owner: 1 }), zone("mine", "row", ["t4"], { owner: 0 })],
  });
  expect(ids(belongingsOf(1, shown, 0))).toEqual(["units", "hero"]);
  expect(belongingsOf(0, shown, 0)).toEqual([]);
});
