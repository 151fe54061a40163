import type { Context, Location, Node } from "../redocly.ts";
import { entries, follow, isObject, listOf, type Place } from "../nodes.ts";

/** The names of the servers that a channel is on. */
export const serversOf = (channel: Node): string[] =>
  listOf(channel["servers"])
    .filter(isObject)
    .map((server) => String(server["$ref"]).split("/").at(-1) ?? "");

/** The keywords whose schemas describe a value together with the schema that holds them. */
const composition = ["allOf", "anyOf", "oneOf"];

const describesObject = (schema: Node): boolean =>
  isObject(schema["properties"]) ||
  composition.some((key) => listOf(schema[key]).some((part) => isObject(part) && describesObject(part)));

/** A schema as one object, with what its references lead to. Its objects have no fields but those that are described: an example has no misspelt one. */
export function exactSchema(context: Context, value: unknown, location: Location): unknown {
  const schema = expanded(context, value, location);
  return isObject(schema) ? closed(schema, true) : schema;
}

/** `isWhole`: no other schema describes the same value. */
function closed(schema: Node, isWhole: boolean): Node {
  const inner = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (key === "properties" && isObject(part))
      return [key, Object.fromEntries(entries(part).map(([name, field]) => [name, closed(field, true)]))];
    if (composition.includes(key) || key === "prefixItems")
      return [key, listOf(part).map((one) => (isObject(one) ? closed(one, key === "prefixItems") : one))];
    return [key, key === "items" && isObject(part) ? closed(part, true) : part];
  });
  const isOpen = "additionalProperties" in schema || "patternProperties" in schema;
  const own = Object.fromEntries(inner);
  return isWhole && !isOpen && describesObject(own) ? { ...own, unevaluatedProperties: false } : own;
}

function expanded(context: Context, value: unknown, location: Location): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => expanded(context, item, location));
  if (!isObject(value)) return value;
  const { $ref, ...beside } = value;
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, inner]) => [key, expanded(context, inner, location)]),
  );
  if (typeof $ref !== "string") return own;
  const target = follow({ node: value, location }, context);
  const behind = target === undefined ? {} : expanded(context, target.node, target.location);
  return { ...(isObject(behind) ? behind : {}), ...own };
}

/** The payload of a message, where it has one. */
export function payloadOf(context: Context, reference: Node, location: Location): Place | undefined {
  const message = follow({ node: reference, location }, context);
  const payload = message?.node["payload"];
  return message === undefined || !isObject(payload)
    ? undefined
    : { node: payload, location: message.location.child("payload") };
}
