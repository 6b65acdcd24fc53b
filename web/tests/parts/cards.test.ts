import { expect, it } from "vitest";
import { isBrief, isToldInWords, isWide, overlaps } from "../../src/parts/cards";
import type { Band, Face } from "../../src/wire";
import { text } from "../made";

const band: Band = { signs: [], text: text("does") };
const face = (id: number, bands: number, corner?: number): Face => ({
  id,
  name: text("name"),
  text: text("does"),
  kind: text("kind"),
  icon: "",
  colour: "",
  bands: Array.from({ length: bands }, () => band),
  ...(corner === undefined ? {} : { corner }),
});
const known = (...all: Face[]) => new Map(all.map((one) => [one.id, one]));
const held = (...all: Face[]) => all.map((one) => ({ id: `t${one.id}`, face: one.id }));

it("cards of one effect, or with a price, have room for words; those of two are told in signs", () => {
  const march = face(1, 2);
  const patrol = face(2, 1, 2);
  const lore = face(3, 2, 4);
  expect(isWide(held(patrol, lore), known(patrol, lore))).toBe(true);
  expect(isWide(held(march, patrol), known(march, patrol))).toBe(false);
  expect(isWide([{ id: "t9" }], known(march))).toBe(false);
});

it("only what finds room is written out", () => {
  expect(isToldInWords("Wydaj rozkaz 2 oddziałom w centrum.")).toBe(true);
  expect(isToldInWords("x".repeat(105))).toBe(false);
  expect(isBrief("brakuje 3 żetonów")).toBe(true);
  expect(isBrief("Potrzebny jest poziom miasta 2, masz 1.")).toBe(false);
});

it("nine cards lie side by side, ten overlap", () => {
  expect([9, 10].map(overlaps)).toEqual([false, true]);
});
