/** Converts arguments that some MCP clients send: JSON strings for objects and numbers, and null for missing values. */
import type { Operation } from "../catalog.ts";
import { UsageError } from "../failure.ts";

type Input = Readonly<Record<string, unknown>>;

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, object>> | undefined;
}

const isObject = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses a string that contains a JSON object or list. Returns other values unchanged. */
function parsed(value: unknown, type: "object" | "array"): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    const content: unknown = JSON.parse(value);
    return (type === "array" ? Array.isArray(content) : isObject(content)) ? content : value;
  } catch {
    return value;
  }
}

function coerced(value: unknown, { type, properties }: Schema): unknown {
  if (type === "object") {
    const object = parsed(value, type);
    return isObject(object) ? withoutNulls(object, properties) : object;
  }
  if (type === "array") {
    const list = parsed(value, type);
    return Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? withoutNulls(item) : item)) : list;
  }
  if ((type === "integer" || type === "number") && typeof value === "string")
    return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === "boolean") return value === "true" ? true : value === "false" ? false : value;
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return type === "string" && isScalar ? String(value) : value;
}

function withoutNulls(given: Input, properties: Schema["properties"] = {}): Input {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, coerced(value, properties[name] ?? {})]),
  );
}

/**
 * Converts arguments to the types of a tool's schema. A null counts as missing.
 *
 * @throws {UsageError} if `dryRun` is neither true nor false, because guessing might send a write
 */
export function normalizedArguments(given: Input, schema: Schema): Input {
  const { dryRun } = given;
  if (
    dryRun !== undefined &&
    coerced(dryRun, { type: "boolean" }) !== true &&
    coerced(dryRun, { type: "boolean" }) !== false
  )
    throw new UsageError(`dryRun must be true or false, not ${JSON.stringify(dryRun)}. Nothing was sent.`);
  return withoutNulls(given, schema.properties as Schema["properties"]);
}

/**
 * Returns the arguments of a call, which are an object, a JSON string of an object, or missing.
 *
 * @throws {UsageError} for any other value
 */
export function argumentsOf(given: unknown): Input {
  const value = parsed(given ?? {}, "object");
  if (!isObject(value)) throw new UsageError("arguments must be an object with the arguments of the tool.");
  return value;
}

/**
 * Converts the input of an operation: parses JSON strings in fields for objects and lists, and drops nulls that their
 * field doesn't allow.
 */
export function normalizedInput(given: Input, { fields }: Operation): Input {
  const named = new Map(fields.map((field) => [field.name, field.type]));
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const type = named.get(name) ?? "";
      if (value === null) return type.endsWith(" or null") ? [[name, value]] : [];
      const kind = type.startsWith("array") ? "array" : type.startsWith("object") ? "object" : undefined;
      return [[name, kind === undefined ? value : coerced(value, { type: kind })]];
    }),
  );
}
