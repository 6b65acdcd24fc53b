import { expect, test } from "vitest";
import { badgesOf } from "../../src/board/badges";
import type { Piece } from "../../src/wire";

test("a badge that says the same as a note is not told again", () => {
  const piece: Piece = {
    id: "u1",
    cell: "h1.1",
    icon: "person",
    name: { id: "goblins" },
    notes: [{ id: "armour", args: { n: 3 } }, { id: "elite" }],
    badges: [
      { text: { id: "armour", args: { n: 3 } }, value: 3 },
      { text: { id: "armour", args: { n: 5 } }, value: 5 },
      { text: { id: "elite" } },
      { value: 2 },
    ],
  };
  expect(badgesOf(piece).map((badge) => badge.value)).toEqual([5]);
});
