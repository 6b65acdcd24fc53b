/** Which panel and which track of a scene goes where. */
import { STANDS } from "../look/vocabulary";
import type { Panel, PanelKind, Scene, Seat, Track, Zone } from "../wire";

export interface SortedPanels {
  /** Others above, I below, as around a table. */
  players: Panel[];
  /** The same in the order of their seats. */
  seated: Panel[];
  /** What was gathered this turn. */
  turn: Panel | undefined;
  /** What is true for everybody, such as the weather. */
  facts: Panel[];
  /** What things cost or count now. */
  scales: Panel[];
  /** What lies over the board, such as the enemies of a fight. */
  sheets: Panel[];
  /** Those who fight each other over the board. */
  fighters: Panel[];
  /** What they fight with. */
  tokens: Panel[];
  /** What heads their camps. */
  camps: Panel[];
}

export function sortPanels(panels: Panel[], seat: Seat | null): SortedPanels {
  const ofKind = (kind: PanelKind) => panels.filter((panel) => panel.kind === kind);
  const rank = (panel: Panel) => (panel.owner === seat ? Number.MAX_SAFE_INTEGER : (panel.owner ?? 0));
  return {
    players: ofKind("player").sort((one, two) => rank(one) - rank(two)),
    seated: ofKind("player").sort((one, two) => (one.owner ?? 0) - (two.owner ?? 0)),
    turn: panels.find((panel) => panel.kind === "turn"),
    facts: panels.filter((panel) => STANDS[panel.kind ?? "box"] === "right" && (panel.rows?.length ?? 0) > 0),
    scales: ofKind("scale"),
    sheets: ofKind("sheet"),
    fighters: ofKind("fighter"),
    tokens: ofKind("token"),
    camps: ofKind("camp"),
  };
}

/** Whether all that a panel tells can be told by signs and numbers. */
export function isCountable(panel: Panel | undefined): boolean {
  return panel?.rows?.every((row) => row.icon && row.number !== null && row.number !== undefined) ?? false;
}

/** Tracks of one name, such as everybody's fame, are drawn as one. */
export function groupTracks(tracks: Track[]): Track[][] {
  return [...Map.groupBy(tracks, (track) => `${track.name.id} ${JSON.stringify(track.name.args ?? {})}`).values()];
}

/** What another player has before them: units, skills, and what lies open on their piles. */
export function belongingsOf(owner: Seat | null, scene: Scene, seat: Seat | null): Zone[] {
  return (scene.zones ?? []).filter(
    (zone) => ["row", "sheet"].includes(zone.kind) && zone.owner === owner && zone.owner !== seat && zone.cards?.length,
  );
}
