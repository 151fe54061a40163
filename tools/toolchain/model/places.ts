/** The places of a value, such as `list[].price`, and the fields of a schema that may stand there. */
import type { Schema } from "./document.ts";
import { variantsOf, type Field } from "./fields.ts";

/** The fields at each place, by its name; several where variants of a schema differ. */
export type FieldsByPlace = ReadonlyMap<string, readonly Field[]>;

/** A value has an entry of a tuple at its position, and does not know its title. */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** The fields of all variants of the given schemas together. */
export function fieldsByPlace(document: object, ...schemas: readonly Schema[]): FieldsByPlace {
  const variants = schemas.flatMap((schema) => [...variantsOf(document, schema).values()]);
  const places = new Map<string, Field[]>();
  for (const [title, field] of variants.flatMap((each) => [...each])) {
    const name = nameOf(title, field);
    places.set(name, [...(places.get(name) ?? []), field]);
  }
  return places;
}
