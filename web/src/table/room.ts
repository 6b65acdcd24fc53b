/** How the room of a large screen is divided: where the tray lies, and what stands beside the board. */
import { isDrawn } from "../board/geometry";
import { say, tell } from "../state/words.svelte";
import type { Panel, Scene, Track, TrayPlace, Zone } from "../wire";
import type { DicePlace } from "./overlay";
import type { SortedPanels } from "./panels";

/** A board so much wider than high has the tray below it. */
const WIDE = 1.2;

/** Where what is mine lies; empty as long as there is no board that could tell. */
export function trayOf(scene: Scene, ratio: number): TrayPlace {
  return scene.tray || (isDrawn(scene) ? (ratio >= WIDE ? "below" : "left") : "");
}

/** Something that lies on a real table beside the map. */
export type Thing =
  | { kind: "turn"; id: string; panel: Panel }
  | { kind: "dice" | "roll"; id: string }
  | { kind: "panel"; id: string; panel: Panel }
  | { kind: "track"; id: string; tracks: Track[] }
  | { kind: "offer"; id: string; zone: Zone };

export interface OnTable {
  scene: Scene;
  panels: SortedPanels;
  tracks: Track[][];
  dice: DicePlace;
}

/** What everybody may look at: points and dice first, then what things cost, what goes on, and what is on offer. */
export function thingsBeside({ scene, panels, tracks, dice }: OnTable): Thing[] {
  const { turn } = panels;
  return [
    ...(turn?.rows?.length ? [{ kind: "turn", id: turn.id, panel: turn } as const] : []),
    ...(dice === "none" ? [] : [{ kind: dice === "table" ? "dice" : "roll", id: "dice" } as const]),
    ...[...panels.scales, ...panels.facts].map((panel) => ({ kind: "panel", id: panel.id, panel }) as const),
    ...tracks.filter((group) => group.every((track) => (track.owner ?? null) === null)).map((group) => ({ kind: "track", id: group[0]?.id ?? "", tracks: group }) as const),
    ...(scene.zones ?? []).filter(isOffer).map((zone) => ({ kind: "offer", id: zone.id, zone }) as const),
  ];
}

const isOffer = (zone: Zone) => ["choice", "offer"].includes(zone.kind) && Boolean(zone.cards?.length);

/** What can be told in a line: what was gathered this turn, and dice that lie there to be taken. */
export const isPlain = (thing: Thing, scene: Scene): boolean => thing.kind === "turn" || (thing.kind === "dice" && Boolean(scene.dice_name));

/** The emblem of a thing, where there is no room for more. */
export function emblemOf(thing: Thing): string {
  if (thing.kind === "turn" || thing.kind === "panel") return thing.panel.icon || "scroll-unfurled";
  if (thing.kind === "track") return thing.tracks[0]?.icon || "scales";
  return { dice: "rolling-dices", roll: "rolling-dices", offer: "card-pick" }[thing.kind];
}

/** What it is called then. */
export function nameOf(thing: Thing, scene: Scene): string {
  if (thing.kind === "turn" || thing.kind === "panel") return tell(scene.game, thing.panel.title);
  if (thing.kind === "track") return tell(scene.game, thing.tracks[0]?.name);
  if (thing.kind === "dice" && scene.dice_name) return tell(scene.game, scene.dice_name);
  if (thing.kind === "offer") return tell(scene.game, thing.zone.name);
  return say({ dice: "roll", roll: "last-roll" }[thing.kind]);
}

/** How wide the columns beside the map are. */
export const COLUMNS = { left: 206, right: 224 };
/** Between two things of a column, above the first and below the last. */
const GAP = 9;
/** A thing that is folded is so high. */
const FOLDED = 36;

/** How many things of these heights stand below each other; the others are folded, one button each. */
export function howManyFit(heights: number[], height: number): number {
  const high = (many: number) =>
    GAP + heights.slice(0, many).reduce((sum, one) => sum + one + GAP, 0) + (heights.length - many) * FOLDED + Math.max(0, heights.length - many - 1) * 6 + (many < heights.length ? GAP : 0);
  let many = heights.length;
  while (many > 0 && height > 0 && high(many) > height) many -= 1;
  return many;
}

/** Which columns find room beside a map of this shape, without taking any from it. */
export function columnsFor(stage: { w: number; h: number }, ratio: number): { left: boolean; right: boolean } {
  const free = stage.w - stage.h * ratio;
  const { left, right } = COLUMNS;
  return free >= left + right ? { left: true, right: true } : { left: free >= left, right: false };
}
