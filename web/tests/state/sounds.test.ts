import { expect, test } from "vitest";
import { mayPlay } from "../../src/state/sounds";

const calm = { on: true, wasTouched: true, hidden: false };

test("sounds wait for the first touch of the page", () => {
  expect([mayPlay("roll", calm), mayPlay("roll", { ...calm, wasTouched: false })]).toEqual([true, false]);
});
test("switched off nothing sounds", () => {
  expect(mayPlay("turn", { ...calm, on: false })).toBe(false);
});
test("a page that nobody sees only calls its player", () => {
  expect([mayPlay("hit", { ...calm, hidden: true }), mayPlay("turn", { ...calm, hidden: true })]).toEqual([false, true]);
});
