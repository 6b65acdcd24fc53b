import { expect, it } from "vitest";
import { running, waitsForMe } from "../../src/parts/myMatches";
import type { MatchFacts } from "../../src/wire";

const match = (id: string, more: Partial<MatchFacts> = {}) => ({ id, begun: true, mine: [0], waiting: [1], result: null, ended: "", changed: "2026-11-18T00:00:00Z", ...more }) as MatchFacts;

it("lists first what waits for me, then the newest, and nothing that is over", () => {
  const matches = [
    match("old"),
    match("new", { changed: "2026-11-18T09:00:00Z" }),
    match("mine", { waiting: [0] }),
    match("over", { waiting: [0], ended: "vote" }),
    match("gathering", { waiting: [0], begun: false, changed: "2026-11-17T00:00:00Z" }),
  ];
  expect(running(matches).map((one) => one.id)).toEqual(["mine", "new", "old", "gathering"]);
  expect(matches.filter(waitsForMe).map((one) => one.id)).toEqual(["mine"]);
});
