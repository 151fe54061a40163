import { type Node, type Rule, isObject, type Context, entries } from "../redocly.ts";

const examplesOf = (message: Node): unknown[] => (Array.isArray(message["examples"]) ? message["examples"] : []);

/** Every message in JSON shows at least one example, and every example has a name of its own. */
export const namedMessageExamples: Rule = () => ({
  Message(message, { report, location }) {
    if (message["payload"] === undefined) return;
    const names = examplesOf(message).map((example) => (isObject(example) ? example["name"] : undefined));
    if (names.length === 0) report({ message: "A message needs at least one named example.", location });
    for (const [index, name] of names.entries()) {
      if (typeof name === "string" && names.indexOf(name) === index) continue;
      const problem =
        typeof name === "string" ? `Another example is named "${name}", too.` : "The example needs a name.";
      report({ message: problem, location: location.child(["examples", index]) });
    }
  },
});

const pointers = (list: unknown): string[] =>
  (Array.isArray(list) ? (list as unknown[]) : [])
    .filter(isObject)
    .map((entry) => String(entry["$ref"]).split("#")[1] ?? "");

/** Pointers of all messages that operations send, receive and get as replies. */
function usedMessages(root: Node, { resolve }: Context): Set<string> {
  const operations = entries(root["operations"]).map(([, entry]) => resolve(entry).node ?? entry);
  return new Set(
    operations.flatMap(({ messages, reply }) => [
      ...pointers(messages),
      ...pointers(isObject(reply) ? reply["messages"] : []),
    ]),
  );
}

/** Every message of every channel is sent or received by an operation. */
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
