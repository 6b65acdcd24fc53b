import { describe, expect, test } from "vitest";
import { coordinate, Layout, nearest, rimOf, UNIT } from "../../src/board/geometry";
import { cell } from "../made";

describe("a layout", () => {
  const square = [cell("h1.1", 0, 0), cell("h1.2", 1, 0), cell("h2.1", 0, 1), cell("h2.2", 1, 1)];

  test("places cells, turned by half for those at the far end", () => {
    expect(new Layout("square", square).place("h2.2")).toEqual({ x: UNIT, y: UNIT });
    const { x, y } = new Layout("square", square, true).place("h2.2") ?? { x: 0, y: 0 };
    expect([x, y]).toEqual([-UNIT, -UNIT]);
  });

  test("draws hexes on a point where two of a row lie side by side, else flat", () => {
    const [pointed] = new Layout("hex", [cell("a", 0, 0), cell("b", 1, 0)]).corners;
    const [flat] = new Layout("hex", [cell("a", 0, 0), cell("b", 0.866, 0.5)]).corners;
    expect(Math.round(pointed?.x ?? 9)).toBe(0);
    expect(Math.round(flat?.y ?? 9)).toBe(0);
  });

  test("holds every cell with its corners", () => {
    const layout = new Layout("square", square);
    expect(layout.box.x).toBeLessThanOrEqual(-UNIT / 2);
    expect(layout.box.x + layout.box.w).toBeGreaterThanOrEqual(1.5 * UNIT);
    const one = layout.around(["h2.2"]);
    expect(one).toMatchObject({ w: layout.box.w - UNIT, h: layout.box.h - UNIT });
    expect(layout.around(["nowhere"])).toBeUndefined();
  });

  test("leads ways through cells and borders between them", () => {
    const layout = new Layout("square", square);
    expect(layout.line({ id: "e", kind: "road", cells: ["h1.1", "h1.2"] })).toBe("0,0 100,0");
    expect(layout.line({ id: "e", kind: "river", cells: ["h1.1", "h1.2"] })).toBe("50,-50 50,50");
    expect(layout.line({ id: "e", kind: "tile", points: [[0.5, 1]] })).toBe("50,100");
    expect(layout.line({ id: "e", kind: "river", cells: ["h1.1"] })).toBe("");
  });

  test("names columns by letters and rows by numbers, where all cells have such names", () => {
    expect(coordinate("h3.7")).toBe("G3");
    expect(coordinate("t3")).toBe("");
    const rim = rimOf(new Layout("square", square));
    expect(rim?.columns).toEqual([{ text: "A", x: 0 }, { text: "B", x: UNIT }]);
    expect(rim?.rows).toEqual([{ text: "1", y: 0 }, { text: "2", y: UNIT }]);
    expect(rimOf(new Layout("square", [...square, cell("harbour", 2, 2)]))).toBeUndefined();
  });
});

describe("an arrow key", () => {
  const spots = [
    { id: "right", at: { x: 100, y: 10 } },
    { id: "far", at: { x: 300, y: 0 } },
    { id: "aside", at: { x: 60, y: 90 } },
    { id: "below", at: { x: 0, y: 120 } },
  ];
  const here = { x: 0, y: 0 };

  test("goes to the nearest ahead, and sooner straight than aside", () => {
    expect(nearest(here, "ArrowRight", spots)).toBe("right");
    expect(nearest(here, "ArrowDown", spots)).toBe("below");
  });

  test("goes nowhere if nothing lies there, or for another key", () => {
    expect(nearest(here, "ArrowUp", spots)).toBeUndefined();
    expect(nearest(here, "x", spots)).toBeUndefined();
  });
});
