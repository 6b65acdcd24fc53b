import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Refusal } from "../../src/state/connection";

/** A server at the other end, as far as a browser sees it. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1000 });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let heard: string[];
let lost: (Refusal | null)[];
let connection: Connection;
const last = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [FakeSocket.all, heard, lost] = [[], [], []];
  connection = new Connection("ws://table/live", {
    greeting: () => ({ type: "hello", tokens: [], since: -1, changes: true }),
    heard: (frame) => heard.push(frame.type),
    lost: (refusal) => lost.push(refusal),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  test("greets, hears and sends, but nothing before it is open", () => {
    expect(connection.put({ type: "ping" })).toBe(false);
    last().accept();
    last().say("pong");
    expect(connection.put({ type: "ping" })).toBe(true);
    expect(last().types).toEqual(["hello", "ping"]);
    expect(heard).toEqual(["pong"]);
  });

  test("comes back and greets anew, waiting longer each time until it succeeded", () => {
    last().accept();
    last().drop();
    expect(lost).toEqual([null]);
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().accept();
    expect(last().types).toEqual(["hello"]);
    connection.succeeded();
    last().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test("never waits longer than ten seconds", () => {
    for (let n = 0; n < 12; n += 1) {
      last().drop();
      vi.advanceTimersByTime(10_000);
      expect(FakeSocket.all).toHaveLength(n + 2);
    }
  });

  test("stays away if the server refuses it", () => {
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(lost).toEqual(["missing"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("leaves a server that answers no ping, and stays with one that does", () => {
    last().accept();
    vi.advanceTimersByTime(10_000);
    last().say("pong");
    vi.advanceTimersByTime(9_000);
    expect(lost).toEqual([]);
    vi.advanceTimersByTime(1_000 + 7_999);
    expect(lost).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(lost).toEqual([null]);
  });

  test("is quiet once it was closed", () => {
    last().accept();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(lost).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
