import { type OpenApiDocument, resolve, type Schema } from "@specwright-tools/model/document";
import { requestBody, type TradingOperation } from "@specwright-tools/model/operations";
import { bodyShapes } from "./body-shapes.ts";

/** The components of a body that hold the id: those of the body itself, or of the items of its list. */
export function idHolders(
  document: OpenApiDocument,
  body: Schema,
  path: string,
): { component: string; field: string }[] {
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
