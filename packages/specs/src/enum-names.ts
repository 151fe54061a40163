type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

const valuesOf = (schema: unknown): readonly unknown[] =>
  isNode(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];

/**
 * Names the values of an enumeration from which generators can't derive names: an empty string, and a string of digits
 * if the enumeration also contains the same number (`"2"` and `2`).
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
 * Names the values in each branch of an `anyOf`. In an open enumeration, some branches list known values and another
 * branch allows any value. The branches with known values then also receive a title.
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
 * Adds the names that code generators need and that the specification leaves out, because they would be redundant
 * there: a title for the known values of an open enumeration (`KnownSideValue`), and `x-enum-varnames` if a name can't
 * be derived from a value.
 */
export function withEnumNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withEnumNames) as T;
  if (!isNode(value)) return value;
  const named = { ...nameValues(value, []), ...nameBranches(value) };
  return Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, withEnumNames(inner)])) as T;
}
