import type { Rule } from "../../redocly.ts";

/** The types that a keyword says something about; with any other type it has no effect. */
const types: Readonly<Record<string, readonly string[]>> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minimum: ["integer", "number"],
  maximum: ["integer", "number"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  items: ["array"],
  properties: ["object"],
  required: ["object"],
  additionalProperties: ["object"],
};

const formats: Readonly<Record<string, readonly string[]>> = {
  int64: ["integer"],
  "date-time": ["string"],
  uuid: ["string"],
  uri: ["string"],
  binary: ["string"],
};

/** A keyword or a format belongs to the type beside it: `maxLength` of a number has no effect. */
export const fittingKeywords: Rule = () => ({
  Schema(schema, { report, location }) {
    if (schema["type"] === undefined) return;
    const own = [schema["type"]].flat().map(String);
    const misplaced = Object.keys(schema).filter((key) => types[key]?.some((type) => own.includes(type)) === false);
    for (const key of misplaced)
      report({ message: `${key} has no effect on ${own.join(" or ")}.`, location: location.child(key).key() });
    if (schema["format"] !== undefined) {
      const format = String(schema["format"]);
      const message =
        formats[format] === undefined
          ? `There is no format ${format}. The formats are ${Object.keys(formats).join(", ")}.`
          : `The format ${format} is none of ${own.join(" or ")}.`;
      if (formats[format]?.some((type) => own.includes(type)) !== true)
        report({ message, location: location.child("format") });
    }
    const isList = own.includes("array") && schema["maxItems"] !== 0;
    if (isList && schema["items"] === undefined && schema["prefixItems"] === undefined)
      report({ message: "A list needs `items`.", location: location.child("type").key() });
  },
});

/** What may stand beside a reference; everything else is ignored by one reader or another. */
const beside: Readonly<Record<string, string>> = {
  $ref: "string",
  description: "string",
  title: "string",
  deprecated: "boolean",
  default: "",
  minLength: "number",
};

/** Beside a reference stand keys that say something there: a misspelt key, or one of another level, has no effect. */
export const besideReferences: Rule = () => ({
  ref(reference, { report, location }) {
    for (const [key, value] of Object.entries(reference)) {
      const type = beside[key];
      const place = location.child(key).key();
      if (type === undefined && !key.startsWith("x-"))
        report({
          message: `"${key}" has no effect beside a reference. Is it misspelt, or indented too far?`,
          location: place,
        });
      else if (type !== undefined && type !== "" && typeof value !== type)
        report({ message: `"${key}" is a ${type}.`, location: place });
    }
  },
});
