/** Who shall sit where, as one picks it in the lobby. */
import { freshNonce } from "../state/dice";
import type { FactsPlayer, Player, Seat, SeatOrder } from "../wire";

/** Somebody on a seat, of whom a finished match tells less. */
export type Sitting = FactsPlayer & Partial<Player>;

export type Sitter = "me" | "friend" | "bot";

export interface SeatChoice {
  sitter: Sitter;
  bot: string;
  /** Mine at this screen; a friend brings a name along. */
  name: string;
  /** The seat that its player had in the match before, if this is a rematch. */
  of?: Seat;
}

/** I sit in front, bots everywhere else. */
export function freshSeats(many: number, bots: string[], name: string): SeatChoice[] {
  const usual = bots[1] ?? bots[0] ?? "";
  return Array.from({ length: many }, (_, place) => ({ sitter: place ? "bot" : "me", bot: usual, name: place ? "" : name }));
}

/** The same people again; those who are not at this screen are friends. */
export function sameSeats(players: Sitting[], mine: Seat[]): SeatChoice[] {
  return players.map((player) => ({
    sitter: mine.includes(player.seat) ? "me" : player.kind === "bot" && !player.stands_in ? "bot" : "friend",
    bot: player.bot || "medium",
    name: player.name,
    ...(player.kind === "bot" && !player.stands_in ? {} : { of: player.seat }),
  }));
}

/** Which seat of the match before each player had; friends who lost theirs to somebody else take the next that is free. */
export function before(seats: SeatChoice[], mine: Seat[]): (Seat | null)[] {
  const friends = seats.flatMap(({ of }) => (of === undefined || mine.includes(of) ? [] : [of]));
  const unchanged = seats.map(({ sitter, of }) => of !== undefined && (sitter === "me") === mine.includes(of) && sitter !== "bot" ? of : null);
  const late = friends.filter((seat) => !unchanged.includes(seat));
  return seats.map(({ sitter }, place) => unchanged[place] ?? (sitter === "friend" ? late.shift() ?? null : null));
}

/** Everybody moves on by one seat. */
export function swapped(seats: SeatChoice[]): SeatChoice[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

/** At one screen everybody needs a name of their own. */
export function orders(seats: SeatChoice[], own: string): SeatOrder[] {
  const mine = seats.filter((seat) => seat.sitter === "me").length;
  return seats.map((seat, place): SeatOrder => {
    if (seat.sitter === "bot") return { kind: "bot", bot: seat.bot, name: "" };
    if (seat.sitter === "friend") return { kind: "person", name: "" };
    const name = mine > 1 ? seat.name.trim() || `${own} ${place + 1}` : own;
    return { kind: "person", name, mine: true, nonce: freshNonce() };
  });
}
