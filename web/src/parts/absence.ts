/** The rule for those who keep the others waiting and are not there, as it is told. */
import { say } from "../state/words.svelte";
import type { Absence } from "../wire";

/** After how many hours it may apply; the third is the usual one. */
export const HOURS = [1, 8, 24, 72, 168];
export const USUAL: Absence = { kind: "bot", hours: 24 };

export function span(hours: number): string {
  return hours > 24 ? say("days", { n: hours / 24 }) : say("hours", { n: hours });
}

export function absenceWords(rule: Absence): string {
  return say(`absence-help-${rule.kind}`, { time: span(rule.hours) });
}
