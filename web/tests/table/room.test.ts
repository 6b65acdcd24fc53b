import { describe, expect, test } from "vitest";
import { sortPanels } from "../../src/table/panels";
import { columnsFor, howManyFit, isPlain, thingsBeside, trayOf } from "../../src/table/room";
import { cell, panel, scene, text, zone } from "../made";

describe("the tray", () => {
  const board = scene({ cells: [cell("a", 0, 0)] });

  test("lies below a wide board and left of a square or tall one", () => {
    expect(trayOf(board, 1.2)).toBe("below");
    expect(trayOf(board, 1.19)).toBe("left");
  });

  test("lies where the scene says, and nowhere yet without a board", () => {
    expect(trayOf({ ...board, tray: "below" }, 0.5)).toBe("below");
    expect(trayOf(scene({ cells: [] }), 1)).toBe("");
    expect(trayOf(scene({ cells: [], tray: "left" }), 1)).toBe("left");
  });
});

describe("what lies beside the map", () => {
  const rows = [{ name: text("row"), number: 1, icon: "boots" }];
  const shown = scene({
    panels: [panel("goal", { rows }), panel("day", { kind: "scale", rows }), panel("turn", { kind: "turn", rows })],
    zones: [zone("units", "offer", ["t1"]), zone("empty", "offer"), zone("hand", "hand", ["t2"])],
    dice: [{ icon: "drop", name: text("blue") }],
    dice_name: text("source"),
  });
  const things = thingsBeside({ scene: shown, panels: sortPanels(shown.panels ?? [], 0), tracks: [], dice: "table" });

  test("comes in an order: points, dice, costs, facts, offers", () => {
    expect(things.map(({ id }) => id)).toEqual(["turn", "dice", "day", "goal", "units"]);
  });

  test("is told in a line where points and dice are", () => {
    expect(things.filter((thing) => isPlain(thing, shown)).map(({ id }) => id)).toEqual(["turn", "dice"]);
  });

  test("leaves out tracks that belong to somebody: the players' own chips tell them", () => {
    const track = (owner: number | null) => ({ id: `t${owner}`, name: text("fame"), value: 1, size: 9, owner });
    const beside = thingsBeside({ scene: scene({}), panels: sortPanels([], 0), tracks: [[track(0), track(1)], [track(null)]], dice: "none" });
    expect(beside.map(({ id }) => id)).toEqual(["tnull"]);
  });
});

describe("columns beside the map", () => {
  test("take only what the map cannot use", () => {
    expect(columnsFor({ w: 1152, h: 676 }, 1)).toEqual({ left: true, right: true });
    expect(columnsFor({ w: 1152, h: 676 }, 1.35)).toEqual({ left: true, right: false });
    expect(columnsFor({ w: 1152, h: 676 }, 1.6)).toEqual({ left: false, right: false });
  });

  test("fold from their end what would stand too low", () => {
    expect(howManyFit([100, 100, 100], 400)).toBe(3);
    expect(howManyFit([100, 100, 100], 300)).toBe(2);
    expect(howManyFit([100, 100, 100], 20)).toBe(0);
    expect(howManyFit([0, 0], 0)).toBe(2);
  });
});
