import { type Context, type Node, type Rule, entries } from "../redocly.ts";

/** What has a description, in Redocly's words; `ref` is a reference with keys beside it. */
const described = [
  "ref",
  "Operation",
  "Parameter",
  "Schema",
  "Response",
  "Header",
  "RequestBody",
  "Tag",
  "ExternalDocs",
  "Channel",
];

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

/** What keeps a description from being one or more whole sentences. */
function sentenceProblem(text: unknown): string | undefined {
  if (typeof text !== "string" || text.trim() === "") return "A description is a sentence, and this one is empty.";
  // A name such as byUSDT keeps its small letter.
  if (/^[a-z]+\b/.test(text)) return "A description begins with a capital letter.";
  if (!/[.:)"]\s*$/.test(text)) return "A description ends with a full stop. Does a # cut it?";
  if (text.split("`").length % 2 === 0) return "A backtick of the description has no other one.";
  const [twice] = /\b([a-z]+) \1\b/i.exec(text.replaceAll(/`[^`]*`/g, "`")) ?? [];
  return twice === undefined ? undefined : `The description says "${twice}".`;
}

/** Descriptions are whole sentences, also those beside a reference. */
export const wholeSentences: Rule = () => {
  const check = (node: Node, { report, location }: Context): void => {
    const problem = "description" in node ? sentenceProblem(node["description"]) : undefined;
    if (problem !== undefined) report({ message: problem, location: location.child("description") });
  };
  return Object.fromEntries(described.map((type) => [type, check]));
};
