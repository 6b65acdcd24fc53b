/** What the keys do at a table. */
import type { Tool } from "./tool";

export type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;
export type Command = { kind: "digit"; digit: string } | { kind: "confirm" } | { kind: "turn-board" } | { kind: "whole-board" } | { kind: "map" } | { kind: "zoom"; closer: boolean } | { kind: "let-go" } | { kind: "tool"; tool: Tool };

/** ``covered``: something lies over the map, which M lifts away. */
export function commandOf(pressed: Pressed, tools: Tool[], covered = false): Command | undefined {
  if (pressed.altKey) return undefined;
  const letter = pressed.key.toLowerCase();
  const use = (fits: (tool: Tool) => boolean | undefined): Command | undefined => {
    const tool = tools.find((one) => fits(one) && !one.disabled);
    return tool && { kind: "tool", tool };
  };
  if (pressed.ctrlKey || pressed.metaKey) return use((tool) => tool.keys?.includes(`${pressed.shiftKey ? "shift " : ""}${letter}`));
  if (/^\d$/.test(pressed.key)) return { kind: "digit", digit: pressed.key };
  if (pressed.key === "Enter") return { kind: "confirm" };
  if (letter === "t") return { kind: "turn-board" };
  if (covered && letter === "m") return { kind: "map" };
  if (letter === "+" || letter === "=" || letter === "-") return { kind: "zoom", closer: letter !== "-" };
  if (letter === "w") return { kind: "whole-board" };
  if (pressed.key === "Escape") return { kind: "let-go" };
  return use((tool) => tool.key === letter);
}

const PAUSE = 650;

/** A number that is typed digit by digit: where another digit may follow, it waits for it. */
export class TypedNumber {
  private digits = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onnumber: (number: number) => void) {}

  /** Another digit of a number that is `highest` at most. */
  type(digit: string, highest: number): void {
    clearTimeout(this.timer);
    this.digits += digit;
    const number = Number(this.digits);
    const done = () => {
      this.digits = "";
      this.onnumber(number);
    };
    if (number * 10 > highest) done();
    else this.timer = setTimeout(done, PAUSE);
  }
}
