import type { Field } from "@specwright-tools/toolchain/model/fields";
import type { FieldsByPlace } from "@specwright-tools/toolchain/model/places";
import { placeBelow } from "../live.ts";
import { type Json, isObject } from "../json.ts";

export type Path = readonly (string | number)[];

export interface Mutation {
  readonly kind: "drop" | "rename" | "retype";
  readonly path: Path;
  readonly value: Json;
}

type Mutable = Json[] | Record<string, Json>;

/**
 * Returns the paths of every field of a value. In a list, only those of the first item, because its items share one
 * schema.
 */
function fieldPaths(value: Json, prefix: Path = []): Path[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : fieldPaths(value[0] as Json, [...prefix, 0]);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, child]) => [
    [...prefix, name],
    ...fieldPaths(child as Json, [...prefix, name]),
  ]);
}

function copyWith(value: Json, path: Path, change: (parent: Record<string, Json>, name: string) => unknown): Json {
  const copy = structuredClone(value) as Json;
  let parent = copy as Mutable;
  for (const step of path.slice(0, -1)) parent = (parent as Record<string | number, Json>)[step] as Mutable;
  change(parent as Record<string, Json>, String(path.at(-1)));
  return copy;
}

function rename(parent: Record<string, Json>, name: string): void {
  parent[`${name}Mutated`] = parent[name] as Json;
  Reflect.deleteProperty(parent, name);
}

/** Returns the JSON Schema name of a value's type. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
}

/** Returns a value of another type that no lenient reading accepts. */
function retyped(value: Json | undefined): Json {
  switch (typeName(value)) {
    case "string":
      return { was: "text" };
    case "boolean":
      return "yes";
    case "null":
      return [true];
    default:
      return true;
  }
}

/** Returns every mechanical mistake in a body: each field removed, renamed and retyped, one at a time. */
export function mutations(value: Json): Mutation[] {
  return fieldPaths(value).flatMap((path) => [
    { kind: "drop", path, value: copyWith(value, path, (parent, name) => Reflect.deleteProperty(parent, name)) },
    { kind: "rename", path, value: copyWith(value, path, rename) },
    { kind: "retype", path, value: copyWith(value, path, (parent, name) => (parent[name] = retyped(parent[name]))) },
  ]);
}

/** Returns whether the document is specific enough that the validator must detect this mutation. */
export function isVisible({ kind, path, value }: Mutation, known: FieldsByPlace): boolean {
  const isPlace = (name: string): boolean => known.has(name);
  const fieldsAt = (steps: Path): readonly Field[] =>
    known.get(steps.reduce<string>((at, step) => placeBelow(isPlace, at, step), "")) ?? [];
  const [objects, fields] = [fieldsAt(path.slice(0, -1)), fieldsAt(path)];
  if (kind === "rename" && objects.length > 0 && objects.every(({ isListed }) => isListed)) return true;
  if (fields.length === 0) return false;
  // A variant without the field may describe the value that lacks it.
  if (kind !== "retype") return fields.length === objects.length && fields.every(({ isRequired }) => isRequired);
  const now = typeName(
    path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown>)[step], value),
  );
  return fields.every(({ types }) => types.length > 0 && !types.includes(now));
}

export type Way = "retyped" | "renamed";

/** Yields every place in a value except its root. In a list, the first two items represent all. */
export function* places(value: unknown, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  const children = Array.isArray(value) ? value.slice(0, 2).entries() : isObject(value) ? Object.entries(value) : [];
  for (const [name, child] of children) yield* places(child, [...at, name]);
}

/** Returns the nearest value of another type, such as a number for a text, which a lenient reading might accept. */
function otherType(value: unknown): Json {
  if (typeof value === "string") return 7331;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return {};
  return value === null ? 7331 : "text";
}

/** Returns a copy of an input in which one field has another type or name. */
export const wrong = (body: unknown, at: Path, way: Way): Json =>
  way === "retyped"
    ? copyWith(body as Json, at, (parent, name) => (parent[name] = otherType(parent[name])))
    : copyWith(body as Json, at, rename);
