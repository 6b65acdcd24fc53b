import { describe, expect, test } from "vitest";
import { canOnlyPass, canRedo, isAmongBots, seatToShow } from "../../src/match/sitting";
import { option, player } from "../made";

describe("the seat that is shown", () => {
  test("is one of mine that is asked, else any of mine", () => {
    expect(seatToShow([0, 2], [2], null)).toBe(2);
    expect(seatToShow([0, 2], [], null)).toBe(0);
    expect(seatToShow([], [], null)).toBeNull();
  });
  test("is the one that I chose, as long as no other one is asked", () => {
    expect(seatToShow([0, 2], [0, 2], 2)).toBe(2);
    expect(seatToShow([0, 2], [], 2)).toBe(2);
    expect(seatToShow([0, 2], [0], 2)).toBe(0);
    expect(seatToShow([0], [0], 2)).toBe(0);
  });
});

describe("a pass by itself", () => {
  test("is for those among bots only", () => {
    expect(isAmongBots([0], [player(0), player(1, "bot")])).toBe(true);
    expect(isAmongBots([0], [player(0), player(1)])).toBe(false);
    expect(isAmongBots([0], [player(0), player(1, "bot", { stands_in: true })])).toBe(false);
    expect(isAmongBots([0, 1], [player(0), player(1)])).toBe(false);
    expect(isAmongBots([], [player(0, "bot")])).toBe(false);
  });
  test("is made where nothing else can be chosen", () => {
    expect(canOnlyPass([option("pass")])).toBe(true);
    expect(canOnlyPass([option("pass"), option("go")])).toBe(false);
    expect(canOnlyPass([option("go")])).toBe(false);
  });
});

test("what was taken back last can be done again if the same seat is offered it", () => {
  const taken = [{ seat: 0, key: "old" }, { seat: 0, key: "go" }];
  expect(canRedo(taken, 0, [option("go")])).toBe(true);
  expect(canRedo(taken, 1, [option("go")])).toBe(false);
  expect(canRedo(taken, 0, [option("old")])).toBe(false);
  expect(canRedo([], 0, [option("go")])).toBe(false);
});
