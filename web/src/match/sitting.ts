/** Through whose eyes I see a match, and what my seats can do by themselves. */
import type { Sitting } from "../parts/seating";
import type { Option, Seat } from "../wire";

/** The seat of mine that is shown: the one that I chose, as long as no other one is asked; else one that is asked. */
export function seatToShow(mine: Seat[], asked: Seat[], chosen: Seat | null): Seat | null {
  if (chosen !== null && mine.includes(chosen) && (asked.length === 0 || asked.includes(chosen))) return chosen;
  return asked[0] ?? mine[0] ?? null;
}

/** Among people the time that a pass takes would tell what I hold; among bots nobody listens. */
export function isAmongBots(mine: Seat[], players: Sitting[]): boolean {
  return mine.length === 1 && players.every((player) => player.seat === mine[0] || (player.kind === "bot" && !player.stands_in));
}

export function canOnlyPass(options: Option[]): boolean {
  return options.length === 1 && options[0]?.key === "pass";
}

/** A choice of some seat. */
export interface Choice {
  seat: Seat;
  key: string;
}

/** Whether what was taken back last is offered again. */
export function canRedo(takenBack: Choice[], seat: Seat | null, options: Option[]): boolean {
  const last = takenBack.at(-1);
  return last !== undefined && last.seat === seat && options.some((option) => option.key === last.key);
}
