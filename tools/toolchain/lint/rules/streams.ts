import { basename } from "node:path";
import {
  type Context,
  type Location,
  type Node,
  type Place,
  type Rule,
  entries,
  follow,
  isObject,
  listOf,
  serversOf,
} from "../document.ts";
import { capital } from "./names.ts";

function needs(kind: string, keys: readonly string[]) {
  return (node: Node, { report, location }: Context) => {
    for (const key of keys) {
      const text = node[key];
      if (typeof text === "string" && text.trim().length >= 3) continue;
      report({ message: `${kind} needs a ${key}.`, location });
    }
  };
}

/**
 * Checks that servers, channels, operations, messages and parameters have the texts that the documentation pages show,
 * such as a title and a description.
 */
export const streamDescriptions: Rule = () => ({
  Server: needs("A server", ["description"]),
  Channel: needs("A channel", ["title", "summary", "description"]),
  Operation: needs("An operation", ["title", "summary", "description"]),
  Message: needs("A message", ["name", "title", "summary"]),
  Parameter: needs("A parameter", ["description"]),
});

/** Checks that the values of a parameter are in a file of their own, to which channels refer. */
export const namedParameterValues: Rule = () => ({
  Channel(channel, { report, location }) {
    for (const [name, parameter] of entries(channel["parameters"])) {
      if (!Array.isArray(parameter["enum"])) continue;
      report({
        message: `The values of the parameter "${name}" need a file of their own.`,
        location: location.child(["parameters", name]),
      });
    }
  },
});

/** Checks that `x-parameter-values` of a channel only names servers of the channel and values of the parameter. */
export const knownParameterValues: Rule = () => ({
  Channel(channel, { report, resolve, location }) {
    const servers = new Set(serversOf(channel));
    for (const [name, byServer] of entries(channel["x-parameter-values"])) {
      const parameter = entries(channel["parameters"]).find(([key]) => key === name)?.[1];
      const known = parameter === undefined ? undefined : (resolve(parameter).node ?? parameter)["enum"];
      for (const [server, values] of Object.entries(byServer)) {
        const unknown = (values as unknown[]).filter((value) => !Array.isArray(known) || !known.includes(value));
        const place = location.child(["x-parameter-values", name, server]);
        if (!servers.has(server)) report({ message: `The channel is not on the server "${server}".`, location: place });
        if (unknown.length > 0) {
          report({
            message: `The parameter "${name}" does not have the value "${String(unknown[0])}".`,
            location: place,
          });
        }
      }
    }
  },
});

const examplesOf = (message: Node): unknown[] => (Array.isArray(message["examples"]) ? message["examples"] : []);

/** Checks that every JSON message has an example, and that each example has a unique name. */
export const namedMessageExamples: Rule = () => ({
  Message(message, { report, location }) {
    if (message["payload"] === undefined) return;
    const names = examplesOf(message).map((example) => (isObject(example) ? example["name"] : undefined));
    if (names.length === 0) report({ message: "A message needs at least one named example.", location });
    for (const [index, name] of names.entries()) {
      if (typeof name === "string" && names.indexOf(name) === index) continue;
      const problem =
        typeof name === "string" ? `Another example is also named "${name}".` : "The example needs a name.";
      report({ message: problem, location: location.child(["examples", index]) });
    }
  },
});

const pointers = (list: unknown): string[] =>
  (Array.isArray(list) ? (list as unknown[]) : [])
    .filter(isObject)
    .map((entry) => String(entry["$ref"]).split("#")[1] ?? "");

/** Returns the pointers of all messages that operations send or receive, including replies. */
function usedMessages(root: Node, { resolve }: Context): Set<string> {
  const operations = entries(root["operations"]).map(([, entry]) => resolve(entry).node ?? entry);
  return new Set(
    operations.flatMap(({ messages, reply }) => [
      ...pointers(messages),
      ...pointers(isObject(reply) ? reply["messages"] : []),
    ]),
  );
}

/** Checks that every message of a channel is sent or received by an operation. */
export const noUnusedMessages: Rule = () => ({
  Root(root, context) {
    const used = usedMessages(root, context);
    for (const [name, entry] of entries(root["channels"])) {
      const channel = context.resolve(entry).node ?? entry;
      for (const [message] of entries(channel["messages"])) {
        if (used.has(`/channels/${name}/messages/${message}`)) continue;
        const location = context.location.child(["channels", name]).key();
        context.report({ message: `No operation uses the message "${message}" of the channel "${name}".`, location });
      }
    }
  },
});

/** Returns a function that reports a name if another node has the same name. */
function uniqueIn(seen: Map<string, Node>, kind: string) {
  return (name: string, node: Node, { report }: Context, location: Location) => {
    const other = seen.get(name);
    if (other === undefined) seen.set(name, node);
    else if (other !== node) report({ message: `Another ${kind} is also named "${name}".`, location });
  };
}

/**
 * Checks that messages and schemas have unique names, and that two channels of a server don't have the same address.
 */
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
      // Only the schema of a file has a name; a schema inside another schema has none.
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

/**
 * Checks that a channel's address contains exactly the channel's parameters, and that the topics in examples match the
 * address.
 */
export const ownTopics: Rule = () => {
  /** Addresses of each message's channels, and the message with its examples. */
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
            report({ message: `The topic "${topic}" is not one of ${addresses.join(", ")}.`, location });
          }
        }
      },
    },
  };
};

/**
 * Checks the name of an operation. An operation that receives is named after its channel, such as `receiveOrderBook`.
 * An operation that sends has the name of its channel, such as `subscribe`.
 */
export const operationNames: Rule = () => ({
  Root(root, { report, resolve, location }) {
    for (const [name, entry] of entries(root["operations"])) {
      const operation = resolve(entry).node ?? entry;
      const channel = isObject(operation["channel"]) ? String(operation["channel"]["$ref"]).split("/").at(-1) : "";
      const expected = operation["action"] === "receive" ? `receive${capital(channel ?? "")}` : channel;
      if (name === expected) continue;
      report({
        message: `The operation must be named "${expected}".`,
        location: location.child(["operations", name]).key(),
      });
    }
  },
});
