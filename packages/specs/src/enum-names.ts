type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

const valuesOf = (schema: unknown): readonly unknown[] =>
  isNode(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];

/**
 * Adds names for values that generators can't name: an empty string, and a string of digits that is also a number of
 * the enumeration.
 */
function nameValues(schema: Node, siblings: readonly unknown[]): Node {
  const values = valuesOf(schema);
  const numbers = new Set(
    siblings
      .flatMap(valuesOf)
      .filter((value) => typeof value === "number")
      .map(String),
  );
  const isDouble = (value: unknown) => typeof value === "string" && numbers.has(value);
  if (!values.some((value) => value === "" || isDouble(value))) return schema;
  const names = values.map((value) => (value === "" ? "EMPTY" : `${isDouble(value) ? "TEXT_" : ""}${String(value)}`));
  return { ...schema, "x-enum-varnames": names };
}

/**
 * Names the known values of an enumeration. An open enumeration lists its known values in some branches and allows any
 * value in another.
 */
function nameBranches({ title, anyOf }: Node): Node {
  if (!Array.isArray(anyOf)) return {};
  const known = anyOf.filter((branch) => valuesOf(branch).length > 0);
  const isOpen = typeof title === "string" && known.length < anyOf.length;
  return {
    anyOf: anyOf.map((branch: unknown) => {
      if (!isNode(branch) || !known.includes(branch)) return branch;
      const number = known.length === 1 ? "" : String(known.indexOf(branch) + 1);
      return { ...(isOpen ? { title: `Known${title}${number}` } : {}), ...nameValues(branch, known) };
    }),
  };
}

/**
 * Adds names to a document that generators need and that would be redundant in the specification: a title for the known
 * values of an open enumeration (`KnownSideValue`), and `x-enum-varnames` if a name can't be derived from a value.
 */
export function withEnumNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withEnumNames) as T;
  if (!isNode(value)) return value;
  const named = { ...nameValues(value, []), ...nameBranches(value) };
  return Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, withEnumNames(inner)])) as T;
}
