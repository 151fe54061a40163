/** The names that a caller of an operation writes: its parameters and the fields of its body, at any depth. */
type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function resolve(document: Json, reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (at, token) => (isObject(at) ? at[token.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined),
      document,
    );
}

/** Examples hold values, whose keys would be found twice. */
const withoutNames = new Set(["example", "examples", "responses", "callbacks"]);

function gather(document: Json, node: unknown, found: Set<string>, seen: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) gather(document, each, found, seen);
  if (!isObject(node)) return;
  const { $ref: reference, properties, name } = node;
  if (typeof reference === "string" && !seen.has(reference)) {
    seen.add(reference);
    gather(document, resolve(document, reference), found, seen);
  }
  if (isObject(properties)) for (const property of Object.keys(properties)) found.add(property);
  if (typeof name === "string" && "in" in node) found.add(name);
  for (const [key, value] of Object.entries(node)) if (!withoutNames.has(key)) gather(document, value, found, seen);
}

export function fieldNames(document: object, operation: object): string[] {
  const found = new Set<string>();
  gather(document as Json, operation, found, new Set());
  return [...found];
}
