/** A match as it happens: one WebSocket that finds its way back, and what it has told so far. */
import type {
  ChatFrame, Frame, HintFrame, Line, LobbyFrame, Seat, SentStateFrame, StateFrame, Text, View,
} from "../wire";
import { part } from "./api";
import { bringParts } from "./dice";
import { Scenes } from "./scenes";
import { settings } from "./settings.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 10_000;
/** A server that answers no ping for so long is gone, though nobody closed the connection. */
const SILENCE = 8_000;
/** How soon a choice is sent again that could not be stored. */
const AGAIN_AFTER = 2_000;
/** How long to wait before a number for the dice that the server did not take is sent again. */
const PART_AGAIN = 3000;
/** How long a step of the others stays on the screen before the next one, so that it can be followed. */
const STEP = 420;
const HURRIED_STEP = 90;
const HURRY_AFTER = 8;

export type Status = "connecting" | "open" | "lost" | "missing" | "refused";

export interface Notice {
  text: Text;
  rule: string;
}

interface Made {
  seat: Seat;
  key: string;
}

/** A choice that was not acknowledged yet, and the number of entries it was made at. */
interface Open extends Made {
  at: number;
  id: string;
  careful: boolean;
}

/** Something else than a choice that I ask for. */
export interface Request {
  type: string;
  seat?: Seat | null | undefined;
  at?: number | undefined;
  /** The number of the request of somebody else that this one answers. */
  request?: number;
  id?: string;
  [what: string]: unknown;
}

/** What would be done twice if it was heard, the answer got lost and it were sent again. */
const ONCE_ONLY = new Set(["chat"]);

const CLOSED_FOR_GOOD: Record<number, Status> = { 4404: "missing", 4400: "refused", 4413: "refused" };

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
  open = $state.raw<Open | null>(null);
  /** My choices since the last time that I sat down here, and those taken back, for redo. */
  made = $state.raw<Made[]>([]);
  takenBack = $state.raw<Made[]>([]);
  /** What could not be taken back, as the server said when it was chosen carefully or weighed, and at which entry. */
  lasting = $state.raw<(Made & { n: number }) | null>(null);
  /** The question of that sort whose answer still matters. */
  private doubt = "";

  /** Whether something that I asked for is still to be answered. */
  asking = $state(false);
  private requests = new Map<string, Request>();
  /** Those of them that the server could not store. */
  private unstored = new Set<string>();

  private socket: WebSocket | null = null;
  private waiting: StateFrame[] = [];
  private scenes = new Scenes();
  private step: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private resend: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private known = -1;
  private counter = 0;
  private closed = false;
  /** Whether the connection was lost since the last state. */
  private reviewing = false;
  private undoing: Seat = 0;

  constructor(
    private readonly id: string,
    private tokens: string[],
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.step);
    clearTimeout(this.again);
    clearTimeout(this.resend);
    clearTimeout(this.silence);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  /** Sits down again with other secrets, such as after joining. */
  reconnect(tokens: string[]): void {
    this.tokens = tokens;
    this.known = -1;
    this.logs = {};
    this.forgetChoice();
    this.socket?.close();
  }

  /** Whether what is on the screen is the newest there is, so that a choice would be about it. */
  get settled(): boolean {
    return this.status === "open" && !this.sending && this.behind === 0 && (this.state?.n ?? 0) >= this.promised;
  }
  private behind = $state(0);
  /** The number of entries that an acknowledged request led to; its state may still be on the way. */
  private promised = $state(0);

  view(seat: Seat | null): View | undefined {
    return this.state?.views.find((view) => view.seat === seat) ?? this.state?.views[0];
  }

  log(seat: Seat | null): Line[] {
    return this.logs[String(seat)] ?? [];
  }

  // ------------------------------------------------------------------ asking

  /** Chooses; a careful choice that could not be taken back is not made, but noted as lasting. */
  choose(seat: Seat, key: string, { careful = false, again = false } = {}): void {
    if (!this.state || !this.settled || this.open) return;
    this.sending = !careful; // nothing changes on the screen before it is known whether it is made
    this.lasting = null;
    this.hint = careful ? this.hint : null;
    this.notice = null;
    this.made = [...this.made, { seat, key }];
    this.open = { seat, key, at: this.state.n, id: this.nextId(again ? "redo" : "choose"), careful };
    this.doubt = this.open.id;
    this.sendChoice();
  }

  /** Asks whether a choice could be taken back, without making it. */
  weigh(seat: Seat, key: string): void {
    this.letGo();
    if (!this.state || !this.settled) return;
    this.doubt = this.nextId("weigh");
    this.put({ type: "weigh", seat, at: this.state.n, key, id: this.doubt });
  }

  /** What was chosen once is not wanted after all; an answer about it that is still on the way changes nothing. */
  letGo(): void {
    this.lasting = null;
    this.doubt = "";
  }

  private sendChoice(): void {
    if (!this.open) return;
    const { seat, key, at, id, careful } = this.open;
    this.put({ type: "choose", seat, at, keys: [key], careful, id });
  }

  /** Sends a choice again that was not stored. Its number keeps it from being made twice. */
  private tryAgain(wait: number): void {
    clearTimeout(this.resend);
    this.resend = setTimeout(() => {
      this.sendChoice();
      this.storeAgain();
    }, wait);
  }

  private forgetChoice(): void {
    clearTimeout(this.resend);
    this.open = null;
    this.sending = false;
  }

  undo(seat: Seat, ask: boolean): void {
    if (!this.state) return;
    this.undoing = seat;
    this.lasting = null;
    this.send({ type: "undo", seat, at: this.state.n, ask, id: this.nextId("undo") });
  }

  redo(): void {
    const last = this.takenBack.at(-1);
    if (!last) return;
    this.takenBack = this.takenBack.slice(0, -1);
    this.choose(last.seat, last.key, { again: true });
  }

  askHint(seat: Seat): void {
    this.hinting = true;
    this.put({ type: "hint", seat, id: this.nextId("hint") });
  }

  /** Asks for something and keeps it until it is answered: neither a lost connection nor a server that cannot store loses it. */
  send(frame: Request): void {
    const id = frame.id ?? this.nextId(frame.type);
    const request = { ...frame, id };
    const sent = this.put(request);
    if (sent && ONCE_ONLY.has(frame.type)) return;
    this.requests.set(id, request);
    this.asking = true;
  }

  private put(frame: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private answered(id: string | undefined): void {
    if (id === undefined) return;
    this.requests.delete(id);
    this.unstored.delete(id);
    this.asking = this.requests.size > 0;
  }

  /** After a gap: what was not answered is sent again, unless the match has moved past it. */
  private sendAgain(frame: SentStateFrame): void {
    for (const [id, request] of this.requests) {
      const once = ONCE_ONLY.has(request.type);
      const late = (request.at ?? frame.n) < frame.n || (request.request ?? frame.request?.n) !== frame.request?.n;
      const past = !once && (frame.result || frame.ended || late);
      const mine = request.seat === undefined || frame.views.some((view) => view.seat === request.seat);
      if (past || !mine || (this.put(request) && once)) this.answered(id);
    }
  }

  private storeAgain(): void {
    for (const id of this.unstored) this.put({ ...this.requests.get(id) });
    this.unstored.clear();
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

  // ------------------------------------------------------------------ the wire

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.scenes = new Scenes();
      socket.send(JSON.stringify({ type: "hello", tokens: this.tokens, since: this.known, changes: true }));
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.take(JSON.parse(event.data) as Frame);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private ping(): void {
    this.put({ type: "ping" });
    this.silence ??= setTimeout(() => this.giveUp(), SILENCE);
  }

  /** Leaves a connection on which nothing comes any more, without waiting for the other side. */
  private giveUp(): void {
    const socket = this.socket;
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    this.lost(0);
  }

  private lost(code: number): void {
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    this.silence = undefined;
    this.hinting = false;
    if (this.closed) return;
    const final = CLOSED_FOR_GOOD[code];
    if (final) {
      this.status = final;
      return;
    }
    this.status = "lost";
    this.reviewing = true;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private take(frame: Frame): void {
    switch (frame.type) {
      case "state":
        this.status = "open";
        this.tries = 0;
        this.lobby = null;
        this.trouble = frame.storage === "trouble";
        this.reviewChoice(frame);
        if (this.reviewing) this.sendAgain(frame);
        this.reviewing = false;
        this.enqueue(this.scenes.complete(frame));
        break;
      case "lobby":
        this.status = "open";
        this.tries = 0;
        this.lobby = frame;
        this.trouble = frame.storage === "trouble";
        void this.bringParts();
        break;
      case "storage":
        this.trouble = frame.storage === "trouble";
        if (!this.trouble) this.tryAgain(0);
        break;
      case "ok":
        this.answered(frame.id);
        if (frame.id === this.open?.id) this.forgetChoice();
        this.promised = Math.max(this.promised, frame.n);
        if (frame.id?.startsWith("undo")) this.tookBack(frame.taken ?? "");
        else if (frame.id?.startsWith("choose")) this.takenBack = [];
        break;
      case "refused":
        this.hinting = false;
        if (frame.text.id === "table.storage" && frame.id !== undefined && (frame.id === this.open?.id || this.requests.has(frame.id))) {
          if (this.requests.has(frame.id)) this.unstored.add(frame.id);
          this.tryAgain(AGAIN_AFTER);
          break;
        }
        this.answered(frame.id);
        if (frame.id === this.open?.id) this.forgetChoice();
        if (frame.id?.startsWith("choose") || frame.id?.startsWith("redo")) this.made = this.made.slice(0, -1);
        this.notice = { text: frame.text, rule: frame.rule ?? "" };
        break;
      case "weighed":
        this.weighed(frame.id);
        if (frame.lasts && frame.id === this.doubt) this.lasting = { seat: frame.seat, key: frame.key, n: frame.n };
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
    if (!this.open) return;
    if (frame.n > this.open.at) this.forgetChoice();
    else if (this.reviewing) this.tryAgain(0);
  }

  /** A careful choice was not made. */
  private weighed(id: string | undefined): void {
    if (!this.open || id !== this.open.id) return;
    this.forgetChoice();
    this.made = this.made.slice(0, -1);
  }

  private tookBack(key: string): void {
    if (!key) return;
    this.takenBack = [...this.takenBack, { seat: this.undoing, key }];
    const place = this.made.findLastIndex((one) => one.seat === this.undoing && one.key === key);
    this.made = this.made.filter((_, index) => index !== place);
  }

  // ------------------------------------------------------------------ one step after the other

  private enqueue(frame: StateFrame): void {
    this.known = Math.max(this.known, frame.n);
    this.waiting.push(frame);
    this.behind = this.waiting.length;
    if (!this.step) this.show();
  }

  private show(): void {
    const frame = this.waiting.shift();
    this.behind = this.waiting.length;
    if (!frame) {
      this.step = undefined;
      return;
    }
    this.apply(frame);
    const paced = settings.moves && !document.hidden;
    if (!paced && this.waiting.length === 0) {
      this.step = undefined;
      return;
    }
    const pause = !paced ? 0 : this.waiting.length > HURRY_AFTER ? HURRIED_STEP : STEP;
    this.step = setTimeout(() => this.show(), pause);
  }

  private apply(frame: StateFrame): void {
    const logs = { ...this.logs };
    for (const view of frame.views) {
      const key = String(view.seat);
      const before = (logs[key] ?? []).filter((line) => !frame.gone.includes(line.n));
      logs[key] = view.log.length || frame.gone.length ? [...before, ...view.log] : before;
    }
    this.logs = logs;
    this.state = frame;
  }
}
