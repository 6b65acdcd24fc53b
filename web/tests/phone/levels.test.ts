import { describe, expect, it } from "vitest";
import { isSwipe, keyed, lowered, raised, swiped } from "../../src/phone/levels";

const HEIGHT = 700;

describe("the level of the drawer", () => {
  it("goes up and down by one step and ends at both ends", () => {
    expect([raised("down"), raised("half"), raised("whole")]).toEqual(["half", "whole", "whole"]);
    expect([lowered("whole"), lowered("half"), lowered("down")]).toEqual(["half", "down", "down"]);
  });

  it("follows a finger that moves far, or less far and fast", () => {
    expect(swiped("half", { x: 3, y: -60, time: 400 }, HEIGHT)).toBe("whole");
    expect(swiped("half", { x: 3, y: 60, time: 400 }, HEIGHT)).toBe("down");
    expect(swiped("half", { x: 0, y: 20, time: 40 }, HEIGHT)).toBe("down");
    expect(swiped("half", { x: 0, y: 20, time: 400 }, HEIGHT)).toBe("half");
  });

  it("goes both steps at once where a finger crosses half the screen", () => {
    expect(swiped("whole", { x: 0, y: 400, time: 300 }, HEIGHT)).toBe("down");
    expect(swiped("down", { x: 0, y: -400, time: 300 }, HEIGHT)).toBe("whole");
  });

  it("takes a finger that goes across for one that looks through the cards, and a still one for a tap", () => {
    expect(isSwipe({ x: 80, y: 50, time: 100 })).toBe(false);
    expect(isSwipe({ x: 0, y: 6, time: 5 })).toBe(false);
  });

  it("follows the arrows, too", () => {
    expect(keyed("half", "ArrowUp")).toBe("whole");
    expect(keyed("half", "ArrowDown")).toBe("down");
    expect(keyed("down", "Home")).toBe("whole");
    expect(keyed("whole", "End")).toBe("down");
    expect(keyed("half", "x")).toBeUndefined();
  });
});
