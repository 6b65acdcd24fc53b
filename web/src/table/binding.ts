/** Which options belong to which things on the screen. */
import { LIES, STANDS } from "../look/vocabulary";
import type { Badge, Option, Scene, Seat, Zone } from "../wire";

/** Options by the id of the thing that they point at. */
export type Bound = ReadonlyMap<string, Option[]>;

/** Where panels stand that can be chosen themselves. */
const CHOSEN_PANELS = ["over", "battle"];

/** Cells, and pieces that stand on them. */
export function thingsOnBoard(scene: Scene): Set<string> {
  const cells = new Set((scene.cells ?? []).map((cell) => cell.id));
  const standing = (scene.pieces ?? []).filter((piece) => cells.has(piece.cell));
  return new Set([...cells, ...standing.map((piece) => piece.id)]);
}

/** Sheets, fighters and their figures, cards that lie open around the board, the piles themselves, and dice that can be pointed at. */
export function thingsAround(scene: Scene, seat: Seat | null): string[] {
  const zones = scene.zones ?? [];
  const open = zones.filter((zone) => (zone.kind === "hand" ? zone.owner === seat : LIES[zone.kind] === "open"));
  const piles = zones.filter((zone) => !open.includes(zone) && zone.kind !== "hand");
  const panels = (scene.panels ?? []).filter((panel) => CHOSEN_PANELS.includes(STANDS[panel.kind ?? "box"]));
  const figures = panels.flatMap((panel) => panel.figures ?? []).flatMap((figure) => figure.id || []);
  const dice = (scene.dice ?? []).flatMap((die) => die.id || []);
  return [...[...panels, ...open.flatMap((zone) => zone.cards ?? []), ...piles].map((thing) => thing.id), ...figures, ...dice];
}

export function bind(options: Option[], things: ReadonlySet<string>): Bound {
  const bound = new Map<string, Option[]>();
  for (const option of options) {
    for (const id of option.at ?? []) {
      if (things.has(id)) bound.set(id, [...(bound.get(id) ?? []), option]);
    }
  }
  return bound;
}

/** Options that point at nothing on the screen: they need buttons of their own. */
export function unbound(options: Option[], things: ReadonlySet<string>): Option[] {
  return options.filter((option) => !option.at?.some((id) => things.has(id)));
}

/** Whether all that points at something points at cards in my hand, which lie before me with their names. */
export function isAboutHand(scene: Scene, seat: Seat | null, unbound: Option[]): boolean {
  const held = new Set((scene.zones ?? []).filter((zone) => zone.kind === "hand" && zone.owner === seat).flatMap((zone) => (zone.cards ?? []).map((card) => card.id)));
  return (scene.options ?? []).every((option) => unbound.includes(option) || option.at?.some((id) => held.has(id)));
}

const isPrice = (badge: Badge) => !badge.icon && badge.value !== null && badge.value !== undefined;

/** Whether something can be had from a zone now, or has its price while one gathers what it costs. */
export function isOnOffer(zone: Zone, bound: Bound): boolean {
  if (zone.kind === "choice") return Boolean(zone.cards?.length);
  return zone.kind === "offer" && (zone.cards ?? []).some((card) => bound.has(card.id) || card.badges?.some(isPrice));
}
