/**
 * A copy of plain objects and lists, so that later changes have no effect. Everything else stays as it is: a `Date`, a `Blob`, an
 * object of a class or with a `toJSON` says itself how it is written.
 */
export function copyPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  if (Array.isArray(value)) return Array.from(value, copyPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyPlain(member)]));
}
