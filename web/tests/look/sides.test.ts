import { expect, test } from "vitest";
import { sidesOf } from "../../src/look/sides";
import type { Panel } from "../../src/wire";

const player = (owner: number, colour?: Panel["colour"]): Panel => ({ id: `player.${owner}`, title: { id: "t" }, kind: "player", owner, ...(colour ? { colour } : {}) });

test("seats wear the colours that their panels give them, others those of their numbers", () => {
  expect(sidesOf([player(0, "green"), player(1), player(2, "blue")])).toBe("--side0: var(--banner2); --side0-ink: var(--banner2-ink); --side2: var(--banner0); --side2-ink: var(--banner0-ink)");
  expect(sidesOf([player(0), { ...player(1, "red"), kind: "box" }])).toBe("");
});
