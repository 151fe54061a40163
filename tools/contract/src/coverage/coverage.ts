import type { OpenApiDocument, Schema } from "@specwright-tools/model/document";
import type { FoundOperation } from "@specwright-tools/model/operations";
import type { Contract } from "../documents/contract.ts";
import { isObject, type Json, type JsonObject, parseJson } from "../json.ts";
import type { HarEntry, Recording } from "../har.ts";
import { streamEvents } from "../replay/stream-events.ts";
import { noPlaces, PlaceWalk, type Places } from "./schema-places.ts";

/** How much of one kind of thing the recordings have shown. */
export interface Share {
  readonly seen: number;
  readonly all: number;
}

const kinds = ["operations", "parameters", "statuses", "properties", "branches", "values"] as const;
export type Kind = (typeof kinds)[number];

/** What a document declares and what of it the recordings show, by name. */
export interface Coverage {
  readonly all: Readonly<Record<Kind, ReadonlySet<string>>>;
  readonly seen: Readonly<Record<Kind, ReadonlySet<string>>>;
}

type Sets = Record<Kind, Set<string>>;

const empty = (): Sets => ({
  operations: new Set(),
  parameters: new Set(),
  statuses: new Set(),
  properties: new Set(),
  branches: new Set(),
  values: new Set(),
});

const keyOf = ({ method, path }: FoundOperation): string => `${method} ${path}`;

/** Fields of a request are its parameters; fields of an answer its properties. Ways and values count in both. */
function take(sets: Sets, key: string, places: Places, fields: "parameters" | "properties"): void {
  for (const name of places.properties) sets[fields].add(`${key}${name}`);
  for (const name of places.branches) sets.branches.add(`${key}${name}`);
  for (const name of places.values) sets.values.add(`${key}${name}`);
}

/** Bodies of an operation: its request, its success, and each event of its stream. */
class Bodies {
  readonly #document: OpenApiDocument;
  readonly #contract: Contract;

  constructor(document: OpenApiDocument, contract: Contract) {
    this.#document = document;
    this.#contract = contract;
  }

  gather(run: (walk: PlaceWalk) => void): Places {
    const places = noPlaces();
    const fits = (schema: JsonObject, value: Json) => this.#contract.judge("response", schema, value).length === 0;
    run(new PlaceWalk(this.#document, fits, places));
    return places;
  }

  success(operation: FoundOperation): Schema | undefined {
    const statuses = [200, 201, 202];
    return statuses
      .map((status) => this.#contract.responseSchema(operation, status))
      .find((each) => each !== undefined);
  }

  events(operation: FoundOperation): Readonly<Record<string, Schema>> {
    return operation.operation.responses["200"]?.content?.["text/event-stream"]?.["x-content-events"] ?? {};
  }
}

function declare(bodies: Bodies, contract: Contract, sets: Sets): void {
  for (const operation of contract.operations) {
    const key = keyOf(operation);
    sets.operations.add(key);
    for (const status of Object.keys(operation.operation.responses)) sets.statuses.add(`${key} ${status}`);
    const body = bodies.gather((walk) => walk.declare(contract.requestSchema(operation), ""));
    for (const { name, in: place, schema } of operation.parameters) {
      // A field that may be in the query, too, is sent in the body.
      if (place !== "query" || body.properties.has(`.${name}`)) continue;
      sets.parameters.add(`${key}?${name}`);
      const { values } = bodies.gather((walk) => walk.declare(schema, `?${name}`));
      for (const value of values) sets.values.add(`${key}${value}`);
    }
    take(sets, `${key} sends `, body, "parameters");
    const answers = bodies.gather((walk) => {
      walk.declare(bodies.success(operation), "");
      for (const [type, schema] of Object.entries(bodies.events(operation))) walk.declare(schema, `event ${type}`);
    });
    take(sets, `${key} gives `, answers, "properties");
  }
}

function show(bodies: Bodies, contract: Contract, sets: Sets, { request, response }: HarEntry): void {
  const operation = contract.find(request.method, new URL(request.url).pathname);
  if (operation === undefined) return;
  const key = keyOf(operation);
  sets.statuses.add(`${key} ${response.status}`);
  for (const { name, value } of request.queryString) {
    sets.parameters.add(`${key}?${name}`);
    sets.values.add(`${key}?${name} = ${value}`);
  }
  const sent = request.postData === undefined ? undefined : parseJson(request.postData.text);
  if (sent !== undefined) {
    const places = bodies.gather((walk) => walk.show(contract.requestSchema(operation), "", sent));
    take(sets, `${key} sends `, places, "parameters");
  }
  const body = parseJson(response.content.text);
  const code = isObject(body) ? body["retCode"] : undefined;
  if (response.status >= 300 || (typeof code === "number" && code !== 0)) return;
  sets.operations.add(key);
  const answers = bodies.gather((walk) => {
    if (body !== undefined) walk.show(bodies.success(operation), "", body);
    if (!response.content.mimeType.startsWith("text/event-stream")) return;
    const schemas = bodies.events(operation);
    for (const { name, data } of streamEvents(response.content.text)) {
      const event = parseJson(data);
      if (!isObject(event)) continue;
      const type = String(event["type"] ?? name);
      walk.show(schemas[type], `event ${type}`, event);
    }
  });
  take(sets, `${key} gives `, answers, "properties");
}

/** What of a document the recordings exercise. Broken answers are not what a document describes, so they do not count. */
export function coverage(document: OpenApiDocument, contract: Contract, recordings: readonly Recording[]): Coverage {
  const [all, seen] = [empty(), empty()];
  const bodies = new Bodies(document, contract);
  declare(bodies, contract, all);
  for (const recording of recordings) shownBy(bodies, contract, seen, recording);
  return { all, seen };
}

function shownBy(bodies: Bodies, contract: Contract, sets: Sets, { broken, entries }: Recording): void {
  for (const entry of broken === true ? [] : entries) show(bodies, contract, sets, entry);
}

/** How many declared places of the given kinds a recording shows that none before it showed. */
export function gain(
  document: OpenApiDocument,
  contract: Contract,
  { all, seen }: Coverage,
  recording: Recording,
  of: readonly Kind[],
): number {
  const sets = empty();
  shownBy(new Bodies(document, contract), contract, sets, recording);
  return of.flatMap((kind) => [...sets[kind]].filter((name) => all[kind].has(name) && !seen[kind].has(name))).length;
}

export const missingOf = ({ all, seen }: Coverage, kind: Kind): string[] =>
  [...all[kind]].filter((name) => !seen[kind].has(name));

export function sharesOf(found: Coverage): Record<Kind, Share> {
  const share = (kind: Kind): Share => {
    const all = found.all[kind].size;
    return { all, seen: all - missingOf(found, kind).length };
  };
  return Object.fromEntries(kinds.map((kind) => [kind, share(kind)])) as Record<Kind, Share>;
}

export const percent = ({ seen, all }: Share): number => (all === 0 ? 100 : Math.floor((1_000 * seen) / all) / 10);
