import { type Node, type Rule, entries, isObject, listOf } from "../../redocly.ts";

const choices = (schema: Node): Node[] => ["anyOf", "oneOf"].flatMap((name) => listOf(schema[name]).filter(isObject));

/** Whether several values are listed on the spot, in the schema, in its items or in one of its variants. */
function listsValues(schema: unknown): boolean {
  if (!isObject(schema) || "$ref" in schema) return false;
  if (listOf(schema["enum"]).length > 1) return true;
  return listsValues(schema["items"]) || choices(schema).some(listsValues);
}

/** An enumeration has one name, by which every field and parameter refers to it. */
export const namedEnumerations: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      if (!listsValues(property)) continue;
      report({
        message: `The values of "${name}" need a name of their own.`,
        location: location.child(["properties", name]).key(),
      });
    }
  },
  Parameter(parameter, { report, location }) {
    if (!listsValues(parameter["schema"])) return;
    report({
      message: "The values of the parameter need a name of their own.",
      location: location.child("schema").key(),
    });
  },
});

/** The values of an enumeration, in the schema itself or in its variants. */
const valuesOf = (schema: Node): unknown[] => [schema, ...choices(schema)].flatMap((one) => [...listOf(one["enum"])]);

/** A text as a pattern that matches it. */
export const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text names a value: by itself, or as a number inside of "1 to 5". */
function names(text: string, value: unknown): boolean {
  if (value === "" && /\bempty\b/i.test(text)) return true;
  if (new RegExp(`(?<![A-Za-z0-9_-])${escape(String(value))}(?![A-Za-z0-9_])`).test(text)) return true;
  const number = Number(value);
  return [...text.matchAll(/`?(\d+)`? to `?(\d+)`?/g)].some(
    ([, from, to]) => number >= Number(from) && number <= Number(to),
  );
}

/** A description says what each value of an enumeration means. */
export const explainedValues: Rule = () => ({
  Schema(schema, { report, location }) {
    const values = valuesOf(schema);
    if (values.length < 2 || schema["description"] === undefined) return;
    const text = String(schema["description"]);
    // Where values stand in backticks, a word without them is no value: `Filled` filled.
    const isQuoted = (value: unknown) => text.includes(`\`${String(value)}\``);
    const quoted =
      values.filter(isQuoted).length * 2 > values.length ? text.replaceAll(/\b(?!to\b)[a-z]+\b(?!`)/g, "") : text;
    const missing = [...new Set(values)].filter(
      (value) => !isQuoted(value) && !names(value === "" ? text : quoted, value),
    );
    if (missing.length === 0) return;
    report({
      message: `The description does not say what these values mean: ${missing.map(String).join(", ")}.`,
      location: location.child("description"),
    });
  },
});

/** No value and no required field is listed twice. */
export const distinctValues: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const key of ["enum", "required"]) {
      const values = listOf(schema[key]);
      const twice = values.findIndex((value, index) => values.indexOf(value) !== index);
      if (twice === -1) continue;
      report({ message: `${String(values[twice])} is listed twice.`, location: location.child([key, twice]) });
    }
  },
});
