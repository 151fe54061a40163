import { OpenAPIBackend, type Document } from "openapi-backend";
import type { ApiDocument } from "./document.ts";
import { invalidBody } from "./json-body.ts";

/** As much of a finding of the schema validator as is turned into words. */
interface Finding {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export type BodyCheck = (operationId: string, body: unknown) => Error | undefined;

/** Checks bodies against the specification. Only the shape: values are the business of each operation. */
export async function createBodyCheck(document: ApiDocument): Promise<BodyCheck> {
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    quick: true,
    ajvOpts: { allErrors: true, strict: false },
  });
  await backend.init();
  return (operationId, body) => {
    // Arrays and scalars would be wrapped or skipped by the validator, and no operation takes one.
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return invalidBody(`json: cannot unmarshal ${kindOf(body)} into Go value`);
    }
    const operation = backend.getOperation(operationId);
    if (operation === undefined) return undefined;
    const request = { method: operation.method, path: operation.path, headers: { "content-type": "application/json" } };
    const { errors } = backend.validator.validateRequest({ ...request, body: clip(body, 4), query: {} }, operation);
    return errors === undefined || errors === null ? undefined : explain(errors as Finding[], body);
  };
}

/**
 * All findings are wanted, so that an unknown field is named before a missing one; a body of a million wrong items would
 * have as many. What lies beyond the first hundred members of a list is not looked at.
 */
function clip(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => clip(item, depth - 1));
  const entries = Object.entries(value).slice(0, 100);
  return Object.fromEntries(entries.map(([key, child]) => [key, clip(child, depth - 1)]));
}

function explain(findings: readonly Finding[], body: object): Error | undefined {
  const inBody = findings.filter((finding) => finding.instancePath.startsWith("/requestBody"));
  const unknown = inBody.find((finding) => finding.keyword === "additionalProperties");
  if (unknown !== undefined)
    return invalidBody(`json: unknown field "${String(unknown.params["additionalProperty"])}"`);
  const wrongType = inBody.find((finding) => finding.keyword === "type" && finding.instancePath !== "/requestBody");
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
function goTypeOf(finding: Finding): string {
  return goTypes[String(finding.params["type"])] ?? "object";
}
