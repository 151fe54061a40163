import type { Context, Node } from "../redocly.ts";
import { entries, follow, isObject, listOf, type Place } from "./nodes.ts";

const variantKeys = ["allOf", "anyOf", "oneOf"];

/** The schemas directly inside a schema, references not followed. */
export function innerSchemas({ node, location }: Place): Place[] {
  const properties = entries(node["properties"]).map(([name, property]) => ({
    node: property,
    location: location.child(["properties", name]),
  }));
  const single = ["items", "additionalProperties", "not"]
    .filter((key) => isObject(node[key]))
    .map((key) => ({ node: node[key] as Node, location: location.child(key) }));
  return [...properties, ...single, ...variants({ node, location })];
}

/** The schemas of `allOf`, `anyOf` and `oneOf`, references not followed. */
export const variants = ({ node, location }: Place): Place[] =>
  variantKeys.flatMap((key) =>
    listOf(node[key]).flatMap((variant, index) =>
      isObject(variant) ? [{ node: variant, location: location.child([key, index]) }] : [],
    ),
  );

/** Calls back for a schema and each schema inside it, references followed, each once for each set of `seen`. */
export function walkSchemas(
  start: Place | undefined,
  context: Context,
  seen: Set<unknown>,
  visit: (schema: Place, reference: Place) => void,
): void {
  if (start === undefined) return;
  const schema = follow(start, context);
  if (schema === undefined || seen.has(schema.node)) return;
  seen.add(schema.node);
  visit(schema, start);
  for (const inner of innerSchemas(schema)) walkSchemas(inner, context, seen, visit);
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
