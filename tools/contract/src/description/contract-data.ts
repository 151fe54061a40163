import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Permission } from "@specwright-tools/model/document";
import { dirname, join } from "node:path";
import type { InputRule, Schema } from "./schema.ts";

/** The folder of the bundled documents. */
export const specs = join(dirname(createRequire(import.meta.url).resolve("@specwright/specs/package.json")), "dist");

/** The documents that describe operations. */
export type DocumentName = "trading" | "knowledge";

export interface RateLimit {
  readonly scope: "uid" | "ip";
  readonly limits: readonly {
    readonly categories?: readonly string[];
    readonly requests: number;
    readonly window: string;
  }[];
}

export interface RawParameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface RawBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly externalDocs?: { readonly url: string };
  readonly tags: readonly [string];
  readonly security?: readonly object[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: RawBody;
  readonly responses: Readonly<Record<string, RawBody>>;
  readonly "x-safe"?: boolean;
  readonly "x-replaced-by"?: readonly string[];
  readonly "x-rate-limit"?: RateLimit;
  readonly "x-permission"?: Permission;
  /** `clients`: only public clients describe the operation. */
  readonly "x-evidence"?: "public" | "clients";
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-pagination"?: object;
  readonly "x-time-window"?: {
    readonly start: string;
    readonly end: string;
    readonly max: string;
    readonly unit?: "s";
    readonly type?: "string";
  };
  readonly "x-failure-values"?: {
    readonly field?: string;
    readonly values?: readonly unknown[];
    readonly otherThan?: readonly unknown[];
  };
  readonly "x-idempotency"?: { readonly field: string; readonly mint?: boolean };
  readonly "x-input-rules"?: readonly InputRule[];
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security?: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

const documents = new Map<DocumentName, ApiDocument>();

export function readDocument(name: DocumentName): ApiDocument {
  const known = documents.get(name);
  if (known !== undefined) return known;
  const document = JSON.parse(readFileSync(join(specs, `${name}.json`), "utf8")) as ApiDocument;
  documents.set(name, document);
  return document;
}

/** Contract data beside the documents (`ret-codes`, `hosts`, …); the fallback where there is none. */
export function readData<T>(name: string, fallback: T): T {
  const file = join(specs, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : fallback;
}

/** Words in lower case with hyphens, as part of an address: `orderCreate` is `order-create`. */
export const slug = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const units: Readonly<Record<string, string>> = { s: "second", m: "minute", h: "hour", d: "day", y: "year" };

/** A span of time in words: `7d` is "7 days". */
export const span = (text: string): string =>
  text.replace(
    /^(\d+)(\w)$/,
    (_, count: string, unit: string) => `${count} ${units[unit] ?? unit}${count === "1" ? "" : "s"}`,
  );

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
    .concat(limit.scope === "ip" ? " per IP address" : "");
}
