import { expect, it } from "vitest";
import { codeOf } from "../../src/parts/qr";

it("leaves light modules around the code and draws its three corners", async () => {
  const { size, path } = await codeOf("http://192.168.1.20:8420/m/abc#invite=xyz");
  const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(Math.min(...places.flat())).toBe(4);
  expect(Math.max(...places.flat())).toBe(size - 5);
  const dark = (x: number, y: number) => places.some(([left, top]) => left === x && top === y);
  expect([dark(4, 4), dark(size - 5, 4), dark(4, size - 5), dark(size - 5, size - 5)].filter(Boolean).length).toBeGreaterThanOrEqual(3);
});

it("needs a larger code for a longer link", async () => {
  const [short, long] = await Promise.all([codeOf("http://a/m/b"), codeOf(`http://a/m/b#invite=${"x".repeat(120)}`)]);
  expect(long.size).toBeGreaterThan(short.size);
});
