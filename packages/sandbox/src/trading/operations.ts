import { child, follow, isNode, type Node } from "../json.ts";
import { createRequire } from "node:module";
import { earlierPaths } from "./client-compatibility.ts";
import type { RateLimit } from "./access/limits.ts";

/** Pagination of an operation (`x-pagination`): names of fields in the request and in the result. */
export interface Pagination {
  style: "cursor" | "page";
  items: string;
  cursor?: string;
  next?: string;
  /** Value of the `next` field on the last page. Default: an empty string. */
  last?: string;
  page?: string;
  size?: string;
  total?: string;
}

/** Time range of a history operation (`x-time-window`): names of its request fields. */
interface TimeWindow {
  start: string;
  end: string;
  /** Maximum length of the time range, such as `7d`. */
  max: string;
}

export interface Bounds {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** A rule for the top-level input fields, of a kind that a schema can't express (`x-input-rules`). */
export interface InputRule {
  when?: Record<string, readonly unknown[] | Bounds | "present" | "absent">;
  anyOf?: readonly string[];
  oneOf?: readonly string[];
  together?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
  values?: Record<string, readonly unknown[]>;
  range?: Record<string, Bounds>;
  greaterThan?: Record<string, string>;
  atLeast?: Record<string, string>;
  same?: Record<string, string>;
  different?: Record<string, string>;
  message: string;
}

let document: Node | undefined;

export function tradingDocument(): Node {
  document ??= createRequire(import.meta.url)("@specwright/specs/trading.json") as Node;
  return document;
}

/** All operations of the trading specification, by method and path. No path has parameters. */
export class OperationTable {
  readonly #byRoute = new Map<string, OperationInfo>();
  readonly all: readonly OperationInfo[];

  constructor(source: Node = tradingDocument()) {
    const shared = Array.isArray(source.security) ? source.security : [];
    this.all = Object.entries(child(source, "paths")).flatMap(([path, item]) =>
      (["get", "post"] as const).flatMap((method) => {
        const operation = child(item, method);
        return operation.operationId === undefined ? [] : [describe(source, path, method, operation, shared)];
      }),
    );
    for (const operation of this.all) this.#byRoute.set(`${operation.method} ${operation.path}`, operation);
  }

  find(method: string, path: string): OperationInfo | undefined {
    return this.#byRoute.get(`${method} ${earlierPaths[path] ?? path}`);
  }
}

export type OperationInfo = ReturnType<typeof describe>;

/** Extracts the parts of an operation that the server needs. */
function describe(source: Node, path: string, method: "get" | "post", operation: Node, shared: readonly unknown[]) {
  const security = Array.isArray(operation.security) ? operation.security : shared;
  const signed = security.filter((entry) => isNode(entry) && Object.keys(entry).length > 0);
  const isPublic = security.length === 0 || signed.length < security.length;
  const available = child(operation, "x-environment").available;
  const parameters = queryParameters(source, operation);
  const limit = parameters.find(({ name }) => name === "limit");
  const usual = isPublic ? ["mainnet", "testnet", "demo"] : ["mainnet", "testnet"];
  return {
    operationId: String(operation.operationId),
    method: method === "get" ? ("GET" as const) : ("POST" as const),
    path,
    /** True if the operation needs no key. */
    isPublic,
    /** True if a signature is optional. If a request is signed, its signature is checked. */
    canBeSigned: isPublic && signed.length > 0,
    /** Names of the query parameters. */
    parameterNames: new Set(parameters.map(({ name }) => String(name))),
    /** The query parameters as properties of one object. */
    querySchema: {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [String(name), schema ?? {}])),
      required: parameters.filter(({ required }) => required === true).map(({ name }) => String(name)),
    },
    /** Schema of the body. Undefined for an operation without a body. */
    bodySchema: bodySchema(source, operation),
    /** True if the input is in the query. The input of a POST is in its body. */
    isQuery: method === "get",
    /** True if the body is a multipart form instead of JSON. */
    isMultipart: "multipart/form-data" in child(operation, "requestBody", "content"),
    /** True if the operation only reads: a GET, or a POST with `x-safe`. */
    isRead: method === "get" || operation["x-safe"] === true,
    pagination: operation["x-pagination"] as Pagination | undefined,
    /** Default of the query parameter `limit`. */
    usualLimit: Number(child(limit, "schema").default) || undefined,
    /** Time range limits. Undefined if the specification doesn't limit the time range of a request. */
    timeWindow: operation["x-time-window"] as TimeWindow | undefined,
    rateLimit: operation["x-rate-limit"] as RateLimit | undefined,
    environments: Array.isArray(available) ? available.map(String) : usual,
    inputRules: (operation["x-input-rules"] as InputRule[] | undefined) ?? [],
    /** Returns the named examples of successful responses. */
    examples: () => examplesOf(operation),
  };
}

function queryParameters(source: Node, operation: Node): Node[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  return parameters
    .map((parameter: unknown) => resolve(source, parameter))
    .filter((parameter) => parameter.in === "query");
}

/** Returns the schema of the body: JSON, or a multipart form for uploads. No operation accepts both. */
function bodySchema(source: Node, operation: Node): Node | undefined {
  if (!isNode(operation.requestBody)) return undefined;
  const content = Object.values(child(resolve(source, operation.requestBody), "content")).find(isNode);
  return child(content, "schema");
}

function resolve(source: Node, value: unknown): Node {
  const node = child(value);
  return typeof node.$ref === "string" ? follow(source, node.$ref) : node;
}

function examplesOf(operation: Node): Node[] {
  const examples = child(operation, "responses", "200", "content", "application/json", "examples");
  return Object.values(examples)
    .filter(isNode)
    .map(({ value }) => value)
    .filter(isNode)
    .filter(({ retCode }) => retCode === undefined || retCode === 0);
}
