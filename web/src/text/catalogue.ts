/** A language's sentences and names, and how a Text becomes a line that people read. */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";
import type { EnglishTexts, Language, PolishTexts, Sentence } from "../wire";
import { nameOf, type Name } from "./lexicon";
import { capital, english, polish } from "./typography";

/** What a sentence may be given: a list is joined. */
export type TextArg = NonNullable<Sentence["args"]>[string];
export type Texts = PolishTexts | EnglishTexts;

/** A name on its way into a sentence; nominative where the sentence does not inflect it. */
class Inflectable extends FluentType<Name> {
  override toString(_scope: Scope): string {
    return this.value.form("nom") ?? "";
  }
}

function word(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

const FUNCTIONS: Record<string, (args: FluentValue[], named: Record<string, FluentValue>) => FluentValue> = {
  CASE: ([value, wanted], named) => {
    if (!(value instanceof Inflectable)) return value ?? "";
    return value.value.form(word(wanted), word(named["number"])) ?? value;
  },
  AGR: ([value], named) => (value instanceof Inflectable ? value.value.agreement(word(named["number"])) : (value ?? "")),
  PREP: ([preposition, value]) =>
    value instanceof Inflectable ? value.value.preposition(word(preposition)) : word(preposition),
};

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly names = new Map<string, Name>();
  private readonly remembered = new WeakMap<Sentence, string>();

  constructor(
    readonly language: Language,
    parts: Texts[],
  ) {
    // Fluent's marks around every argument serve texts of mixed direction; here they would only be seen.
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const part of parts) {
      for (const source of part.sources) this.bundle.addResource(new FluentResource(source.content));
      for (const [id, entry] of Object.entries(part.lexicon)) this.names.set(id, nameOf(entry));
    }
  }

  has(id: string): boolean {
    return this.names.has(id) || this.bundle.hasMessage(fluentId(id));
  }

  /** The text in this language. A missing one gives its id in brackets. */
  render(text: Sentence): string {
    let line = this.remembered.get(text);
    if (line === undefined) {
      line = this.finished(this.sentence(text));
      this.remembered.set(text, line);
    }
    return line;
  }

  /** Words that are ready but for the typography, such as those of the rulebook. */
  finished(sentence: string): string {
    return this.language === "pl" ? polish(sentence) : english(sentence);
  }

  private sentence(text: Sentence): string {
    const name = this.names.get(text.id);
    // A name on its own is a label, and labels begin with a capital like any sentence.
    if (name) return capital(name.form("nom") ?? text.id);
    const pattern = this.bundle.getMessage(fluentId(text.id))?.value;
    if (!pattern) return `[${text.id}]`;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(text.args ?? {})) args[key] = this.argument(value);
    return this.bundle.formatPattern(pattern, args, []);
  }

  private argument(value: TextArg): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => this.spoken(part)).join(", ");
    if (typeof value !== "object") return value;
    const name = this.names.get(value.id);
    return name ? new Inflectable(name) : this.sentence(value);
  }

  private spoken(part: TextArg): string {
    if (Array.isArray(part)) return part.map((one) => this.spoken(one)).join(", ");
    return typeof part === "object" ? this.sentence(part) : String(part);
  }
}

function fluentId(id: string): string {
  return id.replaceAll(".", "-");
}
