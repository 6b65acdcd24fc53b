import { expect, test } from "vitest";
import { markerPlace } from "../../src/board/standing";

test("one marker lies in the corner, more of them side by side within the space", () => {
  expect(markerPlace(0, 1)).toMatchObject({ x: 30, y: 30, scale: 0.62 });
  for (const many of [2, 3, 4, 5, 6]) {
    const places = Array.from({ length: many }, (_, place) => markerPlace(place, many));
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(many);
    expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThanOrEqual(-40);
  }
});
