import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commandOf, TypedNumber, type Pressed } from "../../src/table/keys";
import type { Tool } from "../../src/table/tool";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more });
const tool = (label: string, more: Partial<Tool> = {}): Tool => ({ icon: "", label, onclick: () => undefined, ...more });
const undo = tool("undo", { key: "u", keys: ["z"] });
const redo = tool("redo", { key: "y", keys: ["y", "shift z"] });
const hint = tool("hint", { key: "h", disabled: true });
const tools = [undo, redo, hint];

describe("a key", () => {
  test("presses the tool of its letter, small or capital", () => {
    expect(commandOf(press("u"), tools)).toEqual({ kind: "tool", tool: undo });
    expect(commandOf(press("U", { shiftKey: true }), tools)).toEqual({ kind: "tool", tool: undo });
    expect(commandOf(press("z"), tools)).toBeUndefined();
  });
  test("with Ctrl or Cmd presses what everybody knows", () => {
    expect(commandOf(press("z", { ctrlKey: true }), tools)).toEqual({ kind: "tool", tool: undo });
    expect(commandOf(press("Z", { metaKey: true, shiftKey: true }), tools)).toEqual({ kind: "tool", tool: redo });
    expect(commandOf(press("u", { ctrlKey: true }), tools)).toBeUndefined();
    expect(commandOf(press("1", { ctrlKey: true }), tools)).toBeUndefined();
  });
  test("does not press a tool that cannot be used", () => expect(commandOf(press("h"), tools)).toBeUndefined());
  test("with Alt is the browser's", () => expect(commandOf(press("u", { altKey: true }), tools)).toBeUndefined());
  test("lifts away what lies over the map, and else is a tool's", () => {
    const menu = tool("menu", { key: "m" });
    expect(commandOf(press("m"), [menu], true)).toEqual({ kind: "map" });
    expect(commandOf(press("m"), [menu])).toEqual({ kind: "tool", tool: menu });
  });
  test("may be a digit, turn the board, or let go", () => {
    expect(commandOf(press("7"), tools)).toEqual({ kind: "digit", digit: "7" });
    expect(commandOf(press("T"), tools)).toEqual({ kind: "turn-board" });
    expect(commandOf(press("Escape"), tools)).toEqual({ kind: "let-go" });
    expect(commandOf(press("Enter"), tools)).toEqual({ kind: "confirm" });
    expect(commandOf(press("F1"), tools)).toBeUndefined();
  });
});

describe("a typed number", () => {
  let chosen: number[];
  let number: TypedNumber;
  beforeEach(() => {
    vi.useFakeTimers();
    chosen = [];
    number = new TypedNumber((one) => chosen.push(one));
  });
  afterEach(() => void vi.useRealTimers());

  test("is taken at once where no second digit can follow", () => {
    number.type("3", 29);
    expect(chosen).toEqual([3]);
  });
  test("waits for a second digit where one can follow", () => {
    number.type("2", 20);
    expect(chosen).toEqual([]);
    number.type("0", 20);
    expect(chosen).toEqual([20]);
    number.type("2", 29);
    vi.runAllTimers();
    expect(chosen).toEqual([20, 2]);
  });
});
