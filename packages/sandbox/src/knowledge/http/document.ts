import { createRequire } from "node:module";
import { child, mapJson } from "../../json.ts";
import type { ServerVariant } from "../records.ts";

/** Parts of an OpenAPI document that the sandbox uses. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;
type Method = (typeof methods)[number];

export function loadDocument(): ApiDocument {
  return createRequire(import.meta.url)("@specwright/specs/knowledge.json") as ApiDocument;
}

/** Returns every operation of the document with its path and method. */
export function operationsOf(document: ApiDocument): { operationId: string; path: string; method: Method }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as { operationId?: string } | undefined;
      return operation?.operationId === undefined ? [] : [{ operationId: operation.operationId, path, method }];
    }),
  );
}

/**
 * Returns the document of one server variant. The specification describes both variants as unions of
 * `…ReferenceRequest` and `…ReleasedRequest`; a server accepts only the schemas of its own variant.
 */
export function documentOfVariant(document: ApiDocument, variant: ServerVariant): ApiDocument {
  const foreign = variant === "reference" ? /ReleasedRequest$/ : /ReferenceRequest$/;
  const reduce = (value: unknown): unknown =>
    mapJson(value, (item, name) => {
      const isUnion = (name === "oneOf" || name === "anyOf") && Array.isArray(item);
      return reduce(isUnion ? item.filter((branch) => !foreign.test(String(child(branch).$ref))) : item);
    });
  return reduce(document) as ApiDocument;
}
