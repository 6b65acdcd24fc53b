/** Asking the others, and answering them: to take something back, to end the match, to let a bot play. */
import { is } from "../parts/chance";
import type { Seat } from "../wire";
import { whoDeclines } from "./requests";
import type { MatchSession } from "./session.svelte";

export class Consent {
  /** Those at this screen have been asked aloud: they agree as soon as the request is known. */
  private allAgree = false;
  /** What was asked before, to tell whoever asked what became of it. */
  private before: { what: string; seat: Seat } | null = null;

  constructor(private readonly match: MatchSession) {}

  /** Asks the others to take back my last choice. */
  askForUndo(): void {
    const { seat, mine, live } = this.match;
    if (seat === null) return;
    live.undo(seat, true);
    this.allAgree = mine.length > 1;
  }

  proposeEnd(): void {
    const { mine, frame, live } = this.match;
    const [who] = mine;
    if (who !== undefined) live.send({ type: "propose_end", seat: who, at: frame?.n ?? null });
    this.allAgree = mine.length > 1;
  }

  /** All who sit at this screen and have not agreed yet do so. */
  agree(): void {
    const { request, mine, missing, live } = this.match;
    if (!request) return;
    for (const seat of mine.filter((one) => missing.includes(one))) live.send({ type: "agree", seat, request: request.n });
  }

  agreeIfAskedAloud(): void {
    const { request, mine } = this.match;
    if (!request || !this.allAgree || !mine.includes(request.seat)) return;
    this.allAgree = false;
    this.agree();
  }

  /** Declines, or withdraws what one of mine has asked. */
  decline(): void {
    const { request, mine, live } = this.match;
    if (!request) return;
    const who = whoDeclines(request, mine);
    if (who !== undefined) live.send({ type: "decline", seat: who, request: request.n });
  }

  /** Whoever asked to take back is told that the choice stays. */
  tellIfDeclined(): void {
    const { frame, request, mine, live } = this.match;
    if (!frame) return;
    const declined = frame.views.some((view) => view.log.some((line) => is(line, "declines")));
    if (declined && this.before?.what === "undo" && mine.includes(this.before.seat)) live.notice = { text: { id: "ui.undo-declined" }, rule: "" };
    this.before = request;
  }
}
