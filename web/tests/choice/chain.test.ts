import { describe, expect, it } from "vitest";
import { Taking, complete, fits, toggled } from "../../src/choice/chain";
import { option } from "../made";

/** With the skill of another only the lowest card can be taken. */
const CHAINS = [["own", "low"], ["own", "high"], ["other", "low"]];

describe("things that are taken together", () => {
  it("fit if some chain has them all", () => {
    expect(fits(CHAINS, ["other", undefined], 1, "low")).toBe(true);
    expect(fits(CHAINS, ["other", undefined], 1, "high")).toBe(false);
    expect(fits(CHAINS, [undefined, "high"], 0, "other")).toBe(false);
  });

  it("are chosen and let go of by the same click", () => {
    const once = toggled(CHAINS, [], 0, "own");
    expect(once).toEqual(["own", undefined]);
    expect(toggled(CHAINS, once, 0, "own")).toEqual([undefined, undefined]);
  });

  it("let go of what does not go with them", () => {
    expect(toggled(CHAINS, ["own", "high"], 0, "other")).toEqual(["other", undefined]);
    expect(toggled(CHAINS, ["own", "low"], 0, "other")).toEqual(["other", "low"]);
  });

  it("can be taken once there is one of every block", () => {
    expect(complete(CHAINS, ["own", undefined])).toBeUndefined();
    expect(complete(CHAINS, ["own", "high"])).toEqual(["own", "high"]);
  });
});

describe("taking a chain", () => {
  it("answers question after question", () => {
    const taking = new Taking(["own", "high"]);
    expect(taking.next([option("take:own", ["own"])], 4)?.key).toBe("take:own");
    expect(taking.next([option("take:own", ["own"])], 4)).toBeUndefined();
    expect(taking.ended).toBe(false);
    expect(taking.next([option("buy:high", ["high"])], 5)?.key).toBe("buy:high");
    expect(taking.ended).toBe(true);
  });

  it("ends where something else came between", () => {
    const taking = new Taking(["own", "high"]);
    taking.next([option("take:own", ["own"])], 4);
    expect(taking.next([option("done")], 5)).toBeUndefined();
    expect(taking.ended).toBe(true);
  });
});
