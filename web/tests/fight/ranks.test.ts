import { describe, expect, test } from "vitest";
import { campsOf, drawnIn, isRanked, ranksOf } from "../../src/fight/ranks";
import type { Panel, Scene } from "../../src/wire";

const t = (id: string) => ({ id });
const unit = (id: string, camp: number, order: number, owner: number | null, state: Panel["state"] = ""): Panel => ({ id, title: t(id), kind: "fighter", camp, order, owner, state, figures: [{ name: t(id), icon: "x", id: `${id}.1` }] });
const army = [unit("bows", 0, 1, 0, "done"), unit("knights", 0, 2, 0, "now"), unit("wolves", 1, 2, 1), unit("lord", 1, 4, 1)];

describe("a battle in ranks", () => {
  test("is one whose figures can be pointed at", () => {
    expect(isRanked(army)).toBe(true);
    expect(isRanked(army.map((panel) => ({ ...panel, figures: [{ name: t("x"), icon: "x" }] })))).toBe(false);
  });

  test("has a row for each initiative, with mine on the near side wherever I sit", () => {
    const sorted = (seat: number | null) => ranksOf(army, seat).map(({ order, near, far, state }) => [order, near.map(({ id }) => id).join(), far.map(({ id }) => id).join(), state]);
    expect(sorted(0)).toEqual([[1, "bows", "", "done"], [2, "knights", "wolves", "now"], [4, "", "lord", ""]]);
    expect(sorted(1)).toEqual([[1, "", "bows", "done"], [2, "wolves", "knights", "now"], [4, "lord", "", ""]]);
    expect(sorted(null)).toEqual(sorted(0));
  });

  test("is headed by my camp first, and shows what I drew first", () => {
    const camps: Panel[] = [0, 1].map((camp) => ({ id: `camp.${camp}`, title: t("c"), kind: "camp", camp, owner: camp }));
    expect(campsOf(camps, army, 1).map(({ id }) => id)).toEqual(["camp.1", "camp.0"]);
    const zone = (owner: number | null, cards: number) => ({ id: `d${owner}`, name: t("z"), kind: "drawn", owner, cards: Array.from({ length: cards }, (_, n) => ({ id: `t${n}` })) });
    const scene = { zones: [zone(0, 1), zone(1, 2), zone(2, 0), { ...zone(1, 1), id: "hand", kind: "hand" }] } as unknown as Scene;
    expect(drawnIn(scene, 1).map(({ id }) => id)).toEqual(["d1", "d0"]);
  });
});
