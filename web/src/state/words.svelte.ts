/** All texts of the page: the client's own, those common to all games, and those of each game that was opened. */
import { remember } from "../look/dice";
import { addIcons } from "../look/Icon.svelte";
import { Catalogue, type TextArg } from "../text/catalogue";
import en from "../texts/en.ftl?raw";
import pl from "../texts/pl.ftl?raw";
import type { AllTexts, GameCatalogue, Sentence, Wording } from "../wire";
import * as api from "./api";
import { settings } from "./settings.svelte";

const OWN: AllTexts = {
  pl: { sources: [{ name: "table/pl.ftl", content: pl }], lexicon: {} },
  en: { sources: [{ name: "table/en.ftl", content: en }], lexicon: {} },
};

class Words {
  private common = $state.raw<AllTexts | null>(null);
  private games = $state.raw<Record<string, GameCatalogue>>({});
  private made = new Map<string, Catalogue>();
  private asked = new Map<string, Promise<GameCatalogue>>();

  async loadCommon(): Promise<void> {
    this.common = await api.texts();
    this.made.clear();
  }

  /** Fetches a game's texts, cards and rules, once. */
  load(game: string): Promise<GameCatalogue> {
    let asked = this.asked.get(game);
    if (!asked) {
      asked = api.catalogue(game).then((catalogue) => {
        this.games = { ...this.games, [game]: catalogue };
        remember(catalogue.dice);
        addIcons(catalogue.icons);
        this.made.clear();
        return catalogue;
      });
      asked.catch(() => this.asked.delete(game));
      this.asked.set(game, asked);
    }
    return asked;
  }

  game(name: string): GameCatalogue | undefined {
    return this.games[name];
  }

  /** The texts of a game in the reader's language; without a game those that all share. */
  of(game = ""): Catalogue {
    const language = settings.language;
    const texts = this.games[game]?.texts[language] ?? this.common?.[language];
    const key = `${language} ${game} ${texts ? "full" : "own"}`;
    let catalogue = this.made.get(key);
    if (!catalogue) {
      catalogue = new Catalogue(language, texts ? [OWN[language], texts] : [OWN[language]]);
      this.made.set(key, catalogue);
    }
    return catalogue;
  }
}

export const words = new Words();

/** A sentence of the client itself. */
export function say(id: string, args: Record<string, TextArg> = {}): string {
  return words.of().render({ id: `ui.${id}`, args });
}

/** What a game is called among players. */
export const called = (name: Wording): string => name[settings.language];

/** A sentence of a game. */
export function tell(game: string, text: Sentence | null | undefined): string {
  return text ? words.of(game).render(text) : "";
}
