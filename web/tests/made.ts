/** Small things of a scene for tests: only what matters is named, the rest is as plain as can be. */
import type { Cell, Line, Option, Panel, Piece, Player, Result, Scene, SentView, Text, Zone, ZoneKind } from "../src/wire";

export const text = (words: string): Text => ({ id: words });
export const scene = (parts: Partial<Scene> = {}): Scene => ({ game: "made", board: "hex", title: text("title"), ...parts });
export const cell = (id: string, x = 0, y = 0, more: Partial<Cell> = {}): Cell => ({ id, x, y, ...more });
export const piece = (id: string, on: string, more: Partial<Piece> = {}): Piece => ({ id, cell: on, icon: "", name: text(id), ...more });
export const option = (key: string, at: string[] = [], more: Partial<Option> = {}): Option => ({ key, label: text(key), at, ...more });
export const panel = (id: string, more: Partial<Panel> = {}): Panel => ({ id, title: text(id), ...more });
export const zone = (id: string, kind: ZoneKind, cards: string[] = [], more: Partial<Zone> = {}): Zone => ({
  id,
  name: text(id),
  kind,
  cards: cards.map((card) => ({ id: card })),
  ...more,
});
export const line = (n: number, event: string, more: Partial<Line> = {}): Line => ({ n, event, text: text(event), rules: [], at: [], tags: [], ...more });
export const player = (seat: number, kind: Player["kind"] = "person", more: Partial<Player> = {}): Player => ({
  seat,
  kind,
  name: `player ${seat}`,
  bot: kind === "bot" ? "easy" : "",
  online: true,
  joined: true,
  stands_in: false,
  standing_pass: false,
  resigned: false,
  ...more,
});
export const result = (winners: number[], more: Partial<Result> = {}): Result => ({ winners, scores: [], why: "", lost: false, resigned: [], ...more });
export const sentView = (seat: number, more: Partial<SentView> = {}): SentView => ({ seat, log: [], undo: null, coach: null, ...more });
