/** Where things lie on the board: one cell is 100 units wide. */
import type { Cell, Edge } from "../wire";

export const UNIT = 100;
const CORNER = UNIT / Math.sqrt(3);
const GAP = 0.97;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export class Layout {
  private readonly places: Map<string, Point>;
  /** Corners of a cell around its centre. */
  readonly corners: Point[];
  readonly box: Box;

  constructor(
    kind: string,
    readonly cells: Cell[],
  ) {
    this.places = new Map(cells.map((cell) => [cell.id, { x: cell.x * UNIT, y: cell.y * UNIT }]));
    this.corners = kind === "square" ? SQUARE : onPoint(cells) ? POINTED : FLAT;
    this.box = this.around();
  }

  place(id: string): Point | undefined {
    return this.places.get(id);
  }

  /** The outline of a cell around its own centre, a bit smaller than the cell so that neighbours stay apart. */
  outline(scale = GAP): string {
    return this.corners.map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`).join(" ");
  }

  /** The line of an edge: its own points, or the border between its two cells. */
  line(edge: Edge): string {
    if (edge.points?.length) return edge.points.map(([x, y]) => `${x * UNIT},${y * UNIT}`).join(" ");
    const [one, two] = (edge.cells ?? []).map((id) => this.places.get(id));
    if (!one || !two) return "";
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const length = Math.hypot(two.x - one.x, two.y - one.y) || 1;
    const half = this.corners.length === 4 ? UNIT / 2 : CORNER / 2;
    const along = { x: (-(two.y - one.y) / length) * half, y: ((two.x - one.x) / length) * half };
    return `${middle.x - along.x},${middle.y - along.y} ${middle.x + along.x},${middle.y + along.y}`;
  }

  private around(): Box {
    const spots = [...this.places.values()];
    if (!spots.length) return { x: 0, y: 0, w: UNIT, h: UNIT };
    const xs = spots.map((spot) => spot.x);
    const ys = spots.map((spot) => spot.y);
    const margin = UNIT * 0.72;
    const x = Math.min(...xs) - margin;
    const y = Math.min(...ys) - margin;
    return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
  }
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
