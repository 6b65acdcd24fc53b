/** What the seats of a match are called, as its scene tells it. */
import { tell, words } from "../state/words.svelte";
import type { Scene } from "../wire";

/** Empty where the scene does not tell, or the game's words are still on the way. */
export function sidesOf(scene: Scene | null | undefined, many: number): string[] {
  return Array.from({ length: many }, (_, seat) => {
    const panel = scene?.panels?.find((one) => one.kind === "player" && one.owner === seat);
    return panel && scene && words.game(scene.game) ? tell(scene.game, panel.title) : "";
  });
}
