import { beforeEach, describe, expect, test } from "vitest";
import { bringAnew, bringParts, checkDice, elsewhere, keepPart, partsOf, type Gathering } from "../../src/state/dice";
import { promiseOf } from "../../src/state/promise";
import { emptyStorage } from "../storage";

const MINE = "00112233445566778899aabbccddeeff";
const THEIRS = "ffeeddccbbaa99887766554433221100";
const SECRET = "aa".repeat(32);

type Brought = [seat: number, what: object];
let brought: Brought[];
const bring = async (...one: Brought) => void brought.push(one);
const gathering = (nonces: string[], missing = [0]): Gathering => ({ mine: [0], missing, commitments: { secret: promiseOf(SECRET), nonces } });
const sealed = gathering([promiseOf(MINE), promiseOf(THEIRS)]);

beforeEach(() => {
  emptyStorage();
  brought = [];
});

describe("my number for the dice", () => {
  test("is promised first, and kept", async () => {
    await bringParts("m", gathering(["", ""]), bring);
    const nonce = partsOf("m")[0]?.nonce ?? "";
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(brought).toEqual([[0, { promise: promiseOf(nonce) }]]);
  });

  test("is not shown before all have promised", async () => {
    keepPart("m", 0, { nonce: MINE });
    await bringParts("m", gathering([promiseOf(MINE), ""]), bring);
    expect(brought).toEqual([]);
  });

  test("is shown when all have promised", async () => {
    keepPart("m", 0, { nonce: MINE });
    await bringParts("m", sealed, bring);
    expect(brought).toEqual([[0, { nonce: MINE }]]);
    expect(partsOf("m")[0]?.seen).toEqual(sealed.commitments);
  });

  test("is not shown again for other promises", async () => {
    keepPart("m", 0, { nonce: MINE, seen: { secret: promiseOf(SECRET), nonces: [promiseOf(MINE), promiseOf("01")] } });
    await bringParts("m", sealed, bring);
    expect(brought).toEqual([]);
  });

  test("is not brought for a seat that lacks nothing", async () => {
    await bringParts("m", gathering(["", ""], [1]), bring);
    expect(brought).toEqual([]);
  });

  test("counts as wasted if it was shown and another must be drawn", async () => {
    keepPart("m", 0, { nonce: MINE, seen: { secret: promiseOf("bb"), nonces: [] } });
    await bringParts("m", gathering(["", ""]), bring);
    expect(partsOf("m")[0]).toMatchObject({ wasted: 1 });
    expect(partsOf("m")[0]?.nonce).not.toBe(MINE);
    await bringAnew("m", 0, bring);
    expect(partsOf("m")[0]).toMatchObject({ wasted: 1 });
  });

  test("lies on another device if what was promised is not mine", () => {
    expect(elsewhere("m", sealed)).toEqual([0]);
    keepPart("m", 0, { nonce: MINE });
    expect(elsewhere("m", sealed)).toEqual([]);
  });
});

describe("a finished match", () => {
  const shown = { secret: SECRET, nonces: [MINE, THEIRS], commitments: sealed.commitments };

  test("was played with what was promised", () => expect(checkDice("m", shown)).toBe("none"));
  test("tells that my number was in it", () => {
    keepPart("m", 0, { nonce: MINE, seen: sealed.commitments });
    expect(checkDice("m", shown)).toBe("in");
  });
  test("tells that my number was left out", () => {
    keepPart("m", 0, { nonce: THEIRS });
    expect(checkDice("m", shown)).toBe("missing");
  });
  test("tells that somebody promised anew after I had shown mine", () => {
    keepPart("m", 0, { nonce: MINE, seen: { ...sealed.commitments, secret: promiseOf("01") } });
    expect(checkDice("m", shown)).toBe("changed");
  });
  test("tells that the secret is not the promised one", () => expect(checkDice("m", { ...shown, secret: "00" })).toBe("false"));
  test("tells that a nonce is not the promised one", () => expect(checkDice("m", { ...shown, nonces: [MINE, "00"] })).toBe("false"));
});
