/** The one drawer of a small screen: which tab is open, and how far. */
import type { TableView } from "../table/view.svelte";
import { keyed, swiped, type Level, type Movement } from "./levels";
import { calls, tabFor, tabsOf, type Tab } from "./tabs";

export class Drawer {
  level = $state<Level>("half");
  private chosen = $state("");
  /** Whether it went down by itself, for a fight or a choice that needs the room. */
  private gaveWay = false;

  constructor(private readonly table: TableView) {}

  readonly tabs = $derived.by(() => tabsOf(this.table.scene, this.table.seat, this.table.props.talk !== undefined));
  /** Whether one talks is known to the match, which counts what was not read. */
  readonly open = $derived.by(() => this.tabs.find((tab) => (this.table.props.talk?.shown ? tab.place === "chat" : tab.id === this.chosen)) ?? this.tabs[0]);

  readonly isCalling = (tab: Tab): boolean => calls(tab, this.table.bound, this.table.scene, this.table.choiceShown ? this.table.staging.keys : undefined);

  /** Another question: what can be chosen is brought up, if it does not lie there already. Who talks is left alone. */
  follow(): void {
    if (this.table.props.talk?.shown) return;
    this.chosen = tabFor(this.tabs, this.chosen, this.isCalling);
    const onStage = this.table.optionsOnBoard.length > 0 || !this.table.mapShown;
    const called = this.open !== undefined && this.isCalling(this.open);
    if (this.level === "whole" && onStage) this.level = "half";
    if (!this.table.mapShown && !called && this.level === "half") {
      this.level = "down";
      this.gaveWay = true;
    } else if (this.level === "down" && (this.gaveWay ? this.table.mapShown || called : called && !onStage)) {
      this.level = "half";
      this.gaveWay = false;
    }
  }

  /** Another tab is opened; the open one gives its room to the map, or takes it back. */
  choose(id: string): void {
    const same = this.open?.id === id;
    this.table.pinnedCell = "";
    this.show(id);
    this.gaveWay = false;
    this.level = same && this.level === "half" ? "down" : this.level === "whole" && !same ? "whole" : "half";
  }

  private show(id: string): void {
    const talks = this.tabs.some((tab) => tab.id === id && tab.place === "chat");
    if (!talks) this.chosen = id;
    if (talks !== (this.table.props.talk?.shown ?? false)) this.table.props.talk?.onshow(talks);
  }

  /** The handle was tapped: the whole of it, or as much as before. */
  toggle(): void {
    this.level = this.level === "half" ? "whole" : "half";
  }

  swipe(movement: Movement, height: number): void {
    this.level = swiped(this.level, movement, height);
  }

  /** Tells whether the key meant something. */
  key(key: string): boolean {
    const next = keyed(this.level, key);
    if (next) this.level = next;
    return next !== undefined;
  }
}
