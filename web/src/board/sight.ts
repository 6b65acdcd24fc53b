/** What of a board must be seen while something is asked, and which part of it to look at for that. */
import type { Box, Point } from "./geometry";

/** What a question is about. */
export interface Wanted {
  /** Around the pieces that act. */
  acting: Box | undefined;
  /** The cells where something can be chosen. */
  cells: Box[];
}

export const NOTHING_WANTED: Wanted = { acting: undefined, cells: [] };

/** So little of something may be out of sight, in units of the board: a rounding, not a part of it. */
const TOLERANCE = 0.5;

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

const fits = (view: Box, area: Box): boolean => area.w <= view.w + TOLERANCE && area.h <= view.h + TOLERANCE;

const meet = (one: Box, two: Box): boolean => two.x < one.x + one.w && one.x < two.x + two.w && two.y < one.y + one.h && one.y < two.y + two.h;

const contains = (view: Box, area: Box): boolean =>
  area.x >= view.x - TOLERANCE && area.y >= view.y - TOLERANCE && area.x + area.w <= view.x + view.w + TOLERANCE && area.y + area.h <= view.y + view.h + TOLERANCE;

/** Whether something is seen whole, or, where it is larger than the view, in part. */
export const isSeen = (view: Box, area: Box): boolean => (fits(view, area) ? contains(view, area) : meet(view, area));

export function union(areas: Box[]): Box | undefined {
  if (!areas.length) return undefined;
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))];
  return { x, y, w: Math.max(...areas.map((one) => one.x + one.w)) - x, h: Math.max(...areas.map((one) => one.y + one.h)) - y };
}

const allOf = ({ acting, cells }: Wanted): Box[] => (acting ? [acting, ...cells] : cells);

/** Whether all that a question is about is seen. */
export const seesAll = (view: Box, wanted: Wanted): boolean => allOf(wanted).every((area) => isSeen(view, area));

/** Whether something that can be chosen is seen, or, where nothing can be chosen on the board, what acts. */
export const seesSome = (view: Box, { acting, cells }: Wanted): boolean => (cells.length ? cells : acting ? [acting] : []).some((area) => isSeen(view, area));

/** Whether somebody can go on from what is seen: from all of it where that fits into one view, else from one thing that can be chosen, and from what acts where both fit. */
export function isEnough(view: Box, wanted: Wanted): boolean {
  const all = union(allOf(wanted));
  if (!all) return true;
  if (fits(view, all)) return contains(view, all);
  const { acting } = wanted;
  const together = acting !== undefined && contains(mostOf(view, wanted) ?? all, acting);
  return seesSome(view, wanted) && (!together || isSeen(view, acting));
}

/** As much as one view holds: around what acts, else what lies nearest to where one looks. */
export function mostOf(view: Box, { acting, cells }: Wanted): Box | undefined {
  const from = middleOf(acting ?? view);
  const away = (area: Box): number => Math.hypot(middleOf(area).x - from.x, middleOf(area).y - from.y);
  const [nearest, ...others] = [...cells].sort((one, two) => away(one) - away(two));
  if (!nearest) return acting;
  const more = (area: Box, one: Box): Box => {
    const both = union([area, one]) ?? area;
    return fits(view, both) ? both : area;
  };
  return others.reduce(more, acting ? more(nearest, acting) : nearest);
}

/** The middle of a view that shows something, as near as possible to where one looks. */
export function middleFor(view: Box, area: Box): Point {
  const along = (from: number, size: number, seen: number, most: number): number =>
    size > most ? from + size / 2 : Math.min(Math.max(seen + most / 2, from + size - most / 2), from + most / 2);
  return { x: along(area.x, area.w, view.x, view.w), y: along(area.y, area.h, view.y, view.h) };
}
