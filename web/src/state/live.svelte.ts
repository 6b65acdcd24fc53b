/** A match as it happens: what the server has told so far, and what I choose. */
import type { ChatFrame, Frame, HintFrame, Line, LobbyFrame, Scene, Seat, SentStateFrame, Text } from "../wire";
import { part } from "./api";
import { Connection, type Refusal } from "./connection";
import { bringParts } from "./dice";
import { Outbox, type Request } from "./outbox.svelte";
import { paceOf, Pacing } from "./pacing.svelte";
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

/** Choices in one go that were not acknowledged yet, and the number of entries they were made at. */
interface Unanswered {
  seat: Seat;
  keys: string[];
  at: number;
  id: string;
  careful: boolean;
}

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
  unanswered = $state.raw<Unanswered | null>(null);
  /** My choices since the last time that I sat down here, and those taken back, for redo. */
  made = $state.raw<Made[]>([]);
  takenBack = $state.raw<Made[]>([]);
  /** What could not be taken back, as the server said when it was chosen carefully or weighed, and at which entry. */
  irrevocable = $state.raw<(Made & { n: number }) | null>(null);
  /** The id of the choice or question about which it still matters whether it could be taken back. */
  private weighing = "";

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
    if (!settings.moves || document.hidden) return 0;
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
    this.unanswered = { seat, keys, at: this.state.n, id: this.nextId(again ? "redo" : "choose"), careful };
    this.weighing = this.unanswered.id;
    this.sendChoice();
  }

  /** Asks whether a choice could be taken back, without making it. */
  weigh(seat: Seat, key: string): void {
    this.letGo();
    if (!this.state || !this.settled) return;
    this.weighing = this.nextId("weigh");
    this.connection.put({ type: "weigh", seat, at: this.state.n, key, id: this.weighing });
  }

  /** What was chosen once is not wanted after all; an answer about it that is still on the way changes nothing. */
  letGo(): void {
    this.irrevocable = null;
    this.weighing = "";
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
        this.reviewChoice(frame);
        if (this.reviewing) this.outbox.sendAgain(frame);
        this.reviewing = false;
        this.known = Math.max(this.known, frame.n);
        this.pacing.add(this.scenes.complete(frame));
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
        this.notice = { text: frame.text, rule: frame.rule ?? "" };
        break;
      case "weighed":
        this.weighed(frame.id);
        if (frame.irrevocable && frame.id === this.weighing) this.irrevocable = { seat: frame.seat, key: frame.key, n: frame.n };
        break;
      case "chat":
        if (!this.chat.some((one) => one.number === frame.number)) this.chat = [...this.chat, frame];
        break;
      case "thinking":
        this.thinking = { ...this.thinking, [frame.seat]: frame.done };
        break;
      case "hint":
        this.hinting = false;
        this.hint = frame;
        break;
      case "pong":
        break;
    }
  }

  /** After a gap: a choice that the match has moved past needs no sending; one that got lost is sent again. */
  private reviewChoice(frame: SentStateFrame): void {
    if (!this.unanswered) return;
    if (frame.n > this.unanswered.at) this.forgetChoice();
    else if (this.reviewing) this.tryAgain(0);
  }

  /** A careful choice was not made. */
  private weighed(id: string | null): void {
    if (id === this.unanswered?.id) this.notMade();
  }

  private notMade(): void {
    this.made = this.made.slice(0, this.made.length - (this.unanswered?.keys.length ?? 0));
    this.forgetChoice();
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
  }
}
