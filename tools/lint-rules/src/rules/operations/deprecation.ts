import { type Location, type Rule, type Visit, entries, listOf } from "../../redocly.ts";

const saysReplacement = (text: unknown): boolean =>
  /`[^`]+`|without effect|no replacement|nothing replaces/i.test(String(text));

/** The description of a deprecated field names what to use instead, or says that there is nothing. */
export const fieldReplacements: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      if (property["deprecated"] !== true || saysReplacement(property["description"])) continue;
      const message = `"${name}" is deprecated: its description names the field or operation to use, or says that nothing replaces it.`;
      report({ message, location: location.child(["properties", name, "deprecated"]) });
    }
  },
});

/** What a description calls deprecated is marked so: clients and pages show the mark, not the words. */
export const deprecations: Rule = () => {
  const check: Visit = (node, { report, location }) => {
    if (node["deprecated"] === true || !/^deprecated\b/i.test(String(node["description"] ?? ""))) return;
    report({ message: "What is deprecated says `deprecated: true`, too.", location: location.child("description") });
  };
  return { Schema: check, Parameter: check, Operation: check, ref: check };
};

/** A deprecated operation names those that replace it, and they exist. */
export const replacements: Rule = () => {
  const operations = new Set<string>();
  const named: { name: string; location: Location }[] = [];
  return {
    Operation(operation, { report, location }) {
      operations.add(String(operation["operationId"]));
      const replacedBy = operation["x-replaced-by"];
      if (operation["deprecated"] === true && replacedBy === undefined) {
        const message =
          "A deprecated operation needs `x-replaced-by`: the operations to call instead, or an empty list.";
        report({ message, location: location.child("deprecated") });
      }
      if (operation["deprecated"] !== true && replacedBy !== undefined) {
        const message = "An operation that something replaces carries `deprecated: true`, too.";
        report({ message, location: location.child("x-replaced-by") });
      }
      for (const [index, name] of listOf(replacedBy).entries()) {
        named.push({ name: String(name), location: location.child(["x-replaced-by", index]) });
      }
    },
    Root: {
      leave(_, { report }) {
        for (const { name, location } of named) {
          if (!operations.has(name)) report({ message: `There is no operation "${name}".`, location });
        }
      },
    },
  };
};
