import type { Context, Location, Node } from "../redocly.ts";
import { follow, isObject, listOf, type Place } from "../nodes.ts";

/** The names of the servers that a channel is on. */
export const serversOf = (channel: Node): string[] =>
  listOf(channel["servers"])
    .filter(isObject)
    .map((server) => String(server["$ref"]).split("/").at(-1) ?? "");

/** The payload of a message, where it has one. */
export function payloadOf(context: Context, reference: Node, location: Location): Place | undefined {
  const message = follow({ node: reference, location }, context);
  const payload = message?.node["payload"];
  return message === undefined || !isObject(payload)
    ? undefined
    : { node: payload, location: message.location.child("payload") };
}
