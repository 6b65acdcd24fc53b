/** What the teacher of a lesson points at. Things and options that pulse ask here, wherever they are drawn. */
import type { CoachWord, Option } from "../wire";

class Pointing {
  private ids = $state.raw<ReadonlySet<string>>(new Set());
  private keys = $state.raw<ReadonlySet<string>>(new Set());

  /** Points at what the words are about: things, options, and the things that these options point at. */
  follow(word: CoachWord | null | undefined, options: Option[]): void {
    const keys = new Set(word?.keys ?? []);
    const shown = options.filter((option) => keys.has(option.key)).flatMap((option) => option.at ?? []);
    this.keys = keys;
    this.speaks = Boolean(word);
    this.ids = new Set([...(word?.ids ?? []), ...shown]);
  }

  /** Whether a teacher speaks, so that other explanations may be shorter. */
  get teaching(): boolean {
    return this.speaks;
  }
  private speaks = $state(false);

  at(...ids: string[]): boolean {
    return ids.some((id) => this.ids.has(id));
  }

  option(key: string): boolean {
    return this.keys.has(key);
  }
}

export const pointing = new Pointing();
