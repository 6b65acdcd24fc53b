/** How the faces of dice look: the log names them only. */
import type { Die, Text } from "../wire";

const looks = new Map<string, { icon: string; colour: string }>();

export function remember(dice: Die[]): void {
  for (const die of dice) looks.set(die.name.id, { icon: die.icon, colour: die.colour ?? "" });
}

/** Dice that a line of the log names. */
export const diceNamed = (faces: Text[]): Die[] => faces.map((name) => ({ icon: "", ...looks.get(name.id), name }));

export const lookOf = (face: string): { icon: string; colour: string } | undefined => looks.get(face);
