/** A button of the table's toolbar. */
export interface Tool {
  icon: string;
  label: string;
  onclick: () => void;
  /** The letter that presses it. */
  key?: string;
  /** Keys that press it together with Ctrl or Cmd: "z", "shift z". */
  keys?: string[];
  title?: string;
  disabled?: boolean;
  pressed?: boolean;
  /** It has a key, but its button is elsewhere. */
  keyOnly?: boolean;
  /** Its sign says enough. */
  terse?: boolean;
}
