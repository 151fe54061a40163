/**
 * Builds small trading specifications for tests: a test passes operations and schemas, and everything else has a
 * default.
 */
import { type OpenApiDocument, schemaReference } from "../model/document.ts";
import { tradingFiles, type TradingSources } from "./files.ts";

export const ref = schemaReference;

export const text = { type: "string" };

/** Builds an object schema that accepts no other fields, as in requests. */
export const closed = (properties: object, more: object = {}) => ({
  type: "object",
  additionalProperties: false,
  properties,
  ...more,
});

export const listOf = (items: object) => ({ type: "object", properties: { list: { type: "array", items } } });

/** Builds a query parameter. */
export const query = (name: string, schema: object, more: object = {}) => ({ name, in: "query", schema, ...more });

export const category = (...values: string[]) =>
  query("category", { type: "string", enum: values }, { required: true });

export const jsonBody = (schema: object) => ({ content: { "application/json": { schema } } });

/** Builds the responses of an operation with a result of this schema. */
export const responses = (result: object, retExtInfo: object = {}) => ({
  "200": jsonBody({ allOf: [ref("Envelope"), { type: "object", properties: { result, retExtInfo } }] }),
});

export function specification(paths: object, schemas: object = {}): OpenApiDocument {
  const envelope = {
    type: "object",
    properties: {
      retCode: { type: "integer" },
      result: {},
      time: { type: "integer", format: "int64", description: "Milliseconds." },
    },
  };
  return {
    openapi: "3.1.0",
    info: { title: "small", version: "1" },
    tags: [{ name: "Position", description: "Open positions." }],
    security: [{ key: [] }],
    paths,
    components: { schemas: { Envelope: envelope, Empty: { type: "object", properties: {} }, ...schemas } },
  } as unknown as OpenApiDocument;
}

/**
 * Returns the contents of the files generated from a specification, by path. Paths are relative to the trading client's
 * folder of generated files. For files outside this folder, they are relative to the repository.
 */
export async function generated(
  document: OpenApiDocument,
  more: Partial<TradingSources> = {},
): Promise<Readonly<Record<string, string>>> {
  const sources = { hosts: { checked: "2026-01-01", environments: [] }, returnCodes: [], pathFiles: {}, ...more };
  const files = await tradingFiles({ document, ...sources });
  return Object.fromEntries(
    files.map(({ path, text: content }) => [path.replace("packages/trading/src/generated/", ""), content]),
  );
}
