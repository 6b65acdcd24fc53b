/** What a seat asks of the others, and who still has to answer. */
import type { Request, Seat } from "../wire";

export function missingAnswers(request: Request | null): Seat[] {
  return request ? request.of.filter((seat) => !request.agreed?.includes(seat)) : [];
}

/** How a request stands for those who sit at this screen. */
export function standingOf(request: Request | null, mine: Seat[]): "none" | "asks-me" | "waits-for-others" {
  const missing = missingAnswers(request);
  if (!request || !missing.length) return "none";
  if (!mine.includes(request.seat)) return missing.some((seat) => mine.includes(seat)) ? "asks-me" : "none";
  return missing.some((seat) => !mine.includes(seat)) ? "waits-for-others" : "none";
}

/** Who of mine declines it, or withdraws what one of mine has asked. */
export function whoDeclines(request: Request, mine: Seat[]): Seat | undefined {
  return mine.includes(request.seat) ? request.seat : mine.find((seat) => request.of.includes(seat));
}

/** Of a proposed bot: whose seat it is to play, and how well. */
export function proposedBot(request: Request): { seat: Seat; level: string } | undefined {
  const [seat, level] = (request.about ?? "").split(":");
  return level ? { seat: Number(seat), level } : undefined;
}
