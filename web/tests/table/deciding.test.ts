import { describe, expect, test } from "vitest";
import { amountsOf, buttonsOf, inOrder, isRoutine, lookOf, obvious, reactTo, takesFromStage, timesOf } from "../../src/table/deciding";
import { option, scene, text } from "../made";

const go = option("go", ["a"]);
const rest = option("rest");
const flee = option("flee", [], { tone: "harm" });
const end = option("end", [], { tone: "leave", loses: text("move") });
const pass = option("pass", [], { tone: "leave" });
const done = option("done", [], { tone: "confirm" });

describe("the button of an option", () => {
  test("looks as the game says what it is", () => {
    const options = [go, rest, flee, end, done];
    expect(options.map((one) => lookOf(one, options))).toEqual(["equal", "equal", "harm", "leave", "confirm"]);
  });
  test("is blue if it is the only way on, but never if it harms", () => {
    expect(lookOf(rest, [rest])).toBe("confirm");
    expect(lookOf(end, [end])).toBe("confirm");
    expect(lookOf(flee, [flee])).toBe("harm");
  });
  test("stands last if it leads on", () => {
    expect(inOrder([done, end, flee, rest], [done, end, flee, rest])).toEqual([rest, flee, end, done]);
  });
  test("of equals none is blue", () => {
    expect([rest, go].some((one) => lookOf(one, [rest, go]) === "confirm")).toBe(false);
  });
});

describe("the Enter key", () => {
  test("confirms what was put together", () => expect(obvious([go, done])).toBe(done));
  test("takes the only option", () => expect(obvious([go])).toBe(go));
  test("does nothing among equals, and neither leaves nor harms", () => {
    expect(obvious([go, rest])).toBeUndefined();
    expect(obvious([go, end])).toBeUndefined();
    expect(obvious([flee])).toBeUndefined();
  });
});

describe("nothing asks again", () => {
  test("where nothing is lost", () => {
    expect([go, rest, pass, done].every(isRoutine)).toBe(true);
    expect(isRoutine(option("roll", [], { reveals: true }))).toBe(true);
  });
  test("but where something goes unused, or a loss is certain", () => {
    expect(isRoutine(end)).toBe(false);
    expect(isRoutine(flee)).toBe(false);
  });
});

describe("the question", () => {
  const many = (n: number, at: string[] = []) => Array.from({ length: n }, (_, place) => option(`o${place}`, at));

  test("has a button for what lies nowhere", () => {
    const options = [...many(9, ["cell"]), end];
    expect(buttonsOf({ options, unbound: [end], spelledOut: false })).toEqual({ shown: [end], listed: options.slice(0, 9) });
  });
  test("names a few things that lie somewhere, too, unless they speak for themselves", () => {
    const options = [go, end];
    expect(buttonsOf({ options, unbound: [end], spelledOut: false })).toEqual({ shown: [go, end], listed: [] });
    expect(buttonsOf({ options, unbound: [end], spelledOut: true })).toEqual({ shown: [end], listed: [go] });
    const take = { ...go, key: "take", named: true };
    expect(buttonsOf({ options: [end, take, go], unbound: [end], spelledOut: true })).toEqual({ shown: [take, end], listed: [go] });
  });
  test("has room for three buttons with long names", () => {
    const units = [option("u1", ["a"]), option("u2", ["b"])];
    expect(buttonsOf({ options: [...units, end], unbound: [end], spelledOut: false }).shown).toHaveLength(3);
    expect(buttonsOf({ options: [...units, end], unbound: [end], spelledOut: false, whole: true }).shown).toEqual([end]);
  });
  test("never holds a long list", () => {
    const options = many(21);
    expect(buttonsOf({ options, unbound: options, spelledOut: false })).toEqual({ shown: [], listed: options });
  });
});

describe("what lies on the stage", () => {
  test("is taken by options that point at it, or are it", () => {
    const shown = scene({ choice: { parts: [{ things: ["t1", "rest"] }] } });
    expect([option("take", ["t1"]), option("rest"), option("play", ["t2"]), option("end")].map((one) => takesFromStage(shown, one))).toEqual([true, true, false, false]);
    expect(takesFromStage(scene(), option("take", ["t1"]))).toBe(false);
  });
});

describe("a thing that is pointed at", () => {
  const pointed = { offered: [go], touch: false, picked: "" };

  test("does nothing if nothing is offered", () => expect(reactTo({ ...pointed, offered: [] })).toEqual({ kind: "nothing" }));
  test("is chosen by a click, a card as well", () => {
    expect(reactTo(pointed)).toEqual({ kind: "choose", option: go });
    const card = option("play", ["t1"], { here: text("block") });
    expect(reactTo({ ...pointed, offered: [card] })).toEqual({ kind: "choose", option: card });
  });
  test("lists several options, and several numbers of one", () => {
    expect(reactTo({ ...pointed, offered: [go, end], touch: true })).toEqual({ kind: "menu" });
    expect(reactTo({ ...pointed, offered: [option("buy", ["c"], { times: 3 })] })).toEqual({ kind: "menu" });
  });
  test("waits for a second tap of a finger", () => {
    expect(reactTo({ ...pointed, touch: true })).toEqual({ kind: "wait", option: go });
    expect(reactTo({ ...pointed, touch: true, picked: "end" })).toEqual({ kind: "wait", option: go });
    expect(reactTo({ ...pointed, touch: true, picked: "go" })).toEqual({ kind: "choose", option: go });
  });
});

test("what can be chosen three times running has three numbers", () => {
  expect(timesOf(option("buy", [], { times: 3 }))).toEqual([1, 2, 3]);
  expect(timesOf(go)).toEqual([1]);
});

describe("amounts", () => {
  const bid = (n: number) => option(`bid:${n}`, [], { badge: { value: n }, label: { id: "bid", args: { n } } });
  test("are options that differ by their numbers only; few of them have words", () => {
    expect(amountsOf([bid(0), bid(1), bid(2), bid(3), pass])).toEqual([bid(0), bid(1), bid(2), bid(3)]);
    expect(amountsOf([bid(0), bid(1), bid(2), pass])).toEqual([]);
  });
  test("are none where a number means two things", () => {
    expect(amountsOf([bid(1), bid(2), bid(3), { ...bid(3), key: "other" }])).toEqual([]);
    expect(amountsOf([rest, pass])).toEqual([]);
  });
});
