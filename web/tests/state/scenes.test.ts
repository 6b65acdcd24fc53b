import { describe, expect, test } from "vitest";
import { changed, Scenes } from "../../src/state/scenes";
import type { SentStateFrame, SentView } from "../../src/wire";
import { cell, piece, scene, sentView } from "../made";

const sent = (...views: SentView[]) => ({ views }) as SentStateFrame;

describe("a scene that changes", () => {
  const before = scene({ cells: [cell("a"), cell("b")], pieces: [piece("u1", "a"), piece("u2", "b")] });

  test("has new fields and new items, and is else the same", () => {
    const after = changed(before, { fields: { mood: "night" }, items: { pieces: { "1": piece("u2", "a") } } });
    expect(after.mood).toBe("night");
    expect(after.pieces?.map((one) => one.cell)).toEqual(["a", "a"]);
    expect(after.cells).toBe(before.cells);
    expect(after.pieces?.[0]).toBe(before.pieces?.[0]);
    expect(before.pieces?.[1]?.cell).toBe("b");
  });

  test("is known by seat, from the last one that was sent", () => {
    const scenes = new Scenes();
    scenes.complete(sent(sentView(0, { scene: before }), sentView(1, { scene: scene({ board: "square" }) })));
    const [mine, theirs] = scenes.complete(sent(sentView(0, { change: { fields: { mood: "night" } } }), sentView(1))).views;
    expect(mine?.scene.mood).toBe("night");
    expect(theirs?.scene).toMatchObject({ board: "square" });
    const [later] = scenes.complete(sent(sentView(0, { change: { fields: { board: "square" } } }))).views;
    expect(later?.scene).toMatchObject({ mood: "night", board: "square" });
  });

  test("must have been sent whole before", () => {
    expect(() => new Scenes().complete(sent(sentView(0, { change: {} })))).toThrow();
  });
});
