/**
 * The ranking of every search of this repository: that of the command line, of the MCP server and of the documentation
 * site, which runs it in the browser.
 */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { meanings, terms } from "./terms.ts";
import { readTone, type Tone } from "./tone.ts";

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

/** Titles of what only reads begin with one of these. */
const readTitles = /^(?:List|Read|Check|Compute|Estimate|Get|Recommend|Sum|Preview)\b/;
/** Titles of what people ask for in order to change something. */
const stepTitles = /^(?:Request|Get) .*quote|^Ask a question/;

/** What an operation counts that changes something, where somebody asks. */
const CHANGES = 0.25;
/** What an operation counts that only reads, where somebody wants something changed. */
const READS = 0.6;

/** Names of what everybody sees. */
const isPublic = /^market\.|recentTrade|public/i;

/** Groups that most people mean when they do not name a product. */
const coreGroups = new Set(["order", "position", "account", "market", "asset", "execution", "user"]);

/** How much an entry counts for what the request wants: to change something, or an answer. */
function fits({ name, title }: SearchText, wants: Tone["wants"]): number {
  const [kind = ""] = name.split(/[.:]/);
  if (["stream", "page", "reference", "code"].includes(kind) || stepTitles.test(title)) return 1;
  if (readTitles.test(title)) return wants === "change" ? READS : 1;
  return wants === "answer" ? CHANGES : 1;
}

/** How much the group of an entry counts: the usual groups more. */
function groupWeight({ name, weight = 1 }: SearchText, live: number): number {
  const [group = ""] = name.split(/[.:]/);
  if (group === "stream") return live;
  return coreGroups.has(group) ? 1.3 : weight;
}

/** How much an entry counts, whatever matches. */
function weightOf(text: SearchText, { live, isOwn, wants }: Tone): number {
  const product = isOwn && isPublic.test(text.name) ? 0.4 : groupWeight(text, live);
  return product * fits(text, wants) * (text.isDeprecated === true ? 0.25 : 1);
}

/** How often each part of what people say for an entry counts. */
const emphasis = { title: 6, name: 5, keywords: 2, aliases: 2 } as const;

/** What a term counts that the query only means. */
const MEANT = 0.75;
/** What a term counts that looks like one of the query, which no text has. */
const MISTYPED = 0.6;
/** What a title, name or keyword counts beside its terms, if it is the query. */
const WHOLE = 4.8;
/** The score of a phrase with the same words as the query. */
const SAME = 1.5;
/** The second phrase of an entry counts this much of its score, the third this much less again, and so on. */
const NEXT = 0.3;
/** What an entry counts beside others whose family has nothing of the query. */
const FAMILY = 1;

/** Numbers by the name of an entry, or by the place of a phrase. */
type Scores<Key> = Map<Key, number>;

function raise<Key>(scores: Scores<Key>, key: Key, score: number): void {
  if (score > (scores.get(key) ?? 0)) scores.set(key, score);
}

const canVary = (term: string): boolean => term.length > 3 && !/\d|_/.test(term);
const letters = (term: string): string => Array.from(term).toSorted().join("");

/** The terms of a text, each as often as it counts: the parts are one field, so that a term in all of them is one term. */
function weighed(text: SearchText): string {
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
      ? weighed(text)
      : field === "description" || field === "fields" || field === "body"
        ? terms(text[field] ?? "").join(" ")
        : text.name,
  tokenize: (text) => text.split(" "),
  // A number among the values of a field says nothing.
  processTerm: (term, field) => (term === "" || (field === "fields" && /^\d+$/.test(term)) ? null : term),
  searchOptions: {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { said: 1, description: 0.1, fields: 0.1, body: 0.1 },
    bm25: { k: 1.5, b: 0.5, d: 0 },
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
      const results = this.#index.search(term, { prefix: canVary(term), weights: { prefix: 0.15, fuzzy: 0 } });
      scores = new Map(results.map(({ id, score }) => [String(id), score]));
      this.#found.set(term, scores);
    }
    return scores;
  }

  /** Terms that look like one that no text has. Nobody mistypes a word that is known: `candle` does not mean `handle`. */
  like(term: string): readonly string[] {
    if (!canVary(term) || this.#index.search(term, { prefix: false }).length > 0) return [];
    const found = new Set(this.#index.search(term, { fuzzy: 0.2 }).flatMap((result) => result.terms));
    const near = [...found].filter((other) => other[0] === term[0]);
    const mixedUp = near.filter((other) => letters(other) === letters(term));
    return (mixedUp.length > 0 ? mixedUp : near).slice(0, 3);
  }

  /** How much a term tells entries apart. */
  weigh(term: string): number {
    return Math.log(1 + this.#index.documentCount / (1 + this.find(term).size));
  }
}

/** A query: each of its terms, with what it may mean and how much that counts. */
type Query = ReadonlyMap<string, ReadonlyMap<string, number>>;

function readQuery(text: string, known: Terms): Query {
  const query = new Map<string, Scores<string>>();
  for (const term of terms(text)) {
    const others = meanings(term).map((other) => [other, MEANT] as const);
    const mistyped = known
      .like(term)
      .flatMap((other) => [
        ...meanings(other).map((meant) => [meant, MISTYPED * MEANT] as const),
        [other, MISTYPED] as const,
      ]);
    query.set(term, new Map([...others, ...mistyped, [term, 1]]));
  }
  return query;
}

/** The titles, names and keywords of the entries: what people say for them. */
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

  /** How much a term tells phrases apart. */
  #weigh(term: string): number {
    return Math.log(1 + this.#phrases.length / (1 + (this.#places.get(term)?.length ?? 0)));
  }

  #sum(all: Iterable<string>): number {
    return [...all].reduce((sum, term) => sum + this.#weigh(term), 0);
  }

  /** The score of each phrase, from 0 to 1: the share of the query that it has, times the share of it that the query has. */
  #near(query: Query): Scores<number> {
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

  /** The score of each entry from its best phrases. */
  nearest(query: Query): Scores<string> {
    const nearest = [...this.#near(query)].toSorted(([, one], [, other]) => other - one);
    const result = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const [place, near] of nearest) {
      const name = this.#phrases[place]?.name ?? "";
      const share = counts.get(name) ?? 1;
      result.set(name, (result.get(name) ?? 0) + (near > 0.99 ? SAME : near) * share);
      counts.set(name, share * NEXT);
    }
    return result;
  }
}

/**
 * Entries that belong together: those of a group, and those of a group whose calls begin with the same word, such as
 * `asset.withdraw…`.
 */
function familiesOf(texts: readonly SearchText[]): ReadonlySet<string>[] {
  const families = new Map<string, Set<string>>();
  for (const { name } of texts)
    for (const family of new Set(/^(?:(\w+?)[.:][a-z\d]*)/.exec(name) ?? []))
      families.set(family, (families.get(family) ?? new Set()).add(name));
  return [...families.values()].filter(({ size }) => size > 1);
}

/**
 * How much of a query the family of each entry has: a word that tells families apart, such as the name of a product, says
 * which of them is meant, even if the title of an entry does not repeat it.
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
  for (const [family, sum] of sums) for (const name of family) raise(scores, name, sum / total);
  return scores;
}

/** What one term of a query found. */
interface Found {
  readonly scores: Scores<string>;
  /** How much of the term an entry has. */
  readonly parts: Scores<string>;
  /** The most that it can have. */
  readonly most: number;
}

function findEach(query: Query, known: Terms): Found[] {
  return [...query].flatMap(([term, others]) => {
    const scores = new Map<string, number>();
    const parts = new Map<string, number>();
    for (const [other, share] of others)
      for (const [name, score] of known.find(other)) {
        raise(scores, name, score * share);
        raise(parts, name, share * known.weigh(other));
      }
    return scores.size === 0 ? [] : [{ scores, parts, most: known.weigh(term) }];
  });
}

/** How much each entry has of a query, and which part of it: one rare word must not outweigh all others. */
function addUp(found: readonly Found[]): Map<string, { score: number; part: number }> {
  const sums = new Map<string, { score: number; part: number }>();
  const total = found.reduce((sum, { most }) => sum + most, 0);
  for (const { scores, parts } of found)
    for (const [name, score] of scores) {
      const sum = sums.get(name) ?? { score: 0, part: 0 };
      sums.set(name, { score: sum.score + score, part: sum.part + (parts.get(name) ?? 0) / total });
    }
  return sums;
}

/** Makes a search over these texts: the names of those that match, best first. `kept` is the JSON of their index. */
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
    return [...addUp(found)]
      .flatMap(([name, { score, part }]) => {
        const entry = byName.get(name);
        if (entry === undefined) return [];
        const near = nearest.get(name) ?? 0;
        const whole = 1 + WHOLE * near ** 1.6;
        const family = 1 + FAMILY * (kin.get(name) ?? 0);
        return [{ name, score: score * part ** 0.7 * whole * family * weightOf(entry, tone) }];
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ name, score }) => ({ name, score: Math.round(score * 10) / 10 }));
  };
}
