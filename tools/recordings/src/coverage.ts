import type { Contract, Json, JsonObject, OpenApiDocument } from "@specwright-tools/conformance";
import type { Recording } from "./har.ts";
import { fieldPaths } from "./mutate.ts";

/** How much of one kind of thing the recordings have shown. */
export interface Share {
  readonly seen: number;
  readonly all: number;
}

export interface Coverage {
  readonly operations: Share;
  readonly parameters: Share;
  readonly statuses: Share;
  readonly properties: Share;
  /** Operations without a recorded success. */
  readonly missing: readonly string[];
}

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Names of all properties that a response schema declares, as paths with `[]` for items. */
function declared(
  document: OpenApiDocument,
  schema: Json | undefined,
  prefix = "",
  trail: readonly string[] = [],
): Set<string> {
  const found = new Set<string>();
  if (!isObject(schema)) return found;
  const add = (node: Json | undefined, at: string, further: readonly string[]) => {
    for (const name of declared(document, node, at, further)) found.add(name);
  };
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    if (!trail.includes(reference)) add(pointer(document, reference), prefix, [...trail, reference]);
    return found;
  }
  for (const [name, child] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {})) {
    found.add(`${prefix}.${name}`);
    add(child, `${prefix}.${name}`, trail);
  }
  add(schema["items"], `${prefix}[]`, trail);
  for (const keyword of ["allOf", "anyOf", "oneOf", "prefixItems"]) {
    const parts = schema[keyword];
    if (Array.isArray(parts))
      for (const part of parts) add(part as Json, keyword === "prefixItems" ? `${prefix}[]` : prefix, trail);
  }
  return found;
}

function pointer(document: OpenApiDocument, reference: string): Json | undefined {
  return reference
    .split("/")
    .slice(1)
    .reduce<Json | undefined>(
      (at, token) =>
        isObject(at) ? at[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")] : undefined,
      document,
    );
}

/** Paths of a recorded body in the same notation. */
function shown(text: string): string[] {
  try {
    return fieldPaths(JSON.parse(text) as Json).map((path) =>
      path.map((step) => (typeof step === "number" ? "[]" : `.${step}`)).join(""),
    );
  } catch {
    return [];
  }
}

const share = (all: ReadonlySet<string>, seen: ReadonlySet<string>): Share => ({
  all: all.size,
  seen: [...all].filter((each) => seen.has(each)).length,
});

/** What of a document the recordings exercise. */
export function coverage(document: OpenApiDocument, contract: Contract, recordings: readonly Recording[]): Coverage {
  const all = {
    operations: new Set<string>(),
    parameters: new Set<string>(),
    statuses: new Set<string>(),
    properties: new Set<string>(),
  };
  const seen = {
    operations: new Set<string>(),
    parameters: new Set<string>(),
    statuses: new Set<string>(),
    properties: new Set<string>(),
  };
  for (const operation of contract.operations) {
    const key = `${operation.method} ${operation.path}`;
    all.operations.add(key);
    for (const parameter of operation.parameters)
      if (parameter["in"] === "query") all.parameters.add(`${key}?${String(parameter["name"])}`);
    const responses = operation.definition["responses"];
    for (const status of Object.keys(isObject(responses) ? responses : {})) all.statuses.add(`${key} ${status}`);
    for (const name of declared(
      document,
      contract.responseSchema(operation, 200) ?? contract.responseSchema(operation, 201),
    ))
      all.properties.add(`${key} ${name}`);
  }
  for (const { request, response } of recordings.flatMap((recording) => recording.log.entries)) {
    const operation = contract.find(request.method, new URL(request.url).pathname);
    if (operation === undefined) continue;
    const key = `${operation.method} ${operation.path}`;
    if (response.status < 300) seen.operations.add(key);
    seen.statuses.add(`${key} ${response.status}`);
    for (const { name } of request.queryString) seen.parameters.add(`${key}?${name}`);
    for (const name of shown(response.content.text)) seen.properties.add(`${key} ${name}`);
  }
  return {
    operations: share(all.operations, seen.operations),
    parameters: share(all.parameters, seen.parameters),
    statuses: share(all.statuses, seen.statuses),
    properties: share(all.properties, seen.properties),
    missing: [...all.operations].filter((name) => !seen.operations.has(name)),
  };
}

export const percent = ({ seen, all }: Share): number => (all === 0 ? 100 : Math.floor((1_000 * seen) / all) / 10);
