/** The card under the pointer, shown large after a moment. */
import type { Card, Face } from "../wire";

const PAUSE = 480;

export interface Peek {
  face: Face;
  card: Card;
  /** Where the thing itself is on the screen. */
  rect: DOMRect;
}

class Peeking {
  now = $state.raw<Peek | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer is over. */
  private thing: Element | null = null;
  /** Where the pointer was last, and what came under it while it rested: nobody wants to look at that yet. */
  private at = { x: NaN, y: NaN };
  private rested: (() => void) | null = null;

  over(event: PointerEvent, face: Face | undefined, card: Card): void {
    this.leave();
    if (!face || event.pointerType === "touch") return;
    this.thing = event.currentTarget as Element;
    const begin = () => {
      const rect = this.thing?.getBoundingClientRect();
      if (rect) this.waiting = setTimeout(() => (this.now = { face, card, rect }), PAUSE);
    };
    if (event.clientX === this.at.x && event.clientY === this.at.y) this.rested = begin;
    else begin();
  }

  moved(event: PointerEvent): void {
    this.at = { x: event.clientX, y: event.clientY };
    this.rested?.();
    this.rested = null;
  }

  leave(): void {
    clearTimeout(this.waiting);
    this.now = this.thing = this.rested = null;
  }

  /** What goes from under the pointer is never left by it. */
  forgetWhatIsGone(): void {
    if (this.thing && !this.thing.isConnected) this.leave();
  }
}

export const peeking = new Peeking();
