import { Ajv2020 } from "ajv/dist/2020.js";
import type { Context, Node, Rule } from "../redocly.ts";
import { isObject } from "../nodes.ts";
import { exactSchema } from "./schemas.ts";

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

/** One for all messages: each would compile the schema of schemas anew. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

function problemsOf(message: Node, context: Context): [number, string][] {
  const schema = exactSchema(context, message["payload"], context.location.child("payload"));
  // What is no schema, the rule `struct` names with its line.
  if (ajv.validateSchema(schema as object) !== true) return [];
  const validate = ajv.compile(schema as object);
  return examplesOf(message).flatMap((example, index): [number, string][] => {
    if (!isObject(example) || validate(example["payload"])) return [];
    return (validate.errors ?? []).map((error) => [
      index,
      `${error.instancePath || "The payload"} ${error.message ?? ""}`,
    ]);
  });
}

/** The examples of a message are what its payload allows. */
export const validMessageExamples: Rule = () => ({
  Message(message, context) {
    if (!isObject(message["payload"])) return;
    for (const [index, problem] of problemsOf(message, context)) {
      const location = context.location.child(["examples", index, "payload"]);
      context.report({ message: `The example does not fit the payload: ${problem}.`, location });
    }
  },
});
