/** What I asked for and was not answered yet: neither a lost connection nor a server that cannot store loses it. */
import type { FrameToServer, SentStateFrame } from "../wire";

/** Something else than a choice that I ask for. */
export type Request = Exclude<FrameToServer, { type: "hello" | "ping" | "choose" | "weigh" | "hint" }>;

/** What would be done twice if it was heard, the answer got lost and it were sent again. */
const ONCE_ONLY = new Set(["chat"]);

export class Outbox {
  /** Whether something is still to be answered. */
  pending = $state(false);
  private readonly requests = new Map<string, Request>();
  /** Those of them that the server could not store. */
  private readonly unstored = new Set<string>();

  constructor(
    /** Whether it could be sent. */
    private readonly put: (frame: FrameToServer) => boolean,
  ) {}

  send(id: string, frame: Request): void {
    const request = { ...frame, id };
    const sent = this.put(request);
    if (sent && ONCE_ONLY.has(frame.type)) return;
    this.requests.set(id, request);
    this.pending = true;
  }

  has(id: string): boolean {
    return this.requests.has(id);
  }

  answered(id: string | null | undefined): void {
    if (!id) return;
    this.requests.delete(id);
    this.unstored.delete(id);
    this.pending = this.requests.size > 0;
  }

  /** The server heard it and could not store it. */
  notStored(id: string): void {
    if (this.requests.has(id)) this.unstored.add(id);
  }

  /** The server may be able to store again. */
  storeAgain(): void {
    for (const id of this.unstored) {
      const request = this.requests.get(id);
      if (request) this.put(request);
    }
    this.unstored.clear();
  }

  /** After a gap: what was not answered is sent again, unless the match has moved past it. */
  sendAgain(frame: SentStateFrame): void {
    for (const [id, request] of this.requests) {
      const once = ONCE_ONLY.has(request.type);
      const mine = frame.views.some((view) => view.seat === request.seat);
      if (!mine || (!once && isPast(request, frame)) || (this.put(request) && once)) this.answered(id);
    }
  }
}

/** Whether the match has gone on since something was asked for. */
function isPast(request: Request, frame: SentStateFrame): boolean {
  const at = "at" in request ? (request.at ?? frame.n) : frame.n;
  const answersAnother = "request" in request && request.request !== frame.request?.n;
  return Boolean(frame.result || frame.ended) || at < frame.n || answersAnother;
}
