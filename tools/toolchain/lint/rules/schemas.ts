import { basename } from "node:path";
import { type Location, type Node, type Rule, entries, isObject, listedValues, listOf } from "../document.ts";
import { capital } from "./names.ts";

/** Types to which each keyword applies. A keyword has no effect on other types. */
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

/**
 * Checks that keywords and formats apply to the type beside them. For example, `maxLength` has no effect on a number.
 */
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
          ? `Unknown format ${format}. The formats are ${Object.keys(formats).join(", ")}.`
          : `The format ${format} is not one of ${own.join(" or ")}.`;
      if (formats[format]?.some((type) => own.includes(type)) !== true)
        report({ message, location: location.child("format") });
    }
    const isList = own.includes("array") && schema["maxItems"] !== 0;
    if (isList && schema["items"] === undefined && schema["prefixItems"] === undefined)
      report({ message: "A list needs `items`.", location: location.child("type").key() });
  },
});

/** Keys that may be next to a reference, with the type of their value. Readers of the documents ignore other keys. */
const beside: Readonly<Record<string, string>> = {
  $ref: "string",
  description: "string",
  title: "string",
  deprecated: "boolean",
  default: "",
  minLength: "number",
};

/**
 * Checks that the keys next to a reference have an effect. For example, a misspelt key or a key of another level has no
 * effect.
 */
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

const scalarName = (reference: unknown): string | undefined =>
  /\/scalars\/[^/]+\.yaml$/.test(String(reference)) ? basename(String(reference), ".yaml") : undefined;

/**
 * Checks that a field refers to the scalar schema with the field's name, if that schema exists. For example, `orderId`
 * must refer to `OrderId` or to a scalar whose name ends with `OrderId`, and not to a scalar such as `Uid`.
 */
export const ownScalars: Rule = () => {
  const scalars = new Set<string>();
  const fields: { readonly name: string; readonly scalar: string; readonly location: Location }[] = [];
  return {
    Schema(schema, context) {
      const { location } = context;
      for (const [name, property] of entries(schema["properties"])) {
        const scalar = scalarName(property["$ref"]);
        if (scalar === undefined) continue;
        scalars.add(scalar);
        // Skip enumerations, because enumerations with the same name differ between products.
        if (listedValues({ node: property, location }, context).length > 0) continue;
        fields.push({ name, scalar, location: location.child(["properties", name, "$ref"]) });
      }
    },
    Root: {
      leave(_, { report }) {
        for (const { name, scalar, location } of fields) {
          const own = capital(name);
          if (!scalars.has(own) || scalar.replace(/Value$/, "").endsWith(own)) continue;
          report({
            message: `"${name}" refers to ${scalar}, although the schema ${own} exists. Refer to ${own}.`,
            location,
          });
        }
      },
    },
  };
};

const inlineObject = (schema: unknown): Node | undefined => {
  if (!isObject(schema) || "$ref" in schema) return undefined;
  if (isObject(schema["properties"])) return schema;
  return isObject(schema["items"]) ? inlineObject(schema["items"]) : undefined;
};

/** Checks that an inline object doesn't contain another inline object, which needs a name of its own. */
export const noDeepInlineObjects: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      const inner = inlineObject(property);
      for (const [innerName, value] of entries(inner?.["properties"])) {
        if (inlineObject(value) === undefined) continue;
        report({
          message: `"${name}.${innerName}" is an inline object two levels deep. Move it into a schema file of its own and refer to it.`,
          location: location.child(["properties", name]).key(),
        });
      }
    }
  },
});

/** Returns whether a schema, its items or one of its variants enumerates several values inline. */
function listsValues(schema: unknown): boolean {
  if (!isObject(schema) || "$ref" in schema) return false;
  if (listOf(schema["enum"]).length > 1) return true;
  return listsValues(schema["items"]) || ["anyOf", "oneOf"].some((name) => listOf(schema[name]).some(listsValues));
}

/** Checks that enumerations are named schemas, to which fields and parameters refer. */
export const namedEnumerations: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      if (!listsValues(property)) continue;
      report({
        message: `Put the values of "${name}" into a file of scalars/ and refer to it.`,
        location: location.child(["properties", name]).key(),
      });
    }
  },
  Parameter(parameter, { report, location }) {
    if (!listsValues(parameter["schema"])) return;
    report({
      message: "Move the parameter's values to a file in scalars/ and refer to it with $ref.",
      location: location.child("schema").key(),
    });
  },
});

/** Checks that a schema doesn't list the same value or the same required field twice. */
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
