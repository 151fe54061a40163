import { child, isNode, type Node } from "../../json.ts";
import { createSchemaCompiler, type SchemaCheck, type Violation } from "../../schemas.ts";
import { badRequest } from "./call.ts";
import { type ApiDocument, operationsOf } from "./document.ts";

/** Parses a JSON body as strictly as the service does, with the service's error messages. Ignores the media type. */
export function parseJsonBody(body: Buffer | undefined): unknown {
  const text = body === undefined ? "" : body.toString("utf8");
  if (text.trim() === "") throw invalidBody("EOF");
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody(reasonOf(text));
  }
}

const invalidBody = (reason: string): Error => badRequest(`invalid request body: ${reason}`);

/** Returns the service's message for a body that isn't valid JSON. A body that ends too early has its own message. */
function reasonOf(text: string): string {
  const trimmed = text.trimStart();
  const first = trimmed.charAt(0);
  if (!'{["-0123456789tfn'.includes(first)) return `invalid character ${quote(first)} looking for beginning of value`;
  if (first === "{" && !isClosed(trimmed)) return "unexpected EOF";
  return first === "{" && isClosed(trimmed) === "early" ? "unexpected EOF" : "invalid character in JSON";
}

/** Returns whether all brackets outside strings are closed. Returns `early` if text follows the closed value. */
function isClosed(text: string): boolean | "early" {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (inString) {
      if (character === 92) index += 1;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 123 || character === 91) depth += 1;
    else if (character === 125 || character === 93) {
      depth -= 1;
      if (depth === 0) return text.slice(index + 1).trim() === "" ? true : "early";
    }
  }
  return false;
}

const quote = (character: string): string => `'${character === "'" ? "\\'" : character}'`;

/**
 * Removes fields that are `null`. The released server treats `null` as a missing value, and a `null` body as an empty
 * object.
 */
export function withoutNulls(value: unknown): unknown {
  if (value === null) return {};
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null));
}

export type BodyCheck = (operationId: string, body: unknown) => Error | undefined;

/**
 * Creates a function that checks the fields and types of bodies against the specification. Each operation checks the
 * values itself.
 */
export async function createBodyCheck(document: ApiDocument): Promise<BodyCheck> {
  const compile = await createSchemaCompiler(document, { allErrors: true });
  const checks = new Map<string, SchemaCheck>();
  for (const { operationId, path, method } of operationsOf(document)) {
    const schema = bodySchema(document.paths[path]?.[method]);
    if (schema !== undefined) checks.set(operationId, compile({ type: "object", properties: { requestBody: schema } }));
  }
  return (operationId, body) => {
    if (!isNode(body)) {
      return invalidBody(`json: cannot unmarshal ${kindOf(body)} into Go value`);
    }
    const violations = checks.get(operationId)?.({ requestBody: clip(body, 4) }) ?? [];
    return violations.length === 0 ? undefined : explain(violations, body);
  };
}

const bodySchema = (operation: unknown): object | undefined =>
  child(operation, "requestBody", "content", "application/json").schema as object | undefined;

/**
 * Shortens lists and objects to one hundred items for the check. The check collects all violations, so that it can
 * report an unknown field before a missing field. Without the limit, a body of a million invalid items would have a
 * million violations.
 */
function clip(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => clip(item, depth - 1));
  const entries = Object.entries(value).slice(0, 100);
  return Object.fromEntries(entries.map(([key, item]) => [key, clip(item, depth - 1)]));
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

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (parent, key) => (isNode(parent) || Array.isArray(parent) ? (parent as Node)[key] : undefined),
    value,
  );

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "boolean") return "bool";
  return value === null ? "null" : typeof value;
}

const goTypes: Record<string, string> = { string: "string", boolean: "bool", number: "float64", integer: "int" };
function goTypeOf(violation: Violation): string {
  return goTypes[String(violation.params["type"])] ?? "object";
}
