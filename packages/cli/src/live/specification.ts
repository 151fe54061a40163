/** The part of `@specwright/specs/catalog.json` that a live comparison needs. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ResponseSchema } from "@specwright/transport";

/** Values of one variant of a field. */
export interface AllowedValues {
  readonly types: readonly string[];
  readonly values?: { readonly list: readonly string[]; readonly isOpen: boolean };
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Description of the pattern. */
  readonly words?: string;
}

/** Place in a response or message, such as `result.list[].price`, with the numbers of the files that describe it. */
export interface Place {
  readonly fields: readonly AllowedValues[];
  /** Files of the objects that list the field. */
  readonly files: readonly number[];
  /** Files whose `required` lists the field. Default: `files`. */
  readonly required?: readonly number[];
  /** Files that list its values. Default: `files`. */
  readonly values?: readonly number[];
  /** Files with its pattern or format. Default: `files`. */
  readonly format?: readonly number[];
  /** Files that list the fields below it. Default: `files`. */
  readonly fieldsBelow?: readonly number[];
  /** Time unit. */
  readonly unit?: "milliseconds" | "nanoseconds" | "seconds";
  readonly isDecimal?: true;
  /** Titles of the tuple entries, in order. */
  readonly titles?: readonly string[];
}

export type Places = Readonly<Record<string, Place>>;

/** Schema of a response, event or message. */
export interface Content {
  readonly schema: ResponseSchema;
  readonly places: Places;
}

export interface ComparedOperation {
  readonly document: "trading" | "knowledge";
  readonly method: string;
  readonly path: string;
  readonly file: string;
  /** Client functions that call it. */
  readonly calls: readonly string[];
  /** Kinds of environments that have the operation. */
  readonly environments: readonly string[];
  /** Requests per second of an account, by documented limit. */
  readonly limits?: readonly number[];
  /** Fields of the cursor: `next` in the result, `field` in the input. */
  readonly cursor?: {
    readonly next: string;
    readonly field: string;
    /** Cursor of the last page, besides empty text. */
    readonly last?: string;
  };
  /** List with the records of a paginated result. */
  readonly records?: string;
  /** True if the description promises the newest record first. */
  readonly isNewestFirst?: true;
  /** Content numbers by status; `4XX` covers a class. */
  readonly responses: Readonly<Record<string, number>>;
  /** Content numbers by event type. */
  readonly events?: Readonly<Record<string, number>>;
}

export interface ComparedTopic {
  readonly address: string;
  readonly servers: readonly string[];
  readonly file: string;
  readonly content: number;
  /** Values of each parameter by server. `""` has the values of every server. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** True if the topic is public and pushed at an interval even without changes. */
  readonly isRegular: boolean;
}

interface StreamServer {
  readonly pathname: string;
  readonly isPrivate: boolean;
  /** Host names by environment. */
  readonly hosts: Readonly<Record<string, string>>;
}

export type Input = Readonly<Record<string, unknown>>;

type Permission = string | readonly string[] | { readonly master?: Permission; readonly sub?: Permission };

/** Read of the trading API, with inputs that a service has accepted. */
export interface LiveRead {
  readonly operationId: string;
  /** Path of the client function: `market.tickers`. */
  readonly call: string;
  readonly needsKey: boolean;
  readonly permission: Permission;
  readonly inputs: readonly Input[];
  /** Unix time of the recording in milliseconds. Dates in the inputs are shifted by the time since then. */
  readonly recordedAt: number;
}

/** Difference that a maintainer accepted. */
export interface KnownDrift {
  /** The operationId. A topic has `topic` instead. */
  readonly operation?: string;
  readonly topic?: string;
  readonly place: string;
  readonly found: string;
  /** Day of the decision. */
  readonly judged: string;
  readonly reason: string;
}

interface ReturnCode {
  readonly code: number | string;
  readonly meaning: string;
  readonly paths?: readonly string[];
}

interface Comparison {
  readonly operations: Readonly<Record<string, ComparedOperation>>;
  readonly topics: Readonly<Record<string, ComparedTopic>>;
  readonly servers: Readonly<Record<string, StreamServer>>;
  readonly contents: readonly Content[];
  /** Files, referenced by index. */
  readonly files: readonly string[];
  /** Index of the content that all responses of the trading API share. */
  readonly envelope: number;
  readonly reads: readonly LiveRead[];
  readonly known: readonly KnownDrift[];
}

/** Specifications for a comparison. */
export interface Specification extends Comparison {
  readonly returnCodes: readonly ReturnCode[];
}

const readPublished = (name: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@specwright/specs/${name}.json`), "utf8"));

let published: Specification | undefined;

/** Reads the published specifications, once. */
export function readSpecification(): Specification {
  if (published === undefined) {
    const { comparison } = readPublished("catalog") as { readonly comparison: Comparison };
    published = { ...comparison, returnCodes: readPublished("ret-codes") as readonly ReturnCode[] };
  }
  return published;
}

/**
 * Returns an operation.
 *
 * @throws Error for an unknown operation
 */
export function operationNamed({ operations }: Specification, operationId: string): ComparedOperation {
  const operation = operations[operationId];
  if (operation === undefined) throw new Error(`No specification has an operation "${operationId}".`);
  return operation;
}

const contentNumbered = ({ contents }: Specification, number: number | undefined): Content | undefined =>
  number === undefined ? undefined : contents[number];

/** Returns the content of a response by its status. */
export const contentOf = (
  specification: Specification,
  { responses }: ComparedOperation,
  status: number,
): Content | undefined =>
  contentNumbered(specification, responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses["default"]);

export const eventContent = (
  specification: Specification,
  { events = {} }: ComparedOperation,
  type: string,
): Content | undefined => contentNumbered(specification, events[type]);

export const topicContent = (specification: Specification, topic: ComparedTopic): Content | undefined =>
  contentNumbered(specification, topic.content);

/** Returns the documented return code of a path. */
export const listedCode = ({ returnCodes }: Specification, given: number, path: string): ReturnCode | undefined =>
  returnCodes.find(
    ({ code, paths }) => code === given && (paths === undefined || paths.some((prefix) => path.startsWith(prefix))),
  );

const fits = (pattern: string, path: string): boolean => {
  const [expected, given] = [pattern.split("/"), path.split("/")];
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || segment.startsWith("{"))
  );
};

/** Returns the operation ID of a request. A literal path wins over a path with parameters. */
export function operationOf({ operations }: Specification, method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  const all = Object.entries(operations).filter(([, each]) => each.method === method.toUpperCase());
  const found = all.find(([, { path }]) => path === pathname) ?? all.find(([, { path }]) => fits(path, pathname));
  return found?.[0];
}
