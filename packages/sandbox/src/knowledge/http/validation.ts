import { createSchemaCompiler, type SchemaCheck, type Violation } from "../../http/schema-compiler.ts";
import { operationsOf, type ApiDocument } from "./document.ts";
import { invalidBody } from "./json-body.ts";

export type BodyCheck = (operationId: string, body: unknown) => Error | undefined;

/** Checks the shape of bodies against the specification. Each operation checks the values itself. */
export async function createBodyCheck(document: ApiDocument): Promise<BodyCheck> {
  const compile = await createSchemaCompiler(document, { allErrors: true });
  const checks = new Map<string, SchemaCheck>();
  for (const { operationId, path, method } of operationsOf(document)) {
    const schema = bodySchema(document.paths[path]?.[method]);
    if (schema !== undefined) checks.set(operationId, compile({ type: "object", properties: { requestBody: schema } }));
  }
  return (operationId, body) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return invalidBody(`json: cannot unmarshal ${kindOf(body)} into Go value`);
    }
    const violations = checks.get(operationId)?.({ requestBody: clip(body, 4) }) ?? [];
    return violations.length === 0 ? undefined : explain(violations, body);
  };
}

interface OperationWithBody {
  requestBody?: { content?: Record<string, { schema?: object }> };
}

const bodySchema = (operation: unknown): object | undefined =>
  (operation as OperationWithBody | undefined)?.requestBody?.content?.["application/json"]?.schema;

/**
 * Every violation is collected, so that an unknown field is named before a missing one. A body of a million wrong items would
 * have as many, so only the first hundred members of a list are checked.
 */
function clip(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => clip(item, depth - 1));
  const entries = Object.entries(value).slice(0, 100);
  return Object.fromEntries(entries.map(([key, child]) => [key, clip(child, depth - 1)]));
}

function explain(violations: readonly Violation[], body: object): Error | undefined {
  const inBody = violations.filter((violation) => violation.instancePath.startsWith("/requestBody"));
  const unknown = inBody.find((violation) => violation.keyword === "additionalProperties");
  if (unknown !== undefined)
    return invalidBody(`json: unknown field "${String(unknown.params["additionalProperty"])}"`);
  const wrongType = inBody.find(
    (violation) => violation.keyword === "type" && violation.instancePath !== "/requestBody",
  );
  if (wrongType !== undefined) {
    const path = wrongType.instancePath.slice("/requestBody/".length);
    const value = valueAt(body, path.split("/"));
    return invalidBody(
      `json: cannot unmarshal ${kindOf(value)} into Go struct field .${path.replaceAll("/", ".")} of type ${goTypeOf(wrongType)}`,
    );
  }
  return undefined;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    return typeof parent === "object" && parent !== null ? (parent as Record<string, unknown>)[key] : undefined;
  }, value);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "boolean") return "bool";
  return value === null ? "null" : typeof value;
}

const goTypes: Record<string, string> = { string: "string", boolean: "bool", number: "float64", integer: "int" };
function goTypeOf(violation: Violation): string {
  return goTypes[String(violation.params["type"])] ?? "object";
}
