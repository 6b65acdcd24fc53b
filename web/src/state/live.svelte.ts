/** A match as it happens: what the server has told so far, and what I choose. */
import type { ChatFrame, Frame, HintFrame, Line, LobbyFrame, Scene, Seat, Text } from "../wire";
import { part } from "./api";
import { Connection, type Refusal } from "./connection";
import { bringParts } from "./dice";
import { Outbox, type Request } from "./outbox.svelte";
import { paceOf, Pacing } from "./pacing.svelte";
import { questionOf } from "./question";
import { Scenes, type StateFrame, type View } from "./scenes";
import { settings } from "./settings.svelte";

/** How soon a choice is sent again that could not be stored. */
const AGAIN_AFTER = 2_000;
/** So many states are kept, to be played again. */
const REMEMBERED = 120;
/** How long to wait before a number for the dice that the server did not take is sent again. */
const PART_AGAIN = 3000;

export type Status = "connecting" | "open" | "lost" | Refusal;

export interface Notice {
  text: Text;
  rule: string;
}

interface Made {
  seat: Seat;
  key: string;
}

/** Choices in one go, the number of entries they were made at, and what they answer; or only to be weighed. */
interface Sent {
  seat: Seat;
  keys: string[];
  at: number;
  id: string;
  careful: boolean;
  weighs: boolean;
  question: string;
}

/** What the server says of a choice about a moment that has passed. */
const STALE = "fault.stale";

export class Live {
  status = $state<Status>("connecting");
  state = $state.raw<StateFrame | null>(null);
  /** Who is there and who is missing, as long as the match has not begun. */
  lobby = $state.raw<LobbyFrame | null>(null);
  logs = $state.raw<Record<string, Line[]>>({});
  chat = $state.raw<ChatFrame[]>([]);
  thinking = $state<Record<number, number>>({});
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<HintFrame | null>(null);
  hinting = $state(false);
  sending = $state(false);
  /** Whether the server cannot store anything just now. */
  trouble = $state(false);
  /** My choice, as long as nobody knows whether it is stored. */
  unanswered = $state.raw<Sent | null>(null);
  /** My choices since the last time that I sat down here, and those taken back, for redo. */
  made = $state.raw<Made[]>([]);
  takenBack = $state.raw<Made[]>([]);
  /** What could not be taken back, as the server said when it was chosen carefully or weighed, and what it would answer. */
  irrevocable = $state.raw<(Made & { question: string }) | null>(null);
  /** What I chose or weighed last, unless I let go of it: it still matters whether it could be taken back. */
  private sent: Sent | null = null;
  /** What to tell if it does not stand: somebody else chose before it was heard. */
  private overtaken: Notice | null = null;
  /** What the hint is about. */
  private hinted = "";

  private readonly connection: Connection;
  private readonly outbox = new Outbox((frame) => this.connection.put(frame));
  private readonly pacing = new Pacing<StateFrame>((frame) => this.show(frame), (frame) => this.paceOf(frame));
  /** The last states that were shown, to be played again. */
  private shown: StateFrame[] = [];
  private scenes = new Scenes();
  private resend: ReturnType<typeof setTimeout> | undefined;
  /** The number of entries of the newest state that was sent. */
  private known = -1;
  private counter = 0;
  /** Whether the connection was lost since the last state. */
  private reviewing = false;
  /** The seat for which something is being taken back. */
  private undoing: Seat = 0;

  constructor(
    private readonly id: string,
    private readonly tokens: string[],
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/live`, {
      greeting: () => {
        this.scenes = new Scenes();
        return { type: "hello", tokens, since: this.known, changes: true };
      },
      heard: (frame) => this.take(frame),
      lost: (refusal) => this.lost(refusal),
    });
  }

  close(): void {
    clearTimeout(this.again);
    clearTimeout(this.resend);
    this.pacing.stop();
    this.connection.close();
  }

  private lost(refusal: Refusal | null): void {
    this.hinting = false;
    this.status = refusal ?? "lost";
    this.reviewing = true;
  }

  /** Whether what is on the screen is the newest there is, so that a choice would be about it. */
  get settled(): boolean {
    return this.status === "open" && !this.sending && this.pacing.behind === 0 && (this.state?.n ?? 0) >= this.promised;
  }
  /** The number of entries that an acknowledged request led to; its state may still be on the way. */
  private promised = $state(0);

  /** Whether something that I asked for is still to be answered. */
  get asking(): boolean {
    return this.outbox.pending;
  }

  /** Whether something that happened still waits to be shown. */
  get behind(): boolean {
    return this.pacing.behind > 0;
  }

  /** Shows at once what waits. */
  skip(): void {
    this.pacing.skip();
  }

  private paceOf(frame: StateFrame): number {
    // Who is asked may answer at once, and what others do meanwhile does not wait.
    const isMine = frame.views.some((view) => view.seat !== null && frame.waiting.includes(view.seat));
    if (!settings.moves || document.hidden || isMine) return 0;
    return paceOf((frame.views[0]?.log ?? []).map((line) => line.tags), settings.pace);
  }

  /** What a seat saw after each entry from one number to another; nothing if not all of it is remembered. */
  shownBetween(seat: Seat | null, from: number, to: number): { n: number; scene: Scene }[] {
    const kept = this.shown.filter((frame) => frame.n >= from && frame.n <= to);
    if ((this.shown[0]?.n ?? Infinity) > from) return [];
    return kept.flatMap((frame) => frame.views.filter((view) => view.seat === seat).map((view) => ({ n: frame.n, scene: view.scene })));
  }

  view(seat: Seat | null): View | undefined {
    return this.state?.views.find((view) => view.seat === seat) ?? this.state?.views[0];
  }

  log(seat: Seat | null): Line[] {
    return this.logs[String(seat)] ?? [];
  }

  // ------------------------------------------------------------------ asking

  /** Chooses; a careful choice that could not be taken back is not made, but noted as irrevocable. */
  choose(seat: Seat, keys: string[], { careful = false, again = false } = {}): void {
    if (!this.state || !this.settled || this.unanswered) return;
    this.sending = !careful; // nothing changes on the screen before it is known whether it is made
    this.irrevocable = null;
    this.hint = careful ? this.hint : null;
    this.notice = null;
    this.made = [...this.made, ...keys.map((key) => ({ seat, key }))];
    this.unanswered = this.sent = { seat, keys, at: this.state.n, id: this.nextId(again ? "redo" : "choose"), careful, weighs: false, question: this.questionOf(seat) };
    this.sendChoice();
  }

  /** Asks whether a choice could be taken back, without making it. */
  weigh(seat: Seat, key: string): void {
    this.letGo();
    if (!this.state || !this.settled) return;
    const { n } = this.state;
    this.sent = { seat, keys: [key], at: n, id: this.nextId("weigh"), careful: true, weighs: true, question: this.questionOf(seat) };
    this.connection.put({ type: "weigh", seat, at: n, key, id: this.sent.id });
  }

  /** What was chosen once is not wanted after all; an answer about it that is still on the way changes nothing. */
  letGo(): void {
    this.irrevocable = null;
    this.sent = this.overtaken = null;
  }

  private questionOf(seat: Seat): string {
    return asked(this.state, seat);
  }

  private sendChoice(): void {
    if (!this.unanswered) return;
    const { seat, keys, at, id, careful } = this.unanswered;
    this.connection.put({ type: "choose", seat, at, keys, careful, id });
  }

  /** Sends a choice again that was not stored. Its number keeps it from being made twice. */
  private tryAgain(wait: number): void {
    clearTimeout(this.resend);
    this.resend = setTimeout(() => {
      this.sendChoice();
      this.outbox.storeAgain();
    }, wait);
  }

  private forgetChoice(): void {
    clearTimeout(this.resend);
    this.unanswered = null;
    this.sending = false;
  }

  undo(seat: Seat, ask: boolean): void {
    if (!this.state) return;
    this.undoing = seat;
    this.irrevocable = null;
    this.send({ type: "undo", seat, at: this.state.n, ask, id: this.nextId("undo") });
  }

  redo(): void {
    const last = this.takenBack.at(-1);
    if (!last) return;
    this.takenBack = this.takenBack.slice(0, -1);
    this.choose(last.seat, [last.key], { again: true });
  }

  askHint(seat: Seat): void {
    this.hinting = true;
    this.hinted = this.questionOf(seat);
    this.connection.put({ type: "hint", seat, id: this.nextId("hint") });
  }

  /** Asks for something and keeps it until it is answered. */
  send(frame: Request): void {
    this.outbox.send(frame.id ?? this.nextId(frame.type), frame);
  }

  private nextId(what: string): string {
    this.counter += 1;
    return `${what}${this.counter}`;
  }

  // ------------------------------------------------------------------ before the match begins

  /** Brings my numbers for the dice, one request after the other; what fails is tried again. */
  private async bringParts(): Promise<void> {
    if (this.bringing) return;
    this.bringing = true;
    for (let seen: LobbyFrame | null = null; this.lobby && this.lobby !== seen && !this.state; ) {
      seen = this.lobby;
      await bringParts(this.id, seen, (seat, what) => part(this.id, seat, what, this.tokens)).catch(() => {
        clearTimeout(this.again);
        this.again = setTimeout(() => void this.bringParts(), PART_AGAIN);
      });
    }
    this.bringing = false;
  }
  private bringing = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  // ------------------------------------------------------------------ what the server tells

  private take(frame: Frame): void {
    switch (frame.type) {
      case "state":
        this.status = "open";
        this.connection.succeeded();
        this.lobby = null;
        this.trouble = frame.storage === "trouble";
        this.takeState(this.scenes.complete(frame));
        break;
      case "lobby":
        this.status = "open";
        this.connection.succeeded();
        this.lobby = frame;
        this.trouble = frame.storage === "trouble";
        void this.bringParts();
        break;
      case "storage":
        this.trouble = frame.storage === "trouble";
        if (!this.trouble) this.tryAgain(0);
        break;
      case "ok":
        this.outbox.answered(frame.id);
        if (frame.id === this.unanswered?.id) this.forgetChoice();
        this.promised = Math.max(this.promised, frame.n);
        if (frame.id?.startsWith("undo")) this.tookBack(frame.taken ?? "");
        else if (frame.id?.startsWith("choose")) this.takenBack = [];
        break;
      case "refused":
        this.hinting = false;
        if (frame.text.id === "table.storage" && frame.id !== null && (frame.id === this.unanswered?.id || this.outbox.has(frame.id))) {
          this.outbox.notStored(frame.id);
          this.tryAgain(AGAIN_AFTER);
          break;
        }
        this.outbox.answered(frame.id);
        if (frame.id === this.unanswered?.id) this.notMade();
        if (frame.text.id === STALE && frame.id !== null && frame.id === this.sent?.id) {
          this.overtaken = { text: frame.text, rule: frame.rule ?? "" };
          this.chooseAgain();
          break;
        }
        this.notice = { text: frame.text, rule: frame.rule ?? "" };
        break;
      case "weighed":
        if (frame.id === this.unanswered?.id) this.notMade(); // it was a careful choice
        if (frame.irrevocable && frame.id !== null && frame.id === this.sent?.id) this.irrevocable = { seat: frame.seat, key: frame.key, question: this.sent.question };
        break;
      case "chat":
        if (!this.chat.some((one) => one.number === frame.number)) this.chat = [...this.chat, frame];
        break;
      case "thinking":
        this.thinking = { ...this.thinking, [frame.seat]: frame.done };
        break;
      case "hint":
        this.hinting = false;
        if (this.questionOf(frame.seat) === this.hinted) this.hint = frame;
        break;
      case "pong":
        break;
    }
  }

  private takeState(frame: StateFrame): void {
    this.reviewChoice(frame);
    if (this.reviewing) this.outbox.sendAgain(frame);
    this.reviewing = false;
    this.known = Math.max(this.known, frame.n);
    this.pacing.add(frame);
  }

  /** A choice that the match has moved past needs no answer; one that got lost in a gap is sent again. While I am asked the same, others have moved, and mine is still to be answered. */
  private reviewChoice(frame: StateFrame): void {
    if (!this.unanswered) return;
    const { at, seat, question } = this.unanswered;
    const isPast = frame.n > at && (this.reviewing || asked(frame, seat) !== question);
    if (isPast) this.forgetChoice();
    else if (this.reviewing) this.tryAgain(0);
  }

  private notMade(): void {
    this.made = this.made.slice(0, this.made.length - (this.unanswered?.keys.length ?? 0));
    this.forgetChoice();
  }

  /** Where several choose at once, one may be overtaken by another and still be asked the same: then the choice stands. */
  private chooseAgain(): void {
    const { overtaken, sent, state } = this;
    if (!overtaken || !sent || !state || state.n <= sent.at) return; // what came before it may still be on its way
    this.overtaken = null;
    if (this.questionOf(sent.seat) !== sent.question || !this.settled) this.notice = overtaken;
    else if (sent.weighs) this.weigh(sent.seat, sent.keys[0] ?? "");
    else this.choose(sent.seat, sent.keys, { careful: sent.careful });
  }

  private tookBack(key: string): void {
    if (!key) return;
    this.takenBack = [...this.takenBack, { seat: this.undoing, key }];
    const place = this.made.findLastIndex((one) => one.seat === this.undoing && one.key === key);
    this.made = this.made.filter((_, index) => index !== place);
  }

  private show(frame: StateFrame): void {
    const logs = { ...this.logs };
    for (const view of frame.views) {
      const key = String(view.seat);
      const before = (logs[key] ?? []).filter((line) => !frame.gone.includes(line.n));
      logs[key] = view.log.length || frame.gone.length ? [...before, ...view.log] : before;
    }
    this.logs = logs;
    this.state = frame;
    this.shown = [...this.shown.filter((one) => one.n < frame.n), frame].slice(-REMEMBERED);
    if (this.irrevocable && this.questionOf(this.irrevocable.seat) !== this.irrevocable.question) this.irrevocable = null;
    if (this.hint && this.questionOf(this.hint.seat) !== this.hinted) this.hint = null;
    this.chooseAgain();
  }
}

/** What a seat is asked. */
const asked = (state: StateFrame | null, seat: Seat): string => questionOf(state?.views.find((view) => view.seat === seat)?.scene);
