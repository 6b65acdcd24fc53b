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

  over(event: PointerEvent, face: Face | undefined, card: Card): void {
    clearTimeout(this.waiting);
    if (!face || event.pointerType === "touch") return;
    this.thing = event.currentTarget as Element;
    const rect = this.thing.getBoundingClientRect();
    this.waiting = setTimeout(() => (this.now = { face, card, rect }), PAUSE);
  }

  leave(): void {
    clearTimeout(this.waiting);
    this.now = this.thing = null;
  }

  /** What goes from under the pointer is never left by it. */
  forgetWhatIsGone(): void {
    if (this.thing && !this.thing.isConnected) this.leave();
  }
}

export const peeking = new Peeking();
