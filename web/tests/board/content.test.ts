import { describe, expect, test } from "vitest";
import { contentOf, findContent } from "../../src/board/content";
import { bind } from "../../src/table/binding";
import { cell, option, piece, scene, text } from "../made";

const here = cell("a");
const units = [piece("u1", "a"), piece("u2", "a")];
const both = option("both", ["a", "u1"]);
const hit = option("hit", ["u2"]);
const bound = bind([both, hit, option("elsewhere", ["b"])], new Set(["a", "b", "u1", "u2"]));
const no = { label: text("no"), why: text("too far"), rule: "R-1" };

describe("a cell", () => {
  test("offers what can be done with it and with its pieces, each once", () => {
    expect(contentOf(scene(), bound, here, units).options).toEqual([both, hit]);
  });
  test("tells what cannot be done with it or with its pieces", () => {
    const refused = [{ ...no, at: ["u2", "elsewhere"] }, { ...no, at: ["b"] }];
    expect(contentOf(scene({ refused }), bound, here, units).refused).toEqual([refused[0]]);
  });
  test("has something to tell if anything stands, is named or is refused there", () => {
    const none = bind([], new Set());
    const found = (parts: Parameters<typeof scene>[0], id = "a") => findContent(scene({ cells: [here], ...parts }), none, id);
    expect(found({})).toBeUndefined();
    expect(found({ pieces: units }, "z")).toBeUndefined();
    expect(found({ pieces: units })?.pieces).toEqual(units);
    expect(found({ cells: [cell("a", 0, 0, { name: text("mine") })] })?.cell.name).toEqual(text("mine"));
    expect(found({ refused: [{ ...no, at: ["a"] }] })?.refused).toHaveLength(1);
  });
});
