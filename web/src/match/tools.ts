/** The buttons and keys of a match. */
import { settings } from "../state/settings.svelte";
import { say, tell } from "../state/words.svelte";
import type { Tool } from "../table/tool";
import type { MatchSession } from "./session.svelte";

/** What opens beside the table. */
export type Drawer = "rules" | "menu";

export interface Actions {
  undo: () => void;
  open: (drawer: Drawer) => void;
  talk: () => void;
  /** On a small screen: the menu comes first. */
  compact: boolean;
}

export function toolsOf(match: MatchSession, { undo, open, talk, compact }: Actions): Tool[] {
  const menu: Tool = { icon: "hamburger-menu", label: say("menu"), key: "m", onclick: () => open("menu") };
  return [
    ...(compact ? [menu] : []),
    ...(match.mine.length ? ownTools(match, undo) : []),
    { icon: "open-book", label: say("rules"), key: "r", onclick: () => open("rules") },
    { icon: "talk", label: say("chat"), key: "c", onclick: talk, keyOnly: true },
    ...(compact ? [] : [soundTool()]),
    ...(compact ? [] : [menu]),
  ];
}

/** Tools of those who play. */
function ownTools(match: MatchSession, undo: () => void): Tool[] {
  const { live, seat, undoHindrance } = match;
  const hinder = undoHindrance ? { title: tell(match.game, undoHindrance) } : {};
  const redo: Tool = { icon: "clockwise-rotation", label: say("redo"), key: "y", keys: ["y", "shift z"], onclick: () => live.redo() };
  return [
    { icon: "return-arrow", label: say("undo"), key: "u", keys: ["z"], onclick: undo, disabled: !match.mayUndo, ...hinder },
    ...(match.redoable ? [redo] : []),
    {
      icon: "light-bulb",
      label: live.hinting ? say("thinking") : say("hint"),
      key: "h",
      onclick: () => seat !== null && live.askHint(seat),
      disabled: !match.asked.length || live.hinting,
    },
  ];
}

/** Switches the sounds off and on. */
function soundTool(): Tool {
  const { sound } = settings;
  return { icon: sound ? "speaker" : "speaker-off", label: say("sound"), title: say(sound ? "sound-off" : "sound-on"), pressed: sound, terse: true, onclick: () => (settings.sound = !sound) };
}

/** Speaks the other language. */
export function languageTool(): Tool {
  const other = settings.language === "pl" ? "en" : "pl";
  return { icon: "world", label: other.toUpperCase(), title: say("other-language"), onclick: () => (settings.language = other) };
}
