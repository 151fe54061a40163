import { basename } from "node:path";
import {
  type Context,
  type Location,
  type Node,
  type Rule,
  entries,
  follow,
  isObject,
  listOf,
  type Place,
} from "../redocly.ts";
import { serversOf } from "./directions.ts";

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

/** The parameters of an address are those of its channel, and the topics of examples have the form of one. */
export const ownTopics: Rule = () => {
  /** The addresses and the examples of each message. */
  const messages = new Map<string, { readonly addresses: string[]; readonly message: Place }>();
  return {
    Channel(channel, context) {
      const { address } = channel;
      const { location, report } = context;
      if (typeof address !== "string") return;
      const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const parameters = entries(channel["parameters"]).map(([name]) => name);
      const lacking = parameters.find((name) => !named.includes(name));
      const unknown = named.find((name) => !parameters.includes(name));
      const place = location.child("address");
      if (lacking !== undefined) report({ message: `The address lacks {${lacking}}.`, location: place });
      if (unknown !== undefined) report({ message: `The channel has no parameter "${unknown}".`, location: place });
      for (const [key, node] of entries(channel["messages"])) {
        const message = follow({ node, location: location.child(["messages", key]) }, context);
        if (message === undefined) continue;
        const file = message.location.source.absoluteRef;
        messages.set(file, { addresses: [...(messages.get(file)?.addresses ?? []), address], message });
      }
    },
    Root: {
      leave(_, { report }) {
        for (const { addresses, message } of messages.values()) {
          const forms = addresses.map((address) => new RegExp(`^${address.replaceAll(/\{\w+\}/g, "[^.]+")}$`));
          for (const [index, example] of listOf(message.node["examples"]).entries()) {
            const payload = isObject(example) ? example["payload"] : undefined;
            const topic = isObject(payload) ? payload["topic"] : undefined;
            if (typeof topic !== "string" || forms.some((form) => form.test(topic))) continue;
            const location = message.location.child(["examples", index, "payload", "topic"]);
            report({ message: `The topic "${topic}" is none of ${addresses.join(", ")}.`, location });
          }
        }
      },
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
