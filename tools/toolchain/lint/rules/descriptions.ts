import { type Context, type Node, type Rule, entries, isObject, listOf, listedValues } from "../document.ts";

/** Redocly's types of nodes that have a description. `ref` is a reference with keys next to it. */
const describedTypes = [
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

/** Checks that every property has a description, either next to its reference or in the referenced schema. */
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

/** Returns the reason why a description doesn't consist of whole sentences. Undefined if it does. */
function sentenceProblem(text: unknown): string | undefined {
  if (typeof text !== "string" || text.trim() === "") return "The description is empty. Write a sentence.";
  // A name such as byUSDT keeps its lower-case letter.
  if (/^[a-z]+\b/.test(text)) return "A description must begin with a capital letter.";
  if (!/[.:)"]\s*$/.test(text)) return "A description must end with a full stop. Does a # truncate it?";
  if (text.split("`").length % 2 === 0) return "The description has an unpaired backtick.";
  const [twice] = /\b([a-z]+) \1\b/i.exec(text.replaceAll(/`[^`]*`/g, "`")) ?? [];
  return twice === undefined ? undefined : `The description repeats a word: "${twice}".`;
}

/** Checks that descriptions are whole sentences, including those next to a reference. */
export const wholeSentences: Rule = () => {
  const check = (node: Node, { report, location }: Context): void => {
    const problem = "description" in node ? sentenceProblem(node["description"]) : undefined;
    if (problem !== undefined) report({ message: problem, location: location.child("description") });
  };
  return Object.fromEntries(describedTypes.map((type) => [type, check]));
};

/** Returns the values that a schema or its variants enumerate, each with its path. */
const valuesOf = (schema: Node): (readonly [value: unknown, path: readonly (string | number)[]])[] =>
  [
    [schema, []] as const,
    ...["anyOf", "oneOf"].flatMap((key) =>
      listOf(schema[key]).map((variant, index) => [variant as Node, [key, index]] as const),
    ),
  ].flatMap(([one, path]) =>
    (isObject(one) ? listOf(one["enum"]) : []).map((value, index) => [value, [...path, "enum", index]] as const),
  );

/** Returns whether a text mentions a value: by itself, or as a number within "1 to 5". */
function names(text: string, value: unknown): boolean {
  if (value === "" && /\bempty\b/i.test(text)) return true;
  if (new RegExp(`(?<![A-Za-z0-9_-])${RegExp.escape(String(value))}(?![A-Za-z0-9_])`).test(text)) return true;
  const number = Number(value);
  return [...text.matchAll(/`?(\d+)`? to `?(\d+)`?/g)].some(
    ([, from, to]) => number >= Number(from) && number <= Number(to),
  );
}

/** Matches a value that is explained. "`Buy` buys" explains a value; "`Buy` if absent" and "`Buy` and `Sell`" don't. */
const explained = /(?:^|[:,;.] |and )`([^`]+)` (?!(?:if|from|when|and|or|is|are)\b)(?=[a-z])/g;

/**
 * Checks that a description explains each enumerated value. Reports the line of the value, because the value may be
 * misspelt.
 */
export const explainedValues: Rule = () => ({
  Schema(schema, { report, location }) {
    const values = valuesOf(schema);
    const text = String(schema["description"] ?? "");
    const own = [...new Set([...text.matchAll(explained)].map(([, value = ""]) => value))];
    // A single value needs no explanation, so check it only if the description explains a value, perhaps in another
    // spelling.
    if (text === "" || values.length < (own.length > 0 ? 1 : 2)) return;
    // If most values are in backticks, a word without backticks isn't a value, such as "filled" next to `Filled`.
    const isQuoted = (value: unknown) => text.includes(`\`${String(value)}\``);
    const isMostlyQuoted = values.filter(([value]) => isQuoted(value)).length * 2 > values.length;
    const quoted = isMostlyQuoted ? text.replaceAll(/\b(?!to\b)[a-z]+\b(?!`)/g, "") : text;
    const reported = new Set<unknown>();
    for (const [value, path] of values) {
      if (reported.has(value) || isQuoted(value) || names(value === "" ? text : quoted, value)) continue;
      reported.add(value);
      report({ message: unexplained(String(value), own), location: location.child([...path]).key() });
    }
  },
});

const unexplained = (value: string, own: readonly string[]): string =>
  own.length === 0
    ? `The description does not say what the value "${value}" means.`
    : `"${value}" is not among the values that the description explains: ${own.join(", ")}. Correct or explain it.`;

/**
 * Returns the values that a description explains more than once. Values may repeat under headings, as in "`A`: `1` one;
 * `B`: `1` two".
 */
function explainedTwice(text: string): string[] {
  if (text.includes("`: ")) return [];
  const values = [...text.matchAll(explained)].map(([, value = ""]) => value);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Checks that a description explains each value only once. */
export const explainedOnce: Rule = () => {
  const check = (described: Node, schema: unknown, context: Context): void => {
    const { location } = context;
    const twice = explainedTwice(String(described["description"] ?? ""));
    if (twice.length === 0 || !isObject(schema)) return;
    const listed = new Set(listedValues({ node: schema, location }, context).map(String));
    const values = twice.filter((value) => listed.has(value));
    if (values.length === 0) return;
    const message = `The description explains ${values.join(" and ")} twice.`;
    context.report({ message, location: location.child("description") });
  };
  return {
    Schema: (schema, context) => check(schema, schema, context),
    ref: (reference, context) => check(reference, reference, context),
    Parameter: (parameter, context) => check(parameter, parameter["schema"], context),
  };
};

/** Returns whether a description should be unique. Descriptions of reserved, deprecated or empty fields may repeat. */
const hasMeaning = (text: string): boolean => !/^(?:Reserved|Deprecated|An empty)\b/.test(text);

/**
 * Checks that two operations, or two fields of an object, don't have the same description, which would be a copying
 * mistake.
 */
export const ownDescriptions: Rule = () => {
  const operations = new Map<unknown, unknown>();
  return {
    Operation(operation, { report, location }) {
      const text = operation["description"];
      const first = operations.get(text) ?? operation["operationId"];
      operations.set(text, first);
      if (text === undefined || first === operation["operationId"]) return;
      report({
        message: `${String(first)} has the same description. Describe how the operations differ.`,
        location: location.child("description"),
      });
    },
    Schema(schema, { report, location }) {
      const fields = new Map<string, string>();
      for (const [name, property] of entries(schema["properties"])) {
        const text = property["description"];
        if (typeof text !== "string" || !hasMeaning(text)) continue;
        const first = fields.get(text);
        fields.set(text, first ?? name);
        if (first === undefined) continue;
        report({
          message: `"${first}" has the same description as "${name}". Describe how the fields differ.`,
          location: location.child(["properties", name]).key(),
        });
      }
    },
  };
};
