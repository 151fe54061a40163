/** Lists the places of a value, such as `list[].price`, and the fields that a schema allows there. */
import type { Schema } from "./document.ts";
import { variantsOf, type Field } from "./fields.ts";

/** The fields at each place by name. Several if variants of a schema differ. */
export type FieldsByPlace = ReadonlyMap<string, readonly Field[]>;

/** Returns the name of an entry of a tuple. A value has only its position, not its title. */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** Returns the fields of all variants of the given schemas. */
export function fieldsByPlace(document: object, ...schemas: readonly Schema[]): FieldsByPlace {
  const variants = schemas.flatMap((schema) => [...variantsOf(document, schema).values()]);
  const places = new Map<string, Field[]>();
  for (const [title, field] of variants.flatMap((each) => [...each])) {
    const name = nameOf(title, field);
    places.set(name, [...(places.get(name) ?? []), field]);
  }
  return places;
}
