import { createRequire } from "node:module";
import { earlierPaths } from "./client-compatibility.ts";
import type { RateLimit } from "./access/limits.ts";
import type { InputRule } from "./input-rules.ts";

/** One operation of the specification, with what the server needs of it at hand. */
export interface OperationInfo {
  operationId: string;
  method: "GET" | "POST";
  path: string;
  isPublic: boolean;
  /** Names of its query parameters. */
  parameterNames: ReadonlySet<string>;
  hasBody: boolean;
  rateLimit: RateLimit | undefined;
  environments: readonly string[];
  inputRules: readonly InputRule[];
  /** The first named example of a success. */
  example(): unknown;
}

export type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const child = (node: unknown, ...path: readonly string[]): Node => {
  const value = path.reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), node);
  return isNode(value) ? value : {};
};

let document: Node | undefined;

export function tradingDocument(): Node {
  document ??= createRequire(import.meta.url)("@specwright/specs/trading.json") as Node;
  return document;
}

/** Every operation of the trading specification by method and path; no path of it has parameters. */
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

function describe(
  source: Node,
  path: string,
  method: "get" | "post",
  operation: Node,
  shared: readonly unknown[],
): OperationInfo {
  const security = Array.isArray(operation.security) ? operation.security : shared;
  const isPublic = !security.some((entry) => isNode(entry) && Object.keys(entry).length > 0);
  const available = child(operation, "x-environment").available;
  const usual = isPublic ? ["mainnet", "testnet", "demo"] : ["mainnet", "testnet"];
  return {
    operationId: String(operation.operationId),
    method: method === "get" ? "GET" : "POST",
    path,
    isPublic,
    parameterNames: new Set(queryNames(source, operation)),
    hasBody: isNode(operation.requestBody),
    rateLimit: operation["x-rate-limit"] as RateLimit | undefined,
    environments: Array.isArray(available) ? available.map(String) : usual,
    inputRules: (operation["x-input-rules"] as InputRule[] | undefined) ?? [],
    example: () => firstExample(operation),
  };
}

function queryNames(source: Node, operation: Node): string[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  return parameters
    .map((parameter: unknown) => resolve(source, parameter))
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => String(parameter.name));
}

function resolve(source: Node, value: unknown): Node {
  const reference = child({ value }, "value").$ref;
  if (typeof reference !== "string") return child({ value }, "value");
  return child(source, ...reference.replace("#/", "").split("/"));
}

function firstExample(operation: Node): unknown {
  const examples = child(operation, "responses", "200", "content", "application/json", "examples");
  const first = Object.values(examples).find(isNode);
  return first?.value;
}
