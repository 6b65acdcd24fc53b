/** What a table shows: what its scene means for the parts of the screen, and what its reader looks at. */
import { Staging } from "../choice/staging.svelte";
import { Camera } from "../board/camera.svelte";
import { signsBeyond } from "../board/beyond";
import { findContent } from "../board/content";
import { isDrawn, Layout, UNIT } from "../board/geometry";
import { lastRoll, rollOfFight } from "../parts/chance";
import { signsOf } from "../look/vocabulary";
import { pointing } from "../state/pointing.svelte";
import { questionOf } from "../state/question";
import { screen } from "../state/screen.svelte";
import { settings } from "../state/settings.svelte";
import { say, tell, words } from "../state/words.svelte";
import { Story } from "../story/story.svelte";
import type { Face, Panel, Seat, Track, TrayPlace, Zone } from "../wire";
import { bind, isAboutHand, isOnOffer, thingsAround, thingsOnBoard, unbound } from "./binding";
import { isMapShown, placeOfDice } from "./overlay";
import { groupTracks, isCountable, sortPanels } from "./panels";
import type { TableProps } from "./props";
import { thingsBeside, trayOf } from "./room";
import { wayTo } from "./walk";

/** How much a step of the lens brings nearer. */
export const CLOSER = 1.4;
/** The least width of a cell that is read well, in pixels; a small screen is held nearer, and a finger needs its room. */
const LEAST = { square: 42, hex: 56 };
const LEAST_SMALL = { square: 46, hex: 52 };
/** So many lines of the log tell what happened last. */
const LAST_LINES = 4;
/** More players than these leave little room for each. */
const ROOMY = 2;

/** Set before the fields of the view, which read it. */
class Given {
  constructor(private readonly given: () => TableProps) {}

  get props(): TableProps {
    return this.given();
  }
}

export class TableView extends Given {
  readonly camera = new Camera();
  /** What is told over the board. */
  readonly story = new Story(() => this.props);
  /** Turned by hand, the other way than I sit. */
  flipped = $state(false);
  /** The cell under the pointer or the focus. */
  hoveredCell = $state("");
  /** The cell whose explanation stays. */
  pinnedCell = $state("");
  /** The cell that is shown large. */
  enlargedCell = $state("");
  /** The things that the log or the recap speaks of. */
  highlighted = $state.raw<string[]>([]);
  /** The card that is shown large. */
  shownCard = $state.raw<Face | null>(null);
  /** The pile whose cards are shown side by side. */
  openPile = $state.raw<Zone | null>(null);
  /** Whether somebody asked for the map or for what lies over it. */
  mapWanted = $state<boolean | null>(null);
  /** How high the question is, in pixels. */
  promptHeight = $state(0);

  readonly scene = $derived(this.props.scene);
  readonly game = $derived(this.scene.game);
  readonly seat = $derived(this.props.seat);
  readonly turned = $derived((settings.ownSide && Boolean(this.scene.turned)) !== this.flipped);

  /** Differs from question to question; what is offered may change while one picks. */
  readonly question = $derived(`${this.scene.prompt?.id ?? ""} ${JSON.stringify(this.scene.prompt?.args ?? {})}`);

  // ---------------------------------------------------------------- what can be chosen

  readonly options = $derived(this.props.ready ? (this.scene.options ?? []) : []);
  /** The same as long as I am asked the same and offered the same, whatever others do meanwhile; empty while I cannot choose. */
  readonly asking = $derived(this.props.ready ? questionOf(this.scene) : "");
  readonly onBoard = $derived(thingsOnBoard(this.scene));
  readonly onScreen = $derived(new Set([...this.onBoard, ...thingsAround(this.scene, this.seat)]));
  readonly bound = $derived(bind(this.options, this.onScreen));
  readonly unbound = $derived(unbound(this.scene.options ?? [], this.onScreen));
  readonly optionsOnBoard = $derived(this.options.filter((option) => option.at?.some((id) => this.onBoard.has(id))));
  /** What can be reached in several steps; a pupil takes them one by one. */
  readonly ways = $derived(this.options.length && !pointing.teaching ? (this.scene.ways ?? []) : []);
  /** Whether something on offer can be had now: then it stands next to the question. */
  readonly hasOffer = $derived(this.options.length > 0 && (this.scene.zones ?? []).some((zone) => isOnOffer(zone, this.bound)));
  /** Whether the cards in my hand are what the question is about. */
  readonly aboutHand = $derived(isAboutHand(this.scene, this.seat, this.unbound));
  /** Whether cards in my hand can be chosen: they say themselves what they do. */
  readonly asksForCards = $derived((this.scene.zones ?? []).some((zone) => zone.kind === "hand" && zone.owner === this.seat && (zone.cards ?? []).some((card) => this.bound.has(card.id))));
  readonly hintedKey = $derived(this.props.hint?.key ?? "");

  // ---------------------------------------------------------------- panels and tracks

  readonly panels = $derived(sortPanels(this.scene.panels ?? [], this.seat));
  readonly crowded = $derived(this.panels.players.length > ROOMY);
  readonly trackGroups = $derived(groupTracks(this.scene.tracks ?? []));
  /** Tracks of my own whose steps tell what they bring: they lie with what is mine. */
  readonly dials = $derived((this.scene.tracks ?? []).filter((track) => this.seat !== null && track.owner === this.seat && track.steps?.length));
  /** The names of the players, by their seats. */
  readonly owners = $derived(new Map(this.panels.players.map((panel) => [panel.owner ?? -1, tell(this.game, panel.title)])));
  readonly turnIsCounted = $derived(isCountable(this.panels.turn));
  /** Whose turn the totals are of, if not mine. */
  readonly turnOwner = $derived(this.panels.turn && this.panels.turn.owner !== this.seat ? (this.owners.get(this.panels.turn.owner ?? -1) ?? "") : "");
  /** Whose turn it is, in words; nothing where nobody is said to be up. */
  readonly turnTold = $derived(this.tellTurn());
  readonly phase = $derived(this.scene.phases?.find((one) => one.state === "now"));

  // ---------------------------------------------------------------- the board and what lies over it

  readonly mapped = $derived(isDrawn(this.scene));
  /** The cells of a match hardly ever change, but come anew with every scene. */
  private readonly shape = $derived(`${this.scene.board} ${this.turned} ${(this.scene.cells ?? []).map(({ id, x, y }) => `${id}:${x}:${y}`).join(" ")}`);
  private drawn = { shape: "", layout: new Layout("hex", []) };
  /** Where the cells lie. */
  readonly layout = $derived.by(() => {
    if (this.drawn.shape !== this.shape) this.drawn = { shape: this.shape, layout: new Layout(this.scene.board, this.scene.cells ?? [], this.turned) };
    return this.drawn.layout;
  });
  /** How much wider than high the board is. */
  readonly ratio = $derived(this.layout.box.w / this.layout.box.h);
  private placed: TrayPlace = "";
  /** Where what is mine lies: decided once, for what changes its place must be looked for. */
  readonly tray = $derived.by(() => this.scene.tray || (this.placed ||= trayOf(this.scene, this.ratio)) || "below");
  /** Where cells are less wide than LEAST they are not read well, and a part of the board is shown: how many pixels a unit has then. */
  readonly leastCell = $derived(((screen.small ? LEAST_SMALL : LEAST)[this.scene.board === "square" ? "square" : "hex"] * UNIT) / this.layout.cellWidth);
  /** Whether the cells are smaller than that now. */
  readonly isFar = $derived.by(() => this.camera.scale * UNIT < this.leastCell);
  /** Where the pieces stand that act. */
  readonly actingCells = $derived((this.scene.pieces ?? []).filter((piece) => signsOf(piece.state).framed).map((piece) => piece.cell));
  /** The cells where something can be chosen. */
  readonly openCells = $derived([...new Set(this.cellsOf(this.optionsOnBoard.flatMap((option) => option.at ?? [])))]);
  readonly wanted = $derived({ acting: this.layout.around(this.actingCells), cells: this.openCells.flatMap((id) => this.layout.around([id]) ?? []) });
  /** Where something can be chosen out of sight. */
  readonly beyond = $derived.by(() => (this.camera.zoomed ? signsBeyond(this.camera.box, this.camera.scale, this.wanted.cells) : []));
  /** Where I look first: my pieces, what can be chosen, what happened last; a small screen begins with what can be chosen. */
  readonly workplace = $derived.by(() => {
    const asked = [...this.actingCells, ...this.openCells];
    if (screen.small && asked.length) return asked;
    const own = (this.scene.pieces ?? []).filter((piece) => piece.side === this.seat).map((piece) => piece.cell);
    return [...own, ...asked, ...this.cellsOf(this.props.lines.slice(-LAST_LINES).flatMap((line) => line.at ?? []))];
  });
  /** What lies beside the map. */
  readonly beside = $derived.by(() => thingsBeside({ scene: this.scene, panels: this.panels, tracks: this.trackGroups, dice: this.dicePlace }).filter((thing) => !(this.choiceShown && thing.kind === "offer")));
  readonly fighting = $derived(this.panels.fighters.length > 0);
  readonly staging = new Staging(this);
  /** Whether there is something to choose that takes the stage. */
  readonly staged = $derived(!this.fighting && this.staging.blocks.length > 0);
  readonly covered = $derived(this.fighting || this.staged || this.panels.sheets.length > 0);
  readonly mapShown = $derived(
    isMapShown({ covered: this.covered, mapped: this.mapped, choiceOnBoard: !this.staged && this.optionsOnBoard.length > 0, mapWanted: this.mapWanted }),
  );
  readonly choiceShown = $derived(this.staged && !this.mapShown);
  readonly fightShown = $derived(this.fighting && !this.mapShown);
  readonly pinned = $derived(findContent(this.scene, this.bound, this.pinnedCell));
  /** What was pointed at to know why it cannot be done. */
  readonly asked = $derived(this.pinnedCell ? [this.pinnedCell, ...(this.scene.pieces ?? []).filter((piece) => piece.cell === this.pinnedCell).map((piece) => piece.id)] : []);
  readonly enlarged = $derived(findContent(this.scene, this.bound, this.enlargedCell));
  /** What is explained over the board while it is pointed at; what stays is explained elsewhere. */
  readonly explained = $derived(this.hoveredCell === this.pinnedCell ? undefined : findContent(this.scene, this.bound, this.hoveredCell));

  // ---------------------------------------------------------------- dice

  readonly lastRoll = $derived(this.scene.dice?.length ? undefined : lastRoll(this.props.lines, this.scene));
  readonly dicePlace = $derived(placeOfDice(this.scene, this.lastRoll, this.fightShown));
  /** The last roll of a fight, for when no dice lie on the table. */
  readonly lastFightRoll = $derived(this.fighting && !this.scene.dice?.length ? rollOfFight(this.props.lines) : undefined);
  readonly faces = $derived(new Map((words.game(this.game)?.faces ?? []).map((face) => [face.id, face])));

  playerAt(seat: Seat | null | undefined) {
    return this.props.players.find((player) => player.seat === seat);
  }

  /** Where a player stands: on tracks of their own, or on those of all. */
  scoresOf(panel: Panel): Track[] {
    return [...(panel.tracks ?? []), ...(this.scene.tracks ?? []).filter((track) => track.owner === panel.owner)];
  }

  /** The cells of things on the board: of spaces themselves, and of pieces on them. */
  private cellsOf(ids: string[]): string[] {
    const wanted = new Set(ids);
    const pieces = (this.scene.pieces ?? []).filter((piece) => wanted.has(piece.id)).map((piece) => piece.cell);
    return [...pieces, ...ids.filter((id) => this.layout.place(id))];
  }

  showWhole(): void {
    this.camera.toggleWhole(this.layout.around(this.workplace), this.leastCell);
  }

  /** Whether a cell lies in the left half of what is seen of the board. */
  isLeft(cell: string): boolean {
    const { box } = this.camera;
    return (this.layout.place(cell)?.x ?? 0) < box.x + box.w / 2;
  }

  private tellTurn(): string {
    const active = this.panels.players.find((panel) => panel.active);
    if (!active) return "";
    return active.owner === this.seat ? say("your-turn") : say("turn-of", { player: tell(this.game, active.title) });
  }

  /** Whether something can be chosen in a zone. */
  isOffered(zone: string): boolean {
    return (this.scene.zones ?? []).some((one) => one.id === zone && (one.cards ?? []).some((card) => this.bound.has(card.id)));
  }

  wayTo(cell: string) {
    return wayTo(cell, this.ways);
  }

  togglePin(cell: string): void {
    this.pinnedCell = this.pinnedCell === cell ? "" : cell;
  }

  turnBoard(): void {
    this.flipped = !this.flipped;
  }
}
