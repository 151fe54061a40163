/** Part of `@specwright/specs/catalog.json` that a live comparison uses. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ResponseSchema } from "@specwright/transport";
import { messageExamples, responseExamples } from "./examples.ts";

/** Values that one variant of a field allows. */
export interface AllowedValues {
  readonly types: readonly string[];
  readonly values?: { readonly list: readonly string[]; readonly isOpen: boolean };
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Description of the pattern in words. */
  readonly words?: string;
}

/**
 * Path in a response or message, such as `result.list[].price`, with the specification files that describe it. A file
 * is a number: its index in the catalog's list of files.
 */
export interface Place {
  readonly fields: readonly AllowedValues[];
  /** Indexes of the files of the objects that have the field. */
  readonly files: readonly number[];
  /** Indexes of the files whose `required` contains the field. Default: `files`. */
  readonly required?: readonly number[];
  /** Indexes of the files that list the values of the field. Default: `files`. */
  readonly values?: readonly number[];
  /** Indexes of the files that define the pattern or format of the field. Default: `files`. */
  readonly format?: readonly number[];
  /** Indexes of the files that define the fields inside the field's object. Default: `files`. */
  readonly fieldsBelow?: readonly number[];
  /** Unit of a time. */
  readonly unit?: "milliseconds" | "nanoseconds" | "seconds";
  /** True for a point in time, in contrast to a duration. */
  readonly isClock?: true;
  readonly isDecimal?: true;
  /** Order of a list by time: the newest or the oldest record first. */
  readonly order?: "newest" | "oldest";
  /** Titles of the tuple entries, in order. */
  readonly titles?: readonly string[];
}

export type Places = Readonly<Record<string, Place>>;

/** Schema of a response, event or message, and a description of each path in it. */
export interface Content {
  readonly schema: ResponseSchema;
  readonly places: Places;
}

export interface ComparedOperation {
  readonly document: "trading" | "knowledge";
  readonly method: string;
  readonly path: string;
  readonly file: string;
  /** Client functions that call the operation. */
  readonly calls: readonly string[];
  /** Kinds of environments that have the operation. */
  readonly environments: readonly string[];
  /** Documented rate limits of an account, in requests per second. */
  readonly limits?: readonly number[];
  /** Fields with the cursor: `next` of the result, `field` of the input. */
  readonly cursor?: {
    readonly next: string;
    readonly field: string;
    /** Cursor that marks the last page, in addition to an empty string. */
    readonly last?: string;
  };
  /** Path of the paginated list in the result. */
  readonly records?: string;
  /** Indexes of the response schemas in `contents`, by HTTP status. `4XX` covers a class of statuses. */
  readonly responses: Readonly<Record<string, number>>;
  /** Indexes of the event schemas in `contents`, by event type. */
  readonly events?: Readonly<Record<string, number>>;
}

export interface ComparedTopic {
  readonly address: string;
  readonly servers: readonly string[];
  readonly file: string;
  readonly content: number;
  /** Parameters of the address, with their values by server. The server `""` means all servers. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** True if the topic is pushed even without changes: at an interval, or as a snapshot before its deltas. */
  readonly isRegular: boolean;
  /** Operations that return the state that the topic pushes. */
  readonly snapshot: readonly string[];
  /** Operations that list the events that the topic pushes. */
  readonly reconcile: readonly string[];
}

interface StreamServer {
  readonly pathname: string;
  readonly isPrivate: boolean;
  /** Host names by environment. */
  readonly hosts: Readonly<Record<string, string>>;
}

export type Input = Readonly<Record<string, unknown>>;

type Permission = string | readonly string[] | { readonly master?: Permission; readonly sub?: Permission };

/** Read of the trading API, with recorded inputs that a service accepted. */
export interface LiveRead {
  readonly operationId: string;
  /** Client function, such as `market.tickers`. */
  readonly call: string;
  readonly needsKey: boolean;
  readonly permission: Permission;
  readonly inputs: readonly Input[];
  /** Fields of the inputs whose values depend on the service, such as symbols and IDs. */
  readonly fromService: readonly string[];
  /** Time of the recording, in Unix milliseconds. Dates in the inputs are moved by the time that has passed since. */
  readonly recordedAt: number;
}

/** Difference that a maintainer accepted as known. */
export interface KnownDrift {
  /** Operation ID. For a topic, `topic` is set instead. */
  readonly operation?: string;
  readonly topic?: string;
  readonly place: string;
  readonly found: string;
  /** Date on which the maintainer accepted the difference. */
  readonly judged: string;
  readonly reason: string;
}

interface ReturnCode {
  readonly code: number | string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
  /** Transport on which the code has this meaning. Default: any transport. */
  readonly transport?: "websocket";
}

interface Comparison {
  readonly operations: Readonly<Record<string, ComparedOperation>>;
  readonly topics: Readonly<Record<string, ComparedTopic>>;
  readonly servers: Readonly<Record<string, StreamServer>>;
  readonly contents: readonly Content[];
  /** File names, in the order of the indexes that refer to them. */
  readonly files: readonly string[];
  /** Index in `contents` of the envelope that all responses of the trading API have. */
  readonly envelope: number;
  readonly reads: readonly LiveRead[];
  readonly known: readonly KnownDrift[];
}

/** Specifications that a service is compared with. */
export interface Specification extends Comparison {
  readonly returnCodes: readonly ReturnCode[];
  /** Examples of successful responses by operation ID, and of messages by topic (`topic kline`). */
  readonly examples: Readonly<Record<string, readonly unknown[]>>;
}

const readPublished = (name: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@specwright/specs/${name}.json`), "utf8"));

let published: Specification | undefined;

/** Returns the published specifications. Reads them on the first call. */
export function readSpecification(): Specification {
  if (published === undefined) {
    const { comparison } = readPublished("catalog") as { readonly comparison: Comparison };
    published = {
      ...comparison,
      returnCodes: readPublished("ret-codes") as readonly ReturnCode[],
      examples: {
        ...responseExamples(readPublished("trading")),
        ...responseExamples(readPublished("knowledge")),
        ...messageExamples(readPublished("streams")),
      },
    };
  }
  return published;
}

/**
 * Returns an operation by its ID.
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

/** Returns the content of a response with an HTTP status. Undefined if the operation doesn't describe the status. */
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

/** Returns the documented meaning of a return code on a path over REST. */
export const listedCode = ({ returnCodes }: Specification, given: number, path: string): ReturnCode | undefined =>
  returnCodes.find(
    ({ code, paths, transport }) =>
      code === given && transport === undefined && (paths?.some((prefix) => path.startsWith(prefix)) ?? true),
  );

const fits = (pattern: string, path: string): boolean => {
  const [expected, given] = [pattern.split("/"), path.split("/")];
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || segment.startsWith("{"))
  );
};

/** Returns the operation ID of a request. A path that matches literally wins over a path with parameters. */
export function operationOf({ operations }: Specification, method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  const all = Object.entries(operations).filter(([, each]) => each.method === method.toUpperCase());
  const found = all.find(([, { path }]) => path === pathname) ?? all.find(([, { path }]) => fits(path, pathname));
  return found?.[0];
}
