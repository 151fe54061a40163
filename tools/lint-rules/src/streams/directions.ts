import type { Context, Location, Node, Rule } from "../redocly.ts";
import { isObject, type Place } from "../nodes.ts";
import { everySchema } from "../rules/schemas/schemas.ts";
import { payloadOf } from "./schemas.ts";

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
