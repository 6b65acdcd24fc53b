/** How far I came in each lesson, as this browser saw it. */
import type { CoachWord } from "../wire";

const KEY = "hexameron.lessons";

export interface Progress {
  /** The match in which it is taught. */
  match: string;
  step: number;
  of: number;
  ended: boolean;
}

type Stored = Record<string, Progress>;

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

const nameOf = (game: string, lesson: string) => `${game}.${lesson}`;

export function progressOf(game: string, lesson: string): Progress | null {
  return stored()[nameOf(game, lesson)] ?? null;
}

/** What was once learnt to the end stays learnt, whatever is begun anew. */
export function keepProgress(game: string, match: string, word: CoachWord): void {
  const all = stored();
  const name = nameOf(game, word.lesson);
  if (all[name]?.ended) return;
  all[name] = { match, step: word.ended ? word.of : word.number, of: word.of, ended: word.ended };
  localStorage.setItem(KEY, JSON.stringify(all));
}
