import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Live as LiveMatch } from "../../src/state/live.svelte";

/** The server at the other end. */
class FakeServer {
  static readonly OPEN = 1;
  static last: FakeServer;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeServer.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(frame: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Both are asked at once; I for one of these. */
  tell(n: number, prompt = "orders", keys = ["a", "b"]): void {
    const scene = { game: "toy", board: "none", prompt: { id: prompt, args: {} }, options: keys.map((key) => ({ key, label: { id: key } })) };
    const views = [{ seat: 0, scene, log: [{ n, tags: ["attack"] }], undo: null, coach: null }];
    this.say({ type: "state", n, views, gone: [], waiting: [0, 1], players: [], storage: "ok", result: null, ended: "" });
  }
  get choices(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === "choose");
  }
  get weighed(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === "weigh");
  }
  refuse(id: unknown, text: string): void {
    this.say({ type: "refused", id, text: { id: text }, n: 1, rule: "" });
  }
}

let live: LiveMatch;
let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeServer);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["pl"] });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  const { Live } = await import("../../src/state/live.svelte");
  live = new Live("m1", ["token"]);
  server = FakeServer.last;
  server.onopen?.();
  server.tell(1);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a choice that somebody else overtakes", () => {
  test("still waits for its second word while I am asked the same", () => {
    live.choose(0, ["a"], { careful: true });
    server.say({ type: "weighed", id: server.choices[0]?.id, seat: 0, n: 1, key: "a", irrevocable: true });
    server.tell(2);
    expect(live.irrevocable).toMatchObject({ seat: 0, key: "a" });
    expect(live.settled).toBe(true);
    server.tell(3, "orders", ["b"]);
    expect(live.irrevocable).toBeNull();
  });

  test("waits for its second word though the answer comes later than what the other did", () => {
    live.choose(0, ["a"], { careful: true });
    server.tell(2);
    server.say({ type: "weighed", id: server.choices[0]?.id, seat: 0, n: 1, key: "a", irrevocable: true });
    expect(live.irrevocable).toMatchObject({ seat: 0, key: "a" });
  });

  test.each([["before", true], ["after", false]])("is sent again where it was refused %s the other's was told", (_, first) => {
    live.choose(0, ["a"]);
    if (first) server.refuse(server.choices[0]?.id, "fault.stale");
    server.tell(2);
    if (!first) server.refuse(server.choices[0]?.id, "fault.stale");
    expect(server.choices.map(({ at, keys }) => [at, keys])).toEqual([[1, ["a"]], [2, ["a"]]]);
    expect(live.notice).toBeNull();
    expect(live.made).toHaveLength(1);
  });

  test("is weighed again", () => {
    live.weigh(0, "a");
    server.tell(2);
    server.refuse(server.weighed[0]?.id, "fault.stale");
    expect(server.weighed.map(({ at }) => at)).toEqual([1, 2]);
    expect(live.notice).toBeNull();
  });

  test("is not made where I am asked something else by then, and that is told", () => {
    live.choose(0, ["a"]);
    server.refuse(server.choices[0]?.id, "fault.stale");
    server.tell(2, "retreat");
    expect(server.choices).toHaveLength(1);
    expect(live.notice?.text.id).toBe("fault.stale");
  });

  test("is not sent again where the rules refuse it", () => {
    live.choose(0, ["a"]);
    server.refuse(server.choices[0]?.id, "fault.rule");
    server.tell(2);
    expect(server.choices).toHaveLength(1);
    expect(live.notice?.text.id).toBe("fault.rule");
  });
});

test("what others do while I am asked is shown at once: nothing that I see goes away for a moment", () => {
  server.tell(2);
  server.tell(3);
  expect(live.behind).toBe(false);
  expect(live.settled).toBe(true);
});
