export type JsonType = "object" | "array" | "string" | "number" | "boolean" | "null";

/**
 * What a response must have to be accepted, compiled from the specification. Other fields and unknown
 * values are accepted.
 */
export interface ResponseSchema {
  /** Absent where the specification allows any type. */
  readonly type?: JsonType | readonly JsonType[];
  /** The value may be absent. */
  readonly isOptional?: true;
  /** The fields that an object must have. */
  readonly required?: Readonly<Record<string, ResponseSchema>>;
  /** What each item of an array must be. */
  readonly items?: ResponseSchema;
  /** 1 for a string that must not be empty, such as the ID of a new order. */
  readonly minLength?: 1;
}

function jsonTypeOf(value: unknown): JsonType | "undefined" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  // Integers that a number cannot hold exactly are read as bigint.
  return type === "bigint" ? "number" : (type as JsonType | "undefined");
}

function isOfType(type: JsonType, value: unknown): boolean {
  // Most values are plain and valid: they are checked without naming their type first.
  return type === "string" || type === "boolean" ? typeof value === type : jsonTypeOf(value) === type;
}

/**
 * What is wrong with a response, as the rest of a sentence that begins with the name of the value: ` is absent`, or
 * `.list[3].orderId must be string, not number`. Undefined if the response has all it must have.
 */
export function findMismatch(schema: ResponseSchema, value: unknown): string | undefined {
  const { type, isOptional, required, items, minLength } = schema;
  if (isOptional === true && value === undefined) return undefined;
  if (type !== undefined) {
    const isRight = typeof type === "string" ? isOfType(type, value) : type.some((one) => isOfType(one, value));
    if (!isRight) {
      const rule = ` must be ${String(type).replaceAll(",", " or ")}, not ${jsonTypeOf(value)}`;
      return value === undefined ? " is absent" : rule;
    }
  }
  if (minLength !== undefined && value === "") return " must not be empty";
  if (required !== undefined && typeof value === "object" && value !== null) {
    for (const name in required) {
      const mismatch = findMismatch(required[name] as ResponseSchema, (value as Record<string, unknown>)[name]);
      if (mismatch !== undefined) return `.${name}${mismatch}`;
    }
  }
  if (items !== undefined && Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const mismatch = findMismatch(items, value[index]);
      if (mismatch !== undefined) return `[${index}]${mismatch}`;
    }
  }
  return undefined;
}
