/** A battle in ranks: who stands where, by initiative, and what was drawn. */
import type { Panel, Scene, Seat, Zone } from "../wire";
import { armies, hasOrder } from "./fighters";

/** Those whose figures can be pointed at stand in ranks. */
export const isRanked = (panels: Panel[]): boolean => panels.some((panel) => hasOrder(panel) && panel.figures?.some((figure) => figure.id));

export interface Rank {
  order: number;
  near: Panel[];
  far: Panel[];
  /** now: its units act; done: all have acted. */
  state: "" | "now" | "done";
}

/** The ranks from the first to the last, mine on the near side. */
export function ranksOf(panels: Panel[], seat: Seat | null): Rank[] {
  const { near, far } = armies(panels, seat);
  const orders = [...new Set(panels.filter(hasOrder).map((panel) => panel.order ?? 0))].sort((one, two) => one - two);
  return orders.map((order) => {
    const here = (army: Panel[]) => army.filter((panel) => panel.order === order);
    const all = [...here(near), ...here(far)];
    const state = all.some((panel) => panel.state === "now") ? "now" : all.every((panel) => panel.state === "done") ? "done" : "";
    return { order, near: here(near), far: here(far), state };
  });
}

/** The heads of both camps, mine first. */
export function campsOf(camps: Panel[], panels: Panel[], seat: Seat | null): Panel[] {
  const mine = armies([...panels, ...camps], seat).near[0]?.camp ?? 0;
  return [...camps.filter((camp) => (camp.camp ?? 0) === mine), ...camps.filter((camp) => (camp.camp ?? 0) !== mine)];
}

/** What was drawn in the battle: mine first. */
export function drawnIn(scene: Scene, seat: Seat | null): Zone[] {
  const drawn = (scene.zones ?? []).filter((zone) => zone.kind === "drawn" && zone.cards?.length);
  const isMine = (zone: Zone) => zone.owner !== null && zone.owner !== undefined && zone.owner === seat;
  return [...drawn.filter(isMine), ...drawn.filter((zone) => !isMine(zone))];
}
