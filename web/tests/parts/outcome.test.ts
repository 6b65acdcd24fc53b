import { describe, expect, test } from "vitest";
import { outcome, outcomeFor, reason } from "../../src/parts/outcome";
import type { Catalogue } from "../../src/text/catalogue";
import { result } from "../made";

const texts = (...known: string[]) => ({ has: (id: string) => known.includes(id), render: ({ id }: { id: string }) => id }) as Catalogue;

describe("how a match ended", () => {
  test("for all", () => {
    expect(outcome(result([1]))).toBe("won");
    expect(outcome(result([]))).toBe("drawn");
    expect(outcome(result([], { lost: true }))).toBe("lost");
  });

  test("for one seat", () => {
    expect(outcomeFor(result([1]), 1)).toBe("won");
    expect(outcomeFor(result([1]), 0)).toBe("lost");
    expect(outcomeFor(result([]), 0)).toBe("drawn");
    expect(outcomeFor(result([], { resigned: [0] }), 0)).toBe("lost");
    expect(outcomeFor(result([1], { resigned: [1] }), 1)).toBe("lost");
  });

  test("and why, by the sentence for this outcome if there is one", () => {
    const won = result([0], { why: "points" });
    expect(reason(won, texts("result.points", "result.points.won"), "")).toBe("result.points.won");
    expect(reason(won, texts("result.points", "result.points.lost"), "")).toBe("result.points");
    expect(reason(won, texts(), "")).toBe("");
  });
});
