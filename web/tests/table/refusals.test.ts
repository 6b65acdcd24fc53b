import { expect, test } from "vitest";
import { answered } from "../../src/table/refusals";
import { text } from "../made";

const near = { label: text("near"), why: text("taken"), rule: "R-1", at: ["a"] };
const far = { label: text("far"), why: text("dear"), rule: "R-2", at: ["b"] };

test("the answer is about what was asked last", () => {
  expect(answered([near, far], ["b"])).toBe(far);
  expect(answered([near, far], [])).toBe(near);
  expect(answered([near, far], ["c"])).toBe(near);
  expect(answered([], ["b"])).toBeUndefined();
});
