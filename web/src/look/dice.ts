/** How the faces of dice look: the log names them only. */
import type { Colour, Die, Text } from "../wire";

const looks = new Map<string, { icon: string; colour: Colour }>();

/** Faces may differ by a number in their name only. */
const key = (face: Text): string => `${face.id} ${JSON.stringify(face.args ?? {})}`;

export function remember(dice: Die[]): void {
  for (const die of dice) looks.set(key(die.name), { icon: die.icon, colour: die.colour ?? "" });
}

/** Dice that a line of the log names. */
export const diceNamed = (faces: Text[]): Die[] => faces.map((name) => ({ icon: "", ...looks.get(key(name)), name }));

export const lookOf = (face: Text): { icon: string; colour: Colour } | undefined => looks.get(key(face));
