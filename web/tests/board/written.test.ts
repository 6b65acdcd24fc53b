import { describe, expect, test } from "vitest";
import { Layout } from "../../src/board/geometry";
import { spotsOf } from "../../src/board/spots";
import { writtenOn } from "../../src/board/written";
import { bind } from "../../src/table/binding";
import type { Option, Piece } from "../../src/wire";
import { cell, option, piece, scene, text } from "../made";

const cells = [0, 1, 2, 3, 4].map((x) => cell(`c${x}`, x, 0, x === 1 ? {} : { label: text(`name ${x}`) }));
const layout = new Layout("square", cells);

function written(pieces: Piece[] = [], options: Option[] = []) {
  const bound = bind(options, new Set(cells.map(({ id }) => id)));
  const spots = spotsOf({ scene: scene({ cells, pieces }), layout, seat: 0, bound, ways: [], picked: "", hinted: "", highlighted: [] });
  return writtenOn(cells, pieces, spots, layout);
}

describe("names of places", () => {
  test("are written where a cell has one, at the edges inwards", () => {
    expect(written().map(({ id, anchor }) => [id, anchor])).toEqual([["c0", "start"], ["c2", "middle"], ["c3", "middle"], ["c4", "end"]]);
  });
  test("leave the room to the name of a piece, and only to a name", () => {
    expect(written([piece("hero", "c2", { state: ["named"] })]).map(({ id }) => id)).toEqual(["c0", "c4"]);
    expect(written([piece("gem", "c2")])).toHaveLength(4);
  });
  test("leave the room to numbers of dice", () => {
    expect(written([], [option("step", ["c4"], { badge: { value: 1, tone: "die" } })]).map(({ id }) => id)).toEqual(["c0", "c2"]);
  });
});
