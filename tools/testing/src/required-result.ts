import document from "@specwright/specs/trading.json" with { type: "json" };
import { RequiredValues, type Schema, type Schemas } from "./required-value.ts";

type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;

const { paths, components } = document as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly schemas: Schemas };
};

const values = new RequiredValues(components.schemas);

/** A result of an operation with all that its specification requires, and in it what is given. */
export function requiredResult(method: string, path: string, given: unknown): unknown {
  // The base URL of a test may have a path of its own.
  const responses = paths[path.slice(path.indexOf("/v5/"))]?.[method.toLowerCase()]?.responses;
  const schema = responses?.["200"]?.content?.["application/json"]?.schema;
  const result = schema && values.flatten(schema).properties?.["result"];
  return result === undefined ? given : values.complete(result, given);
}
