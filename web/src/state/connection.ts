/** One WebSocket to the server that finds its way back. */
import type { Frame, FrameToServer } from "../wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 10_000;
/** A server that answers no ping for so long is gone, though nobody closed the connection. */
const SILENCE = 8_000;

/** Why the server will not take this connection again. */
export type Refusal = "missing" | "refused";
const CLOSED_FOR_GOOD: Record<number, Refusal> = { 4404: "missing", 4400: "refused", 4413: "refused" };

export interface Listener {
  /** The first word on every new connection. */
  greeting: () => FrameToServer;
  heard: (frame: Frame) => void;
  /** The connection is gone: for good if the server refuses it, else it is tried again. */
  lost: (refusal: Refusal | null) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Whether it could be sent. */
  put(frame: FrameToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** The server speaks: the next time that it is gone, it is tried again soon. */
  succeeded(): void {
    this.tries = 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.stopTimers();
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.greeting()));
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.listener.heard(JSON.parse(event.data) as Frame);
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
    this.stopTimers();
    if (this.closed) return;
    const refusal = CLOSED_FOR_GOOD[code] ?? null;
    this.listener.lost(refusal);
    if (refusal) return;
    // Not all at once, if a server has lost many.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private stopTimers(): void {
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    this.silence = undefined;
  }
}
