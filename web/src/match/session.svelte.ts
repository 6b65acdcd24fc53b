/** A match that is open on this screen: whose eyes, what is asked of whom, what I have chosen. */
import { sidesOf } from "../parts/sides";
import { replay } from "../state/api";
import { elsewhere } from "../state/dice";
import type { Live } from "../state/live.svelte";
import { keepChosen, lastChosen } from "../state/memory";
import { pointing } from "../state/pointing.svelte";
import { questionOf } from "../state/question";
import { tokensOf } from "../state/seats";
import { settings } from "../state/settings.svelte";
import { say } from "../state/words.svelte";
import type { Shot } from "../story/playback.svelte";
import { isTurnOf } from "../story/recap";
import { isRoutine, takesFromStage } from "../table/deciding";
import type { LobbyFrame, MatchFacts, Option, Seat } from "../wire";
import { secondsLeft } from "./clock";
import { missingAnswers, standingOf } from "./requests";
import { canOnlyPass, canRedo, isAmongBots, seatToShow } from "./sitting";

/** No more entries than these are asked for to be played again. */
const MOST_ASKED = 40;

export class MatchSession {
  /** The seat that I want to play first, where several of mine are asked. */
  chosenSeat = $state<Seat | null>(null);
  /** The seat whose player sits before the screen. */
  revealedTo = $state<Seat | null>(null);
  /** The time, by which clocks run on between messages of the server, in milliseconds. */
  now = $state(Date.now());
  private toldAt = Date.now();
  /** The number of entries when each of my seats last chose in a turn of its own, now or another day. */
  private lastChoices = $state<Record<number, number>>({});

  constructor(
    readonly id: string,
    readonly facts: MatchFacts,
    readonly live: Live,
  ) {}

  get game(): string {
    return this.facts.game;
  }

  get frame() {
    return this.live.state;
  }

  // ---------------------------------------------------------------- whose eyes

  readonly mine = $derived.by(() => (this.frame?.views ?? []).map((view) => view.seat).filter((seat): seat is Seat => seat !== null));
  readonly asked = $derived.by(() => this.mine.filter((seat) => this.frame?.waiting.includes(seat)));
  readonly seat = $derived.by(() => seatToShow(this.mine, this.asked, this.chosenSeat));
  readonly view = $derived.by(() => this.live.view(this.seat));
  readonly coach = $derived.by(() => this.view?.coach ?? null);
  readonly options = $derived.by(() => this.view?.scene.options ?? []);
  readonly lines = $derived.by(() => this.live.log(this.seat));
  /** At one screen the next player must not see the last one's hand. */
  readonly curtain = $derived.by(() => this.mine.length > 1 && !this.frame?.result && this.seat !== null && this.revealedTo !== this.seat);
  /** Nothing can be chosen while the words of a lesson are read. */
  readonly ready = $derived.by(() => this.live.settled && !this.live.trouble && !this.curtain && !this.coach?.read);
  /** At a real table I tap what was rolled or drawn. */
  readonly tapping = $derived.by(() => this.options.length > 0 && Boolean(this.view?.scene.entry));
  /** The match waits for somebody else; what is missing of my own this browser brings by itself. */
  readonly gathering = $derived.by((): LobbyFrame | null => {
    const { lobby } = this.live;
    const waits = lobby && (lobby.missing.some((seat) => !lobby.mine.includes(seat)) || elsewhere(this.id, lobby).length > 0);
    return waits ? lobby : null;
  });

  // ---------------------------------------------------------------- players

  readonly sides = $derived.by(() => sidesOf(this.view?.scene, this.frame?.players.length ?? 0));
  /** Whoever a bot stands in for must be asked, too. */
  readonly people = $derived.by(() => (this.frame?.players ?? []).filter((player) => player.kind === "person" || player.stands_in).map((player) => player.seat));
  readonly over = $derived.by(() => Boolean(this.frame?.result || this.frame?.ended));
  readonly waiting = $derived.by(() => (this.over ? "" : say("waiting", { players: this.namesOf(this.frame?.waiting ?? []) })));

  readonly nameOf = (seat: Seat): string => {
    const player = this.frame?.players.find((other) => other.seat === seat);
    if (!player) return say("seat", { n: seat + 1 });
    return player.name || (player.kind === "bot" ? say("bot-level", { level: say(`level-${player.bot}`) }) : say("seat", { n: seat + 1 }));
  };

  namesOf(seats: Seat[]): string {
    return seats.map(this.nameOf).join(", ");
  }

  // ---------------------------------------------------------------- clocks

  readonly clocks = $derived.by(() => secondsLeft(this.frame?.clock, (this.now - this.toldAt) / 1000));
  /** My clock, when it runs. */
  readonly myClock = $derived.by(() => this.asked.map((seat) => this.clocks[String(seat)]).find((left) => left !== undefined));

  /** The server has just told the time; from now on it runs here. Gives what stops it. */
  runClocks(): () => void {
    this.toldAt = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  // ---------------------------------------------------------------- choosing

  /** What was chosen once and could not be taken back. */
  readonly irrevocable = $derived.by(() => {
    const { irrevocable } = this.live;
    return irrevocable && irrevocable.seat === this.seat && irrevocable.question === questionOf(this.view?.scene) ? irrevocable.key : "";
  });
  /** All I can do is pass. What I have just taken back is not done again behind my back. */
  readonly passes = $derived.by(
    () => settings.passAlone && isAmongBots(this.mine, this.frame?.players ?? []) && !this.coach && !this.live.takenBack.length && canOnlyPass(this.options),
  );
  readonly redoable = $derived.by(() => canRedo(this.live.takenBack, this.seat, this.options));
  /** Why the last choice cannot simply be taken back. */
  readonly undoHindrance = $derived.by(() => this.view?.undo ?? null);
  readonly mayUndo = $derived.by(() => this.seat !== null && !this.frame?.result && this.view !== undefined && this.undoHindrance?.id !== "undo.nothing");

  /** Where nothing is lost or left, there is nothing else to choose, or the teacher wants it, no second thought is needed. */
  private needsCare(option: Option): boolean {
    const { scene } = this.view ?? {};
    const matters = !isRoutine(option) || (scene !== undefined && takesFromStage(scene, option));
    return settings.askLasting && matters && this.options.length > 1 && !pointing.option(option.key);
  }

  readonly choose = (option: Option, sure = option.key === this.irrevocable, keys = [option.key]): void => {
    if (this.seat === null || !this.frame) return;
    this.noteChoice();
    this.live.choose(this.seat, keys, { careful: !sure && keys.length === 1 && this.needsCare(option) });
  };

  readonly weigh = (option: Option): void => {
    if (this.seat !== null && this.needsCare(option)) this.live.weigh(this.seat, option.key);
  };

  readonly letGo = (): void => this.live.letGo();

  /** What happened up to now is no news any more; what I answer in somebody else's turn leaves it news. */
  readonly noteChoice = (): void => {
    if (this.seat === null || !this.frame || !this.view || !isTurnOf(this.view.scene, this.seat)) return;
    this.lastChoices[this.seat] = this.frame.n;
    keepChosen(this.id, this.seat, this.frame.n);
  };

  /** Looks up when those of my seats chose last that have not chosen today. */
  recallChoices(): void {
    for (const seat of this.mine) this.lastChoices[seat] ??= lastChosen(this.id, seat);
  }

  /** The number of entries when I last chose in a turn of mine; -1 if I never did. */
  get lastChoice(): number {
    return this.lastChoices[this.seat ?? -1] ?? -1;
  }

  /** What I saw after each entry; of what this page has not shown itself the server is asked. */
  readonly rewatch = async (from: number, to: number): Promise<Shot[]> => {
    const kept = this.live.shownBetween(this.seat, from, to);
    if (kept.length) return kept;
    const first = Math.max(0, from, to - MOST_ASKED);
    const numbers = Array.from({ length: to - first + 1 }, (_, place) => first + place);
    const told = new Set(this.lines.map((line) => line.n));
    const steps = numbers.filter((n) => n === first || told.has(n)).map((n) => replay(this.id, n, this.seat, tokensOf(this.id)));
    return (await Promise.all(steps)).map(({ n, scene }) => ({ n, scene }));
  };

  // ---------------------------------------------------------------- what is asked of the others

  readonly request = $derived.by(() => this.frame?.request ?? null);
  readonly missing = $derived.by(() => missingAnswers(this.request));
  readonly requestStanding = $derived.by(() => standingOf(this.request, this.mine));
}
