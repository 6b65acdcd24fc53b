/** What the drawer of a small screen holds: what a desk shows side by side, by tabs. */
import { LIES, TABS, type TabPlace } from "../look/vocabulary";
import type { Bound } from "../table/binding";
import type { Scene, Seat, Text, Zone } from "../wire";

/** Zones of one tab, or the log, or the chat. */
export interface Tab {
  id: string;
  place: TabPlace | "log" | "chat";
  /** Its own name; without one it is called by its place. */
  name: Text | null;
  zones: Zone[];
  /** What lies around the board besides cards is shown here, too: facts, tracks, costs. */
  table: boolean;
  /** So many cards, where the number matters. */
  count: number | null;
}

/** So many tabs besides log and chat find room. */
const MOST = 3;

const ORDER: Tab["place"][] = ["hand", "own", "offers", "table"];

/** Whether a zone is mine to look at here; what others have before them is told with their names. */
function isShown(zone: Zone, seat: Seat | null): boolean {
  const mine = zone.owner === seat && seat !== null;
  const nobodys = zone.owner === null || zone.owner === undefined;
  const cards = zone.cards ?? [];
  if (zone.kind === "hand") return mine || cards.some((card) => card.face !== null && card.face !== undefined);
  if (LIES[zone.kind] === "piled") return (mine || nobodys) && (cards.length > 0 || (zone.count ?? 0) > 0);
  if (zone.kind === "row" || zone.kind === "sheet") return mine || (nobodys && cards.length > 0);
  return cards.length > 0;
}

/** All tabs, in the order of the thumb: what is mine, what is on the table, what was said. */
export function tabsOf(scene: Scene, seat: Seat | null, talks: boolean): Tab[] {
  const tabs: Tab[] = [];
  for (const zone of (scene.zones ?? []).filter((one) => isShown(one, seat))) {
    const place = TABS[zone.kind];
    const fits = (tab: Tab) => tab.place === place && (!zone.tab || !tab.name || tab.name.id === zone.tab.id);
    const tab = tabs.find(fits) ?? added(tabs, { ...plain(place), id: zone.tab?.id ?? place });
    tab.zones.push(zone);
    tab.name ??= zone.tab ?? null;
  }
  const cards = gathered(tabs.sort((one, two) => ORDER.indexOf(one.place) - ORDER.indexOf(two.place)));
  return [...cards.map(counted), plain("log"), ...(talks ? [plain("chat")] : [])];
}

function added(tabs: Tab[], tab: Tab): Tab {
  tabs.push(tab);
  return tab;
}

const plain = (place: Tab["place"]): Tab => ({ id: place, place, name: null, zones: [], table: false, count: null });

/** No more tabs than find room: what lies on the table joins the last one. */
function gathered(tabs: Tab[]): Tab[] {
  const named = tabs.filter((tab) => tab.id !== "table");
  const table = tabs.find((tab) => tab.id === "table") ?? plain("table");
  const [kept, over] = [named.slice(0, MOST), named.slice(MOST)];
  const last = kept.at(-1);
  if (kept.length < MOST || !last) return [...kept, { ...table, table: true }];
  return [...kept.slice(0, -1), { ...last, zones: [...last.zones, ...over.flatMap((tab) => tab.zones), ...table.zones], table: true }];
}

function counted(tab: Tab): Tab {
  if (tab.place !== "hand") return tab;
  const hands = tab.zones.filter((zone) => zone.kind === "hand");
  return { ...tab, count: hands.reduce((sum, zone) => sum + (zone.cards?.length ?? 0), 0) };
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Whether something under a tab can be chosen that the stage does not offer already, by the keys of its options. */
export function calls(tab: Tab, bound: Bound, scene: Scene, onStage = NOWHERE): boolean {
  const things = tab.zones.flatMap((zone) => [zone.id, ...(zone.cards ?? []).map((card) => card.id)]);
  const dice = tab.table ? (scene.dice ?? []).flatMap((die) => die.id || []) : [];
  return [...things, ...dice].some((id) => bound.get(id)?.some((option) => !onStage.has(option.key)));
}

/** The tab to be open for a new question: the one that is, unless the question is about another. */
export function tabFor(tabs: Tab[], open: string, isCalling: (tab: Tab) => boolean): string {
  const now = tabs.find((tab) => tab.id === open);
  if (now && isCalling(now)) return now.id;
  return (tabs.find(isCalling) ?? now ?? tabs[0])?.id ?? "";
}

/** The tab that an arrow leads to; undefined if the key means nothing here. */
export function nextTab(tabs: Tab[], open: string, key: string): string | undefined {
  const away = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!away) return undefined;
  const place = tabs.findIndex((tab) => tab.id === open) + away;
  return tabs[(place + tabs.length) % tabs.length]?.id;
}
