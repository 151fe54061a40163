import { type OpenApiDocument, type Schema, resolve, schemaReference } from "../../model/document.ts";
import { type FoundOperation, type TradingOperation, requestBody } from "../../model/operations.ts";
import { componentName } from "./input-schema.ts";
import type { InputVariant } from "./input-variants.ts";

const isPlainObject = ({ properties, allOf, oneOf, anyOf }: Schema): boolean =>
  properties !== undefined && allOf === undefined && oneOf === undefined && anyOf === undefined;

/**
 * Returns the unrestricted variant of an object type. It requires the fields that the type requires, and excludes or
 * narrows none.
 */
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
 * Returns the variants of a request body. Each is a named object type, and may require more fields than the type does.
 * Undefined if the body doesn't consist of named object types.
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

/**
 * Returns the component schemas with the id field at `path`, and the name of the field. For a path such as `list[].id`,
 * these are the schemas of the list's items, otherwise the schemas of the body.
 */
function idHolders(document: OpenApiDocument, body: Schema, path: string): { component: string; field: string }[] {
  const [list = "", field] = path.split("[].");
  const shapes = bodyShapes(document, body) ?? [];
  if (field === undefined) return shapes.map(({ base }) => ({ component: base, field: path }));
  return shapes.flatMap(({ fields }) => {
    const { items } = resolve(document, fields[list] ?? {});
    return items === undefined ? [] : idHolders(document, items, field);
  });
}

/** Returns a copy of the document in which the ids that the client can generate are optional. */
export function withOptionalIds(document: OpenApiDocument, operations: readonly TradingOperation[]): OpenApiDocument {
  const schemas = { ...(document.components["schemas"] as Record<string, Schema>) };
  for (const { found } of operations) {
    const { field: path = "", mint } = found.operation["x-idempotency"] ?? {};
    const body = requestBody(found);
    if (mint !== true || body === undefined) continue;
    for (const { component, field } of idHolders(document, body.schema, path)) {
      const { required = [], ...schema } = schemas[component] ?? {};
      schemas[component] = { ...schema, required: required.filter((name) => name !== field) };
    }
  }
  return { ...document, components: { ...document.components, schemas } };
}

/** An id in each format that the client can generate, in order of preference. */
const samples = {
  uuid: "3f8e0f5c-6c1e-4a55-9d5e-0b8a4f2c7d91",
  hex: "3f8e0f5c6c1e4a559d5e0b8a4f2c7d91",
} as const;

/** Format of the ids that the client generates: a UUID, or its 32 hexadecimal digits. */
export type MintedId = keyof typeof samples;

const accepts = ({ pattern = "", maxLength = Infinity }: Schema, id: string): boolean =>
  id.length <= maxLength && new RegExp(pattern, "u").test(id);

/**
 * Returns the format in which the client generates the id of a write. Undefined for an operation whose id only the
 * caller can choose.
 *
 * @throws {Error} if the field accepts neither format
 */
export function mintedId(document: OpenApiDocument, found: FoundOperation): MintedId | undefined {
  const { operationId, "x-idempotency": rule } = found.operation;
  const body = requestBody(found);
  if (rule?.mint !== true || body === undefined) return undefined;
  const schemas = idHolders(document, body.schema, rule.field).map(({ component, field }) => {
    const { properties = {} } = resolve<Schema>(document, schemaReference(component));
    return resolve(document, properties[field] ?? {});
  });
  const format = (["uuid", "hex"] as const).find((name) => schemas.every((schema) => accepts(schema, samples[name])));
  if (format !== undefined) return format;
  const problem = `the schema of ${rule.field} allows neither a UUID (36 characters) nor its 32 hexadecimal digits`;
  throw new Error(`${operationId}: x-idempotency states that the client generates the ID, but ${problem}.`);
}
