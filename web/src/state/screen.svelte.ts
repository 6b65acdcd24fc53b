/** How much room there is. */
const SMALL = matchMedia("(max-height: 540px), (max-width: 820px)");

class Screen {
  small = $state(SMALL.matches);

  constructor() {
    SMALL.addEventListener("change", () => (this.small = SMALL.matches));
  }
}

export const screen = new Screen();
