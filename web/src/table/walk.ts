/** A way of several steps, each of them a choice of its own. */
import type { Option, Way } from "../wire";

export class Walk {
  private keys: string[];

  constructor(
    way: Way,
    /** The question that the first step answers; all others are of the same kind. */
    private readonly prompt: string,
    /** The number of entries when it was set out. */
    private n: number,
  ) {
    this.keys = [...way.keys];
  }

  /** Whether the last step was taken, so that the next may follow. */
  isDue(n: number): boolean {
    return n !== this.n;
  }

  /** The next step. Nothing if the way has ended, or something else came between. */
  step(options: Option[], prompt: string, n: number): Option | undefined {
    const key = this.keys.shift();
    this.n = n;
    return kindOf(prompt) === kindOf(this.prompt) ? options.find((option) => option.key === key) : undefined;
  }

  get ended(): boolean {
    return this.keys.length === 0;
  }
}

/** What a question is about: all of its id but the last word. */
function kindOf(prompt: string): string {
  return prompt.split(".").slice(0, -1).join(".");
}

/** The way that ends on a cell. */
export function wayTo(cell: string, ways: Way[]): Way | undefined {
  return ways.find((way) => way.cells.at(-1) === cell);
}
