import { describe, expect, test } from "vitest";
import { drawsOf, rollOfFight, rollsOf } from "../../src/parts/chance";
import type { Line } from "../../src/wire";
import { line, piece, scene, text } from "../made";

const roll = (n: number, event: string, at: string[]): Line => line(n, event, { at, text: { id: event, args: { dice: [text("d1")] } } });

describe("rolls in the log", () => {
  const shown = scene({ pieces: [piece("u1", "a", { side: 1 })] });

  test("are headed by what is tagged as their cause, whatever it is called", () => {
    const lines = [line(1, "any.name", { at: ["u1"], tags: ["cause"] }), line(1, "other.name", { at: ["u1"] }), roll(1, "third.name", ["u1"])];
    const [found] = rollsOf(lines, shown);
    expect(found?.about?.event).toBe("any.name");
    expect(found?.seat).toBe(1);
  });

  test("count the hits that are tagged so", () => {
    const hits = line(1, "x", { at: ["u1"], tags: ["hits"], text: { id: "x", args: { n: 2 } } });
    expect(rollsOf([roll(1, "r", ["u1"]), hits], shown)[0]?.hits).toBe(2);
    expect(rollsOf([roll(1, "r", ["u1"]), { ...hits, event: "battle.hits", tags: [] }], shown)[0]?.hits).toBe(0);
  });

  test("are past when another fight begins", () => {
    const wound = line(1, "w", { tags: ["fight"] });
    expect(rollOfFight([roll(1, "r", []), line(1, "else"), wound])?.after).toEqual([wound]);
    expect(rollOfFight([roll(1, "r", []), wound, line(2, "b", { tags: ["begins"] })])).toBeUndefined();
  });
});

test("draws are told by their tag", () => {
  const drawn = line(1, "a", { tags: ["draw"] });
  expect(drawsOf([drawn, line(1, "draw.discards")])).toEqual([drawn]);
});

