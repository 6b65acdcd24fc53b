/** The choice on the stage: what lies in it, what is chosen of several blocks, and how they are taken together. */
import type { TableView } from "../table/view.svelte";
import type { Option } from "../wire";
import { type Chosen, complete, fits, Taking, toggled } from "./chain";
import { besides, blocksOf, type Item, numbered } from "./choice";

export class Staging {
  /** What is chosen of each block, where several are taken together. */
  chosen = $state.raw<Chosen>([]);
  private taking: Taking | null = null;

  constructor(private readonly table: TableView) {}

  readonly blocks = $derived.by(() => blocksOf(this.table.scene, this.table.scene.options ?? [], this.table.faces));
  readonly chains = $derived.by(() => this.table.scene.choice?.chains ?? []);
  readonly together = $derived.by(() => this.chains.length > 0);
  /** What can be answered besides, in words. */
  readonly others = $derived.by(() => besides(this.blocks, this.table.unbound));
  readonly numbered = $derived.by(() => numbered(this.blocks, this.others));
  /** Everything that can be numbered where blocks are chosen from: their things in order. */
  private readonly things = $derived.by(() => this.blocks.flatMap((block, place) => block.items.map((item) => ({ block: place, item }))));
  /** What one button would take. */
  readonly whole = $derived.by(() => complete(this.chains, this.chosen));

  /** The keys of all options that it offers. */
  readonly keys = $derived.by(() => new Set(this.numbered.map((option) => option.key)));

  isChosen(item: Item, block: number): boolean {
    return this.together && this.chosen[block] === item.id;
  }

  /** Whether it can be had beside what is chosen in the other blocks. */
  fits(item: Item, block: number): boolean {
    return fits(this.chains, this.chosen, block, item.id);
  }

  toggle(item: Item, block: number): void {
    if (this.chosen[block] === item.id || this.fits(item, block)) this.chosen = toggled(this.chains, this.chosen, block, item.id);
  }

  /** Chooses the thing with this number. */
  type(number: number): void {
    const thing = this.things[number - 1];
    if (thing) this.toggle(thing.item, thing.block);
  }

  numberOf(item: Item, option?: Option): number {
    if (this.together) return this.things.findIndex((one) => one.item === item) + 1;
    return option ? this.numbered.indexOf(option) + 1 : 0;
  }

  /** Takes all that is chosen, one after the other. */
  take(): void {
    if (!this.whole || !this.table.options.length) return;
    this.taking = new Taking(this.whole);
    this.chosen = [];
    this.goOn();
  }

  /** Takes the next thing, once the last one is taken. */
  goOn(): void {
    const option = this.taking?.next(this.table.options, this.table.props.n);
    if (this.taking?.ended) this.taking = null;
    if (option) this.table.props.onchoose(option, true);
  }

  letGo(): void {
    this.chosen = [];
  }
}
