/** What this browser remembers about its user. */
import type { Language } from "../wire";

const KEY = "hexameron.settings";

/** How long a told act of somebody else stays on the screen at most, in milliseconds; 0 shows them at once. */
export type Pace = 0 | 600 | 1200;
export const PACES: Pace[] = [0, 600, 1200];

/** What a browser or a phone paints around the page: the colour of the room. */
const ROOM = { dark: "#1a120e", light: "#d9c7a6" };

interface Stored {
  language: Language;
  theme: "dark" | "light";
  motion: boolean;
  sound: boolean;
  pace: Pace;
  notify: boolean;
  askLasting: boolean;
  passAlone: boolean;
  ownSide: boolean;
  name: string;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

/** The first language of the system that we speak. */
function spoken(): Language {
  const first = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "pl" || one === "en");
  return first === "en" ? "en" : "pl";
}

class Settings {
  language = $state<Language>(spoken());
  theme = $state<"dark" | "light">("dark");
  motion = $state(true);
  sound = $state(true);
  pace = $state<Pace>(1200);
  notify = $state(false);
  /** Asks before what cannot be taken back and loses something. */
  askLasting = $state(true);
  /** Passes for me among bots where passing is all I can do. */
  passAlone = $state(true);
  /** Turns a board with sides so that mine is at the bottom; at one screen that of whoever is up. */
  ownSide = $state(true);
  name = $state("");

  constructor() {
    Object.assign(this, stored());
  }

  /** Whether things may move on the screen: the user's switch and the system's wish. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(): void {
    const { language, theme, motion, sound, pace, notify, askLasting, passAlone, ownSide, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, pace, notify, askLasting, passAlone, ownSide, name }));
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", ROOM[theme]);
    document.documentElement.dataset["motion"] = this.moves ? "on" : "off";
  }
}

export const settings = new Settings();
