/** A fight on the board, read out of the log: who strikes whom, what was rolled, what came of it. */
import { diceNamed } from "../look/dice";
import { diceOf, is, rollsOf, type Roll } from "../parts/chance";
import type { TextArg } from "../text/catalogue";
import type { Die, Line, Scene, Text } from "../wire";
import { isSpace, spacesIn } from "../parts/named";

export interface Arrow {
  kind: "attack" | "retreat";
  /** The spaces it leads from and to. */
  from: string;
  to: string;
  /** The one that is worked out; others were before it in the same turn. */
  now: boolean;
}

export interface Clash {
  /** The number of the entry in which it was rolled. */
  n: number;
  arrow: Arrow;
  dice: Die[];
  /** What was rolled for what, as lines of the log. */
  cause: Line;
  roll: Line | null;
  results: Line[];
  hits: number;
}

/** Lines since the turn began. */
function thisTurn(lines: Line[]): Line[] {
  return lines.slice(lines.findLastIndex((line) => is(line, "turn")) + 1);
}

function arrowOf(line: Line, scene: Scene, kind: Arrow["kind"], now: boolean): Arrow[] {
  const spaces = spacesIn(line, scene);
  const [from, to] = [spaces[0], spaces.at(-1)];
  return from && to && from !== to ? [{ kind, from, to, now }] : [];
}

/** All attacks and retreats of this turn; the last attack and what followed from it are of now as long as it is told. */
export function arrowsOf(lines: Line[], scene: Scene, clash: Clash | undefined): Arrow[] {
  const turn = thisTurn(lines);
  const last = clash ? turn.lastIndexOf(clash.cause) : Infinity;
  return turn.flatMap((line, place) => {
    if (is(line, "attack")) return arrowOf(line, scene, "attack", place === last);
    return is(line, "retreat") && place > last ? arrowOf(line, scene, "retreat", true) : [];
  });
}

/** What each die of a told roll does, in a word. */
function meaningsOf(line: Line): Text[] {
  const does = line.text.args?.["does"];
  return Array.isArray(does) ? does.filter((one: TextArg): one is Text => typeof one === "object" && !Array.isArray(one)) : [];
}

/** The dice of a line, with what each of them does. */
export function diceTold(line: Line): Die[] {
  const does = meaningsOf(line);
  return diceNamed(diceOf(line)).map((die, place) => ({ ...die, does: does[place] ?? null }));
}

/** The fight that is told now: the last attack, if it or what came of it belongs to the entry that is shown, or its dice still lie there. */
export function clashOf(lines: Line[], scene: Scene, n: number): Clash | undefined {
  const turn = thisTurn(lines);
  const cause = turn.findLast((line) => is(line, "attack"));
  const arrow = cause && arrowOf(cause, scene, "attack", true)[0];
  if (!cause || !arrow) return undefined;
  const after = turn.slice(turn.indexOf(cause) + 1);
  const roll = rollsOf([cause, ...after], scene).findLast((one) => one.about === cause);
  const lying = Boolean(scene.dice?.length) && !scene.dice_name;
  const newest = Math.max(cause.n, ...after.filter((line) => concerns(line, scene, cause, roll)).map((line) => line.n));
  if (newest < n && !lying) return undefined;
  return {
    n: roll?.n ?? cause.n,
    arrow,
    dice: lying ? (scene.dice ?? []) : roll ? diceTold(roll.line) : [],
    cause,
    roll: roll?.line ?? null,
    results: after.filter((line) => !diceOf(line).length && concerns(line, scene, cause, roll)),
    hits: roll?.hits ?? 0,
  };
}

/** Whether a line tells of the same fight: it names one of those who fight. */
function concerns(line: Line, scene: Scene, cause: Line, roll: Roll | undefined): boolean {
  const ids = [...(cause.at ?? []), ...(roll?.line.at ?? [])].filter((id) => !isSpace(id, scene));
  return line.at?.some((id) => ids.includes(id)) ?? false;
}

/** How many each piece lost in this fight: they are crossed out. */
export function lossesIn(clash: Clash | undefined): Map<string, number> {
  const losses = new Map<string, number>();
  for (const line of clash?.results ?? []) {
    const id = line.at?.[0];
    if (id && is(line, "loss")) losses.set(id, (losses.get(id) ?? 0) + Number(line.text.args?.["n"] ?? 0));
  }
  return losses;
}
