/** What each cell of the board shows and offers. */
import { BADGES, OPTIONS, signsOf } from "../look/vocabulary";
import type { Bound } from "../table/binding";
import type { Badge, Cell, Option, Piece, Scene, Seat, Way } from "../wire";
import { contentOf, type Content } from "./content";
import { nearest, type Layout, type Point } from "./geometry";

export interface Spot extends Content {
  at: Point;
  /** gold: I may; hit: an enemy that I may hit; empty: nothing to choose here. */
  glow: "" | "gold" | "hit";
  /** All that can be done here has a drawback. */
  dashed: boolean;
  selected: boolean;
  /** What the log or the recap speaks of. */
  highlighted: boolean;
  /** Waits for a second word, or is the hint. */
  picked: boolean;
  /** How one comes here in several steps. */
  way: Way | undefined;
}

export interface Looks {
  scene: Scene;
  layout: Layout;
  seat: Seat | null;
  bound: Bound;
  ways: Way[];
  /** Keys of options, and ids of things. */
  picked: string;
  hinted: string;
  highlighted: string[];
}

export function spotsOf(looks: Looks): Spot[] {
  const pieces = Map.groupBy(looks.scene.pieces ?? [], (piece) => piece.cell);
  const ways = new Map(looks.ways.map((way) => [way.cells.at(-1) ?? "", way]));
  return (looks.scene.cells ?? []).map((cell) => spotOf(cell, pieces.get(cell.id) ?? [], ways.get(cell.id), looks));
}

function spotOf(cell: Cell, pieces: Piece[], way: Way | undefined, { scene, layout, seat, bound, picked, hinted, highlighted }: Looks): Spot {
  const content = contentOf(scene, bound, cell, pieces);
  const { options } = content;
  const foreign = !pieces.length || pieces.some((piece) => (piece.side ?? null) !== seat);
  const attack = foreign && options.some((option) => OPTIONS[option.tone ?? ""].red);
  return {
    ...content,
    at: layout.place(cell.id) ?? { x: 0, y: 0 },
    glow: options.length === 0 ? "" : attack ? "hit" : "gold",
    dashed: options.length > 0 && options.every((option) => option.badge?.tone === "bad"),
    selected: pieces.some((piece) => signsOf(piece.state).framed),
    highlighted: highlighted.includes(cell.id) || pieces.some((piece) => highlighted.includes(piece.id)),
    picked: options.some((option) => option.key === picked || option.key === hinted),
    way: options.length ? undefined : way,
  };
}

/** Whether something can be done there: the cell takes the focus then. */
export const isOpen = (spot: Spot): boolean => spot.options.length > 0 || spot.way !== undefined;

/** The dice that lead there, by their numbers: each of several that does so alone, or all those that a way takes together. */
export function diceOf(spot: Spot): string[] {
  if (spot.way) return spot.way.by?.length ? [numbersOf(spot.way.by).join("+")] : [];
  return numbersOf(spot.options.flatMap((option) => (option.badge && BADGES[option.badge.tone ?? ""].dice ? option.badge : []))).map(String);
}

const numbersOf = (badges: Badge[]) => [...new Set(badges.flatMap((badge) => badge.value ?? []))].sort((one, two) => one - two);

/** What it costs to go there, or what the option names. */
export const priceOf = (spot: Spot): number | null | undefined => spot.way?.cost ?? spot.options.find((option) => option.badge?.value)?.badge?.value;

/** Whether the figures of a piece stand where the price would. */
export const hasCount = (spot: Spot): boolean => spot.pieces.some((piece) => piece.badges?.some((badge) => BADGES[badge.tone ?? ""].light));

/** So many cells make an option a wide one, such as a tile to be laid: it is named in their middle, not in each. */
const WIDE = 3;

export const isWide = (spot: Spot): boolean => spot.options.length > 0 && spot.options.every((option) => (option.at?.length ?? 0) >= WIDE);

export function wideOptions(spots: Spot[], layout: Layout): { option: Option; at: Point }[] {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...new Set(spots.flatMap((spot) => spot.options))].flatMap((option) => {
    const places = (option.at ?? []).flatMap((id) => layout.place(id) ?? []);
    return places.length < WIDE ? [] : [{ option, at: { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) } }];
  });
}

/** The cell that a key leads to: the arrows go where they point, Page Up and Page Down pass every open cell in turn, so that none is out of reach. */
export function nextCell(spot: Spot, key: string, open: Spot[]): string | undefined {
  const step = { PageDown: 1, PageUp: -1 }[key];
  if (step) return open[(open.indexOf(spot) + step + open.length) % open.length]?.cell.id;
  return nearest(spot.at, key, open.map(({ cell, at }) => ({ id: cell.id, at })));
}
