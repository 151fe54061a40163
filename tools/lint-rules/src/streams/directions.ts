import { type Context, type Location, type Node, follow, isObject, listOf, type Place, type Rule } from "../redocly.ts";
import { everySchema } from "../rules/schemas/schemas.ts";

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

/** Every schema of the messages that a list refers to. */
function schemasOf(context: Context, messages: unknown, location: Location): Place[] {
  const references = Array.isArray(messages) ? (messages as unknown[]).filter(isObject) : [];
  const payloads = references.flatMap((reference) => payloadOf(context, reference, location) ?? []);
  return payloads.flatMap((payload) => everySchema(payload, context));
}

const listsValues = (node: Node) => Array.isArray(node["enum"]) && node["enum"].length > 1;
const variantsOf = (node: Node): Node[] =>
  Array.isArray(node["anyOf"]) ? (node["anyOf"] as unknown[]).filter(isObject) : [];
/** Known values beside a variant that allows any other one. */
const isOpenEnumeration = (node: Node) =>
  variantsOf(node).some(listsValues) && variantsOf(node).some((variant) => "type" in variant && !("enum" in variant));

/** What a client sends is exact: closed objects, complete enumerations. */
export const closedRequests: Rule = () => ({
  Operation(operation, context) {
    if (operation["action"] !== "send") return;
    for (const { node, location } of schemasOf(context, operation["messages"], context.location)) {
      if (isObject(node["properties"]) && node["additionalProperties"] !== false) {
        context.report({ message: "An object in a request says `additionalProperties: false`.", location });
      }
      if (isOpenEnumeration(node)) {
        context.report({
          message: "An enumeration in a request names all values, without a variant for others.",
          location,
        });
      }
    }
  },
});

/** What a client receives is open: a new field or a new value breaks nobody. */
export const openMessages: Rule = () => ({
  Operation(operation, context) {
    const reply = isObject(operation["reply"]) ? operation["reply"]["messages"] : undefined;
    const received = operation["action"] === "receive" ? operation["messages"] : reply;
    const schemas = schemasOf(context, received, context.location);
    const open = new Set(schemas.filter(({ node }) => isOpenEnumeration(node)).flatMap(({ node }) => variantsOf(node)));
    for (const { node, location } of schemas) {
      if (node["additionalProperties"] === false) {
        context.report({ message: "An object that the server sends stays open.", location });
      }
      if (listsValues(node) && !open.has(node)) {
        context.report({ message: "An enumeration that the server sends has a variant for other values.", location });
      }
    }
  },
});
