import type { Fields } from "../subscriptions/records.ts";
import type { RestSource } from "./rest-source.ts";

/** A list inside of records, such as the coins of a wallet. REST leaves parts out that are empty. */
export type Parts = NonNullable<RestSource["parts"]>;

/** The parts of a record. */
export function partsOf({ field }: Parts, record: Fields): readonly Fields[] {
  const list: unknown = Object(record)[field];
  return Array.isArray(list) ? list.map((part) => Object(part) as Fields) : [];
}

/** The names of the parts of a record. */
export const partNames = (parts: Parts, record: Fields): string[] =>
  partsOf(parts, record).map((part) => String(part[parts.name]));
