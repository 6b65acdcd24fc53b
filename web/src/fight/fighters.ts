/** Who fights whom, in which order, and what is told of each. */
import { OPTIONS } from "../look/vocabulary";
import type { Bound } from "../table/binding";
import type { Figure, Option, Panel, Row, Seat } from "../wire";

export interface Armies {
  far: Panel[];
  near: Panel[];
}

const campOf = (panel: Panel) => panel.camp ?? 0;
const isOwned = (panel: Panel) => panel.owner !== undefined && panel.owner !== null;

/** My side stands at the near end, as I sit; whoever only watches sees the first camp there. */
export function armies(panels: Panel[], seat: Seat | null): Armies {
  const own = panels.find((panel) => isOwned(panel) && panel.owner === seat);
  const camp = own ? campOf(own) : 0;
  return { far: panels.filter((panel) => campOf(panel) !== camp), near: panels.filter((panel) => campOf(panel) === camp) };
}

/** Those who act in turn; a fight without an order has none. */
export function inOrder(panels: Panel[]): Panel[] {
  return panels.filter(hasOrder);
}

/** The first who has not acted comes next. */
export function nextToAct(panels: Panel[]): string | undefined {
  return inOrder(panels).find((panel) => !panel.state)?.id;
}

export const hasOrder = (panel: Panel): boolean => panel.order !== undefined && panel.order !== null;

const isNumber = (row: Row) => row.number !== undefined && row.number !== null;

export interface Told {
  /** What decides the order: it stands in a disc of its own. */
  order: Row | undefined;
  /** Values that are numbers. */
  values: Row[];
  /** Abilities: a sign and what it means. */
  abilities: Row[];
  /** When it acts, in words. */
  turn: Row["value"];
  /** What is told in whole sentences. */
  sentences: Row[];
}

/** The rows of a fighter, by where they are shown. */
export function told(panel: Panel): Told {
  const rows = panel.rows ?? [];
  const order = hasOrder(panel) ? rows.find((row) => isNumber(row) && row.number === panel.order) : undefined;
  return {
    order,
    values: rows.filter((row) => isNumber(row) && row !== order),
    abilities: rows.filter((row) => !isNumber(row) && !row.value && row.icon),
    turn: rows.find((row) => row.value)?.value,
    sentences: rows.filter((row) => !isNumber(row) && !row.value && !row.icon),
  };
}

export interface Offered {
  options: Option[];
  /** How its frame glows: gold may be chosen, red can be hit. */
  glow: "" | "gold" | "hit";
  /** Whether an option of it waits for a second word, or is the hint. */
  chosen: boolean;
  /** What it would look like after the only option, if that is known. */
  preview: Figure[];
}

export function offeredFor(panel: Panel, bound: Bound, picked: string, hinted: string): Offered {
  const options = bound.get(panel.id) ?? [];
  const attack = options.some((option) => OPTIONS[option.tone ?? ""].red);
  return {
    options,
    glow: attack ? "hit" : options.length ? "gold" : "",
    chosen: options.some((option) => option.key === picked || option.key === hinted),
    preview: options.length === 1 ? (options[0]?.left ?? []) : [],
  };
}

export interface Pool {
  end: "near" | "far";
  /** Whose they are. */
  of: Panel | undefined;
  /** Tokens by where they lie: of several in a place the last one lies on top. */
  places: Panel[][];
  spent: Panel[];
}

/** What each side fights with, mine first; nothing where nobody fights with tokens. */
export function poolsOf(tokens: Panel[], sides: Armies): Pool[] {
  if (!tokens.length) return [];
  const campAt = (end: "near" | "far") => sides[end].map(campOf)[0] ?? 0;
  return (["near", "far"] as const).map((end) => {
    const own = tokens.filter((token) => campOf(token) === campAt(end));
    const there = own.filter((token) => token.state !== "done");
    return { end, of: sides[end][0], places: [...Map.groupBy(there, (token) => token.order ?? token.id).values()], spent: own.filter((token) => token.state === "done") };
  });
}

/** Where several places of the order are shared, those who share one stand in a row; else all stand side by side. */
export function rowsOf(army: Panel[]): Panel[][] {
  const rows = [...Map.groupBy(army, (panel) => panel.order ?? null)];
  const shared = rows.filter(([order, row]) => order !== null && row.length > 1).length;
  return shared > 1 ? rows.map(([, row]) => row) : [army];
}
