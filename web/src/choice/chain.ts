/** Several things that are taken together, one of every block, though they are asked for one after the other. */
import type { Option } from "../wire";

/** What is chosen in each block; nothing where it is undefined. */
export type Chosen = readonly (string | undefined)[];

/** Whether a thing can be had in this block together with what is chosen in the others. */
export function fits(chains: string[][], chosen: Chosen, block: number, id: string): boolean {
  return chains.some((chain) => chain[block] === id && chain.every((one, place) => place === block || (chosen[place] ?? one) === one));
}

/** Chooses a thing, or lets go of it if it was chosen; what does not go with it is let go of, too. */
export function toggled(chains: string[][], chosen: Chosen, block: number, id: string): Chosen {
  const blocks = chains[0]?.length ?? 0;
  const all = Array.from({ length: blocks }, (_, place) => chosen[place]);
  if (all[block] === id) return all.with(block, undefined);
  const alone = Array.from({ length: blocks }, (_, place) => (place === block ? id : undefined));
  return all.map((one, place) => (place === block ? id : one !== undefined && fits(chains, alone, place, one) ? one : undefined));
}

/** The chain that is complete. */
export function complete(chains: string[][], chosen: Chosen): string[] | undefined {
  return chains.find((chain) => chain.every((one, place) => chosen[place] === one));
}

/** What is left to be taken of a chain, question by question. */
export class Taking {
  constructor(
    private things: string[],
    /** The number of entries when the last one was taken. */
    private n = -1,
  ) {}

  /** The option that takes the next thing. Nothing while the last one is on its way, or if it cannot be had any more. */
  next(options: Option[], n: number): Option | undefined {
    if (n === this.n) return undefined;
    const [thing = ""] = this.things;
    const option = options.find((one) => one.at?.includes(thing));
    this.n = n;
    this.things = option ? this.things.slice(1) : [];
    return option;
  }

  get ended(): boolean {
    return this.things.length === 0;
  }
}
