import { describe, expect, it } from "vitest";
import { between, lasting } from "../../src/parts/lasting";
import { settings } from "../../src/state/settings.svelte";

const plain = (words: string) => words.replaceAll("\u00a0", " ");

describe("how long a match takes", () => {
  it("is told in minutes up to three hours, then in hours", () => {
    settings.language = "pl";
    expect(plain(lasting([30, 45]))).toBe("30–45 min");
    expect(plain(lasting([90, 150]))).toBe("90–150 min");
    expect(plain(lasting([90, 240]))).toBe("1,5–4 godz.");
    settings.language = "en";
    expect(plain(lasting([150, 210]))).toBe("2.5–3.5 h");
    settings.language = "pl";
  });
  it("is not told where a game does not know", () => {
    expect(lasting([0, 0])).toBe("");
  });
  it("names one number where there is one", () => {
    expect(between([2])).toBe("2");
    expect(between([3, 1, 2])).toBe("1–3");
  });
});
