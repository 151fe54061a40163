/**
 * What the command line knows about operations and topics: compiled from `@specwright/specs` when the package is built. The
 * index is read at every start, the details of a group with its first command.
 */
import { readFileSync } from "node:fs";
import { distance } from "fastest-levenshtein";
import type { AsPlainObject } from "minisearch";
import type { SearchText } from "./search/ranking.ts";

/** A field of an input, or one below it (`request[].symbol`). */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  readonly description: string;
  readonly values?: readonly string[];
  readonly rules?: readonly string[];
  readonly example?: string;
  /** A time in milliseconds since 1970. */
  readonly isTime?: true;
  /** The name of an entry of a tuple, such as `open`. */
  readonly label?: string;
}

/** What a write may do: each class must be allowed by itself before an agent may use it. */
export type WriteClass = "trade" | "transfer" | "withdraw" | "settings";

/** One line of the index. */
export interface Entry {
  /** `order.create`, `stream:liquidation` or `knowledge.submit.text`. */
  readonly name: string;
  readonly title: string;
  readonly isDeprecated?: true;
  /** Absent for reads and topics. */
  readonly write?: WriteClass;
}

export interface Group {
  readonly name: string;
  readonly description: string;
}

interface Index {
  readonly groups: readonly Group[];
  readonly entries: readonly Entry[];
  /** Commands of the command line that are not single operations. */
  readonly commands: readonly Entry[];
  /** Environments of the platform, and which rules hold there. */
  readonly environments: readonly { readonly name: string; readonly kind: "mainnet" | "testnet" | "demo" }[];
  /** The key of every sandbox that is started without a seed of its own. It opens nothing else. */
  readonly sandboxKey: { readonly apiKey: string; readonly secret: string };
}

/** Everything about one operation of the trading platform. */
export interface Operation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly replacements?: readonly string[];
  /** `none`: public; `optional`: signed if there is a key. */
  readonly key: "none" | "optional" | "needed";
  readonly permission?: string;
  readonly rateLimit?: string;
  /** Kinds of environments that have it. */
  readonly environments: readonly string[];
  /**
   * How the value of a write is known before it is sent: it moves none, it is that of its orders, or its `amount` of its
   * `coin`. Absent where nothing says it.
   */
  readonly value?: "none" | "order" | "amount";
  /** The field by which the server recognizes a repeated write. */
  readonly idField?: string;
  /** The client fills this field where it is absent. */
  readonly isIdMade?: true;
  /** Pages can be read one after the other. */
  readonly isPaged?: true;
  /** Where a result has the cursor of the next page, and the field of the input that takes it. */
  readonly cursor?: { readonly next: string; readonly field: string };
  /** The fields that bound a history, and the longest span of one request. */
  readonly window?: {
    readonly start: string;
    readonly end: string;
    /** In words, such as "7 days". */
    readonly max: string;
    readonly maxMs: number;
    /** Unit of the two fields. Default: milliseconds. */
    readonly unit?: "s";
    /** The two fields are texts. Default: numbers. */
    readonly type?: "string";
  };
  readonly rules: readonly string[];
  readonly fields: readonly Field[];
  readonly example: Readonly<Record<string, unknown>>;
  readonly response: readonly Field[];
  /** Fields of a record without which nobody should act on it. */
  readonly essential?: readonly string[];
  readonly page?: string;
}

/** What an operation takes, checks and returns in some of its categories. Nothing where all categories are alike. */
export interface CategoryFacts extends Partial<Pick<Operation, "fields" | "rules" | "response">> {
  readonly categories: readonly string[];
}

/** Everything about one topic of the streams. */
export interface Topic extends Entry {
  readonly address: string;
  readonly description: string;
  /** Product categories that serve the topic; empty where there is no choice. */
  readonly categories: readonly string[];
  readonly parameters: readonly Field[];
  readonly isPrivate: boolean;
  /** The client keeps the order book of this topic. */
  readonly isBook: boolean;
  readonly fields: readonly Field[];
  readonly page?: string;
}

/** An operation of the knowledge service. */
export interface KnowledgeOperation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** A file of the build, from the sources and from the build itself. */
export const builtFile = (name: string): URL => new URL(`../dist/${name}`, import.meta.url);

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(builtFile(`catalog/${name}.json`), "utf8")) as Content;

const known = new Map<string, unknown>();

/** A file that a server for agents needs again and again is read once. */
function readOnce<Content>(name: string): Content {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name) as Content;
}

export const index = (): Index => readOnce<Index>("index");
export const operationsOf = (group: string): readonly Operation[] => readOnce<readonly Operation[]>(`group-${group}`);

/**
 * Returns an operation with the fields, rules and result of one category of products.
 *
 * @throws {UnknownCategoryError} for a category that the operation doesn't have
 */
export function inCategory(operation: Operation, category: string): Operation {
  const [group = ""] = operation.name.split(".");
  const all = readOnce<Readonly<Record<string, readonly CategoryFacts[]>>>(`categories-${group}`)[operation.name] ?? [];
  const found = all.find(({ categories }) => categories.includes(category));
  if (found === undefined)
    throw new UnknownCategoryError(
      operation.name,
      category,
      all.flatMap(({ categories }) => categories),
    );
  const { categories: _, ...facts } = found;
  return { ...operation, ...facts };
}

export const topics = (): readonly Topic[] => readOnce<readonly Topic[]>("topics");
const knowledgeOperations = (): readonly KnowledgeOperation[] => readOnce<readonly KnowledgeOperation[]>("knowledge");

/** Texts of the search, by entry. */
export const searchTexts = (): readonly SearchText[] => read<readonly SearchText[]>("search");

/** The index of these texts. */
export const searchIndex = (): AsPlainObject => read("search-index");

/** A return code of the trading platform. */
export interface ReturnCode {
  readonly code: number | string;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  /** Prefixes of the paths for which the entry holds; every path if absent. */
  readonly paths?: readonly string[];
  /** The entry holds over this transport alone. */
  readonly transport?: string;
  /** The entry holds for requests that have one of these fields. */
  readonly fields?: readonly string[];
}

export const returnCodes = (): readonly ReturnCode[] => read<readonly ReturnCode[]>("return-codes");

/** The limits that belong to no single operation. */
export const rateLimits = (): unknown => read("rate-limits");

/** The guides of the documentation as Markdown, by name. */
export const guides = (): Readonly<Record<string, string>> => read("guides");

const isGroup = (name: string): boolean => index().groups.some((group) => group.name === name);

/** `order create`, `order.create` and `order cancel-all` as the catalog has them: `order.cancelAll`. */
export const toCamelCase = (text: string): string =>
  text.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

export const toKebabCase = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();

const lastPart = (name: string): string => name.split(/[.:]/).at(-1) ?? "";

/**
 * The operation, topic or knowledge operation of a name.
 *
 * @throws {UnknownNameError} with the names that come nearest
 */
export function find(name: string): Operation | Topic | KnowledgeOperation {
  const wanted = toCamelCase(
    name
      .trim()
      .replaceAll(/\s+/g, ".")
      .replace(/^trading\./, ""),
  );
  const group = wanted.split(".")[0] ?? "";
  const candidates = wanted.startsWith("stream:")
    ? topics()
    : group === "knowledge"
      ? knowledgeOperations()
      : isGroup(group)
        ? operationsOf(group)
        : [];
  const found = candidates.find((each) => each.name === wanted);
  if (found !== undefined) return found;
  const names = index().entries.map((entry) => entry.name);
  const near = suggest(wanted, names);
  // Somebody who leaves out the group means a name by its last part.
  const last = near.length > 0 ? [] : suggest(wanted, names.map(lastPart));
  throw new UnknownNameError(name, near.length > 0 ? near : names.filter((each) => last.includes(lastPart(each))));
}

export const isOperation = (entry: Operation | Topic | KnowledgeOperation): entry is Operation => "example" in entry;
export const isTopic = (entry: Operation | Topic | KnowledgeOperation): entry is Topic => "address" in entry;

/** Nothing has this name. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";
  /** The command that finds it. */
  readonly advice: string;

  constructor(name: string, near: readonly string[]) {
    const hint = near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`;
    super(`Nothing is called "${name}".${hint}`);
    this.advice = /^\d+$/.test(name)
      ? `specwright explain ${name} explains a return code.`
      : `specwright search "${name}" looks in titles and descriptions, too.`;
  }
}

/** An operation doesn't have this category of products. */
export class UnknownCategoryError extends Error {
  override readonly name = "UnknownCategoryError";

  constructor(operation: string, category: string, categories: readonly string[]) {
    super(
      categories.length === 0
        ? `${operation} has no categories.`
        : `${operation} has no category "${category}". It has ${categories.join(", ")}.`,
    );
  }
}

/** Verbs that names of calls start with. Two of them are two effects, however near they are. */
const verbs = new Set(
  `accept add amend apply borrow buy cancel check close confirm convert create delete deposit disable edit enable finish
  freeze get info list lock modify open pay place query quote read reconcile redeem register reject release remove repay
  reset sell set show stake start stop submit subscribe switch transfer unfreeze unlock unstake unsubscribe update upgrade
  validate withdraw`.split(/\s+/),
);

/** The verb of a name such as `position.setLeverage` or `cancel-all`. */
const verbOf = (name: string): string | undefined => {
  const [first = ""] = toKebabCase(lastPart(name)).split("-");
  return verbs.has(first) ? first : undefined;
};

/** Whether two names may mean the same: no two different verbs. */
const mayMeanTheSame = (given: string, name: string): boolean => {
  const [one, other] = [verbOf(given), verbOf(name)];
  return one === undefined || other === undefined || one === other;
};

/** Returns up to three names that a person may have meant, the nearest first; none with another effect. */
export const suggest = (given: string, names: readonly string[]): string[] =>
  names
    .filter((name) => mayMeanTheSame(given, name))
    .map((name) => ({ name, far: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(given.length / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
