import { type OpenApiDocument, resolve, type Schema } from "@specwright-tools/model/document";
import { componentName } from "./input-schema.ts";
import type { InputVariant } from "./input-variants.ts";

const isPlainObject = ({ properties, allOf, oneOf, anyOf }: Schema): boolean =>
  properties !== undefined && allOf === undefined && oneOf === undefined && anyOf === undefined;

/** An object type with all its fields. */
export const plainShape = (base: string, { properties = {}, required = [] }: Schema): InputVariant => ({
  base,
  fields: properties,
  baseRequired: required,
  required,
  absent: [],
  values: new Map(),
  by: [],
});

/**
 * The shapes of a request body, each a named object type that may ask for more fields than the type does. Undefined
 * for a body of another kind.
 */
export function bodyShapes(document: OpenApiDocument, given: Schema): InputVariant[] | undefined {
  const name = componentName(given);
  const schema = resolve(document, given);
  if (isPlainObject(schema)) return name === undefined ? undefined : [plainShape(name, schema)];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined && schema.allOf === undefined) {
    const shapes = choices.map((choice) => bodyShapes(document, choice));
    return shapes.includes(undefined) ? undefined : shapes.flatMap((shape) => shape ?? []);
  }
  const [part, ...others] = schema.allOf ?? [];
  if (part === undefined || others.length > 0 || choices !== undefined || schema.properties !== undefined)
    return undefined;
  return bodyShapes(document, part)?.map((shape) => ({
    ...shape,
    required: [...new Set([...shape.required, ...(schema.required ?? [])])],
    title: schema.title,
  }));
}
