/** The secrets of the seats that this browser holds, match by match. */
import type { NewMatch, Seat } from "../wire";

const KEY = "hexameron.seats";

/** Something that I said is wrong in a match; its file can be fetched after the end. */
export interface Reported {
  id: string;
  n: number;
  words: string;
}

export interface Held {
  seats: Record<string, string>;
  invites: Record<string, string>;
  owner?: string;
  reports?: Reported[];
}

type Everything = Record<string, Held>;

function read(): Everything {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Everything;
  } catch {
    return {};
  }
}

function change(id: string, how: (held: Held) => void): void {
  const all = read();
  const held = all[id] ?? { seats: {}, invites: {} };
  how(held);
  all[id] = held;
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function heldIn(id: string): Held {
  return read()[id] ?? { seats: {}, invites: {} };
}

/** The tokens of a match, the owner's among them. */
export function tokensOf(id: string): string[] {
  const held = heldIn(id);
  return [...Object.values(held.seats), ...(held.owner ? [held.owner] : [])];
}

export function seatTokens(id: string): string[] {
  return Object.values(heldIn(id).seats);
}

export function allTokens(): string[] {
  return Object.values(read()).flatMap((held) => [...Object.values(held.seats), ...(held.owner ? [held.owner] : [])]);
}

export function keepNew(made: NewMatch): void {
  change(made.id, (held) => {
    held.owner = made.owner;
    for (const { seat, token, invite } of made.seats) {
      if (token) held.seats[seat] = token;
      if (invite) held.invites[seat] = invite;
    }
  });
}

export function keepSeat(id: string, seat: Seat | string, token: string): void {
  change(id, (held) => {
    held.seats[seat] = token;
  });
}

export function keepInvite(id: string, seat: Seat, invite: string): void {
  change(id, (held) => {
    held.invites[seat] = invite;
  });
}

export function keepReport(id: string, report: Reported): void {
  change(id, (held) => {
    held.reports = [...(held.reports ?? []), report];
  });
}

/** What this browser was told to forget nobody can sit down with here. */
export function forgetAll(): void {
  localStorage.removeItem(KEY);
}
