/** Names that a sentence may inflect: cases, genders and numbers in Polish, numbers and articles in English. */
import type { EnglishName as EnglishEntry, PolishName as PolishEntry } from "../wire";

const CASES = ["nom", "gen", "dat", "acc", "ins", "loc", "voc"];

export interface Name {
  /** The name in a case; without a number in the one in which it is normally used. */
  form(wanted: string, number?: string): string | undefined;
  /** The class that other words of the sentence agree with. */
  agreement(number?: string): string;
  /** The preposition or article as it stands before this name. */
  preposition(word: string): string;
}

class PolishName implements Name {
  constructor(private readonly entry: PolishEntry) {}

  form(wanted: string, number = ""): string | undefined {
    if (this.entry.indecl) return this.entry.indecl;
    const forms = this.entry[this.number(number)];
    return Array.isArray(forms) ? forms[CASES.indexOf(wanted)] : undefined;
  }

  agreement(number = ""): string {
    if (this.number(number) === "sg") return this.entry.g ?? "m3";
    return this.entry.g === "m1" ? "mo" : "nmo";
  }

  preposition(word: string): string {
    if (word === "w" && this.entry.na) return "na";
    if ((word === "z" && this.entry.ze) || (word === "w" && this.entry.we)) return `${word}e`;
    return word;
  }

  private number(wanted: string): "sg" | "pl" {
    return (wanted || (this.entry.num ?? "sg")) === "pl" ? "pl" : "sg";
  }
}

class EnglishName implements Name {
  constructor(private readonly entry: EnglishEntry) {}

  form(_wanted: string, number = ""): string | undefined {
    const form = this.entry[this.agreement(number) === "pl" ? "pl" : "sg"];
    return typeof form === "string" && form ? form : undefined;
  }

  agreement(number = ""): string {
    return number || (this.entry.num ?? "sg");
  }

  preposition(word: string): string {
    return word === "a" && this.entry.an ? "an" : word;
  }
}

export function nameOf(entry: PolishEntry | EnglishEntry): Name {
  return "g" in entry ? new PolishName(entry) : new EnglishName(entry);
}
