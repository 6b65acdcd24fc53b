/** Which lines of the log are news for a player. */
import type { Line, Scene, Seat } from "../wire";

const MOST = 7;
/** Fewer lines than this within one turn are no news: they happened before one's eyes. */
const FEWEST = 4;
const TURN = /^turn\./;

/** What touched my pieces, my cards or me since entry `from`, the newest last; nothing where that is hardly news. */
export function newsFor(seat: Seat, scene: Scene, lines: Line[], from: number): Line[] {
  // My own choice has the next number; what follows it is news.
  const later = lines.filter((line) => line.n > from + 1);
  const own = idsOf(seat, scene);
  const concerned = later.filter((line) => !TURN.test(line.event) && line.at?.some((id) => own.has(id)));
  const otherTurn = later.some((line) => TURN.test(line.event));
  return otherTurn || concerned.length >= FEWEST ? concerned.slice(-MOST) : [];
}

function idsOf(seat: Seat, scene: Scene): Set<string> {
  const pieces = (scene.pieces ?? []).filter((piece) => piece.side === seat).map((piece) => piece.id);
  const cards = (scene.zones ?? []).filter((zone) => zone.owner === seat).flatMap((zone) => (zone.cards ?? []).map((card) => card.id));
  return new Set([`p${seat}`, ...pieces, ...cards]);
}
