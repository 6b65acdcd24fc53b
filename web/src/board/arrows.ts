/** The outlines of arrows on the board. */
import type { Point } from "./geometry";

export type ArrowLook = "attack" | "retreat" | "past" | "strike";

interface Measures {
  /** How far from the middles of its two spaces it begins and ends. */
  start: number;
  end: number;
  shaft: number;
  head: number;
}

const MEASURES: Record<ArrowLook, Measures> = {
  attack: { start: 18, end: 22, shaft: 9, head: 22 },
  retreat: { start: 20, end: 26, shaft: 5, head: 14 },
  past: { start: 26, end: 30, shaft: 0, head: 12 },
  strike: { start: 0, end: 0, shaft: 6, head: 14 },
};

/** A broad arrow is an outline to be filled, one of the past a line with a tip. */
export function arrowPath(from: Point, to: Point, look: ArrowLook): string {
  const { start, end, shaft, head } = MEASURES[look];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => `${round(from.x + ux * along - uy * aside)},${round(from.y + uy * along + ux * aside)}`;
  const tip = Math.max(length - end, start + head);
  if (look === "past") return `M${at(start, 0)} L${at(tip, 0)} M${at(tip - head, -head * 0.6)} L${at(tip, 0)} L${at(tip - head, head * 0.6)}`;
  const neck = tip - head * 1.15;
  return `M${at(start, -shaft)} L${at(neck, -shaft)} L${at(neck, -head)} L${at(tip, 0)} L${at(neck, head)} L${at(neck, shaft)} L${at(start, shaft)} Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
