import type { Context, Location, Node } from "../redocly.ts";
import { follow, isObject, listOf, type Place } from "../nodes.ts";

/** The names of the servers that a channel is on. */
export const serversOf = (channel: Node): string[] =>
  listOf(channel["servers"])
    .filter(isObject)
    .map((server) => String(server["$ref"]).split("/").at(-1) ?? "");

/** A schema as one object, with what its references lead to. */
export function expanded(context: Context, value: unknown, location: Location): unknown {
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
