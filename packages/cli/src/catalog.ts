/**
 * Catalog of operations and topics, compiled from `@specwright/specs` when the package is built. Every run reads the
 * index. Only commands of a group read the details of that group.
 */
import { readFileSync } from "node:fs";
import type { CategoryFacts, Entry, Group, KnowledgeOperation, Operation, Topic } from "@specwright/specs/catalog";
import { distance } from "fastest-levenshtein";
import type { AsPlainObject } from "minisearch";
import type { SearchText } from "./search/ranking.ts";

export type { Entry, Field, Group, KnowledgeOperation, Operation, Topic, WriteClass } from "@specwright/specs/catalog";

interface Index {
  readonly groups: readonly Group[];
  readonly entries: readonly Entry[];
  /** Commands that aren't single API operations, such as `order reconcile`. */
  readonly commands: readonly Entry[];
  /** Environments of the platform. */
  readonly environments: readonly { readonly name: string; readonly kind: "mainnet" | "testnet" | "demo" }[];
  /** API key of every sandbox with the default seed. The platform doesn't accept it. */
  readonly sandboxKey: { readonly apiKey: string; readonly secret: string };
}

/** Returns the URL of a file in `dist`. Works for source code in `src` and for built code in `dist`. */
const builtFile = (name: string): URL => new URL(`../dist/${name}`, import.meta.url);

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(builtFile(`catalog/${name}.json`), "utf8")) as Content;

const known = new Map<string, unknown>();

/** Reads a file once per process, because the MCP server needs some files for every call. */
function readOnce<Content>(name: string): Content {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name) as Content;
}

export const index = (): Index => readOnce<Index>("index");
export const operationsOf = (group: string): readonly Operation[] => readOnce<readonly Operation[]>(`group-${group}`);

/**
 * Returns an operation with the fields, rules and result of one product category.
 *
 * @throws {UnknownCategoryError} if the operation doesn't have the category
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

/** Returns the search texts of all entries. */
export const searchTexts = (): readonly SearchText[] => read<readonly SearchText[]>("search");

/** Returns the index of the search texts. */
export const searchIndex = (): AsPlainObject => read("search-index");

/** Return code of the trading platform. */
export interface ReturnCode {
  readonly code: number | string;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  /** Path prefixes for which the code has this meaning. Default: every path. */
  readonly paths?: readonly string[];
  /** Transport on which the code has this meaning. Default: every transport. */
  readonly transport?: string;
  /** Request fields. The code has this meaning only for a request with at least one of them. Default: any request. */
  readonly fields?: readonly string[];
}

export const returnCodes = (): readonly ReturnCode[] => read<readonly ReturnCode[]>("return-codes");

/** Returns the rate limits that aren't specific to an operation. */
export const rateLimits = (): unknown => read("rate-limits");

/** Returns the guides of the documentation as Markdown, by name. */
export const guides = (): Readonly<Record<string, string>> => read("guides");

const isGroup = (name: string): boolean => index().groups.some((group) => group.name === name);

/** Converts `order cancel-all` or `order.cancel-all` to the name in the catalog, `order.cancelAll`. */
export const toCamelCase = (text: string): string =>
  text.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

export const toKebabCase = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();

const lastPart = (name: string): string => name.split(/[.:]/).at(-1) ?? "";

/**
 * Returns the operation, topic or knowledge operation with a name.
 *
 * @throws {UnknownNameError} with similar names, if there are any
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
  // If no full name is similar, compare with the names without their group.
  const last = near.length > 0 ? [] : suggest(wanted, names.map(lastPart));
  throw new UnknownNameError(name, near.length > 0 ? near : names.filter((each) => last.includes(lastPart(each))));
}

export const isOperation = (entry: Operation | Topic | KnowledgeOperation): entry is Operation => "example" in entry;
export const isTopic = (entry: Operation | Topic | KnowledgeOperation): entry is Topic => "address" in entry;

/** Error for an unknown name. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";
  /** Sentence with a command that helps the user find the right name. */
  readonly advice: string;

  constructor(name: string, near: readonly string[]) {
    const hint = near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`;
    super(`Unknown name "${name}".${hint}`);
    this.advice = /^\d+$/.test(name)
      ? `specwright explain ${name} explains a return code.`
      : `specwright search "${name}" also searches titles and descriptions.`;
  }
}

/** Error for a product category that an operation doesn't have. */
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

/**
 * Verbs: the first words of call names. Calls with different verbs have different effects, even if their names are
 * spelled similarly.
 */
const verbs = new Set(
  `accept add amend apply borrow buy cancel check close confirm convert create delete deposit disable edit enable finish
  freeze get info list lock modify open pay place query quote read reconcile redeem register reject release remove repay
  reset sell set show stake start stop submit subscribe switch transfer unfreeze unlock unstake unsubscribe update upgrade
  validate withdraw`.split(/\s+/),
);

/** Returns the verb of a name such as `position.setLeverage` or `cancel-all`. */
const verbOf = (name: string): string | undefined => {
  const [first = ""] = toKebabCase(lastPart(name)).split("-");
  return verbs.has(first) ? first : undefined;
};

/**
 * Returns whether the user may have meant this call by a mistyped name. False if both names have a verb and the verbs
 * differ.
 */
const mayMeanTheSame = (given: string, name: string): boolean => {
  const [one, other] = [verbOf(given), verbOf(name)];
  return one === undefined || other === undefined || one === other;
};

/**
 * Returns up to three similar names, the nearest first. Leaves out names with a different verb, because those calls
 * have other effects.
 */
export const suggest = (given: string, names: readonly string[]): string[] =>
  names
    .filter((name) => mayMeanTheSame(given, name))
    .map((name) => ({ name, far: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(given.length / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
