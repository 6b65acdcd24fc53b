/** What a line of the log names: players, spaces. Ids are made in `kernel/ids.py`; which of them are spaces the scene says. */
import type { Line, Scene, Seat } from "../wire";

const SEAT = /^p(\d+)$/;

/** The seat of a player's id; null where an id names something else. */
export function seatOf(id: string): Seat | null {
  const seat = SEAT.exec(id)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The player whom a line names first. */
export function seatIn(line: Line): Seat | null {
  return line.at?.map(seatOf).find((seat) => seat !== null) ?? null;
}

const known = new WeakMap<Scene, Set<string>>();

/** Whether an id is that of a space of the board, or of a border between two. */
export function isSpace(id: string, scene: Scene): boolean {
  const spaces = known.get(scene) ?? new Set([...(scene.cells ?? []), ...(scene.edges ?? [])].map((space) => space.id));
  known.set(scene, spaces);
  return spaces.has(id);
}

/** The spaces that a line names, in its order. */
export const spacesIn = (line: Line, scene: Scene): string[] => (line.at ?? []).filter((id) => isSpace(id, scene));
