import type { Rule } from "../redocly.ts";
import { sentenceCaseProblem } from "../sentence-case.ts";
import { entries } from "../nodes.ts";

/** Every property says what it means, beside its reference or where the reference leads. */
export const propertyDescriptions: Rule = () => ({
  Schema(schema, { report, resolve, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      const target = resolve(property).node;
      const text = property["description"] ?? target?.["description"];
      if (typeof text === "string" && text.trim().length >= 3) continue;
      report({
        message: `Property "${name}" needs a description.`,
        location: location.child(["properties", name]).key(),
      });
    }
  },
});

/** Summaries read as sentences: one capital, no full stop. */
export const sentenceCaseSummaries: Rule = () => ({
  Operation(operation, { report, location }) {
    const problem = sentenceCaseProblem(String(operation["summary"] ?? ""));
    if (problem !== undefined) report({ message: problem, location: location.child("summary") });
  },
});
