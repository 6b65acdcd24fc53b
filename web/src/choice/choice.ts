/** A choice that takes the stage: what lies in it, block by block, and how much room each thing gets. */
import type { Card, Face, Option, Panel, Refused, Scene, Text } from "../wire";

/** Something to choose, or to see why not: a card, a sheet, or an option that is only told in words. */
export interface Item {
  id: string;
  card?: Card | undefined;
  face?: Face | undefined;
  panel?: Panel | undefined;
  /** What can be done with it now. */
  options: Option[];
  refused: Refused[];
}

export interface Block {
  name: Text | undefined;
  note: Text | undefined;
  items: Item[];
}

/** The blocks of the scene's choice; those without anything left in them are gone. */
export function blocksOf(scene: Scene, options: Option[], faces: ReadonlyMap<number, Face>): Block[] {
  const cards = new Map((scene.zones ?? []).flatMap((zone) => zone.cards ?? []).map((card) => [card.id, card]));
  const panels = new Map((scene.panels ?? []).map((panel) => [panel.id, panel]));
  const item = (id: string): Item | undefined => {
    const card = cards.get(id);
    const panel = panels.get(id);
    const meant = options.filter((option) => option.at?.includes(id) || option.key === id);
    if (!card && !panel && !meant.length) return undefined;
    const refused = (scene.refused ?? []).filter((no) => no.at?.includes(id));
    return { id, card, face: faces.get(card?.face ?? -1), panel, options: meant, refused };
  };
  return (scene.choice?.parts ?? [])
    .map((part) => ({ name: part.name ?? undefined, note: part.note ?? undefined, items: part.things.map(item).filter((one) => one !== undefined) }))
    .filter((block) => block.items.length > 0);
}

/** Options that no thing of the choice stands for, and nothing else on the screen: they have buttons at its foot. */
export function besides(blocks: Block[], unbound: Option[]): Option[] {
  const shown = new Set(blocks.flatMap((block) => block.items).flatMap((item) => item.options.map((option) => option.key)));
  return unbound.filter((option) => !shown.has(option.key));
}

/** Cards in one row, in two, or as a list of names with one of them shown large. */
export type Arrangement = "row" | "rows" | "list";

const ROW = 6;
const ROWS = 12;

export function arrangementOf(items: number): Arrangement {
  return items <= ROW ? "row" : items <= ROWS ? "rows" : "list";
}

/** No card is narrower than this, in pixels. */
const NARROWEST = 156;
const GAP = 10;

/** How many stand side by side in so much room; as many in each row as can be. */
export function columnsOf(items: number, room: number): number {
  const wished = items <= ROW ? items : Math.ceil(items / 2);
  const most = Math.max(1, Math.floor((room + GAP) / (NARROWEST + GAP)));
  return wished <= most ? wished : Math.ceil(items / Math.ceil(items / most));
}

/** All answers in the order in which they lie there, for the number keys. */
export function numbered(blocks: Block[], others: Option[]): Option[] {
  return [...new Set([...blocks.flatMap((block) => block.items.flatMap((item) => item.options)), ...others])];
}
