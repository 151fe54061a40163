/** Ranking of search results in the command line, the MCP server and, in the browser, the documentation site. */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { meanings, terms } from "./terms.ts";
import { readTone, type Tone } from "./tone.ts";

/** Search texts of an operation, topic or page. */
export interface SearchText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Names of the entry's fields and values. */
  readonly fields: string;
  /** Search phrases, separated by semicolons. A match of a whole phrase counts more than matches of its words. */
  readonly keywords: string;
  /** Names of the operation in other libraries. */
  readonly aliases?: string;
  /** Text of a page. */
  readonly body?: string;
  readonly isDeprecated?: boolean;
  /** Weight, relative to other operations and pages. Ignored for topics and for operations in `coreGroups`. Default: 1. */
  readonly weight?: number;
}

interface Ranked {
  readonly name: string;
  readonly score: number;
}

/** Matches the titles of read operations. */
const readTitlePattern = /^(?:List|Read|Check|Compute|Estimate|Get|Recommend|Sum|Preview)\b/;
/**
 * Matches the titles of operations that suit both a question and a wanted change, so neither kind of query reduces
 * their weight. For example, requesting a quote reads a price and is the first step of a trade.
 */
const neutralTitlePattern = /^(?:Request|Get) .*quote|^Ask a question/;

/** Weight of a write operation if the query is a question. */
const WRITE_WEIGHT = 0.25;
/** Weight of a read operation if the query asks for a change. */
const READ_WEIGHT = 0.6;

/** Matches the names of entries with public data. */
const isPublic = /^market\.|recentTrade|public/i;

/** Groups that count more than others. */
const coreGroups = new Set(["order", "position", "account", "market", "asset", "execution", "user"]);

/**
 * Returns a factor below 1 for a read operation if the query asks for a change, and for a write operation if the query
 * is a question. Otherwise returns 1.
 */
function intentWeight({ name, title }: SearchText, intent: Tone["intent"]): number {
  const [kind = ""] = name.split(/[.:]/);
  if (["stream", "page", "reference", "code"].includes(kind) || neutralTitlePattern.test(title)) return 1;
  if (readTitlePattern.test(title)) return intent === "change" ? READ_WEIGHT : 1;
  return intent === "answer" ? WRITE_WEIGHT : 1;
}

/**
 * Returns the weight of an operation, topic or page by its group: `live` for a topic, 1.3 for an operation in one of
 * `coreGroups`, otherwise its own `weight`.
 */
function groupWeight({ name, weight = 1 }: SearchText, live: number): number {
  const [group = ""] = name.split(/[.:]/);
  if (group === "stream") return live;
  return coreGroups.has(group) ? 1.3 : weight;
}

/** Returns the weight of an entry for a kind of query, independent of the matching terms. */
function weightOf(text: SearchText, { live, isOwn, intent }: Tone): number {
  const product = isOwn && isPublic.test(text.name) ? 0.4 : groupWeight(text, live);
  return product * intentWeight(text, intent) * (text.isDeprecated === true ? 0.25 : 1);
}

/** Weights of an entry's texts. The index contains a title's terms six times, a name's terms five times, and so on. */
const emphasis = { title: 6, name: 5, keywords: 2, aliases: 2 } as const;

/** Weight of a match with a synonym, relative to the term itself. */
const SYNONYM_WEIGHT = 0.75;
/** Weight of a match with a similarly spelled term, if no text contains the term of the query. */
const MISTYPED_WEIGHT = 0.6;
/** Maximum bonus for an entry whose title, name or a keyword equals the query, as a multiple of the entry's score. */
const WHOLE_QUERY_BONUS = 4.8;
/** Score of a phrase that has the same terms as the query. */
const EXACT_PHRASE_SCORE = 1.5;
/**
 * Factor for the score of an entry's second-best phrase. The third-best phrase counts with the square of this factor,
 * and so on.
 */
const NEXT_PHRASE_FACTOR = 0.3;
/**
 * Maximum bonus for an entry in a group of related entries (see `familiesOf`) that matches the query, as a multiple of
 * the entry's score.
 */
const FAMILY_BONUS = 1;

/**
 * Scores by the name of an operation, topic or page (a string), or by the index of a phrase in the list of phrases (a
 * number).
 */
type Scores<Key> = Map<Key, number>;

function raiseScore<Key>(scores: Scores<Key>, key: Key, score: number): void {
  if (score > (scores.get(key) ?? 0)) scores.set(key, score);
}

const canVary = (term: string): boolean => term.length > 3 && !/\d|_/.test(term);
const letters = (term: string): string => Array.from(term).toSorted().join("");

/**
 * Returns the terms of a text, each repeated as often as `emphasis` states for its part. All parts form one field, so
 * that a term in several parts counts as one term.
 */
function weightedTerms(text: SearchText): string {
  const parts = Object.entries(emphasis) as [keyof typeof emphasis, number][];
  return parts
    .flatMap(([part, times]) => Array.from({ length: times }, () => terms(text[part] ?? "")).flat())
    .join(" ");
}

const options: Options<SearchText> = {
  idField: "name",
  fields: ["said", "description", "fields", "body"],
  extractField: (text, field) =>
    field === "said"
      ? weightedTerms(text)
      : field === "description" || field === "fields" || field === "body"
        ? terms(text[field] ?? "").join(" ")
        : text.name,
  tokenize: (text) => text.split(" "),
  // Ignore numbers among field values, because searching for them finds nothing useful.
  processTerm: (term, field) => (term === "" || (field === "fields" && /^\d+$/.test(term)) ? null : term),
  searchOptions: {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { said: 1, description: 0.1, fields: 0.1, body: 0.1 },
    bm25: { k: 1.5, b: 0.5, d: 0 },
  },
};

/** Creates the search index. A build may save it as JSON, because loading the index is faster than creating it. */
export function createIndex(texts: readonly SearchText[]): MiniSearch<SearchText> {
  const index = new MiniSearch(options);
  index.addAll(texts);
  return index;
}

/** Lookup of single terms in the index. */
class Terms {
  readonly #index: MiniSearch<SearchText>;
  readonly #found = new Map<string, Scores<string>>();

  constructor(index: MiniSearch<SearchText>) {
    this.#index = index;
  }

  /** Returns the scores of the entries with a term, or with a longer term that starts with it. */
  find(term: string): Scores<string> {
    let scores = this.#found.get(term);
    if (scores === undefined) {
      const results = this.#index.search(term, { prefix: canVary(term), weights: { prefix: 0.15, fuzzy: 0 } });
      scores = new Map(results.map(({ id, score }) => [String(id), score]));
      this.#found.set(term, scores);
    }
    return scores;
  }

  /**
   * Returns terms that are spelled like a mistyped term. Empty if any text has the term: `candle` isn't a typo for
   * `handle`.
   */
  like(term: string): readonly string[] {
    if (!canVary(term) || this.#index.search(term, { prefix: false }).length > 0) return [];
    const found = new Set(this.#index.search(term, { fuzzy: 0.2 }).flatMap((result) => result.terms));
    const near = [...found].filter((other) => other[0] === term[0]);
    const mixedUp = near.filter((other) => letters(other) === letters(term));
    return (mixedUp.length > 0 ? mixedUp : near).slice(0, 3);
  }

  /** Returns the weight of a term. Rare terms weigh more, because they distinguish entries. */
  weigh(term: string): number {
    return Math.log(1 + this.#index.documentCount / (1 + this.find(term).size));
  }
}

/** Terms of a query, each with itself, its synonyms and similarly spelled terms, and their weights. */
type Query = ReadonlyMap<string, ReadonlyMap<string, number>>;

function readQuery(text: string, known: Terms): Query {
  const query = new Map<string, Scores<string>>();
  for (const term of terms(text)) {
    const others = meanings(term).map((other) => [other, SYNONYM_WEIGHT] as const);
    const mistyped = known
      .like(term)
      .flatMap((other) => [
        ...meanings(other).map((meant) => [meant, MISTYPED_WEIGHT * SYNONYM_WEIGHT] as const),
        [other, MISTYPED_WEIGHT] as const,
      ]);
    query.set(term, new Map([...others, ...mistyped, [term, 1]]));
  }
  return query;
}

/** Search that matches whole phrases: the titles, names and keywords of the entries. */
class Phrases {
  readonly #phrases: readonly { readonly name: string; readonly has: ReadonlySet<string> }[];
  readonly #places = new Map<string, number[]>();

  constructor(texts: readonly SearchText[]) {
    this.#phrases = texts.flatMap(({ name, title, keywords, aliases = "" }) => {
      const said = [title, name, ...keywords.split(/[;,]/), ...aliases.split(" ")];
      return said.map((phrase) => ({ name, has: new Set(terms(phrase)) }));
    });
    for (const [place, { has }] of this.#phrases.entries())
      for (const term of has) {
        const places = this.#places.get(term);
        if (places === undefined) this.#places.set(term, [place]);
        else places.push(place);
      }
  }

  /** Returns the weight of a term. Rare terms weigh more, because they distinguish phrases. */
  #weigh(term: string): number {
    return Math.log(1 + this.#phrases.length / (1 + (this.#places.get(term)?.length ?? 0)));
  }

  #sum(all: Iterable<string>): number {
    return [...all].reduce((sum, term) => sum + this.#weigh(term), 0);
  }

  /**
   * Returns a score from 0 to 1 for each phrase: the matched share of the query times the matched share of the phrase.
   */
  #near(query: Query): Scores<number> {
    const asked = new Map<number, number>();
    const said = new Map<number, Scores<string>>();
    for (const [term, others] of query) {
      const best = new Map<number, number>();
      for (const [other, counts] of others)
        for (const place of this.#places.get(other) ?? []) {
          raiseScore(best, place, counts);
          const own = said.get(place) ?? new Map<string, number>();
          raiseScore(own, other, counts);
          said.set(place, own);
        }
      for (const [place, counts] of best) asked.set(place, (asked.get(place) ?? 0) + counts * this.#weigh(term));
    }
    const total = this.#sum(query.keys());
    const near = new Map<number, number>();
    for (const [place, weight] of asked) {
      let has = 0;
      for (const [term, counts] of said.get(place) ?? []) has += counts * this.#weigh(term);
      near.set(place, (weight / total) * (has / this.#sum(this.#phrases[place]?.has ?? [])));
    }
    return near;
  }

  /** Returns the score of each entry: the weighted sum of the scores of its best phrases. */
  nearest(query: Query): Scores<string> {
    const nearest = [...this.#near(query)].toSorted(([, one], [, other]) => other - one);
    const result = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const [place, near] of nearest) {
      const name = this.#phrases[place]?.name ?? "";
      const share = counts.get(name) ?? 1;
      result.set(name, (result.get(name) ?? 0) + (near > 0.99 ? EXACT_PHRASE_SCORE : near) * share);
      counts.set(name, share * NEXT_PHRASE_FACTOR);
    }
    return result;
  }
}

/**
 * Returns sets of related entries (families): all entries of a group, such as `asset`, and all entries whose names
 * begin with the same word after the group, such as `asset.withdraw…`.
 */
function familiesOf(texts: readonly SearchText[]): ReadonlySet<string>[] {
  const families = new Map<string, Set<string>>();
  for (const { name } of texts)
    for (const family of new Set(/^(?:(\w+?)[.:][a-z\d]*)/.exec(name) ?? []))
      families.set(family, (families.get(family) ?? new Set()).add(name));
  return [...families.values()].filter(({ size }) => size > 1);
}

/**
 * Returns a score for each entry: how well its set of related entries (family) matches the query. A product name in
 * some titles then also finds related entries whose titles don't contain it.
 */
function scoreFamilies(found: readonly Found[], families: readonly ReadonlySet<string>[]): Scores<string> {
  const sums = new Map<ReadonlySet<string>, number>();
  let total = 0;
  for (const { parts, most } of found) {
    const shares = families.map((family) => {
      let share = 0;
      for (const name of family) share += Math.min(1, (parts.get(name) ?? 0) / most);
      return [family, share / family.size] as const;
    });
    const weight = Math.log(1 + families.length / (1 + shares.reduce((sum, [, share]) => sum + share, 0)));
    total += weight;
    for (const [family, share] of shares) sums.set(family, (sums.get(family) ?? 0) + share * weight);
  }
  const scores = new Map<string, number>();
  for (const [family, sum] of sums) for (const name of family) raiseScore(scores, name, sum / total);
  return scores;
}

/** Matches of one term of a query. */
interface Found {
  readonly scores: Scores<string>;
  /**
   * For each entry, the weight of its best match: the rarity of the matched term, reduced for synonyms and similar
   * spellings.
   */
  readonly parts: Scores<string>;
  /** Weight of a match with the query's term itself, instead of a synonym or similar spelling. */
  readonly most: number;
}

function findEach(query: Query, known: Terms): Found[] {
  return [...query].flatMap(([term, others]) => {
    const scores = new Map<string, number>();
    const parts = new Map<string, number>();
    for (const [other, share] of others)
      for (const [name, score] of known.find(other)) {
        raiseScore(scores, name, score * share);
        raiseScore(parts, name, share * known.weigh(other));
      }
    return scores.size === 0 ? [] : [{ scores, parts, most: known.weigh(term) }];
  });
}

/**
 * Adds up the scores of each entry over all terms. `part` is the matched share of the query, so that one rare word
 * doesn't outweigh all others.
 */
function sumScores(found: readonly Found[]): Map<string, { score: number; part: number }> {
  const sums = new Map<string, { score: number; part: number }>();
  const total = found.reduce((sum, { most }) => sum + most, 0);
  for (const { scores, parts } of found)
    for (const [name, score] of scores) {
      const sum = sums.get(name) ?? { score: 0, part: 0 };
      sums.set(name, { score: sum.score + score, part: sum.part + (parts.get(name) ?? 0) / total });
    }
  return sums;
}

/**
 * Creates a search over these texts. It returns the matching entries with their scores, best first. `kept` is the saved
 * index.
 */
export function createSearch(texts: readonly SearchText[], kept?: AsPlainObject): (query: string) => Ranked[] {
  const byName = new Map(texts.map((text) => [text.name, text]));
  const known = new Terms(kept === undefined ? createIndex(texts) : MiniSearch.loadJS(kept, options));
  const phrases = new Phrases(texts);
  const families = familiesOf(texts);
  return (text) => {
    const { rest, ...tone } = readTone(text);
    const query = readQuery(rest, known);
    const nearest = phrases.nearest(readQuery(text, known));
    const found = findEach(query, known);
    const kin = scoreFamilies(found, families);
    return [...sumScores(found)]
      .flatMap(([name, { score, part }]) => {
        const entry = byName.get(name);
        if (entry === undefined) return [];
        const near = nearest.get(name) ?? 0;
        const whole = 1 + WHOLE_QUERY_BONUS * near ** 1.6;
        const family = 1 + FAMILY_BONUS * (kin.get(name) ?? 0);
        return [{ name, score: score * part ** 0.7 * whole * family * weightOf(entry, tone) }];
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ name, score }) => ({ name, score: Math.round(score * 10) / 10 }));
  };
}
