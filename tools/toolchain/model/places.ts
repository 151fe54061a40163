/** Lists the paths inside a value, such as `list[].price`, with the fields that a schema allows there. */
import type { Schema } from "./document.ts";
import { variantsOf, type Field } from "./fields.ts";

/** Fields by their path inside a value. A path has several fields if variants of a schema differ there. */
export type FieldsByPath = ReadonlyMap<string, readonly Field[]>;

/**
 * Returns a field's path in a value. In the path of a tuple's entry, the position replaces the title, because values
 * don't contain titles.
 */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** Returns the fields of all variants of the given schemas, by path. */
export function fieldsByPath(document: object, ...schemas: readonly Schema[]): FieldsByPath {
  const variants = schemas.flatMap((schema) => [...variantsOf(document, schema).values()]);
  const places = new Map<string, Field[]>();
  for (const [title, field] of variants.flatMap((each) => [...each])) {
    const name = nameOf(title, field);
    places.set(name, [...(places.get(name) ?? []), field]);
  }
  return places;
}
