/** Builds a small trading specification for tests: operations and schemas as given, with everything else by default. */
import { type OpenApiDocument, schemaReference } from "../model/document.ts";
import { tradingFiles, type TradingSources } from "./files.ts";

export const ref = schemaReference;

export const text = { type: "string" };

/** Builds a closed object, as in requests. */
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

/** Builds the responses of an operation with this result. */
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

/** Returns the generated files of a specification, by path below the folder of generated files or the repository. */
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
