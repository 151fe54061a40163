import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { callName } from "@specwright-tools/codegen/call-name";
import { fieldNames } from "./field-names.ts";
import type { DocumentName } from "./paths.ts";

const specs = join(dirname(createRequire(import.meta.url).resolve("@specwright/specs/package.json")), "dist");

export interface RateLimit {
  readonly scope: "uid" | "ip";
  readonly limits: readonly {
    readonly categories?: readonly string[];
    readonly requests: number;
    readonly window: string;
  }[];
}

interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly [string];
  readonly security?: readonly object[];
  readonly deprecated?: boolean;
  readonly "x-rate-limit"?: RateLimit;
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-pagination"?: object;
  readonly "x-idempotency"?: object;
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security?: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

/** One line of the operation index. */
export interface OperationRow {
  readonly operationId: string;
  /** How the client calls it, or the operationId where the client names it otherwise. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly signed: boolean;
  /** What a caller should know at a glance: signed, iterate, safe to repeat, deprecated. */
  readonly marks: readonly string[];
  readonly rateLimit: RateLimit | undefined;
  readonly environments: readonly string[] | undefined;
  /** Every parameter and every field of its body. */
  readonly fields: readonly string[];
  /** Where the reference page shows it, relative to the site's root. */
  readonly href: string;
}

const methods = new Set(["get", "put", "post", "delete", "patch"]);

export function readDocument(name: DocumentName): ApiDocument {
  return JSON.parse(readFileSync(join(specs, `${name}.json`), "utf8")) as ApiDocument;
}

/** Contract data beside the documents (`ret-codes`, `hosts`, …); empty where a surface has none. */
export function readData<T>(name: string, fallback: T): T {
  const file = join(specs, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : fallback;
}

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Every operation of a document, in the order of its paths. */
export function operationRows(name: DocumentName, document: ApiDocument): OperationRow[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => rowOf(name, document, path, method, operation)),
  );
}

function tradingCall(path: string, operationId: string): string {
  const { group, method } = callName(path, operationId);
  return `trading.${group}.${method}`;
}

/** The same marks as in docs/operations.md, in the words of the guides. */
function tradingMarks(operation: RawOperation, signed: boolean): string[] {
  return [
    ...(signed ? ["signed"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(operation.deprecated === true ? ["deprecated"] : []),
  ];
}

function rowOf(
  name: DocumentName,
  document: ApiDocument,
  path: string,
  method: string,
  operation: RawOperation,
): OperationRow {
  const [tag] = operation.tags;
  const security = operation.security ?? document.security ?? [];
  const signed = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  return {
    operationId: operation.operationId,
    call: name === "trading" ? tradingCall(path, operation.operationId) : operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    tag,
    signed,
    marks: name === "trading" ? tradingMarks(operation, signed) : [],
    rateLimit: operation["x-rate-limit"],
    environments: operation["x-environment"]?.available,
    fields: fieldNames(document, operation),
    href: `reference/${name}.html#/${slug(tag)}/${operation.operationId.toLowerCase()}`,
  };
}

/** A rate limit as people say it: "10/s (linear, inverse), 20/s (spot)". */
export function rateLimitText(limit: RateLimit | undefined): string {
  if (limit === undefined) return "";
  const windows: Record<string, string> = { "1s": "/s", "1m": "/min", "5s": " per 5 s" };
  return limit.limits
    .map(({ requests, window, categories }) => {
      const rate = `${requests}${windows[window] ?? ` per ${window}`}`;
      return categories === undefined ? rate : `${rate} (${categories.join(", ")})`;
    })
    .join(", ")
    .concat(limit.scope === "ip" ? " per address" : "");
}
