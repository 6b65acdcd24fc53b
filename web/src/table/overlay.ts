/** What lies over the board and beside it: sheets, a fight, dice. */
import type { Roll } from "../parts/chance";
import type { Scene } from "../wire";

export interface Overlay {
  /** Whether sheets or fighters lie over the board. */
  covered: boolean;
  /** Whether the scene has a board at all. */
  mapped: boolean;
  /** Whether something can be chosen on the board. */
  choiceOnBoard: boolean;
  /** What was asked for by hand; null as long as nobody did. */
  mapWanted: boolean | null;
}

/** Sheets lie over the board, unless something can be chosen there, or one wants to see it. */
export function isMapShown({ covered, mapped, choiceOnBoard, mapWanted }: Overlay): boolean {
  return !covered || (mapped && (mapWanted ?? choiceOnBoard));
}

/** Which dice lie beside the board: those on the table, else those of the last roll. A fight has its dice in its midst. */
export type DicePlace = "none" | "table" | "roll";

export function placeOfDice(scene: Scene, lastRoll: Roll | undefined, fightShown: boolean): DicePlace {
  if (fightShown) return "none";
  if (scene.dice?.length) return "table";
  return lastRoll ? "roll" : "none";
}
