/** Returns the value of a key, and creates it if it is missing. */
export function entryOf<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/**
 * Returns a function for the records of an owner, such as an account or an environment. They are created on first use
 * and disappear with the owner.
 */
export function recordsOf<Owner extends object, Records>(make: (owner: Owner) => Records): (owner: Owner) => Records {
  const kept = new WeakMap<Owner, { readonly records: Records }>();
  return (owner) => entryOf(kept, owner, () => ({ records: make(owner) })).records;
}
