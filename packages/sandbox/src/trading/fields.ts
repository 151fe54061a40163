import { History } from "./engine/history.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the public fields of an object. A `History` becomes an array of its items, oldest first. */
export function fieldsOf(source: object, without: readonly string[] = []): Fields {
  const entries = Object.entries(source).filter(([name]) => !without.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof History ? [...value.newestFirst()].toReversed() : value]),
  );
}

/** Sets the fields of an object. Collections keep their identity: only their content is replaced. */
export function setFields(target: object, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const current = (target as Record<string, unknown>)[name];
    if (current instanceof History) current.replace(value as unknown[]);
    else if (current instanceof Map) replaceMap(current, value as Map<unknown, unknown>);
    else if (current instanceof Set) {
      current.clear();
      for (const item of value as Set<unknown>) current.add(item);
    } else if (Array.isArray(current)) current.splice(0, current.length, ...(value as unknown[]));
    else Object.assign(target, { [name]: value });
  }
}

export function replaceMap<Key, Value>(target: Map<Key, Value>, entries: Iterable<readonly [Key, Value]>): void {
  target.clear();
  for (const [key, value] of entries) target.set(key, value);
}

/** Returns a map from each owner, such as an account, to the fields of the owner's record. */
export const fieldsByOwner = (records: Iterable<readonly [object, object]>): Map<object, Fields> =>
  new Map([...records].map(([owner, record]) => [owner, fieldsOf(record)]));

/** Copies the fields from a map of `fieldsByOwner` into the current record of each owner. */
export function loadByOwner(saved: unknown, recordsOf: (owner: object) => object): void {
  for (const [owner, fields] of saved as Map<object, Fields>) setFields(recordsOf(owner), fields);
}
