/** The value of a key, which is made when there is none yet. */
export function entryOf<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** Records that a product keeps for an owner, such as an account or an environment. They are made on first use and go with the owner. */
export function recordsOf<Owner extends object, Records>(make: (owner: Owner) => Records): (owner: Owner) => Records {
  const kept = new WeakMap<Owner, { readonly records: Records }>();
  return (owner) => entryOf(kept, owner, () => ({ records: make(owner) })).records;
}
