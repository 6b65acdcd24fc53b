/** How far the drawer of a small screen is open, and what a finger does to it. */

/** Down: all room is the map's. Half: one strip of it is seen. Whole: it lies over the map. */
export type Level = "down" | "half" | "whole";

const LEVELS: Level[] = ["down", "half", "whole"];

/** A finger that moved so far, in pixels, meant it; one that moved faster than this, in pixels a millisecond, did so sooner. */
const FAR = 40;
const FLICK = 0.35;
const LEAST = 14;

/** How a finger moved: right and down count upwards. */
export interface Movement {
  x: number;
  y: number;
  /** In milliseconds. */
  time: number;
}

export function raised(level: Level): Level {
  return LEVELS[Math.min(LEVELS.indexOf(level) + 1, LEVELS.length - 1)] as Level;
}

export function lowered(level: Level): Level {
  return LEVELS[Math.max(LEVELS.indexOf(level) - 1, 0)] as Level;
}

/** Whether a finger went up or down, and not across. */
export function isSwipe({ x, y, time }: Movement): boolean {
  const far = Math.abs(y);
  return far > Math.abs(x) * 1.2 && (far >= FAR || (far >= LEAST && far / Math.max(time, 1) >= FLICK));
}

/** The level after a finger has moved; a long way goes through both steps. */
export function swiped(level: Level, movement: Movement, height: number): Level {
  if (!isSwipe(movement)) return level;
  const step = movement.y < 0 ? raised : lowered;
  return Math.abs(movement.y) > height / 2 ? step(step(level)) : step(level);
}

/** The level after a key; undefined if it means nothing here. */
export function keyed(level: Level, key: string): Level | undefined {
  return { ArrowUp: raised(level), ArrowDown: lowered(level), Home: "whole" as const, End: "down" as const }[key];
}
