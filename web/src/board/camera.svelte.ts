/** Which part of the board is seen: pan by dragging, zoom by wheel, pinch and buttons. */
import type { Box, Point } from "./geometry";

const CLOSEST = 5;
const DRAG = 7;
/** So much of what is seen from near may lie below the board: what is counted lies over that edge on small screens. */
const BELOW = 0.12;

export class Camera {
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  /** Set while the board is dragged, so that letting go does not choose what lies under the pointer. */
  dragged = false;

  private whole: Box = { x: 0, y: 0, w: 1, h: 1 };
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  private turned = false;
  /** Whether somebody chose what is seen; until then a large board is shown from near. */
  private held = false;

  /** Shows the whole board; who looks at a part of it while it grows or is turned stays there. */
  fit(whole: Box, turned: boolean): void {
    const close = this.zoomed && this.box.w > 1;
    const { x, y, w } = turned === this.turned ? this.box : { x: -this.box.x - this.box.w, y: -this.box.y - this.box.h, w: this.box.w };
    this.turned = turned;
    this.whole = whole;
    if (close && w < whole.w) this.put(x, y, w, (w * whole.h) / whole.w);
    else this.box = whole;
  }

  get zoomed(): boolean {
    return this.box.w < this.whole.w * 0.99;
  }

  /** Shows a large board from near, around a point, unless one looks elsewhere. */
  approach(factor: number, at: Point): void {
    if (this.held || factor <= 1) return;
    const { whole } = this;
    const [w, h] = [whole.w / factor, whole.h / factor];
    this.put(at.x - w / 2, at.y - h / 2, w, h);
  }

  zoom(factor: number, at: Point = { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 }): void {
    this.held = true;
    const scale = Math.min(1, Math.max(1 / CLOSEST, this.box.w / this.whole.w / factor));
    const w = this.whole.w * scale;
    const h = this.whole.h * scale;
    const ratio = w / this.box.w;
    this.put(at.x - (at.x - this.box.x) * ratio, at.y - (at.y - this.box.y) * ratio, w, h);
  }

  down(svg: SVGSVGElement, event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) this.dragged = false;
    if (this.pointers.size === 2) svg.setPointerCapture(event.pointerId);
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) this.pinch(svg, event.pointerId, before, now);
    else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG) {
      if (!this.dragged) svg.setPointerCapture(event.pointerId);
      this.dragged = this.held = true;
      const one = onBoard(svg, before);
      const two = onBoard(svg, now);
      this.put(this.box.x - (two.x - one.x), this.box.y - (two.y - one.y), this.box.w, this.box.h);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), onBoard(svg, { x: event.clientX, y: event.clientY }));
  }

  private pinch(svg: SVGSVGElement, id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const middle = onBoard(svg, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1), middle);
  }

  private put(x: number, y: number, w: number, h: number): void {
    const { whole } = this;
    const below = Math.min(h * BELOW, whole.h - h);
    this.box = {
      x: Math.min(Math.max(x, whole.x), whole.x + whole.w - w),
      y: Math.min(Math.max(y, whole.y), whole.y + whole.h - h + below),
      w,
      h,
    };
  }
}

export function onBoard(svg: SVGSVGElement, at: Point): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return at;
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  return { x, y };
}
