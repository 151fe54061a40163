import { createRequire } from "node:module";
import type { ServerVariant } from "../records.ts";

/** The parts of an OpenAPI document that the sandbox reads. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;
export type Method = (typeof methods)[number];

export function loadDocument(): ApiDocument {
  return createRequire(import.meta.url)("@specwright/specs/knowledge.json") as ApiDocument;
}

/** Every operation of the document with its path and method. */
export function operationsOf(document: ApiDocument): { operationId: string; path: string; method: Method }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as { operationId?: string } | undefined;
      return operation?.operationId === undefined ? [] : [{ operationId: operation.operationId, path, method }];
    }),
  );
}

/**
 * The document of one variant. The specification describes both side by side, as unions of `…ReferenceRequest` and
 * `…ReleasedRequest`; a server of one variant knows one of them.
 */
export function documentOfVariant(document: ApiDocument, variant: ServerVariant): ApiDocument {
  const foreign = variant === "reference" ? /ReleasedRequest$/ : /ReferenceRequest$/;
  const reduce = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reduce);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        const isUnion = (key === "oneOf" || key === "anyOf") && Array.isArray(child);
        return [key, reduce(isUnion ? child.filter((branch) => !foreign.test(referenceOf(branch))) : child)];
      }),
    );
  };
  return reduce(document) as ApiDocument;
}

function referenceOf(branch: unknown): string {
  const reference = typeof branch === "object" && branch !== null && "$ref" in branch ? branch.$ref : "";
  return typeof reference === "string" ? reference : "";
}
