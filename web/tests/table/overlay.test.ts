import { describe, expect, test } from "vitest";
import type { Roll } from "../../src/parts/chance";
import { isMapShown, placeOfDice } from "../../src/table/overlay";
import { scene, text } from "../made";

describe("the map", () => {
  const covered = { covered: true, mapped: true, choiceOnBoard: false, mapWanted: null };

  test("is shown if nothing lies over it", () => expect(isMapShown({ ...covered, covered: false, mapWanted: false })).toBe(true));
  test("is hidden under sheets, unless something can be chosen on it", () => {
    expect(isMapShown(covered)).toBe(false);
    expect(isMapShown({ ...covered, choiceOnBoard: true })).toBe(true);
  });
  test("is shown and hidden as one wishes", () => {
    expect(isMapShown({ ...covered, mapWanted: true })).toBe(true);
    expect(isMapShown({ ...covered, choiceOnBoard: true, mapWanted: false })).toBe(false);
  });
  test("cannot be shown if there is none", () => expect(isMapShown({ ...covered, mapped: false, mapWanted: true })).toBe(false));
});

describe("dice beside the board", () => {
  const dice = [{ icon: "die", name: text("one") }];
  const rolled = { n: 10 } as Roll;

  test("are those on the table", () => expect(placeOfDice(scene({ dice }), rolled, false)).toBe("table"));
  test("are those of the last roll, if none lie on the table", () => {
    expect(placeOfDice(scene(), rolled, false)).toBe("roll");
    expect(placeOfDice(scene(), undefined, false)).toBe("none");
  });
  test("lie in the midst of a fight instead, as long as it is shown", () => {
    expect(placeOfDice(scene({ dice }), undefined, true)).toBe("none");
    expect(placeOfDice(scene(), rolled, true)).toBe("none");
  });
});
