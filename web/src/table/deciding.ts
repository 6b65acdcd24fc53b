/** What becomes of an option: how its button looks, what a click or the Enter key does, and when to ask again. */
import { OPTIONS } from "../look/vocabulary";
import type { Option, Scene } from "../wire";

export type Look = "equal" | "harm" | "leave" | "confirm";

/** The last button is the one that leads on. */
const ORDER: Look[] = ["equal", "harm", "leave", "confirm"];

/** How the button of an option looks; the only way on is blue, unless it harms. */
export function lookOf(option: Option, options: Option[]): Look {
  const look = OPTIONS[option.tone ?? ""].button;
  return options.length === 1 && look !== "harm" ? "confirm" : look;
}

/** The options as their buttons stand and as number keys choose them. */
export function inOrder(shown: Option[], options: Option[]): Option[] {
  return ORDER.flatMap((look) => shown.filter((option) => lookOf(option, options) === look));
}

/** What the Enter key chooses: what confirms, or the only option. */
export function obvious(options: Option[]): Option | undefined {
  return options.find((option) => lookOf(option, options) === "confirm");
}

/** Whether nobody would regret an option: then nothing asks again, even if it cannot be taken back. */
export function isRoutine(option: Option): boolean {
  return !option.loses && option.tone !== "harm";
}

/** Whether an option takes one of the things that lie on the stage: the others are left for good, unless undo brings them back. */
export function takesFromStage(scene: Scene, option: Option): boolean {
  const things = new Set((scene.choice?.parts ?? []).flatMap((part) => part.things));
  return [option.key, ...(option.at ?? [])].some((id) => things.has(id));
}

/** Where there are so few buttons in all, things on the board and cards are named by them, too. */
export const FEW = 3;
/** So many buttons fit into the question; more are a list. */
export const MANY = 6;

/** Fewer numbers than these are buttons with words. */
const AMOUNTS = 4;

/** Options that point at nothing and differ by their numbers only, such as bids: the numbers make a row. */
export function amountsOf(unbound: Option[]): Option[] {
  const numbered = unbound.filter((option) => option.badge?.value !== null && option.badge?.value !== undefined);
  const alike = numbered.filter((option) => option.label.id === numbered[0]?.label.id);
  const numbers = new Set(alike.map((option) => option.badge?.value));
  return alike.length >= AMOUNTS && numbers.size === alike.length ? alike : [];
}

export interface Offer {
  options: Option[];
  /** Those that point at nothing on the screen. */
  unbound: Option[];
  /** Whether all others lie in full words elsewhere, or can be reached by ways. */
  spelledOut: boolean;
  /** Whether one more button picks all of them. */
  whole?: boolean;
}

/** The options that have buttons in the question, and those that are only listed. */
export function buttonsOf({ options, unbound, spelledOut, whole = false }: Offer): { shown: Option[]; listed: Option[] } {
  const ordered = inOrder(options, options);
  const shown = !spelledOut && options.length + Number(whole) <= FEW ? ordered : ordered.filter((option) => option.named || unbound.includes(option));
  if (shown.length > MANY) return { shown: [], listed: ordered };
  return { shown, listed: ordered.filter((option) => !shown.includes(option)) };
}

export interface Pointing {
  /** All that can be done with the thing. */
  offered: Option[];
  touch: boolean;
  /** The key of the option that was pointed at before and waits for a second word. */
  picked: string;
}

export type Reaction = { kind: "nothing" } | { kind: "menu" } | { kind: "wait" | "choose"; option: Option };

/**
 * A thing was pointed at. Several options, or several numbers of one, are listed. A finger needs a second tap, so that it
 * cannot spoil a turn on a small screen.
 */
export function reactTo({ offered, touch, picked }: Pointing): Reaction {
  const [only] = offered;
  if (!only) return { kind: "nothing" };
  if (offered.length > 1 || (only.times ?? 0) > 1) return { kind: "menu" };
  return { kind: touch && picked !== only.key ? "wait" : "choose", option: only };
}

/** All numbers of times that an option can be chosen at once. */
export function timesOf(option: Option): number[] {
  return Array.from({ length: Math.max(option.times ?? 0, 1) }, (_, place) => place + 1);
}
