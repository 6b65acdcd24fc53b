import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, shotTime, worthSeeing } from "../../src/story/playback.svelte";
import { scene } from "../made";

const shots = [1, 2, 3].map((n) => ({ n, scene: scene() }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is played again is shown act by act, then the present", () => {
  const playback = new Playback();
  playback.play(shots);
  expect(playback.shot?.n).toBe(1);
  vi.advanceTimersByTime(1200);
  expect(playback.shot?.n).toBe(2);
  vi.runAllTimers();
  expect(playback.shot).toBeNull();
});
test("it ends at once when somebody skips it", () => {
  const playback = new Playback();
  playback.play(shots);
  playback.stop();
  vi.runAllTimers();
  expect(playback.shot).toBeNull();
});
test("no act takes longer than 1.2 seconds, and many are quicker", () => {
  expect([shotTime(3), shotTime(18), shotTime(400)]).toEqual([1200, 500, 250]);
});
test("acts that nobody was told of are left out, but not what was before them", () => {
  expect(worthSeeing(shots, new Set([3])).map((shot) => shot.n)).toEqual([1, 3]);
});
