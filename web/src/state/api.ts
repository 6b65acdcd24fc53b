/** The server's requests; a refusal is a Fault with the server's own text. */
import type {
  Begun, CommonCatalogue, Game, GameCatalogue, Invite, Joined, JoinedRematch, Log, MatchFacts, MatchFile, MatchOrder, NameNow, NewMatch, Opening, Reach, ReplayStep,
  ReportId, ReportOrder, Seat, SeatOrder, Stored, Text, Verdict,
} from "../wire";
import { promiseOf } from "./promise";
import { freshNonce, keepPart } from "./dice";
import { tokensOf } from "./seats";

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
  ) {
    super(text.id);
  }
}

async function call<T>(method: string, path: string, tokens: string[] = [], body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (tokens.length) headers["Authorization"] = `Seat ${tokens.join(",")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Fault(0, { id: "ui.fault.connect" });
  }
  if (!answer.ok) throw await fault(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function fault(answer: Response): Promise<Fault> {
  try {
    const { text } = (await answer.json()) as { text?: Text };
    if (text?.id) return new Fault(answer.status, text);
  } catch {
    // An answer without a body that we know, such as a proxy's.
  }
  return new Fault(answer.status, { id: "ui.fault.status", args: { status: answer.status } });
}

const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;
const asSeat = (seat: Seat | null) => (seat === null ? "" : `seat=${seat}`);

export const games = () => call<Game[]>("GET", "/api/games");
export const texts = async () => (await call<CommonCatalogue>("GET", "/api/texts")).texts;
export const catalogue = (game: string) => call<GameCatalogue>("GET", `/api/games/${encodeURIComponent(game)}/catalogue`);
export const opening = (game: string, scenario: string, players: number) =>
  call<Opening>("GET", `/api/games/${encodeURIComponent(game)}/scenarios/${encodeURIComponent(scenario)}?players=${players}`);
/** A new match. Of my numbers for the dice only the promises leave this browser; they are shown when all have promised. */
export const create = (order: MatchOrder) => founded("/api/matches", [], order);
/** The same again, for everybody who played: `of` tells which seat each had, `instead` which offer this one replaces. */
export const rematch = (id: string, seats: SeatOrder[], of: (Seat | null)[], instead: string) =>
  founded(`${match(id)}/rematch`, tokensOf(id), { seats, of, instead });

async function founded<Order extends { seats: SeatOrder[] }>(path: string, tokens: string[], order: Order): Promise<NewMatch> {
  const promised = order.seats.map(({ nonce, ...seat }) => (nonce ? { ...seat, promise: promiseOf(nonce) } : seat));
  const made = await call<NewMatch>("POST", path, tokens, { ...order, seats: promised });
  order.seats.forEach(({ nonce }, seat) => nonce && keepPart(made.id, seat, { nonce }));
  return made;
}

/** The server reads no more tokens from one request than 64. */
const TOKENS_AT_ONCE = 60;

/** My matches; whoever holds very many seats asks several times. */
export async function mine(tokens: string[]): Promise<MatchFacts[]> {
  const found = new Map<string, MatchFacts>();
  for (let from = 0; from === 0 || from < tokens.length; from += TOKENS_AT_ONCE) {
    for (const one of await call<MatchFacts[]>("GET", "/api/matches", tokens.slice(from, from + TOKENS_AT_ONCE))) {
      const known = found.get(one.id);
      found.set(one.id, known ? { ...one, owner: one.owner || known.owner, mine: [...new Set([...known.mine, ...one.mine])] } : one);
    }
  }
  return [...found.values()];
}
/** Begins a guided match. */
export const learn = (game: string, lesson: string, name: string) =>
  call<NewMatch>("POST", "/api/lessons", [], { game, lesson, name });
/** Where those whom I invite to a match find this server. */
export const reach = (id: string, tokens: string[]) => call<Reach>("GET", `${match(id)}/reach`, tokens);
export const facts = (id: string, tokens: string[]) => call<MatchFacts>("GET", match(id), tokens);
export async function join(id: string, invite: string, name: string): Promise<Joined> {
  const nonce = freshNonce();
  const body = { invite, name, promise: promiseOf(nonce) };
  const joined = await call<Joined>("POST", `${match(id)}/join`, [], body);
  if (!joined.begun) keepPart(id, joined.seat, { nonce });
  return joined;
}
/** Sits down in this rematch of a finished match, where I had this seat. */
export async function joinRematch(id: string, offer: string, seat: Seat): Promise<JoinedRematch> {
  const nonce = freshNonce();
  const body = { offer, seat, promise: promiseOf(nonce) };
  const joined = await call<JoinedRematch>("POST", `${match(id)}/rematch/join`, tokensOf(id), body);
  if (!joined.begun) keepPart(joined.id, joined.seat, { nonce });
  return joined;
}
/** My number for the dice of a match that has not begun: promised, or shown. */
export const part = (id: string, seat: Seat, what: { promise: string } | { nonce: string }, tokens: string[]) =>
  call<Begun>("POST", `${match(id)}/seats/${seat}/part`, tokens, what);
export const invite = (id: string, seat: Seat, tokens: string[]) =>
  call<Invite>("POST", `${match(id)}/seats/${seat}/invite`, tokens, {});
export const handOver = (id: string, seat: Seat, tokens: string[]) =>
  call<Invite>("POST", `${match(id)}/seats/${seat}/hand-over`, tokens, {});
export const botFor = (id: string, seat: Seat, bot: string, tokens: string[]) =>
  call<Stored>("POST", `${match(id)}/seats/${seat}/bot`, tokens, { bot });
export const personFor = (id: string, seat: Seat, tokens: string[]) =>
  call<Stored>("DELETE", `${match(id)}/seats/${seat}/bot`, tokens);
export const log = (id: string, seat: Seat | null, tokens: string[]) =>
  call<Log>("GET", `${match(id)}/log?${asSeat(seat)}`, tokens);
export const replay = (id: string, n: number, seat: Seat | null, tokens: string[]) =>
  call<ReplayStep>("GET", `${match(id)}/replay/${n}?${asSeat(seat)}`, tokens);
export const exported = (id: string, tokens: string[]) => call<MatchFile>("GET", `${match(id)}/export`, tokens);
export const verify = (id: string, tokens: string[]) =>
  call<Verdict>("GET", `${match(id)}/verify`, tokens);
export const imported = (file: unknown, seats: SeatOrder[]) =>
  call<NewMatch>("POST", "/api/matches/import", [], { file, seats });
export const branch = (id: string, n: number, seats: SeatOrder[], tokens: string[]) =>
  call<NewMatch>("POST", `${match(id)}/branch`, tokens, { n, seats });
export const report = (
  id: string,
  tokens: string[],
  body: ReportOrder,
) => call<ReportId>("POST", `${match(id)}/reports`, tokens, body);

export const reported = (id: string, report: string, tokens: string[]) =>
  call<unknown>("GET", `${match(id)}/reports/${encodeURIComponent(report)}`, tokens);
export const renameSeat = (id: string, seat: Seat, name: string, tokens: string[]) =>
  call<NameNow>("POST", `${match(id)}/seats/${seat}/name`, tokens, { name });

export const account = () => call<NameNow>("GET", "/api/account");
export const signUp = (name: string, password: string) =>
  call<NameNow>("POST", "/api/accounts", [], { name, password });
export const logIn = (name: string, password: string) =>
  call<NameNow>("POST", "/api/session", [], { name, password });
export const renameAccount = (name: string) => call<NameNow>("PATCH", "/api/account", [], { name });
export const changePassword = (old: string, password: string) =>
  call<NameNow>("PATCH", "/api/account", [], { old, password });
export const logOut = () => call<undefined>("DELETE", "/api/session");
export async function keepSeats(tokens: string[]): Promise<void> {
  for (let from = 0; from < tokens.length; from += TOKENS_AT_ONCE) {
    await call("POST", "/api/account/seats", [], { tokens: tokens.slice(from, from + TOKENS_AT_ONCE) });
  }
}
export const deleteAccount = (password: string) => call<undefined>("POST", "/api/account/deletion", [], { password });
