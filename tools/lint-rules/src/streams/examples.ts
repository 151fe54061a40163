import type { Node, Rule } from "../redocly.ts";
import { isObject } from "../nodes.ts";

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
