import { expect, test } from "vitest";
import { diceNamed, lookOf, remember } from "../../src/look/dice";

const face = (n: number) => ({ id: "die", args: { n } });

test("faces whose names differ by a number only look as each of them does", () => {
  remember([
    { icon: "dice-six-faces-one", name: face(1), colour: "blue" },
    { icon: "dice-six-faces-two", name: face(2), colour: "red" },
  ]);
  expect(lookOf(face(2))).toEqual({ icon: "dice-six-faces-two", colour: "red" });
  expect(diceNamed([face(1)])[0]?.icon).toBe("dice-six-faces-one");
  expect(lookOf(face(3))).toBeUndefined();
});
