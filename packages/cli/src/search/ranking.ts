/**
 * The ranking of every search of this repository: that of the command line, of the MCP server and of the documentation
 * site, which runs it in the browser.
 */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { isWeak, meanings, terms } from "./terms.ts";

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
  /\b(?:live|stream(?:s|ing|ed)?|websockets?|ws|push(?:ed)? me|pushes|subscri\w+|notif\w+|real[- ]?time|as (?:it|they) happens?|whenever|(?:tell|ping|notify|alert|call|beep|message) me|let me know|beep|alerts?|watch|follow|feed|updates?)\b/i;

/** Requests that ask and change nothing. `How do I` asks for the call that changes something. */
const questions =
  /^(?:what|which|who|whose|where|when|why|is|are|am|was|were|did|does|has|have|list|show|read|my|history|how (?!do i\b|can i\b|to\b))/i;

/** What an operation that changes something counts, where somebody asks. */
const CHANGES = 0.6;

/** Titles of what only reads begin with one of these. */
const readTitles = /^(?:List|Read|Check|Compute|Estimate|Get|Recommend|Sum)\b/;

/** Words by which people ask for what is theirs, and not everybody's. */
const ownWords = /\b(?:my|mine|our|user's)\b/i;

/** Names of what everybody sees. */
const isPublic = /^market\.|recentTrade|public/i;

/** Groups that most people mean when they do not name a product. */
const coreGroups = new Set(["order", "position", "account", "market", "asset", "execution", "user"]);

/** Groups for brokers, institutions and the past. */
const nicheGroups = new Set(["affiliate", "broker", "fht", "ins", "preUpgrade", "unified"]);

/** How much an entry counts, whatever matches. */
function weightOf(
  { name, title, isDeprecated, weight = 1 }: SearchText,
  isLive: boolean,
  isQuestion: boolean,
  isOwn: boolean,
): number {
  const [group = "", call] = name.split(/[.:]/);
  if (nicheGroups.has(group)) return 0.6;
  const product = group === "stream" ? (isLive ? 1.6 : 0.75) : coreGroups.has(group) ? (isLive ? 0.9 : 1.25) : weight;
  if (isOwn && isPublic.test(name)) return 0.4;
  const changes = call !== undefined && !["stream", "knowledge", "page"].includes(group) && !readTitles.test(title);
  return product * (isQuestion && changes ? CHANGES : 1) * (isDeprecated === true ? 0.3 : 1);
}

const boost = { keywords: 4, title: 4, name: 3, aliases: 3, description: 1, fields: 0.4, body: 0.5 };

/** What a term counts that the query only means. */
const MEANT = 0.75;
/** What a term counts that looks like one of the query, which no text has. */
const MISTYPED = 0.95;
/** What a term counts that says when or of what. */
const WEAK = 0.35;
/** What a title, name or keyword counts beside its terms, if it is the query. */
const WHOLE = 8;

/** Numbers by the name of an entry, or by the place of a phrase. */
type Scores<Key> = Map<Key, number>;

function raise<Key>(scores: Scores<Key>, key: Key, score: number): void {
  if (score > (scores.get(key) ?? 0)) scores.set(key, score);
}

const canVary = (term: string): boolean => term.length > 3 && !/\d|_/.test(term);
const letters = (term: string): string => Array.from(term).toSorted().join("");

const options: Options<SearchText> = {
  idField: "name",
  fields: Object.keys(boost),
  tokenize: terms,
  // A number among the values of a field says nothing.
  processTerm: (term, field) => (field === "fields" && /^\d+$/.test(term) ? null : term),
  searchOptions: {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost,
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
  },
};

/** The index of texts. A build may keep its JSON, since making it takes longer than reading it. */
export function createIndex(texts: readonly SearchText[]): MiniSearch<SearchText> {
  const index = new MiniSearch(options);
  index.addAll(texts);
  return index;
}

/** Finds single terms in the texts. */
class Terms {
  readonly #index: MiniSearch<SearchText>;
  readonly #found = new Map<string, Scores<string>>();

  constructor(index: MiniSearch<SearchText>) {
    this.#index = index;
  }

  /** The entries that have a term, or a longer one that begins with it. */
  find(term: string): Scores<string> {
    let scores = this.#found.get(term);
    if (scores === undefined) {
      const results = this.#index.search(term, { prefix: canVary(term), weights: { prefix: 0.4, fuzzy: 0 } });
      scores = new Map(results.map(({ id, score }) => [String(id), score]));
      this.#found.set(term, scores);
    }
    return scores;
  }

  /** Terms that look like one that no text has. Nobody mistypes a word that is known: `candle` does not mean `handle`. */
  like(term: string): readonly string[] {
    if (!canVary(term) || this.#index.search(term, { prefix: false }).length > 0) return [];
    const found = new Set(this.#index.search(term, { fuzzy: 0.34 }).flatMap((result) => result.terms));
    const near = [...found].filter((other) => other[0] === term[0]);
    const mixedUp = near.filter((other) => letters(other) === letters(term));
    return (mixedUp.length > 0 ? mixedUp : near).slice(0, 3);
  }

  /** How much a term tells entries apart. */
  weigh(term: string): number {
    return Math.log(1 + this.#index.documentCount / (1 + this.find(term).size)) * (isWeak(term) ? WEAK : 1);
  }
}

/** A query: each of its terms, with what it may mean and how much that counts. */
type Query = ReadonlyMap<string, ReadonlyMap<string, number>>;

function readQuery(text: string, known: Terms): Query {
  const query = new Map<string, Scores<string>>();
  for (const term of terms(text)) {
    const others = meanings(term).map((other) => [other, MEANT] as const);
    const mistyped = known.like(term).map((other) => [other, MISTYPED] as const);
    query.set(term, new Map([...others, ...mistyped, [term, 1]]));
  }
  return query;
}

/** The titles, names and keywords of the entries: what people say for them. */
class Phrases {
  readonly #phrases: readonly { readonly name: string; readonly has: ReadonlySet<string> }[];
  readonly #places = new Map<string, number[]>();
  readonly #known: Terms;

  constructor(texts: readonly SearchText[], known: Terms) {
    this.#known = known;
    this.#phrases = texts.flatMap(({ name, title, keywords, aliases = "" }) => {
      const said = [title, name.replace(/^[^.:]*[.:]/, ""), ...keywords.split(/[;,]/), ...aliases.split(" ")];
      return said.map((phrase) => ({ name, has: new Set(terms(phrase)) }));
    });
    for (const [place, { has }] of this.#phrases.entries())
      for (const term of has) this.#places.set(term, [...(this.#places.get(term) ?? []), place]);
  }

  #sum(all: Iterable<string>): number {
    return [...all].reduce((sum, term) => sum + this.#known.weigh(term), 0);
  }

  /** How near the nearest phrase of each entry is to a query: 1 says the same, 0 has nothing in common. */
  nearest(query: Query): Scores<string> {
    const asked = new Map<number, number>();
    const said = new Map<number, Scores<string>>();
    for (const [term, others] of query) {
      const best = new Map<number, number>();
      for (const [other, counts] of others)
        for (const place of this.#places.get(other) ?? []) {
          raise(best, place, counts);
          const own = said.get(place) ?? new Map<string, number>();
          raise(own, other, counts);
          said.set(place, own);
        }
      for (const [place, counts] of best) asked.set(place, (asked.get(place) ?? 0) + counts * this.#known.weigh(term));
    }
    const total = this.#sum(query.keys());
    const result = new Map<string, number>();
    for (const [place, weight] of asked) {
      const phrase = this.#phrases[place];
      if (phrase === undefined) continue;
      let has = 0;
      for (const [term, counts] of said.get(place) ?? []) has += counts * this.#known.weigh(term);
      raise(result, phrase.name, (weight / total) * (has / this.#sum(phrase.has)));
    }
    return result;
  }
}

/** How much each entry has of a query, and which part of it: one rare word must not outweigh all others. */
function findAll(query: Query, known: Terms): Map<string, { score: number; part: number }> {
  const found = new Map<string, { score: number; part: number }>();
  let total = 0;
  for (const [term, others] of query) {
    const scores = new Map<string, number>();
    const parts = new Map<string, number>();
    for (const [other, counts] of others)
      for (const [name, score] of known.find(other)) {
        raise(scores, name, score * counts * (isWeak(term) ? WEAK : 1));
        raise(parts, name, counts * known.weigh(term));
      }
    if (scores.size > 0) total += known.weigh(term);
    for (const [name, score] of scores) {
      const sum = found.get(name) ?? { score: 0, part: 0 };
      found.set(name, { score: sum.score + score, part: sum.part + (parts.get(name) ?? 0) });
    }
  }
  for (const sum of found.values()) sum.part /= total;
  return found;
}

/** Makes a search over these texts: the names of those that match, best first. `kept` is the JSON of their index. */
export function createSearch(texts: readonly SearchText[], kept?: AsPlainObject): (query: string) => Ranked[] {
  const byName = new Map(texts.map((text) => [text.name, text]));
  const known = new Terms(kept === undefined ? createIndex(texts) : MiniSearch.loadJS(kept, options));
  const phrases = new Phrases(texts, known);
  return (text) => {
    const query = readQuery(text, known);
    const isLive = liveWords.test(text);
    const isQuestion = questions.test(text.trim());
    const isOwn = ownWords.test(text);
    const nearest = phrases.nearest(query);
    return [...findAll(query, known)]
      .flatMap(([name, { score, part }]) => {
        const entry = byName.get(name);
        if (entry === undefined) return [];
        const whole = 1 + WHOLE * (nearest.get(name) ?? 0) ** 2;
        return [{ name, score: score * part ** 0.7 * whole * weightOf(entry, isLive, isQuestion, isOwn) }];
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ name, score }) => ({ name, score: Math.round(score * 10) / 10 }));
  };
}
