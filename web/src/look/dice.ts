/** How the faces of dice look: the log names them only, so what a roll showed once is remembered. */
import type { Die } from "../wire";

const looks = new Map<string, { icon: string; colour: string }>();

export function remember(dice: Die[]): void {
  for (const die of dice) looks.set(die.name.id, { icon: die.icon, colour: die.colour ?? "" });
}

export const lookOf = (face: string): { icon: string; colour: string } | undefined => looks.get(face);
