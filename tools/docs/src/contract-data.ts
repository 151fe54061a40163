import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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

export interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly [string];
  readonly security?: readonly object[];
  readonly deprecated?: boolean;
  readonly "x-rate-limit"?: RateLimit;
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-pagination"?: object;
  readonly "x-idempotency"?: { readonly field: string };
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security?: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

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
