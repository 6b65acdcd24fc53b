import { expect, test } from "vitest";
import { boxPlaces, looseOf, platesOf, worthOf } from "../../src/board/numbers";
import { piece } from "../made";

const many = { value: 3, tone: "many" } as const;

test("how many there are stands alone in its box, and with a sign beside how strong they are", () => {
  expect(boxPlaces(piece("u", "a", { badges: [many] })).map(({ text }) => text)).toEqual(["3"]);
  const both = boxPlaces(piece("u", "a", { chief: "red", shape: "hexagon", badges: [{ value: 7 }, many] }));
  expect(both.map(({ text }) => text)).toEqual(["7", "×3"]);
  expect((both[0]?.from ?? 0) + (both[0]?.wide ?? 0)).toBe(both[1]?.from);
});

test("what lies small bears its one number itself", () => {
  const fort = piece("f", "a", { badges: [{ value: 5 }], state: ["marker"] });
  expect([worthOf(fort), looseOf(fort)]).toEqual([5, []]);
  expect(worthOf({ ...fort, state: [] })).toBeUndefined();
});

test("figures of a token stand on its plate, and nowhere else", () => {
  const token = piece("t", "a", { chief: "green", shape: "disc", badges: [{ icon: "sword", value: 2 }] });
  expect([platesOf(token).length, boxPlaces(token), looseOf(token)]).toEqual([1, [], []]);
  const unit = piece("u", "a", { side: 0, badges: [{ icon: "sword", value: 2 }] });
  expect([platesOf(unit), looseOf(unit).length]).toEqual([[], 1]);
});
