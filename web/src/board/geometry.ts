/** Where things lie on the board: one cell is 100 units wide. */
import { EDGES } from "../look/vocabulary";
import type { Cell, Edge, Scene } from "../wire";

export const UNIT = 100;
const CORNER = UNIT / Math.sqrt(3);
const GAP = 0.97;
/** Outlines reach so far over the outermost cells. */
const RIM = 3;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Whether there is a board at all. */
export const isDrawn = (scene: Scene): boolean => Boolean(scene.cells?.length);

export class Layout {
  private readonly places: Map<string, Point>;
  /** Corners of a cell around its centre. */
  readonly corners: Point[];
  readonly box: Box;

  constructor(
    kind: string,
    readonly cells: Cell[],
    /** Seen from the far end: turned by half. */
    readonly turned = false,
  ) {
    this.places = new Map(cells.map((cell) => [cell.id, this.seen(cell.x, cell.y)]));
    this.corners = kind === "square" ? SQUARE : onPoint(cells) ? POINTED : FLAT;
    this.box = this.around([...this.places.keys()]) ?? { x: 0, y: 0, w: UNIT, h: UNIT };
  }

  /** How wide a cell is. */
  get cellWidth(): number {
    return 2 * Math.max(...this.corners.map((corner) => corner.x));
  }

  place(id: string): Point | undefined {
    return this.places.get(id);
  }

  private seen(x: number, y: number): Point {
    const way = this.turned ? -UNIT : UNIT;
    return { x: x * way, y: y * way };
  }

  /** The outline of a cell around its own centre, a bit smaller than the cell so that neighbours stay apart. */
  outline(scale = GAP): string {
    return this.corners.map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`).join(" ");
  }

  /** The line of an edge: its own points, a way through the middle of its cells, or the border between two of them. */
  line(edge: Edge): string {
    if (edge.points?.length) return edge.points.map((point) => this.seen(...point)).map(({ x, y }) => `${x},${y}`).join(" ");
    const places = (edge.cells ?? []).flatMap((id) => this.places.get(id) ?? []);
    if (EDGES[edge.kind].through) return places.map(({ x, y }) => `${x},${y}`).join(" ");
    const [one, two] = places;
    if (!one || !two) return "";
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const length = Math.hypot(two.x - one.x, two.y - one.y) || 1;
    const half = this.corners.length === 4 ? UNIT / 2 : CORNER / 2;
    const along = { x: (-(two.y - one.y) / length) * half, y: ((two.x - one.x) / length) * half };
    return `${middle.x - along.x},${middle.y - along.y} ${middle.x + along.x},${middle.y + along.y}`;
  }

  /** The box around some of the cells; nothing if none of them is there. */
  around(ids: Iterable<string>): Box | undefined {
    const spots = [...ids].flatMap((id) => this.places.get(id) ?? []);
    if (!spots.length) return undefined;
    const xs = spots.map((spot) => spot.x);
    const ys = spots.map((spot) => spot.y);
    const [wide, high] = [Math.max(...this.corners.map((corner) => corner.x)) + RIM, Math.max(...this.corners.map((corner) => corner.y)) + RIM];
    const x = Math.min(...xs) - wide;
    const y = Math.min(...ys) - high;
    return { x, y, w: Math.max(...xs) + wide - x, h: Math.max(...ys) + high - y };
  }
}

/** The names that players give to cells: a letter for the column, a number for the row. */
export function coordinate(id: string): string {
  const [, row = "", column = ""] = /^h(\d+)\.(\d+)$/.exec(id) ?? [];
  const letter = ALPHABET[Number(column) - 1];
  return row && letter ? `${letter}${row}` : "";
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The names of columns and of rows, and where their first cells lie. */
export interface Rim {
  columns: { text: string; x: number }[];
  rows: { text: string; y: number }[];
}

/** Nothing where the cells have no such names. */
export function rimOf(layout: Layout): Rim | undefined {
  const { cells } = layout;
  if (!cells.length || cells.some((cell) => !coordinate(cell.id))) return undefined;
  const columns = new Map<string, Point>();
  const rows = new Map<string, Point>();
  for (const { id } of cells) {
    const name = coordinate(id);
    const at = layout.place(id) ?? { x: 0, y: 0 };
    const [column, row] = [name.slice(0, 1), name.slice(1)];
    if (at.y <= (columns.get(column)?.y ?? Infinity)) columns.set(column, at);
    if (at.x <= (rows.get(row)?.x ?? Infinity)) rows.set(row, at);
  }
  return { columns: [...columns].map(([text, { x }]) => ({ text, x })), rows: [...rows].map(([text, { y }]) => ({ text, y })) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function hexagon(firstDegree: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((firstDegree + corner * 60) * Math.PI) / 180;
    return { x: Math.cos(angle) * CORNER, y: Math.sin(angle) * CORNER };
  });
}

const POINTED = hexagon(-90);
const FLAT = hexagon(0);
const SQUARE: Point[] = [
  { x: -50, y: -50 },
  { x: 50, y: -50 },
  { x: 50, y: 50 },
  { x: -50, y: 50 },
];

/** Whether hexes stand on a point: then two of a row lie side by side. */
function onPoint(cells: Cell[]): boolean {
  const places = new Set(cells.map(({ x, y }) => `${round(x)} ${round(y)}`));
  return cells.some(({ x, y }) => places.has(`${round(x + 1)} ${round(y)}`));
}

/** Among spots the nearest in the direction of an arrow key. */
export function nearest(from: Point, key: string, spots: { id: string; at: Point }[]): string | undefined {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return undefined;
  const [dx = 0, dy = 0] = way;
  let best: string | undefined;
  let least = Infinity;
  for (const { id, at } of spots) {
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = ahead + aside * 2;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}
