import { expect, test } from "vitest";
import { arrowPath } from "../../src/board/arrows";

const [from, to] = [{ x: 0, y: 0 }, { x: 200, y: 0 }];

test("an attack is a closed outline that ends before the middle of its target", () => {
  const path = arrowPath(from, to, "attack");
  expect(path.startsWith("M18,-9") && path.endsWith("Z")).toBe(true);
  expect(path).toContain("178,0");
});
test("an attack of before is a line with a tip", () => {
  const path = arrowPath(from, to, "past");
  expect(path.startsWith("M26,0 L170,0")).toBe(true);
  expect(path).not.toContain("Z");
});
test("between neighbours there is still room for its head", () => {
  expect(arrowPath(from, { x: 40, y: 0 }, "attack")).toContain("40,0");
});
