/** How scenarios look before they are played: their maps with the icons on them, and what the seats are called. */
import { addIcons } from "../look/Icon.svelte";
import * as api from "../state/api";
import { settings } from "../state/settings.svelte";
import type { Opening } from "../wire";

export async function openingOf(game: string, scenario: string, players: number): Promise<Opening> {
  const opening = await api.opening(game, scenario, players);
  addIcons(opening.icons ?? {});
  return opening;
}

/** Empty where it is not known. */
export function sidesIn(opening: Opening | null, many: number): string[] {
  return Array.from({ length: many }, (_, seat) => opening?.sides?.[seat]?.[settings.language] ?? "");
}
