/** Shows what comes one after the other, each for a moment, so that it can be followed. */

/** With more steps waiting than these it hurries: each stays for a part of its time. */
const HURRY_AFTER = 12;
const HURRIED = 0.25;

export class Pacing<Step> {
  /** How many steps wait to be shown. */
  behind = $state(0);
  private readonly waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (step: Step) => void,
    /** How long a step stays before the next one, in milliseconds; with 0 the next follows at once. */
    private readonly stays: (step: Step) => number,
  ) {}

  add(step: Step): void {
    this.waiting.push(step);
    this.behind = this.waiting.length;
    if (!this.timer) this.next();
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.stop();
    while (this.waiting.length) this.take();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const step = this.take();
    if (step === undefined) return;
    const pause = this.stays(step);
    if (!pause && !this.waiting.length) return;
    this.timer = setTimeout(() => this.next(), this.waiting.length > HURRY_AFTER ? pause * HURRIED : pause);
  }

  private take(): Step | undefined {
    const step = this.waiting.shift();
    this.behind = this.waiting.length;
    if (step !== undefined) this.show(step);
    return step;
  }
}

/** How long an act stays: what was fought out its whole time, what was told half of it, what nobody is told of not at all. */
export function paceOf(tags: string[][], most: number): number {
  if (!tags.length) return 0;
  return tags.some((of) => of.includes("attack") || of.includes("hits") || of.includes("loss")) ? most : most / 2;
}
