import { beforeEach, describe, expect, it } from "vitest";
import type { Game } from "../../src/wire";
import { keepWishes, lastGame, lastWishes, listed, usual, type Wishes } from "../../src/parts/wishes";
import { emptyStorage } from "../storage";

const scenario = (name: string, seats: number[], values: (string | boolean)[] = []) => ({
  name,
  title: { pl: name, en: name },
  about: {},
  goal: {},
  seats,
  lengths: [],
  minutes: [0, 0] as [number, number],
  lopsided: false,
  variants: values.length ? [{ name: "rage", title: { pl: "", en: "" }, help: {}, values, labels: [] }] : [],
});

const GAME = {
  game: "quest",
  bots: ["easy", "medium", "hard"],
  rulings: [{ name: "kind", default: false, rule: "Q-1", pl: "", en: "" }],
  scenarios: [scenario("walk", [1, 2, 3], ["none", "more"]), scenario("race", [2]), scenario("custom", [2])],
} as unknown as Game;

beforeEach(emptyStorage);

describe("a first match", () => {
  it("is against a bot of medium strength", () => {
    expect(usual(GAME, "Ania").seats.map(({ sitter, bot }) => [sitter, bot])).toEqual([["me", "medium"], ["bot", "medium"]]);
    expect(lastWishes(GAME, "Ania")).toEqual(usual(GAME, "Ania"));
  });
  it("is none that needs a file of one's own", () => {
    expect(listed(GAME).map((one) => one.name)).toEqual(["walk", "race"]);
  });
});

describe("the last settings", () => {
  const played: Wishes = { ...usual(GAME, "Ania"), variants: { rage: "more" }, rulings: { kind: true }, clock: "match", minutes: 60, where: "table" };

  it("are kept for each game, and the game with them", () => {
    keepWishes("quest", played);
    keepWishes("other", usual(GAME, "Ola"));
    expect(lastGame()).toBe("other");
    expect(lastWishes(GAME, "Ania")).toEqual(played);
  });
  it("are left out where they are no longer offered", () => {
    keepWishes("quest", { ...played, variants: { rage: "gone" }, rulings: { kind: true, lost: true }, minutes: 7, seats: played.seats.map((seat) => ({ ...seat, bot: "gone" })) });
    const last = lastWishes(GAME, "Ania");
    expect(last.variants).toEqual({ rage: "none" });
    expect(last.rulings).toEqual({ kind: true });
    expect(last.minutes).toBe(30);
    expect(last.seats.map((seat) => seat.bot)).toEqual(["medium", "medium"]);
  });
  it("are the usual ones if the scenario is gone or what is stored cannot be read", () => {
    keepWishes("quest", { ...played, scenario: "gone" });
    expect(lastWishes(GAME, "Ania")).toEqual(usual(GAME, "Ania"));
    localStorage.setItem("hexameron.wishes", "{");
    expect(lastWishes(GAME, "Ania")).toEqual(usual(GAME, "Ania"));
  });
  it("take as many seats as the scenario has", () => {
    keepWishes("quest", { ...played, scenario: "race", seats: [...played.seats, ...played.seats] });
    expect(lastWishes(GAME, "Ania").seats).toHaveLength(2);
  });
});
