import { resolve, type OpenApiDocument } from "@specwright-tools/model/document";
import { isObject, type Json, type JsonObject } from "../json.ts";

/** What a schema distinguishes at its places: fields, ways a value can go, and values that are listed. */
export interface Places {
  readonly properties: Set<string>;
  /** Alternatives of `oneOf` and `anyOf`, null or not where both may be, an empty list and one with items. */
  readonly branches: Set<string>;
  /** Members of `enum`, true and false. */
  readonly values: Set<string>;
}

export const noPlaces = (): Places => ({ properties: new Set(), branches: new Set(), values: new Set() });

/** Whether a value fits a schema. */
export type Fits = (schema: JsonObject, value: Json) => boolean;

/** A value to look at; without one, everything that could be there is meant. */
type Shown = { readonly value: Json } | undefined;

/**
 * Walks a schema, beside a value if there is one, and gathers the places that it declares or that the value
 * shows. Both walks name a place alike, so that one can be counted against the other.
 */
export class PlaceWalk {
  readonly #document: OpenApiDocument;
  readonly #fits: Fits;
  readonly #found: Places;

  constructor(document: OpenApiDocument, fits: Fits, found: Places) {
    this.#document = document;
    this.#fits = fits;
    this.#found = found;
  }

  /** Everything a schema declares. */
  declare(schema: object | undefined, place: string): void {
    this.#walk(schema as JsonObject | undefined, place, undefined, []);
  }

  /** What a value shows of it. */
  show(schema: object | undefined, place: string, value: Json): void {
    this.#walk(schema as JsonObject | undefined, place, { value }, []);
  }

  #walk(node: Json | undefined, place: string, shown: Shown, trail: readonly string[]): void {
    if (!isObject(node)) return;
    const reference = node["$ref"];
    if (typeof reference === "string") {
      if (trail.includes(reference)) return;
      return this.#walk(resolve(this.#document, node), place, shown, [...trail, reference]);
    }
    this.#alternatives(node, place, shown, trail);
    this.#types(node, place, shown);
    this.#fields(node, place, shown, trail);
    this.#items(node, place, shown, trail);
  }

  #alternatives(node: JsonObject, place: string, shown: Shown, trail: readonly string[]): void {
    for (const part of (node["allOf"] as Json[] | undefined) ?? []) this.#walk(part, place, shown, trail);
    for (const keyword of ["anyOf", "oneOf"]) {
      const options = (node[keyword] as Json[] | undefined) ?? [];
      for (const [index, option] of options.entries()) {
        if (shown !== undefined && !(isObject(option) && this.#fits(option, shown.value))) continue;
        if (options.length > 1) this.#found.branches.add(`${place} ${keyword} ${index}`);
        this.#walk(option, place, shown, trail);
      }
    }
  }

  #types(node: JsonObject, place: string, shown: Shown): void {
    const { type } = node;
    if (Array.isArray(type) && type.includes("null")) {
      if (shown?.value !== null) this.#found.branches.add(`${place} not null`);
      if (shown === undefined || shown.value === null) this.#found.branches.add(`${place} null`);
    }
    const members = (node["enum"] as Json[] | undefined) ?? (type === "boolean" ? [true, false] : []);
    for (const member of members)
      if (shown === undefined || String(shown.value) === String(member))
        this.#found.values.add(`${place} = ${String(member)}`);
  }

  #fields(node: JsonObject, place: string, shown: Shown, trail: readonly string[]): void {
    const value = shown?.value;
    const inside = (name: string): Shown => (isObject(value) ? { value: value[name] as Json } : undefined);
    const { properties, additionalProperties: others } = node;
    for (const [name, child] of Object.entries(isObject(properties) ? properties : {})) {
      if (shown !== undefined && !(isObject(value) && Object.hasOwn(value, name))) continue;
      this.#found.properties.add(`${place}.${name}`);
      this.#walk(child, `${place}.${name}`, inside(name), trail);
    }
    if (!isObject(others)) return;
    if (shown === undefined) return this.#walk(others, `${place}.*`, undefined, trail);
    for (const name of isObject(value) ? Object.keys(value) : [])
      if (!(isObject(properties) && Object.hasOwn(properties, name)))
        this.#walk(others, `${place}.*`, inside(name), trail);
  }

  #items(node: JsonObject, place: string, shown: Shown, trail: readonly string[]): void {
    const { items, prefixItems } = node;
    const value = shown?.value;
    if (shown !== undefined && !Array.isArray(value)) return;
    const tuple = (prefixItems as Json[] | undefined) ?? [];
    if (isObject(items)) {
      if (!Array.isArray(value) || value.length === 0) this.#found.branches.add(`${place} empty list`);
      if (!Array.isArray(value) || value.length > 0) this.#found.branches.add(`${place} list with items`);
    }
    const at = (index: number): Shown => (Array.isArray(value) ? { value: value[index] as Json } : undefined);
    for (const [index, part] of tuple.entries()) this.#walk(part, `${place}[${index}]`, at(index), trail);
    const rest = Array.isArray(value) ? value.length - tuple.length : 1;
    for (let index = 0; index < rest; index += 1) this.#walk(items, `${place}[]`, at(tuple.length + index), trail);
  }
}
