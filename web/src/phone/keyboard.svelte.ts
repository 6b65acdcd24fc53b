/** How much of the window the keyboard on the screen hides, where the browser does not make the page shorter itself. */

/** What is hidden by less is the bar of the browser. */
const LEAST = 120;

export function hiddenBelow(window: number, seen: number): number {
  const hidden = Math.round(window - seen);
  return hidden > LEAST ? hidden : 0;
}

class Keyboard {
  height = $state(0);

  /** Follows the keyboard; gives what ends that. */
  readonly follow = (): (() => void) => {
    const seen = window.visualViewport;
    if (!seen) return () => undefined;
    const look = () => (this.height = hiddenBelow(window.innerHeight, seen.height * seen.scale));
    seen.addEventListener("resize", look);
    look();
    return () => seen.removeEventListener("resize", look);
  };
}

export const keyboard = new Keyboard();
