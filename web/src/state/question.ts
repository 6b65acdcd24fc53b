/** Which question somebody is asked. */
import type { Scene } from "../wire";

/** The same text as long as a seat is asked the same and offered the same, whatever others do meanwhile; empty if it is asked nothing. */
export function questionOf(scene: Scene | undefined): string {
  const options = scene?.options ?? [];
  return options.length ? JSON.stringify([scene?.prompt?.id, scene?.prompt?.args, options.map((option) => option.key)]) : "";
}
