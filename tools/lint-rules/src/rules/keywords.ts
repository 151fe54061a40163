import type { Rule } from "../redocly.ts";

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
  int32: ["integer"],
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
    const format = String(schema["format"] ?? "");
    if (formats[format]?.some((type) => own.includes(type)) === false)
      report({ message: `The format ${format} is none of ${own.join(" or ")}.`, location: location.child("format") });
  },
});
