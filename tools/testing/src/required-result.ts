import document from "@specwright/specs/trading.json" with { type: "json" };
import type { OpenApiDocument, Operation } from "@specwright-tools/toolchain/model/document";
import { RequiredValues, type Schemas } from "./required-value.ts";

const { paths, components } = document as unknown as OpenApiDocument;

const values = new RequiredValues(components["schemas"] as Schemas);

/**
 * Completes a result with the fields that the operation's specification requires. Keeps the fields of `given` as they
 * are.
 */
export function requiredResult(method: string, path: string, given: unknown): unknown {
  // Start at /v5/, because the base URL of a test may have its own path.
  const operation = paths[path.slice(path.indexOf("/v5/"))]?.[method.toLowerCase()] as Operation | undefined;
  const schema = operation?.responses["200"]?.content?.["application/json"]?.schema;
  const result = schema && values.flatten(schema).properties?.["result"];
  return result === undefined ? given : values.complete(result, given);
}
