import { beforeEach, describe, expect, test } from "vitest";
import { Outbox, type Request } from "../../src/state/outbox.svelte";
import type { FrameToServer, SentStateFrame } from "../../src/wire";
import { sentView } from "../made";

const resign: Request = { type: "resign", seat: 0 };
const chat: Request = { type: "chat", seat: 0, words: "hi" };
const undo: Request = { type: "undo", seat: 0, at: 5, ask: true };
const agree: Request = { type: "agree", seat: 0, request: 3 };
const state = (more: Partial<SentStateFrame> = {}) => ({ n: 5, views: [sentView(1), sentView(0)], request: null, result: null, ended: "", ...more }) as SentStateFrame;

let connected: boolean;
let sent: string[];
let box: Outbox;
beforeEach(() => {
  [connected, sent] = [true, []];
  box = new Outbox((frame: FrameToServer) => {
    if (connected) sent.push(frame.type);
    return connected;
  });
});
/** Sends it, loses the connection, and comes back to this state; tells what was sent then. */
function comeBack(request: Request, frame: SentStateFrame): string[] {
  box.send("a", request);
  sent = [];
  box.sendAgain(frame);
  return sent;
}

describe("what I asked for", () => {
  test("is kept until it is answered", () => {
    box.send("a", resign);
    box.send("b", undo);
    expect([box.pending, box.has("a")]).toEqual([true, true]);
    box.answered("a");
    expect([box.pending, box.has("a")]).toEqual([true, false]);
    box.answered("b");
    expect(box.pending).toBe(false);
  });
  test("is sent again after a gap", () => {
    expect(comeBack(resign, state())).toEqual(["resign"]);
    expect(box.pending).toBe(true);
  });
  test("is not sent again if the match has moved past it", () => {
    expect(comeBack(undo, state({ n: 6 }))).toEqual([]);
    expect(box.pending).toBe(false);
    expect(comeBack(resign, state({ ended: "agreed" }))).toEqual([]);
  });
  test("answers only the request that it was about", () => {
    const request = { n: 3, seat: 1, what: "undo" as const, of: [0], agreed: [], about: "" };
    expect(comeBack(agree, state({ request }))).toEqual(["agree"]);
    expect(comeBack(agree, state({ request: { ...request, n: 4 } }))).toEqual([]);
  });
  test("is not sent again for a seat that is no longer mine", () => {
    expect(comeBack(resign, state({ views: [sentView(1)] }))).toEqual([]);
  });
  test("is said once only in the chat, but not lost on the way", () => {
    expect(comeBack(chat, state())).toEqual([]);
    connected = false;
    box.send("c", chat);
    connected = true;
    box.sendAgain(state({ ended: "agreed" }));
    expect(sent).toEqual(["chat"]);
    expect(box.pending).toBe(false);
  });
  test("is sent again when the server can store again, once", () => {
    box.send("a", resign);
    box.send("b", undo);
    box.notStored("b");
    box.notStored("unknown");
    sent = [];
    box.storeAgain();
    box.storeAgain();
    expect(sent).toEqual(["undo"]);
  });
});
