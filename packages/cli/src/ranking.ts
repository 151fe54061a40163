/**
 * The ranking of every search of this repository: that of the command line, of the MCP server and of the documentation
 * site, which runs it in the browser.
 */
import MiniSearch from "minisearch";
import { filler, synonyms } from "./search-words.ts";

/** What the search knows of an operation, a topic or a page. */
export interface SearchText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Names of fields and values. */
  readonly fields: string;
  /** What people type for it, separated by semicolons: a whole one counts more than its words. */
  readonly keywords: string;
  /** What other libraries call it. */
  readonly aliases?: string;
  /** The text of a page. */
  readonly body?: string;
  readonly isDeprecated?: boolean;
  /** How much it counts beside the others, where that does not follow from its name. Default: 1. */
  readonly weight?: number;
}

interface Ranked {
  readonly name: string;
  readonly score: number;
}

/** Words by which people ask for messages as they come. */
const liveWords =
  /\b(?:live|stream(?:s|ing|ed)?|websockets?|ws|push(?:ed)?|subscri\w+|notif\w+|real[- ]?time|as (?:it|they) happens?|whenever|tell me when|watch|updates?)\b/i;

/** Groups that most people mean when they do not name a product. */
const coreGroups = new Set(["order", "position", "account", "market", "asset", "execution", "user"]);

/** Groups for brokers, institutions and the past. */
const nicheGroups = new Set(["affiliate", "broker", "fht", "ins", "preUpgrade", "unified"]);

/** `orderLinkId` is also found by `link`, and `fetchOHLCV` by `ohlcv`. */
const tokens = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");

/** Plurals and forms of verbs by their stem. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=..[^aeiou])(?:ing|ed)$/, "")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/(?<=...)e$/, "");
}

const stems = (text: string): string[] =>
  tokens(text)
    .filter((word) => !filler.has(word))
    .map(stem);

const synonymsOf = new Map(Object.entries(synonyms).map(([word, others]) => [stem(word), others.map(stem)]));

/** How much an entry counts, whatever matches. */
function weightOf({ name, isDeprecated, weight = 1 }: SearchText, isLive: boolean): number {
  const group = name.split(/[.:]/)[0] ?? "";
  if (nicheGroups.has(group)) return 0.6;
  const product = group === "stream" ? (isLive ? 1.6 : 0.75) : coreGroups.has(group) ? (isLive ? 0.9 : 1.25) : weight;
  return isDeprecated === true ? product * 0.3 : product;
}

const boost = { keywords: 4, title: 4, name: 3, aliases: 3, description: 1, fields: 0.4, body: 0.5 };
const boostOfSynonyms = { keywords: 1.2, title: 1.2, name: 1, aliases: 0.6, description: 0.3, fields: 0.1, body: 0.1 };

/** What a whole title, name or keyword counts beside its words. */
const WHOLE = 2.5;

/** The title, the name and each keyword of an entry, as the sets of words of a query are compared with them. */
function phrasesOf({ name, title, keywords, aliases = "" }: SearchText): string[] {
  const texts = [title, name, name.replace(/^[^.:]*[.:]/, ""), ...keywords.split(/[;,]/), ...aliases.split(" ")];
  return texts.map((text) => stems(text).toSorted().join(" ")).filter((phrase) => phrase !== "");
}

/** The part of the words that an entry has, themselves or by a synonym: one rare word must not outweigh all others. */
function covered(words: readonly string[], matched: readonly string[]): number {
  const has = (word: string) => [word, ...(synonymsOf.get(word) ?? [])].some((each) => matched.includes(each));
  return words.filter(has).length / words.length;
}

/** Makes a search over these texts: the names of those that match, best first. */
export function createSearch(texts: readonly SearchText[]): (query: string) => Ranked[] {
  const byName = new Map(texts.map((text) => [text.name, text]));
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchText>({
    idField: "name",
    fields: Object.keys(boost),
    tokenize: tokens,
    processTerm(term) {
      if (filler.has(term)) return null;
      const word = stem(term);
      vocabulary.add(word);
      return word;
    },
  });
  index.addAll(texts);
  const phrases = new Map<string, Set<string>>();
  for (const text of texts)
    for (const phrase of phrasesOf(text)) phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(text.name));

  const wordQuery = (word: string) => ({
    queries: [word],
    prefix: word.length > 3,
    // Nobody mistypes a word that is known: `candle` does not mean `handle`.
    fuzzy: word.length > 3 && !vocabulary.has(word) ? 0.34 : false,
    weights: { fuzzy: 0.45, prefix: 0.4 },
    boost,
  });
  return (query) => {
    const words = [...new Set(stems(query))];
    const others = new Set(words.flatMap((word) => synonymsOf.get(word) ?? []).filter((word) => !words.includes(word)));
    const whole = phrases.get(words.toSorted().join(" "));
    const isLive = liveWords.test(query);
    const found = index.search(
      {
        combineWith: "OR",
        queries: [...words.map(wordQuery), ...[...others].map((word) => ({ queries: [word], boost: boostOfSynonyms }))],
      },
      {
        processTerm: (term) => term,
        boostDocument(name) {
          const text = byName.get(String(name));
          if (text === undefined) return 1;
          return weightOf(text, isLive) * (whole?.has(text.name) === true && text.isDeprecated !== true ? WHOLE : 1);
        },
      },
    );
    return found
      .map(({ id, score, queryTerms }) => ({ name: String(id), score: score * covered(words, queryTerms) }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ name, score }) => ({ name, score: Math.round(score * 10) / 10 }));
  };
}
