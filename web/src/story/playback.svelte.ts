/** Plays the last turns again on the board, one act after the other; a click or a key ends it. */
import type { Scene } from "../wire";

export interface Shot {
  n: number;
  scene: Scene;
}

/** How long each shot stays, in milliseconds; the shortest, so that a turn of many steps comes to its end. */
const LONGEST = 1200;
const SHORTEST = 250;
/** A whole turn is played in about this time. */
const WHOLE = 9000;

export const shotTime = (shots: number): number => Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, shots)));

export class Playback {
  /** What is shown instead of the present; nothing when nothing is played. */
  shot = $state.raw<Shot | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  play(shots: Shot[]): void {
    this.stop();
    this.show(shots, shotTime(shots.length));
  }

  private show([first, ...rest]: Shot[], time: number): void {
    this.shot = first ?? null;
    if (first) this.timer = setTimeout(() => this.show(rest, time), time);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.shot = null;
  }
}

/** Of what was seen after each entry only what brought something to see. */
export function worthSeeing(shots: Shot[], told: ReadonlySet<number>): Shot[] {
  return shots.filter((shot, place) => place === 0 || told.has(shot.n));
}
