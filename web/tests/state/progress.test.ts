import { beforeEach, expect, it } from "vitest";
import { keepProgress, progressOf } from "../../src/state/progress";
import type { CoachWord } from "../../src/wire";
import { emptyStorage } from "../storage";

const word = (number: number, ended = false) => ({ lesson: "first", number, of: 20, ended }) as CoachWord;

beforeEach(emptyStorage);

it("knows how far I came, and where", () => {
  expect(progressOf("battlelore", "first")).toBeNull();
  keepProgress("battlelore", "m1", word(3));
  keepProgress("battlelore", "m1", word(4));
  expect(progressOf("battlelore", "first")).toEqual({ match: "m1", step: 4, of: 20, ended: false });
  expect(progressOf("heroes", "first")).toBeNull();
});

it("keeps what was learnt to the end", () => {
  keepProgress("battlelore", "m1", word(20, true));
  keepProgress("battlelore", "m2", word(1));
  expect(progressOf("battlelore", "first")).toMatchObject({ match: "m1", ended: true });
});
