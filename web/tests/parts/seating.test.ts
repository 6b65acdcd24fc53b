import { describe, expect, test } from "vitest";
import { before, freshSeats, orders, sameSeats, swapped, type SeatChoice } from "../../src/parts/seating";
import { player } from "../made";

const me = (of?: number): SeatChoice => ({ sitter: "me", bot: "", name: "Ania", ...(of === undefined ? {} : { of }) });
const friend = (of?: number): SeatChoice => ({ ...me(of), sitter: "friend", name: "Marek" });
const bot: SeatChoice = { sitter: "bot", bot: "hard", name: "" };

describe("who sits where", () => {
  test("at first: I in front, bots of the usual strength elsewhere", () => {
    expect(freshSeats(3, ["easy", "medium", "hard"], "Ania")).toEqual([
      { sitter: "me", bot: "medium", name: "Ania" },
      { sitter: "bot", bot: "medium", name: "" },
      { sitter: "bot", bot: "medium", name: "" },
    ]);
    expect(freshSeats(1, ["only"], "")[0]?.bot).toBe("only");
  });

  test("again: the same people; whom a bot stands in for is still a friend", () => {
    const players = [player(0), player(1, "bot"), player(2, "bot", { stands_in: true }), player(3)];
    const seats = sameSeats(players, [0]);
    expect(seats.map((seat) => seat.sitter)).toEqual(["me", "bot", "friend", "friend"]);
    expect(seats.map((seat) => seat.of)).toEqual([0, undefined, 2, 3]);
  });

  test("one seat further on", () => expect(swapped([me(0), friend(1), bot]).map((seat) => seat.sitter)).toEqual(["friend", "bot", "me"]));
});

describe("which seat of the match before each had", () => {
  test("stays with its player", () => expect(before([friend(1), me(0), bot], [0])).toEqual([1, 0, null]));
  test("goes to another friend if somebody else sits there now", () => {
    expect(before([{ ...me(1) }, friend(0), bot], [0])).toEqual([null, 1, null]);
  });
  test("is nobody's for a bot and for somebody new", () => expect(before([{ ...bot, of: 1 }, friend()], [0])).toEqual([null, 1]));
});

describe("what is asked of the server", () => {
  test("at one screen everybody has a name of their own", () => {
    const [one, two] = orders([{ ...me(), name: " Ola " }, { ...me(), name: " " }], "Ania");
    expect([one?.name, two?.name]).toEqual(["Ola", "Ania 2"]);
    expect(one?.nonce).not.toBe(two?.nonce);
  });
  test("alone I have my own name, a friend brings one, and only I draw a number here", () => {
    const [mine, other, third] = orders([{ ...me(), name: "x" }, friend(), bot], "Ania");
    expect(mine).toMatchObject({ kind: "person", name: "Ania", mine: true });
    expect(other).toEqual({ kind: "person", name: "" });
    expect(third).toEqual({ kind: "bot", bot: "hard", name: "" });
  });
});
