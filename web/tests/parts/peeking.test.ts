import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { peeking } from "../../src/parts/peeking.svelte";
import type { Face } from "../../src/wire";

const face = { id: 1 } as Face;
const card = { id: "t1" };
const thing = { getBoundingClientRect: () => ({}), isConnected: true };
const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerType: "mouse", currentTarget: thing }) as unknown as PointerEvent;

describe("a card under the pointer", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    peeking.leave();
    vi.useRealTimers();
  });
  const seen = () => {
    vi.advanceTimersByTime(1000);
    return peeking.now !== null;
  };

  test("is shown to who points at it", () => {
    peeking.moved(at(5, 5));
    peeking.over(at(6, 5), face, card);
    expect(seen()).toBe(true);
  });
  test("is not shown when it came under a pointer at rest, before that moves", () => {
    peeking.moved(at(6, 5));
    peeking.over(at(6, 5), face, card);
    expect(seen()).toBe(false);
    peeking.moved(at(7, 5));
    expect(seen()).toBe(true);
  });
  test("is not shown when the pointer has left it meanwhile", () => {
    peeking.moved(at(6, 5));
    peeking.over(at(6, 5), face, card);
    peeking.leave();
    peeking.moved(at(90, 5));
    expect(seen()).toBe(false);
  });
});
