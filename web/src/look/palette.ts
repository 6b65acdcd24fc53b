/** Colours of the look by the names that scenes use. */

const CHIEFS: Record<string, string> = {
  green: "#4a8a3e",
  blue: "#3b72b3",
  red: "#b5382c",
  purple: "#6b4796",
  orange: "#c26a1c",
  yellow: "#c9a227",
  black: "#2b2622",
  white: "#ece4d2",
  grey: "#7d766b",
  brown: "#7a5a2c",
};

/** How many strokes a chief has, so that nobody needs to tell its colour. */
const STROKES: Record<string, number> = { green: 1, blue: 2, red: 3, purple: 4 };

const TERRAINS: Record<string, string> = {
  "": "#d9c796",
  wood: "#7d9a5f",
  forest: "#7d9a5f",
  hill: "#b8995a",
  hills: "#b8995a",
  water: "#6f9fbe",
  lake: "#6f9fbe",
  sea: "#5e8fb0",
  river: "#6f9fbe",
  ford: "#93b7c4",
  bridge: "#a9a68c",
  lair: "#a39480",
  landmark: "#c6b08f",
  mountain: "#a59a90",
  mountains: "#a59a90",
  desert: "#e0c27c",
  swamp: "#8c9a74",
  wasteland: "#b29a86",
  plains: "#cdbf7f",
  city: "#c7aa8a",
  grass: "#c3cd92",
  dirt: "#cbb08a",
  snow: "#e6e9ea",
  sand: "#e0c27c",
  lava: "#b98574",
  cave: "#9a8f86",
  home: "#b9b6a0",
  meadow: "#d6d3a4",
  heath: "#e6d7ac",
  steppe: "#dfc99c",
  unknown: "#8f8672",
};

/** Head, emblem and frame of a card by its colour; dark enough for white letters. */
const CARDS: Record<string, string> = {
  steel: "#6b5330",
  copper: "#553a8c",
  white: "#6d6250",
  brown: "#6f5228",
  green: "#3a6b35",
  blue: "#2b5890",
  red: "#8e2b24",
  purple: "#55398a",
  orange: "#94480f",
  grey: "#58534b",
  black: "#2b2622",
  teal: "#1f6670",
  yellow: "#7a5f0c",
};

const DICE: Record<string, string> = {
  green: "#2f6b2a",
  blue: "#23579a",
  red: "#a12c22",
  orange: "#a5530f",
  black: "#2b2622",
  purple: "#6a3a96",
  white: "#7a705f",
  yellow: "#96750f",
};

const TINTS = ["red", "blue", "green", "white", "yellow", "purple", "black"];

export const chief = (name: string | undefined): string => CHIEFS[name ?? ""] ?? "#7d766b";
export const strokes = (name: string | undefined): number => STROKES[name ?? ""] ?? 0;
export const terrain = (name: string | undefined): string => TERRAINS[name ?? ""] ?? "#cdb98a";
export const cardColour = (name: string | undefined): string => CARDS[name ?? ""] ?? "#6f5228";
export const dieColour = (name: string | undefined): string => DICE[name ?? ""] ?? "#2b2622";
export const side = (seat: number | null | undefined): string =>
  seat === null || seat === undefined ? "#6d675e" : `var(--side${seat % 6})`;
export const sideInk = (seat: number | null | undefined): string =>
  seat === null || seat === undefined ? "var(--ink)" : `var(--side${seat % 6}-ink)`;
/** The ink of a sign on a sheet of vellum. */
export const sheetInk = (name: string | undefined): string => (name ? CARDS[name] : undefined) ?? "var(--vellum-ink)";
/** The ink of a sign in a panel, dark or light as the room is. */
export const tint = (name: string | undefined): string => (name && TINTS.includes(name) ? `var(--tint-${name})` : "inherit");
