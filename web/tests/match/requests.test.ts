import { describe, expect, test } from "vitest";
import { missingAnswers, proposedBot, standingOf, whoDeclines } from "../../src/match/requests";
import type { Request } from "../../src/wire";

const request = (more: Partial<Request> = {}): Request => ({ n: 7, seat: 0, what: "undo", of: [1, 2], agreed: [], about: "", ...more });

describe("a request", () => {
  test("waits for those who have not agreed", () => {
    expect(missingAnswers(request({ agreed: [2] }))).toEqual([1]);
    expect(missingAnswers(null)).toEqual([]);
  });
  test("asks me if somebody else made it and I have not answered", () => {
    expect(standingOf(request(), [1])).toBe("asks-me");
    expect(standingOf(request({ agreed: [1] }), [1])).toBe("none");
    expect(standingOf(request(), [])).toBe("none");
    expect(standingOf(null, [1])).toBe("none");
  });
  test("of mine waits for others, not for those at the same screen", () => {
    expect(standingOf(request(), [0])).toBe("waits-for-others");
    expect(standingOf(request({ of: [1] }), [0, 1])).toBe("none");
    expect(standingOf(request({ agreed: [1, 2] }), [0])).toBe("none");
  });
  test("is withdrawn by whoever made it, else declined by one who was asked", () => {
    expect(whoDeclines(request(), [1, 0])).toBe(0);
    expect(whoDeclines(request(), [3, 2])).toBe(2);
    expect(whoDeclines(request(), [3])).toBeUndefined();
  });
  test("for a bot names a seat and a level", () => {
    expect(proposedBot(request({ what: "bot", about: "1:hard" }))).toEqual({ seat: 1, level: "hard" });
    expect(proposedBot(request())).toBeUndefined();
  });
});
