import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongPress } from "../../src/board/pressing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a finger that rests is noticed once; one that leaves before, and a mouse, are not", () => {
  const press = new LongPress();
  const rested = vi.fn();
  press.begin({ pointerType: "touch" }, rested);
  vi.advanceTimersByTime(300);
  press.end();
  press.begin({ pointerType: "mouse" }, rested);
  vi.advanceTimersByTime(2000);
  expect(rested).not.toHaveBeenCalled();
  press.begin({ pointerType: "touch" }, rested);
  vi.advanceTimersByTime(300);
  press.begin({ pointerType: "touch" }, rested);
  vi.advanceTimersByTime(2000);
  expect(rested).toHaveBeenCalledTimes(1);
});
