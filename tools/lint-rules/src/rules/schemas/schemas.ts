import { type Context, type Node, entries, follow, isObject, listOf, type Place } from "../../redocly.ts";

/** The schemas directly inside a schema, references not followed. */
export function innerSchemas({ node, location }: Place): Place[] {
  const properties = ["properties", "patternProperties"].flatMap((key) =>
    entries(node[key]).map(([name, property]) => ({ node: property, location: location.child([key, name]) })),
  );
  const single = ["items", "additionalProperties", "not"]
    .filter((key) => isObject(node[key]))
    .map((key) => ({ node: node[key] as Node, location: location.child(key) }));
  return [...properties, ...single, ...members({ node, location }, ["prefixItems"]), ...variants({ node, location })];
}

/** The schemas in the lists of some keys, references not followed. */
const members = ({ node, location }: Place, keys: readonly string[]): Place[] =>
  keys.flatMap((key) =>
    listOf(node[key]).flatMap((member, index) =>
      isObject(member) ? [{ node: member, location: location.child([key, index]) }] : [],
    ),
  );

/** The schemas of `allOf`, `anyOf` and `oneOf`, references not followed. */
export const variants = (schema: Place): Place[] => members(schema, ["allOf", "anyOf", "oneOf"]);

/** A schema and each schema inside it, references followed, each once. */
export function everySchema(start: Place, context: Context, seen = new Set<Node>()): Place[] {
  const schema = follow(start, context);
  if (schema === undefined || seen.has(schema.node)) return [];
  seen.add(schema.node);
  return [schema, ...innerSchemas(schema).flatMap((inner) => everySchema(inner, context, seen))];
}

/** Every field that an object schema has in any of its variants, with each of its schemas, references followed. */
export function fieldsOf(
  start: Place | undefined,
  context: Context,
  fields = new Map<string, Place[]>(),
): Map<string, Place[]> {
  const schema = start === undefined ? undefined : follow(start, context);
  if (schema === undefined) return fields;
  for (const [name, node] of entries(schema.node["properties"])) {
    const field = follow({ node, location: schema.location.child(["properties", name]) }, context);
    fields.set(name, [...(fields.get(name) ?? []), ...(field === undefined ? [] : [field])]);
  }
  for (const variant of variants(schema)) fieldsOf(variant, context, fields);
  return fields;
}

/** The names of the fields that every value of a schema has: those that it or a part of it requires. */
export function requiredNames(start: Place, context: Context): readonly unknown[] {
  const schema = follow(start, context);
  if (schema === undefined) return [];
  const parts = listOf(schema.node["allOf"]).map((node, index) => ({
    node: node as Place["node"],
    location: schema.location.child(["allOf", index]),
  }));
  const own = [...listOf(schema.node["required"]), ...listOf(schema.node["x-required-on-success"])];
  return [...own, ...parts.flatMap((part) => requiredNames(part, context))];
}

/** The values that a schema lists in any of its variants, also if it accepts others too. */
export function listedValues(start: Place, context: Context): readonly unknown[] {
  const schema = follow(start, context);
  if (schema === undefined) return [];
  const own = "const" in schema.node ? [schema.node["const"]] : listOf(schema.node["enum"]);
  return [...own, ...variants(schema).flatMap((variant) => listedValues(variant, context))];
}

/** The values that a schema lists, or undefined if it accepts others too. */
export function closedValues(start: Place, context: Context): readonly unknown[] | undefined {
  const schema = follow(start, context);
  if (schema === undefined) return undefined;
  if ("const" in schema.node) return [schema.node["const"]];
  if (Array.isArray(schema.node["enum"])) return schema.node["enum"] as unknown[];
  if (schema.node["type"] === "boolean") return [true, false];
  const choices = variants({ ...schema, node: { anyOf: schema.node["anyOf"] ?? schema.node["oneOf"] } });
  const listed = choices.map((choice) => closedValues(choice, context));
  return listed.length === 0 || listed.includes(undefined) ? undefined : listed.flatMap((values) => values ?? []);
}
