/** Fair dice: my own random number in their key, promised by its hash before anybody shows theirs. */
import type { Commitments, Seat } from "../wire";
import { promiseOf } from "./promise";

const KEY = "hexameron.dice";

export interface Part {
  nonce: string;
  /** What was published when I showed my number: nothing of it may change afterwards. */
  seen?: Commitments;
  /** How often a number of mine was thrown away after it was shown, because somebody had to be replaced. */
  wasted?: number;
}

/** What one has to know of a match that has not begun. */
export interface Gathering {
  mine: Seat[];
  missing: Seat[];
  commitments: Commitments;
}

type Everything = Record<string, Record<string, Part>>;

function read(): Everything {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Everything;
  } catch {
    return {};
  }
}

export function partsOf(id: string): Record<string, Part> {
  return read()[id] ?? {};
}

export function keepPart(id: string, seat: Seat, part: Part): void {
  const all = read();
  all[id] = { ...all[id], [seat]: part };
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const same = (one: Commitments, two: Commitments) =>
  one.secret === two.secret && one.nonces.length === two.nonces.length && one.nonces.every((hash, seat) => hash === two.nonces[seat]);

/** How many numbers were shown in vain, when another one takes the place of this. */
const wastedWith = (part: Part | undefined) => (part?.wasted ?? 0) + (part?.seen ? 1 : 0);

export type Bring = (seat: Seat, what: { promise: string } | { nonce: string }) => Promise<unknown>;

/**
 * Brings what is missing of my seats: first a promise and, when all have promised, the number itself. What was
 * published must not change after that, so a number is never shown twice for different promises.
 */
export async function bringParts(id: string, about: Gathering, bring: Bring): Promise<void> {
  const { commitments } = about;
  const sealed = commitments.nonces.every(Boolean);
  for (const seat of about.mine.filter((one) => about.missing.includes(one))) {
    const part = partsOf(id)[seat];
    if (!commitments.nonces[seat]) {
      if (part?.seen?.secret === commitments.secret) continue; // word of what I brought is still on its way
      const nonce = part && !part.seen ? part.nonce : freshNonce();
      keepPart(id, seat, { nonce, wasted: wastedWith(part) });
      await bring(seat, { promise: promiseOf(nonce) });
    } else if (sealed && part && promiseOf(part.nonce) === commitments.nonces[seat] && (!part.seen || same(part.seen, commitments))) {
      keepPart(id, seat, { ...part, seen: commitments });
      await bring(seat, { nonce: part.nonce });
    }
  }
}

/** My seats whose number another device has promised and must show. */
export function elsewhere(id: string, about: Gathering): Seat[] {
  return about.mine.filter((seat) => {
    const published = about.commitments.nonces[seat];
    const part = partsOf(id)[seat];
    return published && about.missing.includes(seat) && (!part || promiseOf(part.nonce) !== published);
  });
}

/** Promises a new number for a seat whose old one lies on another device. */
export async function bringAnew(id: string, seat: Seat, bring: Bring): Promise<void> {
  const nonce = freshNonce();
  const part = partsOf(id)[seat];
  keepPart(id, seat, { nonce, wasted: wastedWith(part) });
  await bring(seat, { promise: promiseOf(nonce) });
}

export type Finding = "none" | "in" | "missing" | "changed" | "false";

/** Whether a finished match was played with what was promised, and with my numbers among it. */
export function checkDice(id: string, shown: { secret: string; nonces: string[]; commitments: Commitments }): Finding {
  const { commitments } = shown;
  const asPromised = promiseOf(shown.secret) === commitments.secret && shown.nonces.every((nonce, seat) => promiseOf(nonce) === commitments.nonces[seat]);
  if (!asPromised) return "false";
  const mine = Object.entries(partsOf(id));
  if (!mine.length) return "none";
  if (mine.some(([seat, part]) => shown.nonces[Number(seat)] !== part.nonce)) return "missing";
  return mine.some(([, part]) => part.seen && !same(part.seen, commitments)) ? "changed" : "in";
}
