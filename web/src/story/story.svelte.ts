/** What is told on the board: a fight at its place, what others did since my last turn, and that played again. */
import { tell, words } from "../state/words.svelte";
import { is } from "../parts/chance";
import type { TableProps } from "../table/props";
import type { Line, Scene } from "../wire";
import { arrowsOf, clashOf, lossesIn } from "./clash";
import { Playback, worthSeeing } from "./playback.svelte";
import { isTurnOf, pinned, rivalsOf, storyOf, type Told } from "./recap";

/** Set before the fields of the story, which read it. */
class Given {
  constructor(private readonly given: () => TableProps) {}

  protected get props(): TableProps {
    return this.given();
  }
}

export class Story extends Given {
  readonly playback = new Playback();
  /** The line of the recap that is pointed at. */
  lit = $state<Told | null>(null);

  /** What the board shows: the present, or what is played again. */
  readonly scene: Scene = $derived(this.playback.shot?.scene ?? this.props.scene);
  readonly n = $derived(this.playback.shot?.n ?? this.props.n);
  readonly lines: Line[] = $derived(this.playback.shot ? this.props.lines.filter((line) => line.n <= this.n) : this.props.lines);
  readonly game = $derived(this.props.scene.game);

  // ---------------------------------------------------------------- a fight

  readonly clash = $derived(clashOf(this.lines, this.scene, this.n));
  readonly arrows = $derived(arrowsOf(this.lines, this.scene, this.clash));
  readonly losses = $derived(lossesIn(this.clash));

  // ---------------------------------------------------------------- since my last turn

  readonly rivals = $derived(rivalsOf(this.props.scene, this.props.seat));
  private readonly knows = (id: string): boolean => words.of(this.game).has(id);
  /** The turn for which somebody had enough of it. */
  private dismissedAt = $state(-1);
  private readonly dismissed = $derived(this.dismissedAt === this.lastTurn());
  /** Told as long as I have not acted in my turn. */
  readonly chapters = $derived(this.isMyTurn() && !this.dismissed ? this.told() : []);
  /** With one rival it lies on the stage, with more it is part of the log. */
  readonly onStage = $derived(this.rivals === 1);
  readonly pins = $derived(this.playback.shot ? [] : pinned(this.chapters));

  private told() {
    const { seat, scene, lines, since = -1 } = this.props;
    return seat === null ? [] : storyOf(seat, scene, lines, since, this.knows);
  }

  private lastTurn(): number {
    return this.props.lines.findLast((line) => is(line, "turn"))?.n ?? -1;
  }

  private isMyTurn(): boolean {
    const { seat, scene } = this.props;
    return Boolean(scene.prompt) && isTurnOf(scene, seat);
  }

  readonly dismiss = (): void => {
    this.dismissedAt = this.lastTurn();
    this.lit = null;
  };

  // ---------------------------------------------------------------- while others act

  /** What is going on, in one line: while others act, or while it is played again. */
  readonly caption = $derived.by(() => {
    const { scene } = this.props;
    const others = !scene.prompt && Boolean(scene.waiting?.length);
    if (!this.playback.shot && !others) return "";
    const act = this.lines.filter((line) => line.n === this.lines.at(-1)?.n);
    const line = act.find((one) => one.tags.some((tag) => ["news", "moves", "attack"].includes(tag))) ?? act[0];
    return line ? tell(this.game, line.text) : "";
  });

  /** Shows what others did once more, act by act. */
  readonly again = async (): Promise<void> => {
    const lines = this.chapters.flatMap((chapter) => chapter.lines);
    if (!lines.length || !this.props.onrewatch) return;
    const [first, last] = [Math.min(...lines.map((line) => line.first)), Math.max(...lines.map((line) => line.last))];
    const shots = await this.props.onrewatch(first - 1, last);
    this.playback.play(worthSeeing(shots, new Set(this.props.lines.map((line) => line.n))));
  };

  /** Ends what moves or is shown in turn, and shows the present. */
  readonly skip = (): void => {
    this.playback.stop();
    this.props.onhurry?.();
  };
}
