import { didYouMean, InputError, isJsonObject } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import { isRead, type Operation } from "../operation.ts";
import { OPTION_NAMES } from "../request-options.ts";
import { firstBroken, isWithin, describeBounds, type Input, type Violation } from "./rules.ts";
import type { InputSchema, Range } from "./schema.ts";

const REQUIRED = "is required";
const EMPTY = "must not be empty";
const UNKNOWN = "is not a field of this operation";

const patterns = new Map<string, RegExp>();
function regex(source: string): RegExp {
  let compiled = patterns.get(source);
  if (compiled === undefined) patterns.set(source, (compiled = new RegExp(source, "u")));
  return compiled;
}

/** Describes a range for an error message: ` from 1 to 200`, ` of at least 1`, or an empty string. */
function describeRange(range: Range, unit = ""): string {
  const bounds = describeBounds(range);
  const start = bounds.startsWith("from") ? " " : " of ";
  return bounds === "" ? "" : start + bounds + unit;
}

/** Matches a Latin name in lower case. Valid names may have mixed case or another alphabet. */
const LOWER_CASE = /^[\d/_.,-]*[a-z][a-z\d/_.,-]*$/;

/** Returns the rule that a scalar violates. Returns undefined if the scalar is valid. */
function scalarRule(schema: InputSchema, value: unknown): string | undefined {
  const { type, minLength, maxLength, pattern, rule } = schema;
  const length = { minimum: minLength, maximum: maxLength };
  switch (type) {
    case "string":
      if (typeof value !== "string" || !isWithin(value.length, length))
        return pattern && rule ? rule : `must be a string${describeRange(length, " characters")}`;
      if (schema.isUppercase && LOWER_CASE.test(value)) return "must be in upper case";
      return pattern === undefined || regex(pattern).test(value) ? undefined : (rule ?? `must match ${pattern}`);
    case "integer": {
      const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
      return isInteger && isWithin(Number(value), schema)
        ? undefined
        : `must be a whole number${describeRange(schema)}`;
    }
    case "number":
      return Number.isFinite(value) && isWithin(Number(value), schema)
        ? undefined
        : `must be a number${describeRange(schema)}`;
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    case "null":
      return value === null ? undefined : "must be null or left out";
    default:
      return undefined;
  }
}

/**
 * Bounds of times in seconds, from 2001 to 2286. Read as milliseconds, these numbers would be in the first months of
 * 1970.
 */
export const MIN_SECONDS = 1e9;
export const MAX_SECONDS = 1e10;

/**
 * Returns the violated rule if a time in milliseconds has a value in seconds. The server would just return an empty
 * list. Smaller numbers are valid, because they mean "from the beginning".
 */
function unitRule({ unit }: InputSchema, value: unknown): string | undefined {
  if (unit === "ms" && Number(value) >= MIN_SECONDS && Number(value) < MAX_SECONDS)
    return "must be in milliseconds, not in seconds";
  return undefined;
}

/** Returns the first violation of a value. */
function violationOf(schema: InputSchema, value: unknown, field: string, isWrite: boolean): Violation | undefined {
  const { type } = schema;
  if (schema.isFile) {
    const isFile = value instanceof Blob || value instanceof Uint8Array;
    return isFile ? undefined : { field, rule: "must be a file: a Blob or a Uint8Array", value };
  }
  if (schema.enum) {
    if (schema.enum.includes(value as string)) return undefined;
    const rule =
      schema.enum.length === 1 && schema.enum[0] === true ? "must be true" : `must be one of ${schema.enum.join(", ")}`;
    return { field, rule, value };
  }
  if (schema.oneOf)
    return isJsonObject(value)
      ? closestViolation(schema.oneOf, value, `${field}.`, isWrite)
      : { field, rule: "must be an object", value };
  if (schema.anyOf) return anyViolation(schema.anyOf, value, field, isWrite);
  if (Array.isArray(type)) {
    if (value === null && type.includes("null")) return undefined;
    return anyViolation(
      type.filter((one) => one !== "null").map((one: string) => ({ ...schema, type: one })),
      value,
      field,
      isWrite,
    );
  }
  if (type === "array") return listViolation(schema, value, field, isWrite);
  if (schema.properties)
    return isJsonObject(value)
      ? objectViolations(schema, value, { prefix: `${field}.`, isWrite, limit: 1 })[0]
      : { field, rule: "must be an object", value };
  const rule = scalarRule(schema, value) ?? unitRule(schema, value);
  return rule === undefined ? undefined : { field, rule, value };
}

function listViolation(
  { items = {}, minItems, maxItems }: InputSchema,
  value: unknown,
  field: string,
  isWrite: boolean,
): Violation | undefined {
  const length = { minimum: minItems, maximum: maxItems };
  if (!Array.isArray(value) || !isWithin(value.length, length)) {
    const size = Array.isArray(value) ? ` (this has ${value.length})` : "";
    return { field, rule: `must be a list${describeRange(length, " items")}${size}`, value };
  }
  for (const [index, item] of value.entries()) {
    const violation = violationOf(items, item, `${field}[${index}]`, isWrite);
    if (violation !== undefined) return violation;
  }
  return undefined;
}

function anyViolation(
  schemas: readonly InputSchema[],
  value: unknown,
  field: string,
  isWrite: boolean,
): Violation | undefined {
  const violations = schemas.map((schema) => violationOf(schema, value, field, isWrite));
  if (violations.includes(undefined)) return undefined;
  return { field, rule: [...new Set(violations.map((violation) => violation?.rule))].join(" or "), value };
}

/**
 * Returns true for a string schema without a minimum length, a pattern or a list of values. The specification then
 * doesn't define whether the string can be empty, so an empty string is rejected as meaningless.
 */
const rejectsEmptyString = ({ type, minLength, pattern, enum: values }: InputSchema = {}): boolean =>
  (type === "string" || (Array.isArray(type) && type.includes("string"))) &&
  minLength === undefined &&
  pattern === undefined &&
  values === undefined;

/** Path of an object in the input, and options for collecting its violations. */
interface ObjectPlace {
  /** Path of the object: empty, or a prefix such as `request[1].`. */
  readonly prefix: string;
  readonly isWrite: boolean;
  /** Maximum number of violations to collect. */
  readonly limit?: number;
}

/**
 * Returns the violations of an object, up to `limit` and one per field. An `undefined` field counts as missing. An
 * empty string is rejected in required fields and in all fields of a write: with an empty filter, a write could affect
 * more than intended.
 */
function objectViolations(
  { properties = {}, required = [], additionalProperties, rules = [] }: InputSchema,
  input: Input,
  { prefix, isWrite, limit = Infinity }: ObjectPlace,
): Violation[] {
  const found: Violation[] = [];
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (found.length === limit) return found;
    if (value === undefined) continue;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const violation = schema
      ? isWrite && value === "" && rejectsEmptyString(schema)
        ? { field: prefix + name, rule: EMPTY, value }
        : violationOf(schema, value, prefix + name, isWrite)
      : additionalProperties
        ? undefined
        : { field: prefix + name, rule: UNKNOWN, value, known: Object.keys(properties) };
    if (violation) found.push(violation);
  }
  for (const name of required) {
    if (input[name] === undefined) found.push({ field: prefix + name, rule: REQUIRED, value: undefined });
    else if (!isWrite && input[name] === "" && rejectsEmptyString(properties[name]))
      found.push({ field: prefix + name, rule: EMPTY, value: "" });
  }
  // Also check the rules, because a schema with a broken rule fits less well than a schema with only a missing field.
  const broken = found.length >= limit ? undefined : firstBroken(rules, input, prefix);
  return broken ? [...found, broken] : found;
}

/**
 * Returns true if the schema is meant for this input: the schema's first required field, such as the category, allows
 * the value that the input has.
 */
const matchesFirstField = ({ properties = {}, required: [name = ""] = [] }: InputSchema, input: Input): boolean =>
  properties[name]?.enum?.includes(input[name] as string) ?? true;

/**
 * Returns the values of an enumerated field, such as the category. Booleans are left out, because a flag doesn't
 * distinguish schemas.
 */
const enumValues = ({ properties = {} }: InputSchema, name: string) =>
  properties[name]?.enum?.filter((value) => typeof value !== "boolean");

/**
 * Returns the violation to report for an object that must match one of the schemas. Returns undefined if it matches
 * one. Compares the object only with schemas whose enumerated fields, such as the category, match the input, and
 * selects the schema with the fewest violations. If several have equally many, an invalid value is reported rather than
 * an unknown field, and an unknown field rather than a missing one.
 */
function closestViolation(
  all: readonly InputSchema[],
  input: Input,
  prefix: string,
  isWrite: boolean,
): Violation | undefined {
  for (const schema of all)
    if (matchesFirstField(schema, input) && objectViolations(schema, input, { prefix, isWrite, limit: 1 }).length === 0)
      return undefined;
  let schemas = all;
  let because = "";
  for (const name of Object.keys(all[0]?.properties ?? {})) {
    const value = input[name];
    if (value === undefined || !schemas.every((schema) => enumValues(schema, name)?.length)) continue;
    const fitting = schemas.filter((schema) => enumValues(schema, name)?.includes(value as string));
    if (fitting.length === 0) {
      const values = new Set(schemas.flatMap((schema) => enumValues(schema, name)));
      return { field: prefix + name, rule: `must be one of ${[...values].join(", ")}`, value };
    }
    if (fitting.length < schemas.length) because = ` when ${name} is ${String(value)}`;
    schemas = fitting;
  }
  const distance = ([first]: readonly Violation[]) => [UNKNOWN, REQUIRED].indexOf(first?.rule ?? "");
  const violations = schemas
    .map((schema) => objectViolations(schema, input, { prefix, isWrite }))
    .toSorted((one, other) => one.length - other.length || distance(one) - distance(other));
  const firsts = violations.filter(({ length }) => length === violations[0]?.length).flatMap(([first]) => first ?? []);
  const [first] = firsts;
  if (first?.rule === UNKNOWN && all.some(({ properties }) => properties?.[first.field.slice(prefix.length)]))
    return { field: first.field, rule: `is not allowed${because}`, value: first.value };
  if (first === undefined || firsts.some(({ rule }) => rule !== REQUIRED)) return first;
  return { ...first, field: [...new Set(firsts.map(({ field }) => field))].join(" or ") };
}

/** Returns the first violation of an operation's input. Returns undefined if the input is valid. */
function validate(schema: InputSchema, input: unknown, isWrite: boolean): Violation | undefined {
  if (!isJsonObject(input)) return { field: "input", rule: "must be an object", value: input };
  if (schema.oneOf === undefined) return objectViolations(schema, input, { prefix: "", isWrite, limit: 1 })[0];
  return closestViolation(schema.oneOf, input, "", isWrite) ?? firstBroken(schema.rules ?? [], input, "");
}

/** Returns the last part of a path: `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

/**
 * Checks the input of an operation.
 *
 * @throws {InputError} for the first field that violates a rule
 */
export function checkInput(operation: Operation, input: Readonly<Record<string, unknown>>): void {
  const { name } = operation;
  const violation = validate(operation.input, input, !isRead(operation));
  if (violation === undefined) return;
  const { field, rule, value, known } = violation;
  const isOption = Object.hasOwn(OPTION_NAMES, field);
  const hint = isOption ? " It is an option of the call." : known && didYouMean(lastName(field), known);
  const message = known && `${name}: unknown field "${field}".${hint}`;
  throw new InputError(name, field, rule, redactInput(field, value), message);
}
