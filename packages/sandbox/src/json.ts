/** JSON object. */
export type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const child = (node: unknown, ...path: readonly string[]): Node => {
  const value = path.reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), node);
  return isNode(value) ? value : {};
};

/**
 * Returns the object that a reference such as `#/components/schemas/Order` points to, or an empty object if there is
 * none.
 */
export const follow = (document: unknown, reference: string): Node =>
  child(
    document,
    ...reference
      .replace("#/", "")
      .split("/")
      .map((name) => name.replaceAll("~1", "/")),
  );

/** Applies a function to the items of a list or the fields of an object. Returns any other value unchanged. */
export function mapJson(value: unknown, map: (item: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, ""));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item, name)]));
}
