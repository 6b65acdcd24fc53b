/** Listens to fingers that go up or down over a part of the screen. A mouse has buttons for that. */
import type { Movement } from "./levels";

export function swipes(onswipe: (movement: Movement) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let start: PointerEvent | null = null;
    const begin = (event: PointerEvent) => (start = event.pointerType === "mouse" || !event.isPrimary ? null : event);
    const end = (event: PointerEvent) => {
      if (start?.pointerId === event.pointerId) onswipe({ x: event.clientX - start.clientX, y: event.clientY - start.clientY, time: event.timeStamp - start.timeStamp });
      start = null;
    };
    // The browser has taken the finger over to scroll something.
    const forget = () => (start = null);
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", forget);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", forget);
    };
  };
}
