/** How somebody chooses at a table: by a click, a tap and another one, a menu, a number, a way of several steps. */
import type { Option, Way } from "../wire";
import { inOrder, obvious, reactTo } from "./deciding";
import { TypedNumber } from "./keys";
import type { TableView } from "./view.svelte";
import { Walk } from "./walk";

/** A place on the screen. */
export interface At {
  x: number;
  y: number;
}

export interface Menu {
  options: Option[];
  at: At;
  title: string;
}

/** Some thing was pointed at, for which these options are offered; a card tells its name, too. */
export type OnPick = (offered: Option[], at: At, touch: boolean, title?: string) => void;

export class Choosing {
  menu = $state.raw<Menu | null>(null);
  /** Whether the last choice was made by a number key. */
  byNumber = $state(false);
  /** The option that a finger tapped once. */
  private tapped = $state("");
  private walk: Walk | null = null;
  private readonly typed = new TypedNumber((number) => {
    if (this.table.choiceShown && this.table.staging.together) return this.table.staging.type(number);
    const option = this.numbered[number - 1];
    if (option) this.choose(option, { byNumber: true });
  });

  constructor(private readonly table: TableView) {}

  /** What was chosen once and waits for a second word, because it cannot be taken back and something is lost by it. */
  readonly armed = $derived.by(() => this.table.options.find((option) => option.key === this.table.props.irrevocable) ?? null);
  readonly picked = $derived.by(() => this.armed?.key ?? this.tapped);

  private readonly prompt = $derived.by(() => this.table.scene.prompt?.id ?? "");

  /** What is chosen a second time is done. */
  readonly choose = (option: Option, { byNumber = false, times = 1 } = {}): void => {
    const sure = this.armed?.key === option.key;
    this.tapped = "";
    this.byNumber = byNumber;
    this.table.props.onchoose(option, sure, Array.from({ length: times }, () => option.key));
  };

  /** Picks all that can still be picked. */
  readonly chooseWhole = (): void => {
    const keys = this.table.scene.whole ?? [];
    const first = this.table.options.find((option) => option.key === keys[0]);
    if (!first) return;
    this.tapped = "";
    this.table.props.onchoose(first, true, keys);
  };

  /** Does what waits for a second word, or what is obvious. */
  confirm(): void {
    const waits = this.table.options.find((option) => option.key === this.picked);
    const option = waits ?? obvious(this.table.options);
    if (option) this.choose(option);
  }

  readonly pick: OnPick = (offered, at, touch, title = "") => {
    const reaction = reactTo({ offered, touch, picked: this.picked });
    if (reaction.kind === "menu") this.menu = { options: offered, at, title };
    else if (reaction.kind === "choose") this.choose(reaction.option);
    else if (reaction.kind === "wait") {
      this.tapped = reaction.option.key;
      this.table.props.onweigh?.(reaction.option);
    }
  };

  /** Everything on the screen in its order; on a stage what lies there. */
  private get numbered(): Option[] {
    if (!this.table.options.length || !this.table.choiceShown) return inOrder(this.table.options, this.table.options);
    return this.table.staging.numbered;
  }

  type(digit: string): void {
    this.typed.type(digit, this.numbered.length);
  }

  // ---------------------------------------------------------------- ways of several steps

  /** Goes there step by step. A finger first shows the way. */
  readonly walkTo = (way: Way, touch: boolean): void => {
    const goal = way.cells.at(-1) ?? "";
    if (touch && (this.table.hoveredCell !== goal || this.table.pinnedCell !== goal)) {
      this.table.hoveredCell = this.table.pinnedCell = goal;
      return;
    }
    this.walk = new Walk(way, this.prompt, this.table.props.n);
    this.step();
  };

  /** Goes on if the last step was taken. */
  walkOn(): void {
    if (this.walk?.isDue(this.table.props.n)) this.step();
  }

  private step(): void {
    const option = this.walk?.step(this.table.options, this.prompt, this.table.props.n);
    if (!option || this.walk?.ended) this.walk = null;
    if (option) this.choose(option);
  }

  // ---------------------------------------------------------------- letting go

  readonly letGo = (): void => {
    this.walk = null;
    this.tapped = "";
    this.table.props.onletgo?.();
  };

  /** Something else is asked: what was begun before is over. */
  beginAnew(): void {
    this.tapped = "";
    this.menu = null;
  }
}
