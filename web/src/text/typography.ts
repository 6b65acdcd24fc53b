/** The last touch on a rendered sentence, alike to the terminal's: spaces at which no line breaks, a true minus. */

const NO_BREAK = "\u00a0";
const MINUS = "\u2212";

const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}_])-(?=\d)/gu;
const FOUR_DIGITS = /(?<![\d\u00a0])(\d)\u00a0(\d\d\d)(?![\d\u00a0])/gu;
const AFTER_ONE_LETTER = /(?<![^\s([„«–])([wzioauWZIOAU]) (?=\S)/gu;
const AFTER_NUMBER = /(?<![\p{L}\p{N}_])(\d+) (?=\p{L}|×)/gu;
const AFTER_ORDINAL = /(?<=\d\.) (?=[a-ząćęłńóśźż])/gu;

export function english(sentence: string): string {
  return sentence.replace(HYPHEN_AS_MINUS, MINUS);
}

/** Ties one-letter words to the next word and numbers to their nouns; 1000 stands without a gap. */
export function polish(sentence: string): string {
  return sentence
    .replace(HYPHEN_AS_MINUS, MINUS)
    .replace(FOUR_DIGITS, "$1$2")
    .replace(AFTER_NUMBER, `$1${NO_BREAK}`)
    .replace(AFTER_ORDINAL, NO_BREAK)
    .replace(AFTER_ONE_LETTER, `$1${NO_BREAK}`);
}

const LONG = /\p{L}{11,}/gu;
const SYLLABLE = /(?<=[aeiouyąęó][^aeiouyąęó]+)(?=[^aeiouyąęó][aeiouyąęó])/giu;
const ONE_SOUND = /^(ch|cz|dz|dź|dż|rz|sz)$/iu;

/** Long words of a name may be parted between two syllables, where there is no room for the whole. */
export function parted(name: string): string {
  return name.replace(LONG, (word) => {
    const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index).filter((at) => !ONE_SOUND.test(word.slice(at - 1, at + 1)));
    const last = places.at(-1);
    return last === undefined ? word : `${word.slice(0, last)}\u00ad${word.slice(last)}`;
  });
}

const WORD = /\p{L}{8,}/gu;
const BEFORE_SYLLABLE = /(?<=[aeiouyąęó][^aeiouyąęó]*)(?=(?:ch|cz|dz|dź|dż|rz|sz|[^aeiouyąęó])[aeiouyąęó])/giu;
/** So many letters stay together at the beginning and at the end. */
const [FIRST, LAST] = [3, 2];

/** The same for columns so narrow that every long word may need it: between any two syllables. */
export function hyphened(name: string): string {
  return name.replace(WORD, (word) => {
    const places = [...word.matchAll(BEFORE_SYLLABLE)].map(({ index }) => index);
    const free = places.filter((at) => at >= FIRST && at <= word.length - LAST && !ONE_SOUND.test(word.slice(at - 1, at + 1)));
    return free.reduceRight((parts, at) => `${parts.slice(0, at)}\u00ad${parts.slice(at)}`, word);
  });
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
