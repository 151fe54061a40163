import type { Schema } from "@specwright-tools/toolchain/model/document";
import type { Field } from "@specwright-tools/toolchain/model/fields";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { fieldsByPath, type FieldsByPath } from "@specwright-tools/toolchain/model/places";
import { placeBelow, streamEvents } from "../live.ts";
import type { Contract } from "../documents/contract.ts";
import { responseOf } from "../documents/documents.ts";
import { isObject, type Json, parseJson } from "../json.ts";
import type { HarEntry, Recording } from "../har.ts";

export type Kind = "operations" | "parameters" | "statuses" | "properties" | "branches" | "values";

/** Names of a document's elements, by kind: all of them, and those that the recordings contain. */
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

/** Returns the listed values of a field, and true and false for a boolean. */
const valuesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ values, types }) => [
    ...(values?.list ?? []),
    ...(types.includes("boolean") ? ["true", "false"] : []),
  ]);

const typeOf = (value: Json): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/**
 * Returns the branches of a field that recordings should contain: each type, if the field has several types, and an
 * empty and a filled list, if the field can be a list.
 */
function branchesOf(fields: readonly Field[]): string[] {
  const types = new Set(fields.flatMap((field) => field.types).map((type) => (type === "integer" ? "number" : type)));
  return [...(types.size > 1 ? types : []), ...(types.has("array") ? ["empty list", "list with items"] : [])];
}

/** Returns the branches of a field that this value covers: its type and, for a list, whether the list is empty. */
const branchesOfValue = (value: Json): string[] => [
  typeOf(value),
  ...(Array.isArray(value) ? [value.length === 0 ? "empty list" : "list with items"] : []),
];

/** Collects the fields that a schema declares, or the fields that a value contains. */
class Places {
  readonly #sets: Sets;
  readonly #key: string;
  /** Kind of the collected fields: `parameters` of a request or `properties` of a response. */
  readonly #kind: "parameters" | "properties";

  constructor(sets: Sets, key: string, kind: "parameters" | "properties") {
    this.#sets = sets;
    this.#key = key;
    this.#kind = kind;
  }

  declare(fields: FieldsByPath): void {
    for (const [place, own] of fields) this.#addElements(place, valuesOf(own), branchesOf(own));
  }

  addValue(fields: FieldsByPath, value: Json, place = ""): void {
    const own = fields.get(place);
    if (own === undefined) return;
    const ways = branchesOfValue(value);
    this.#addElements(
      place,
      valuesOf(own).filter((each) => each === String(value)),
      branchesOf(own).filter((each) => ways.includes(each)),
    );
    if (value === null || typeof value !== "object") return;
    const children = Array.isArray(value) ? (value as Json[]).entries() : Object.entries(value);
    for (const [step, child] of children)
      this.addValue(
        fields,
        child as Json,
        placeBelow((name) => fields.has(name), place, step),
      );
  }

  #addElements(place: string, values: readonly string[], branches: readonly string[]): void {
    const name = `${this.#key}.${place}`;
    if (/[^\]*]$/.test(place)) this.#sets[this.#kind].add(name);
    for (const value of values) this.#sets.values.add(`${name} = ${value}`);
    for (const branch of branches) this.#sets.branches.add(`${name} ${branch}`);
  }
}

/** Cache of the fields of each schema, by field path. */
const read = new WeakMap<Schema, FieldsByPath>();

function placesOf({ document }: Contract, schema: Schema): FieldsByPath {
  const places = read.get(schema) ?? fieldsByPath(document, schema);
  read.set(schema, places);
  return places;
}

/**
 * Returns the schemas of an operation's bodies by name: its request, its successful response, and each event of its
 * stream.
 */
function bodiesOf(contract: Contract, operation: FoundOperation) {
  const success = [200, 201, 202].map((status) => contract.responseSchema(operation, status)).find(Boolean);
  const events = operation.operation.responses["200"]?.content?.["text/event-stream"]?.["x-content-events"] ?? {};
  return { request: contract.requestSchema(operation), success, events };
}

/**
 * Returns names for the responses of a document. A failure that several operations share is one response, named after
 * the first of these operations.
 */
function statusNames({ operations }: Contract): Map<object, string> {
  const names = new Map<object, string>();
  for (const operation of operations)
    for (const [status, response] of Object.entries(operation.operation.responses))
      if (!names.has(response)) names.set(response, `${keyOf(operation)} ${status}`);
  return names;
}

const namesByContract = new WeakMap<Contract, Map<object, string>>();

function statusName(contract: Contract, response: object): string {
  const names = namesByContract.get(contract) ?? statusNames(contract);
  namesByContract.set(contract, names);
  return names.get(response) ?? "";
}

function declare(contract: Contract, sets: Sets): void {
  for (const operation of contract.operations) {
    const key = keyOf(operation);
    sets.operations.add(key);
    for (const response of Object.values(operation.operation.responses))
      sets.statuses.add(statusName(contract, response));
    const { request, success, events } = bodiesOf(contract, operation);
    const inBody = request === undefined ? undefined : placesOf(contract, request);
    for (const { name, in: place, schema } of operation.parameters) {
      // Skip a field that may also be in the body, because the client sends it in the body.
      if (place !== "query" || inBody?.has(name) === true) continue;
      sets.parameters.add(`${key}?${name}`);
      for (const value of valuesOf(placesOf(contract, schema).get("") ?? []))
        sets.values.add(`${key}?${name} = ${value}`);
    }
    if (inBody !== undefined) new Places(sets, `${key} sends `, "parameters").declare(inBody);
    if (success !== undefined) new Places(sets, `${key} gives `, "properties").declare(placesOf(contract, success));
    for (const [type, schema] of Object.entries(events))
      new Places(sets, `${key} gives event ${type}`, "properties").declare(placesOf(contract, schema));
  }
}

function addExchange(contract: Contract, sets: Sets, { request, response }: HarEntry): void {
  const operation = contract.find(request.method, new URL(request.url).pathname);
  if (operation === undefined) return;
  const key = keyOf(operation);
  const bodies = bodiesOf(contract, operation);
  const declared = responseOf(operation, response.status);
  if (declared !== undefined) sets.statuses.add(statusName(contract, declared));
  for (const { name, value } of request.queryString) {
    sets.parameters.add(`${key}?${name}`);
    sets.values.add(`${key}?${name} = ${value}`);
  }
  const showBody = (of: string, schema: Schema | undefined, body: Json | undefined) => {
    if (schema === undefined || body === undefined) return;
    const kind = of.startsWith("sends") ? "parameters" : "properties";
    new Places(sets, `${key} ${of}`, kind).addValue(placesOf(contract, schema), body);
  };
  showBody("sends ", bodies.request, parseJson(request.postData?.text ?? ""));
  const body = parseJson(response.content.text);
  const code = isObject(body) ? body["retCode"] : undefined;
  if (response.status >= 300 || (typeof code === "number" && code !== 0)) return;
  sets.operations.add(key);
  showBody("gives ", bodies.success, body);
  if (!response.content.mimeType.startsWith("text/event-stream")) return;
  for (const { name, data } of streamEvents(response.content.text)) {
    const event = parseJson(data);
    const type = String((isObject(event) ? event["type"] : undefined) ?? name);
    showBody(`gives event ${type}`, bodies.events[type], event);
  }
}

/** Measures how many elements of a document the recordings contain. Deliberately broken responses don't count. */
export function coverage(contract: Contract, recordings: readonly Recording[]): Coverage {
  const [all, seen] = [empty(), empty()];
  declare(contract, all);
  for (const recording of recordings) addRecording(contract, seen, recording);
  return { all, seen };
}

function addRecording(contract: Contract, sets: Sets, { broken, entries }: Recording): void {
  for (const entry of broken === true ? [] : entries) addExchange(contract, sets, entry);
}

/**
 * Returns how many elements of the specification occur in this recording for the first time. `of` lists the kinds of
 * elements to count.
 */
export function countNewElements(
  contract: Contract,
  { all, seen }: Coverage,
  recording: Recording,
  of: readonly Kind[],
): number {
  const sets = empty();
  addRecording(contract, sets, recording);
  return of.flatMap((kind) => [...sets[kind]].filter((name) => all[kind].has(name) && !seen[kind].has(name))).length;
}

export const missingOf = ({ all, seen }: Coverage, kind: Kind): string[] =>
  [...all[kind]].filter((name) => !seen[kind].has(name));
