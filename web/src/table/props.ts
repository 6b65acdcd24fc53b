/** What a page tells the table that it shows, and what it wants to hear. */
import type { Snippet } from "svelte";
import type { Sitting } from "../parts/seating";
import type { Shot } from "../story/playback.svelte";
import type { ChatFrame, HintFrame, Line, Option, Scene, Seat } from "../wire";
import type { Tool } from "./tool";

/** What is said at the table. */
export interface Talk {
  lines: ChatFrame[];
  mayWrite: boolean;
  /** How much of it was said since I looked. */
  unread: number;
  /** Whether it is shown instead of the log. */
  shown: boolean;
  onshow: (shown: boolean) => void;
  onsay: (words: string) => void;
}

export interface TableProps {
  scene: Scene;
  /** The number of entries that the scene shows. */
  n: number;
  seat: Seat | null;
  players: Sitting[];
  lines: Line[];
  tools: Tool[];
  ready: boolean;
  waiting: string;
  thinking?: Record<number, number>;
  clocks?: Record<string, number>;
  hint?: HintFrame | null;
  /** The number of entries when I last chose in a turn of mine, for what I am told of the time since; -1 if I never did. */
  since?: number;
  /** Whether something that happened still waits to be shown, and how to see it at once. */
  behind?: boolean;
  onhurry?: () => void;
  /** What was seen after each entry from one number to another, to be played again. */
  onrewatch?: (from: number, to: number) => Promise<Shot[]>;
  /** The key of an option that was chosen once and could not be taken back. */
  irrevocable?: string;
  /** An option was chosen; ``sure`` if it was chosen twice. ``keys`` are all choices to be made in one go, if there are more. */
  onchoose: (option: Option, sure: boolean, keys?: string[]) => void;
  /** An option was pointed at that waits for a second word: could it be taken back? */
  onweigh?: (option: Option) => void;
  onletgo?: () => void;
  onrule: (rule: string) => void;
  onreport?: ((line: Line, place: number) => void) | undefined;
  /** Where one can talk. */
  talk?: Talk;
  /** What stands above the question: the connection, the result. */
  above?: Snippet;
  /** What everybody at the table should know of the match itself: it stands among the lines of the log. */
  noted?: Snippet | undefined;
  /** What replaces the question, such as the slider of a replay. */
  instead?: Snippet | undefined;
}
