import { type OpenApiDocument, resolve, type Schema, schemaReference } from "@specwright-tools/model/document";
import { requestBody, type TradingOperation, type FoundOperation } from "@specwright-tools/model/operations";
import { bodyShapes } from "./body-shapes.ts";

/** The components of a body that hold the id: those of the body itself, or of the items of its list. */
function idHolders(document: OpenApiDocument, body: Schema, path: string): { component: string; field: string }[] {
  const [list = "", field] = path.split("[].");
  const shapes = bodyShapes(document, body) ?? [];
  if (field === undefined) return shapes.map(({ base }) => ({ component: base, field: path }));
  return shapes.flatMap(({ fields }) => {
    const { items } = resolve(document, fields[list] ?? {});
    return items === undefined ? [] : idHolders(document, items, field);
  });
}

/** The document with ids as optional fields wherever the client adds an id that is absent. */
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

/** An ID in each format that the client can generate, the preferred one first. */
const samples = {
  uuid: "3f8e0f5c-6c1e-4a55-9d5e-0b8a4f2c7d91",
  hex: "3f8e0f5c6c1e4a559d5e0b8a4f2c7d91",
} as const;

/** How the client writes an ID that it generates: as a UUID, or as its 32 hexadecimal digits. */
export type MintedId = keyof typeof samples;

const accepts = ({ pattern = "", maxLength = Infinity }: Schema, id: string): boolean =>
  id.length <= maxLength && new RegExp(pattern, "u").test(id);

/**
 * The format in which the client generates the ID of a write; undefined for an operation whose ID comes from the caller.
 *
 * @throws {Error} when the field takes neither format
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
  const problem = `${rule.field} takes neither a UUID of 36 characters nor its 32 hexadecimal digits`;
  throw new Error(`${operationId}: x-idempotency says that the client generates the ID, but ${problem}.`);
}
