/** What the edge of the view cuts: half a number says something else than the whole one. */

const CUT = "data-cut";

/** Hides signs and names that are seen in part only; returns them, to be shown again when the board moves on. */
export function hideCut(place: Element): Element[] {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const isCut = (one: DOMRect) =>
    one.right > left && one.left < right && one.bottom > top && one.top < bottom && (one.left < left - 1 || one.right > right + 1 || one.top < top - 1 || one.bottom > bottom + 1);
  const cut = [...place.querySelectorAll("text")].filter((text) => isCut(text.getBoundingClientRect())).map((text) => text.closest(".sized, .pinned") ?? text);
  for (const one of cut) one.setAttribute(CUT, "");
  return cut;
}

export function showAgain(cut: Element[]): void {
  for (const one of cut) one.removeAttribute(CUT);
}
