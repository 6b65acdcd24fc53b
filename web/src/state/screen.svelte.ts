/** How much room there is. */
const SMALL = matchMedia("(max-height: 540px), (max-width: 820px)");

const NARROW = matchMedia("(max-width: 1200px)");

class Screen {
  small = $state(SMALL.matches);
  /** As wide as a tablet: what stands beside the board is folded. */
  narrow = $state(NARROW.matches);

  constructor() {
    SMALL.addEventListener("change", () => (this.small = SMALL.matches));
    NARROW.addEventListener("change", () => (this.narrow = NARROW.matches));
  }
}

export const screen = new Screen();
