import { type Json, isObject } from "../json.ts";

export type Path = readonly (string | number)[];

type Mutable = Json[] | Record<string, Json>;

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

export type Mutation = "retyped" | "renamed";

/** Yields the path of every value inside a value. In a list, the first two items represent all items. */
export function* places(value: unknown, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  const children = Array.isArray(value) ? value.slice(0, 2).entries() : isObject(value) ? Object.entries(value) : [];
  for (const [name, child] of children) yield* places(child, [...at, name]);
}

/** Returns the nearest value of another type, such as a number for a string, which a lenient check might accept. */
function otherType(value: unknown): Json {
  if (typeof value === "string") return 7331;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return {};
  return value === null ? 7331 : "text";
}

/** Returns a copy of an input in which one field has another type or name. */
export const mutated = (body: unknown, at: Path, way: Mutation): Json =>
  way === "retyped"
    ? copyWith(body as Json, at, (parent, name) => (parent[name] = otherType(parent[name])))
    : copyWith(body as Json, at, rename);
