import { expect, test } from "vitest";
import { isWon, soundsOf } from "../../src/match/sounding";
import { line, result, text } from "../made";

const roll = line(3, "rolls", { text: { id: "rolls", args: { dice: [text("face.flag")] } } });
const hits = (n: number) => line(3, "hits", { tags: ["hits"], text: { id: "hits", args: { n } } });

test("a roll is heard, and a hit only if it struck", () => {
  expect(soundsOf([roll, hits(2)])).toEqual(["roll", "hit"]);
  expect(soundsOf([roll, hits(0)])).toEqual(["roll"]);
  expect(soundsOf([line(3, "loses", { tags: ["loss"] })])).toEqual(["hit"]);
  expect(soundsOf([line(3, "moves", { tags: ["moves"] })])).toEqual([]);
});
test("a victory is mine if I am among the winners and the match is not lost for all", () => {
  expect([isWon(result([1]), [1]), isWon(result([1]), [0]), isWon(result([0], { lost: true }), [0]), isWon(null, [0])]).toEqual([true, false, false, false]);
});
