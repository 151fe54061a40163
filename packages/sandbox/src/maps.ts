/** Returns the value of a key. If the key is missing, creates and stores its value. */
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
 * Returns a function that returns the records of an owner, such as an account or an environment. The records are
 * created on first use and garbage-collected with the owner.
 */
export function recordsOf<Owner extends object, Records>(make: (owner: Owner) => Records): (owner: Owner) => Records {
  const kept = new WeakMap<Owner, { readonly records: Records }>();
  return (owner) => entryOf(kept, owner, () => ({ records: make(owner) })).records;
}
