import { isObject } from "./contract.ts";

export type Place = readonly (string | number)[];
export type Way = "retyped" | "renamed";

/** Every place in a value but its root; of a list the first two items speak for all. */
export function* places(value: unknown, at: Place = []): Generator<readonly [Place, unknown]> {
  if (at.length > 0) yield [at, value];
  const children = Array.isArray(value) ? value.slice(0, 2).entries() : isObject(value) ? Object.entries(value) : [];
  for (const [name, child] of children) yield* places(child, [...at, name]);
}

function otherType(value: unknown): unknown {
  if (typeof value === "string") return 7331;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return {};
  return value === null ? 7331 : "text";
}

/** A copy of a value in which one field has another type or another name. */
export function wrong(body: unknown, at: Place, way: Way, value: unknown): unknown {
  const copy = structuredClone(body);
  const name = at.at(-1) as string;
  const holder = at.slice(0, -1).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], copy);
  const fields = holder as Record<string, unknown>;
  if (way === "retyped") fields[name] = otherType(value);
  else {
    delete fields[name];
    fields[`${name}Misspelled`] = value;
  }
  return copy;
}
