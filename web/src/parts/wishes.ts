/** What somebody picks in the lobby for a new match, and what they picked there last time. */
import type { Absence, Game, Scenario, Value } from "../wire";
import { USUAL } from "./absence";
import { freshSeats, type SeatChoice, type Sitter } from "./seating";

export type ClockKind = "none" | "choice" | "match";
export type Where = "screen" | "table";

export const DAY = 24 * 60;
/** How many minutes a clock may give; the second is the usual one. */
export const MINUTES: Record<ClockKind, number[]> = { none: [], choice: [1, 3, 10, DAY], match: [15, 30, 60, 120] };

/** It needs a file of one's own, which the terminal takes. */
const OWN_SCENARIO = "custom";

export interface Wishes {
  scenario: string;
  seats: SeatChoice[];
  variants: Record<string, Value>;
  rulings: Record<string, boolean>;
  where: Where;
  clock: ClockKind;
  minutes: number;
  absence: Absence["kind"];
  hours: number;
}

const KEY = "hexameron.wishes";
const SITTERS: Sitter[] = ["me", "friend", "bot"];

interface Stored {
  game?: string;
  games?: Record<string, Partial<Wishes>>;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** The scenarios that the lobby lists. */
export function listed(game: Game): Scenario[] {
  return game.scenarios.filter((one) => one.name !== OWN_SCENARIO && (one.title.pl || one.title.en));
}

export function usualVariants(scenario: Scenario | undefined): Record<string, Value> {
  return Object.fromEntries((scenario?.variants ?? []).map((one) => [one.name, one.values[0] ?? false]));
}

/** Against somebody, if a scenario can be played so. */
export const usualCount = (scenario: Scenario | undefined): number => scenario?.seats.find((many) => many > 1) ?? scenario?.seats[0] ?? 2;

/** A first match: the first scenario, I against a bot, no clock. */
export function usual(game: Game, name: string): Wishes {
  const [scenario] = listed(game);
  return {
    scenario: scenario?.name ?? "",
    seats: freshSeats(usualCount(scenario), game.bots, name),
    variants: usualVariants(scenario),
    rulings: {},
    where: "screen",
    clock: "none",
    minutes: 0,
    absence: USUAL.kind,
    hours: USUAL.hours,
  };
}

/** The game that was played last in this browser. */
export function lastGame(): string {
  return stored().game ?? "";
}

/** What was picked last time, as far as it is still offered; else the usual. */
export function lastWishes(game: Game, name: string): Wishes {
  const fresh = usual(game, name);
  const last = stored().games?.[game.game];
  const scenario = listed(game).find((one) => one.name === last?.scenario);
  if (!last || !scenario) return fresh;
  const clock = last.clock && last.clock in MINUTES ? last.clock : "none";
  return {
    ...fresh,
    scenario: scenario.name,
    seats: sameSitters(last.seats, scenario, game, name),
    variants: sameVariants(last.variants, scenario),
    rulings: Object.fromEntries(Object.entries(last.rulings ?? {}).filter(([one]) => game.rulings.some((ruling) => ruling.name === one))),
    where: last.where === "table" ? "table" : "screen",
    clock,
    minutes: MINUTES[clock].find((one) => one === last.minutes) ?? MINUTES[clock][1] ?? 0,
    absence: last.absence ?? fresh.absence,
    hours: last.hours ?? fresh.hours,
  };
}

function sameSitters(seats: SeatChoice[] | undefined, scenario: Scenario, game: Game, name: string): SeatChoice[] {
  const fitting = seats && scenario.seats.includes(seats.length) && seats.every((seat) => SITTERS.includes(seat.sitter));
  if (!fitting) return freshSeats(usualCount(scenario), game.bots, name);
  const [usualBot] = freshSeats(1, game.bots, name);
  return seats.map(({ sitter, bot, name: called }) => ({ sitter, bot: game.bots.includes(bot) ? bot : (usualBot?.bot ?? ""), name: called }));
}

function sameVariants(variants: Record<string, Value> | undefined, scenario: Scenario): Record<string, Value> {
  const kept = scenario.variants.flatMap((one) => {
    const value = variants?.[one.name];
    return value !== undefined && one.values.includes(value) ? [[one.name, value] as const] : [];
  });
  return { ...usualVariants(scenario), ...Object.fromEntries(kept) };
}

export function keepWishes(game: string, wishes: Wishes): void {
  localStorage.setItem(KEY, JSON.stringify({ game, games: { ...stored().games, [game]: wishes } }));
}
