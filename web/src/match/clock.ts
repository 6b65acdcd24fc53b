/** Clocks of a match, in seconds and in words. */
import type { ClockView } from "../wire";

/** What every seat has left, so many seconds after the server told it. */
export function secondsLeft(clock: ClockView | null | undefined, passed: number): Record<string, number> {
  if (!clock) return {};
  const since = Math.max(0, passed);
  return Object.fromEntries(Object.entries(clock.left).map(([seat, left]) => [seat, clock.running.includes(Number(seat)) ? left - since : left]));
}

export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
