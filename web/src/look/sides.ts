/** The colours that scenes give to seats: by the panels of the players, such as those of the factions that they lead. */
import type { Colour, Panel } from "../wire";

/** The banner of a colour, and so its ink and its ground (room.css). */
const BANNERS: Partial<Record<Colour, number>> = { blue: 0, red: 1, green: 2, purple: 3, brown: 4, teal: 5 };

/** The colours of seats as custom properties; those without one of their own keep that of their number. */
export function sidesOf(panels: Panel[]): string {
  return panels
    .flatMap(({ kind, owner, colour }) => {
      const banner = BANNERS[colour ?? ""];
      return kind === "player" && owner !== null && owner !== undefined && banner !== undefined ? [`--side${owner}: var(--banner${banner}); --side${owner}-ink: var(--banner${banner}-ink)`] : [];
    })
    .join("; ");
}
