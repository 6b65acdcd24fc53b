/** Which part of the board is seen, and how large: pan by dragging, zoom by wheel, pinch and buttons. */
import { UNIT, type Box, type Point } from "./geometry";
import { isEnough, isSeen, middleFor, middleOf, mostOf, NOTHING_WANTED, seesAll, seesSome, type Wanted } from "./sight";

/** So many times larger than the whole board a part of it can be seen. */
const CLOSEST = 5;
/** A cell is never drawn larger than this just because there is room, in pixels. */
const LARGEST = 132;
/** A board of smallish cells so tall that it leaves the sides of its room blank opens larger, until it fills most of the width. */
const [SMALLISH, TALL, FILLED, LARGER] = [1.4, 0.88, 0.85, 1.25];
/** A pointer that moves farther drags the board, in pixels. */
const DRAG = 7;

const NOTHING: Box = { x: 0, y: 0, w: 1, h: 1 };

export class Camera {
  /** The room on the screen, in pixels. */
  private room = $state.raw({ w: 0, h: 0 });
  private whole = $state.raw<Box>(NOTHING);
  /** What is in the middle, and how many pixels a unit of the board takes; nothing while the whole board is seen. */
  private near = $state.raw<(Point & { scale: number }) | null>(null);
  /** Whether it moves by itself, and so glides. */
  glides = $state(false);
  /** Set while the board is dragged, so that letting go does not choose what lies under the pointer. */
  dragged = false;

  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private turned = false;
  /** Whether somebody chose what is seen, or it was chosen for them: from then on nothing changes the scale. */
  private chosen = false;
  /** Whether it was a person who chose. */
  private byHand = false;
  /** What the question is about. */
  private wanted = NOTHING_WANTED;

  private readonly fitting = $derived(Math.min(this.room.w / this.whole.w, this.room.h / this.whole.h, LARGEST / UNIT) || 1);
  /** Pixels for a unit of the board. */
  readonly scale = $derived(this.near?.scale ?? this.fitting);
  readonly zoomed = $derived(this.near !== null);
  /** The part of the board that is seen, in its units; it may be more than the board. */
  readonly box = $derived.by((): Box => {
    const [w, h] = [this.room.w / this.scale, this.room.h / this.scale];
    const middle = this.near ?? middleOf(this.whole);
    return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  });
  /** Where the corner of the whole board lies, in pixels. */
  readonly corner = $derived({ x: (this.whole.x - this.box.x) * this.scale, y: (this.whole.y - this.box.y) * this.scale });

  /** There is this much room on the screen; what is seen stays in its place from the upper left corner on, and of what the question is about what was in sight stays there. */
  resize(w: number, h: number): void {
    const { x, y } = this.box;
    this.keeping(() => {
      this.glides = false;
      // A question that needs more height is no reason to look at another part.
      if (w < this.room.w) this.chooseAgain();
      this.room = { w, h };
      if (this.near) this.put({ x: x + w / this.near.scale / 2, y: y + h / this.near.scale / 2 }, this.near.scale);
    });
  }

  /** The board is this large, and what the question is about lies there; who looks at a part of it while it grows or is turned stays there. */
  fit(whole: Box, turned: boolean, wanted: Wanted = NOTHING_WANTED): void {
    this.keeping(() => {
      const near = this.near && turned !== this.turned ? { x: -this.near.x, y: -this.near.y, scale: this.near.scale } : this.near;
      this.turned = turned;
      if (whole.w > this.whole.w || whole.h > this.whole.h) this.chooseAgain();
      this.whole = whole;
      this.near = near;
      if (near) this.put(near, near.scale);
      this.wanted = wanted;
    });
  }

  /** The first view: the whole board, or, if its cells were smaller than so many pixels, the part around what matters. */
  open(area: Box | undefined, cell: number): void {
    if (this.chosen || !this.room.w) return;
    this.chosen = true;
    if (!area) return;
    const filling = (this.room.w * FILLED) / this.whole.w;
    if (this.fitting * UNIT < cell) this.put(middleOf(area), cell / UNIT);
    else if (this.fitting * UNIT < cell * SMALLISH && this.fitting < filling * TALL) this.put(middleOf(area), Math.min(filling, this.fitting * LARGER));
    this.showEnough();
    this.glides = false; // there was nothing before
  }

  /** The whole board was chosen for me while it was smaller, or its room larger: its cells may be too small now. */
  private chooseAgain(): void {
    if (!this.near && !this.byHand) this.chosen = false;
  }

  /** Something else is asked: glides so far that one can go on from what is seen; the scale stays. */
  ask(wanted: Wanted): void {
    this.wanted = wanted;
    this.showEnough();
  }

  /** Glides to some of these, as many as are seen at once, the nearest first. */
  glideTo(cells: Box[]): void {
    const area = mostOf(this.box, { acting: undefined, cells });
    if (area) this.show(area);
  }

  private showEnough(): void {
    const area = isEnough(this.box, this.wanted) ? undefined : mostOf(this.box, this.wanted);
    if (area) this.show(area);
  }

  private show(area: Box): void {
    if (!this.near || isSeen(this.box, area)) return;
    this.glides = true;
    this.put(middleFor(this.box, area), this.near.scale);
  }

  /** Of what the question is about what was in sight before a change is in sight after it; who looks elsewhere is left there. */
  private keeping(change: () => void): void {
    const [all, some] = [seesAll(this.box, this.wanted), seesSome(this.box, this.wanted)];
    change();
    if (all || (some && !seesSome(this.box, this.wanted))) this.showEnough();
  }

  /** Shows the whole board, or comes back to a part of it, as large as its cells are read well. */
  toggleWhole(area: Box | undefined, cell: number): void {
    this.glides = this.chosen = this.byHand = true;
    if (this.near) this.near = null;
    else {
      this.put(middleOf(area ?? this.whole), Math.max(cell / UNIT, this.fitting * 1.4));
      this.showEnough();
    }
  }

  zoom(factor: number, at: Point = middleOf(this.box)): void {
    this.chosen = this.byHand = true;
    this.glides = false;
    const { box } = this;
    const scale = Math.min(this.fitting * CLOSEST, this.scale * factor);
    const ratio = this.scale / scale;
    const middle = middleOf(box);
    this.put({ x: at.x + (middle.x - at.x) * ratio, y: at.y + (middle.y - at.y) * ratio }, scale);
  }

  /** Looks at a point from where one is. */
  lookAt(at: Point): void {
    if (this.near) this.put(at, this.near.scale);
  }

  // ---------------------------------------------------------------- pointers

  down(place: HTMLElement, event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) this.dragged = false;
    if (this.pointers.size === 2) place.setPointerCapture(event.pointerId);
  }

  move(place: HTMLElement, event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) this.pinch(place, event.pointerId, before, now);
    else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG) {
      if (!this.dragged) place.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.glides = false;
      if (this.near) this.put({ x: this.near.x - (now.x - before.x) / this.scale, y: this.near.y - (now.y - before.y) / this.scale }, this.near.scale);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  wheel(place: HTMLElement, event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), this.onBoard(place, { x: event.clientX, y: event.clientY }));
  }

  private pinch(place: HTMLElement, id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const middle = this.onBoard(place, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1), middle);
  }

  /** The place on the board under a place on the screen. */
  private onBoard(place: HTMLElement, at: Point): Point {
    const { left, top } = place.getBoundingClientRect();
    return { x: this.box.x + (at.x - left) / this.scale, y: this.box.y + (at.y - top) / this.scale };
  }

  /** Looks at a part of the board without leaving it; at the whole of it where that fits. */
  private put(middle: Point, scale: number): void {
    if (scale <= this.fitting * 1.001) {
      this.near = null;
      return;
    }
    const { room, whole } = this;
    const within = (at: number, from: number, size: number, seen: number): number =>
      seen >= size ? from + size / 2 : Math.min(Math.max(at, from + seen / 2), from + size - seen / 2);
    this.near = { x: within(middle.x, whole.x, whole.w, room.w / scale), y: within(middle.y, whole.y, whole.h, room.h / scale), scale };
  }
}
