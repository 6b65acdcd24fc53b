import { expect, test } from "vitest";
import { questionOf } from "../../src/state/question";
import type { Scene } from "../../src/wire";

const scene = (keys: string[], args = {}): Scene => ({ game: "toy", board: "none", prompt: { id: "orders", args }, options: keys.map((key) => ({ key, label: { id: key } })) }) as unknown as Scene;

test("a question is the same while the same is offered, whatever else the scene shows", () => {
  const first = scene(["a", "b"], { n: 2 });
  expect(questionOf({ ...first, pieces: [] })).toBe(questionOf(first));
  expect(questionOf(scene(["a"], { n: 2 }))).not.toBe(questionOf(first));
  expect(questionOf(scene(["a", "b"], { n: 1 }))).not.toBe(questionOf(first));
  expect(questionOf(scene([]))).toBe("");
  expect(questionOf(undefined)).toBe("");
});
