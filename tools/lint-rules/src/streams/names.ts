import { basename } from "node:path";
import type { Context, Location, Node, Rule } from "../redocly.ts";
import { isObject, entries } from "../nodes.ts";
import { serversOf } from "./schemas.ts";

/** Reports a name that another node has already. */
function uniqueIn(seen: Map<string, Node>, kind: string) {
  return (name: string, node: Node, { report }: Context, location: Location) => {
    const other = seen.get(name);
    if (other === undefined) seen.set(name, node);
    else if (other !== node) report({ message: `Another ${kind} is named "${name}", too.`, location });
  };
}

/** Messages and schemas have one name each, and on one server an address means one channel. */
export const uniqueNames: Rule = () => {
  const messages = uniqueIn(new Map(), "message");
  const schemas = uniqueIn(new Map(), "schema");
  const addresses = uniqueIn(new Map(), "channel of the server");
  return {
    Message(message, context) {
      if (typeof message["name"] !== "string") return;
      messages(message["name"], message, context, context.location.child("name"));
    },
    Schema(schema, context) {
      const { location } = context;
      const file = basename(location.source.absoluteRef, ".yaml");
      // Only the schema that a file holds; a schema inside of another one has no name to keep.
      if (schema["title"] === file) schemas(file, schema, context, location.child("title"));
    },
    Channel(channel, context) {
      if (typeof channel["address"] !== "string" || channel["x-removed"] !== undefined) return;
      for (const server of serversOf(channel)) {
        addresses(`${channel["address"]} on ${server}`, channel, context, context.location.child("address"));
      }
    },
  };
};

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What is received is named after its channel: `receiveOrderBook`. What is sent is the channel: `subscribe`. */
export const operationNames: Rule = () => ({
  Root(root, { report, resolve, location }) {
    for (const [name, entry] of entries(root["operations"])) {
      const operation = resolve(entry).node ?? entry;
      const channel = isObject(operation["channel"]) ? String(operation["channel"]["$ref"]).split("/").at(-1) : "";
      const expected = operation["action"] === "receive" ? `receive${pascalCase(channel ?? "")}` : channel;
      if (name === expected) continue;
      report({
        message: `The operation must be named "${expected}".`,
        location: location.child(["operations", name]).key(),
      });
    }
  },
});
