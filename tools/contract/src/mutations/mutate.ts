import type { Json } from "../conformance/contract.ts";
import { typeName, type View } from "../coverage/schema-view.ts";

type Path = readonly (string | number)[];

export interface Mutation {
  readonly kind: "drop" | "rename" | "retype";
  readonly path: Path;
  readonly value: Json;
}

type Mutable = Json[] | Record<string, Json>;

/** Paths to every field of a value; of a list only the first item, since its items share one schema. */
function fieldPaths(value: Json, prefix: Path = []): Path[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : fieldPaths(value[0] as Json, [...prefix, 0]);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, child]) => [
    [...prefix, name],
    ...fieldPaths(child as Json, [...prefix, name]),
  ]);
}

function copyWith(value: Json, path: Path, change: (parent: Record<string, Json>, name: string) => void): Json {
  const copy = structuredClone(value) as Json;
  let parent = copy as Mutable;
  for (const step of path.slice(0, -1)) parent = (parent as Record<string | number, Json>)[step] as Mutable;
  change(parent as Record<string, Json>, String(path.at(-1)));
  return copy;
}

/** A value of another type that no lenient reading takes for the original. */
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

/** Every mechanical mistake in a body: each field dropped, renamed and retyped, one at a time. */
export function mutations(value: Json): Mutation[] {
  return fieldPaths(value).flatMap((path) => [
    { kind: "drop", path, value: copyWith(value, path, (parent, name) => Reflect.deleteProperty(parent, name)) },
    {
      kind: "rename",
      path,
      value: copyWith(value, path, (parent, name) => {
        parent[`${name}Mutated`] = parent[name] as Json;
        Reflect.deleteProperty(parent, name);
      }),
    },
    {
      kind: "retype",
      path,
      value: copyWith(value, path, (parent, name) => {
        parent[name] = retyped(parent[name]);
      }),
    },
  ]);
}

/** Whether the document says enough that this mutation must be noticed. */
export function isVisible({ kind, path, value }: Mutation, view: View): boolean {
  if (kind === "drop") return view.required;
  if (kind === "rename") return view.listed || view.required;
  const now = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], value);
  return view.types !== undefined && !view.types.has(typeName(now));
}
