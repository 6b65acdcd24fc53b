import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paceOf, Pacing } from "../../src/state/pacing.svelte";

let shown: number[];
let stays: number;
let pacing: Pacing<number>;
const add = (...steps: number[]) => steps.forEach((step) => pacing.add(step));

beforeEach(() => {
  vi.useFakeTimers();
  [shown, stays] = [[], 400];
  pacing = new Pacing((step) => shown.push(step), () => stays);
});
afterEach(() => void vi.useRealTimers());

describe("what comes", () => {
  test("is shown at once, and the next a moment later", () => {
    add(1, 2, 3);
    expect([shown, pacing.behind]).toEqual([[1], 2]);
    vi.advanceTimersByTime(399);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, pacing.behind]).toEqual([[1, 2], 1]);
    vi.runAllTimers();
    expect([shown, pacing.behind]).toEqual([[1, 2, 3], 0]);
  });
  test("waits for the moment of the last step, then is shown at once again", () => {
    add(1);
    vi.advanceTimersByTime(100);
    add(2);
    expect(shown).toEqual([1]);
    vi.runAllTimers();
    add(3);
    expect(shown).toEqual([1, 2, 3]);
  });
  test("hurries if much is waiting", () => {
    add(...Array.from({ length: 16 }, (_, step) => step));
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([0, 1, 2, 3]);
  });
  test("follows without a pause if nothing shall move", () => {
    stays = 0;
    add(1, 2);
    expect(shown).toEqual([1, 2]);
  });
  test("is shown to its end when somebody does not want to wait", () => {
    add(1, 2, 3);
    pacing.skip();
    expect([shown, pacing.behind]).toEqual([[1, 2, 3], 0]);
    add(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  test("is not shown any more after the end", () => {
    add(1, 2);
    pacing.stop();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });
});

test("an act stays as long as there is something to follow, and never longer than wished", () => {
  expect(paceOf([], 1200)).toBe(0);
  expect(paceOf([["moves"]], 1200)).toBe(600);
  expect(paceOf([["news"], ["attack", "cause"]], 1200)).toBe(1200);
  expect(paceOf([["attack"]], 0)).toBe(0);
});
