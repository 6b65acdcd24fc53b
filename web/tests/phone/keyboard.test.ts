import { describe, expect, it } from "vitest";
import { hiddenBelow } from "../../src/phone/keyboard.svelte";

describe("the keyboard on the screen", () => {
  it("hides what the window has more than is seen", () => {
    expect(hiddenBelow(844, 508)).toBe(336);
  });

  it("is not the bar of the browser", () => {
    expect(hiddenBelow(844, 780)).toBe(0);
    expect(hiddenBelow(844, 844)).toBe(0);
  });
});
