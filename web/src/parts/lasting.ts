/** How long a match takes, in words that fit a line. */
import { settings } from "../state/settings.svelte";
import { say } from "../state/words.svelte";
import type { Game } from "../wire";

/** From so many minutes on people speak of hours. */
const HOURS_FROM = 180;

export type Minutes = [least: number, most: number];

function ends([least, most]: Minutes, per: number): string {
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  const [from, to] = [format.format(least / per), format.format(most / per)];
  return from === to ? to : `${from}–${to}`;
}

/** Empty where a game does not tell. */
export function lasting(minutes: Minutes): string {
  const [, most] = minutes;
  if (!most) return "";
  return most >= HOURS_FROM ? say("hours", { n: ends(minutes, 60) }) : say("minutes", { n: ends(minutes, 1) });
}

/** From the shortest scenario of a game to its longest. */
export function minutesOf(game: Game): Minutes {
  const told = game.scenarios.filter((one) => one.minutes[1] > 0);
  if (!told.length) return [0, 0];
  return [Math.min(...told.map((one) => one.minutes[0])), Math.max(...told.map((one) => one.minutes[1]))];
}

/** From the fewest players to the most. */
export function between(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}
