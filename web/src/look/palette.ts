/** Colours of the look by the names that scenes use. */
import type { Colour, Seat, Terrain } from "../wire";

const CHIEFS: Record<Colour, string> = {
  "": "#7d766b",
  black: "#2b2622",
  blue: "#3b72b3",
  brown: "#7a5a2c",
  copper: "#6b4796",
  green: "#4a8a3e",
  grey: "#7d766b",
  orange: "#c26a1c",
  purple: "#6b4796",
  red: "#b5382c",
  steel: "#7a5a2c",
  teal: "#1f6670",
  white: "#ece4d2",
  yellow: "#c9a227",
};

/** How many strokes a chief has, so that nobody needs to tell its colour. */
const STROKES: Partial<Record<Colour, number>> = { green: 1, blue: 2, red: 3, purple: 4 };

const TERRAINS: Record<Terrain, string> = {
  "": "#d9c796",
  bridge: "#a9a68c",
  city: "#c7aa8a",
  desert: "#e0c27c",
  dirt: "#cbb08a",
  ford: "#93b7c4",
  forest: "#7d9a5f",
  grass: "#c3cd92",
  heath: "#e6d7ac",
  hills: "#b8995a",
  lair: "#a39480",
  lake: "#6f9fbe",
  landmark: "#c6b08f",
  meadow: "#d6d3a4",
  mountain: "#a59a90",
  plains: "#cdbf7f",
  sand: "#e0c27c",
  sea: "#5e8fb0",
  steppe: "#dfc99c",
  swamp: "#8c9a74",
  unknown: "#8f8672",
  wasteland: "#b29a86",
  water: "#6f9fbe",
};

/** Head, emblem and frame of a card by its colour; dark enough for white letters. */
const CARDS: Record<Colour, string> = {
  "": "#6f5228",
  black: "#2b2622",
  blue: "#2b5890",
  brown: "#6f5228",
  copper: "#553a8c",
  green: "#3a6b35",
  grey: "#58534b",
  orange: "#94480f",
  purple: "#55398a",
  red: "#8e2b24",
  steel: "#6b5330",
  teal: "#1f6670",
  white: "#6d6250",
  yellow: "#7a5f0c",
};

const DICE: Record<Colour, string> = {
  "": "#2b2622",
  black: "#2b2622",
  blue: "#23579a",
  brown: "#6f5228",
  copper: "#6a3a96",
  green: "#2f6b2a",
  grey: "#58534b",
  orange: "#a5530f",
  purple: "#6a3a96",
  red: "#a12c22",
  steel: "#6b5330",
  teal: "#1f6670",
  white: "#7a705f",
  yellow: "#96750f",
};

/** The ink of a sign in a panel, dark or light as the room is. */
const TINTS: Record<Colour, string> = {
  "": "inherit",
  black: "var(--tint-black)",
  blue: "var(--tint-blue)",
  brown: "var(--tint-yellow)",
  copper: "var(--tint-purple)",
  green: "var(--tint-green)",
  grey: "var(--tint-black)",
  orange: "var(--tint-yellow)",
  purple: "var(--tint-purple)",
  red: "var(--tint-red)",
  steel: "inherit",
  teal: "var(--tint-blue)",
  white: "var(--tint-white)",
  yellow: "var(--tint-yellow)",
};

export const chief = (name: Colour = ""): string => CHIEFS[name];
export const strokes = (name: Colour = ""): number => STROKES[name] ?? 0;
export const terrain = (name: Terrain = ""): string => TERRAINS[name];
export const cardColour = (name: Colour = ""): string => CARDS[name];
export const dieColour = (name: Colour = ""): string => DICE[name];
export const side = (seat: Seat | null | undefined): string =>
  seat === null || seat === undefined ? "#6d675e" : `var(--side${seat % 6})`;
export const sideInk = (seat: Seat | null | undefined): string =>
  seat === null || seat === undefined ? "var(--ink)" : `var(--side${seat % 6}-ink)`;
/** The ink of a sign on a sheet of vellum. */
export const sheetInk = (name: Colour = ""): string => (name ? CARDS[name] : "var(--vellum-ink)");
/** The ground of a card's strong effect. */
export const bandTint = (name: Colour = ""): string => `color-mix(in srgb, ${CARDS[name]} ${name ? 17 : 6}%, #f3e8cd)`;
export const tint = (name: Colour = ""): string => TINTS[name];
