import { didYouMean, InputError, isJsonObject } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import type { Operation } from "../operation.ts";
import { brokenRule } from "./rules.ts";
import type { InputSchema } from "./schema.ts";

/** One field that breaks one rule. */
interface Violation {
  /** Path of the field: `request[1].qty`. */
  readonly field: string;
  /** What the field must be. */
  readonly rule: string;
  readonly value: unknown;
  /** For an unknown field: the fields that exist in its place. */
  readonly known?: readonly string[];
}

type Input = Readonly<Record<string, unknown>>;

const REQUIRED = "is required";
const EMPTY = "must not be empty";
const UNKNOWN = "is not a field of this operation";

const patterns = new Map<string, RegExp>();
function regex(source: string): RegExp {
  let compiled = patterns.get(source);
  if (compiled === undefined) patterns.set(source, (compiled = new RegExp(source, "u")));
  return compiled;
}

/** ` from 1 to 200`, ` of at least 1`, or nothing. */
function range(minimum: number | undefined, maximum: number | undefined, unit = ""): string {
  if (maximum === undefined) return minimum === undefined ? "" : ` of at least ${minimum}${unit}`;
  return minimum === undefined ? ` of at most ${maximum}${unit}` : ` from ${minimum} to ${maximum}${unit}`;
}
const within = (size: number, minimum = -Infinity, maximum = Infinity) => size >= minimum && size <= maximum;

/** The rule that a scalar breaks, or undefined. */
function scalarRule(schema: InputSchema, value: unknown): string | undefined {
  const { type, minimum, maximum, minLength, maxLength, pattern, rule } = schema;
  switch (type) {
    case "string":
      if (typeof value !== "string" || !within(value.length, minLength, maxLength))
        return pattern && rule ? rule : `must be text${range(minLength, maxLength, " characters")}`;
      return pattern === undefined || regex(pattern).test(value) ? undefined : (rule ?? `must match ${pattern}`);
    case "integer": {
      const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
      return isInteger && within(Number(value), minimum, maximum)
        ? undefined
        : `must be a whole number${range(minimum, maximum)}`;
    }
    case "number":
      return Number.isFinite(value) && within(value as number, minimum, maximum)
        ? undefined
        : `must be a number${range(minimum, maximum)}`;
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    default:
      return undefined;
  }
}

/** The first violation of a value. */
function violationOf(schema: InputSchema, value: unknown, field: string): Violation | undefined {
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
      ? closestViolation(schema.oneOf, value, `${field}.`)
      : { field, rule: "must be an object", value };
  if (schema.anyOf) return anyViolation(schema.anyOf, value, field);
  if (Array.isArray(type)) {
    if (value === null && type.includes("null")) return undefined;
    return anyViolation(
      type.filter((one) => one !== "null").map((one: string) => ({ ...schema, type: one })),
      value,
      field,
    );
  }
  if (type === "array") return listViolation(schema, value, field);
  if (schema.properties)
    return isJsonObject(value)
      ? objectViolations(schema, value, `${field}.`, 1)[0]
      : { field, rule: "must be an object", value };
  const rule = scalarRule(schema, value);
  return rule === undefined ? undefined : { field, rule, value };
}

function listViolation(
  { items = {}, minItems, maxItems }: InputSchema,
  value: unknown,
  field: string,
): Violation | undefined {
  if (!Array.isArray(value) || !within(value.length, minItems, maxItems)) {
    const size = Array.isArray(value) ? ` (this has ${value.length})` : "";
    return { field, rule: `must be a list${range(minItems, maxItems, " items")}${size}`, value };
  }
  for (const [index, item] of value.entries()) {
    const violation = violationOf(items, item, `${field}[${index}]`);
    if (violation !== undefined) return violation;
  }
  return undefined;
}

function anyViolation(schemas: readonly InputSchema[], value: unknown, field: string): Violation | undefined {
  const violations = schemas.map((schema) => violationOf(schema, value, field));
  if (violations.includes(undefined)) return undefined;
  return { field, rule: [...new Set(violations.map((violation) => violation?.rule))].join(" or "), value };
}

/** A required text must not be empty, unless its schema says something about empty texts itself. */
const mustSaySomething = ({ type, minLength, pattern, enum: values }: InputSchema = {}): boolean =>
  type === "string" && minLength === undefined && pattern === undefined && values === undefined;

/** The violations of an object, up to `limit`, one for each field; a field that is `undefined` counts as absent. */
function objectViolations(
  { properties = {}, required = [], additionalProperties, rules = [] }: InputSchema,
  input: Input,
  prefix: string,
  limit = Infinity,
): Violation[] {
  const found: Violation[] = [];
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (found.length === limit) return found;
    if (value === undefined) continue;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const violation = schema
      ? violationOf(schema, value, prefix + name)
      : additionalProperties
        ? undefined
        : { field: prefix + name, rule: UNKNOWN, value, known: Object.keys(properties) };
    if (violation) found.push(violation);
  }
  for (const name of required) {
    if (input[name] === undefined) found.push({ field: prefix + name, rule: REQUIRED, value: undefined });
    else if (input[name] === "" && mustSaySomething(properties[name]))
      found.push({ field: prefix + name, rule: EMPTY, value: "" });
  }
  if (found.length > 0) return found;
  for (const rule of rules) {
    const violation = brokenRule(rule, input, prefix);
    if (violation) return [violation];
  }
  return found;
}

/** The values of a closed field, such as the category; a flag tells no schemas apart. */
const choices = ({ properties = {} }: InputSchema, name: string) =>
  properties[name]?.enum?.filter((value) => typeof value !== "boolean");

/**
 * The violation that helps most when an object fits none of several schemas: the schema meant is the one whose
 * discriminating field (such as the category) has the value given, and of several the one with the fewest violations. Of
 * two with as many, the one that has every field it needs.
 */
function closestViolation(all: readonly InputSchema[], input: Input, prefix: string): Violation | undefined {
  for (const schema of all) if (objectViolations(schema, input, prefix, 1).length === 0) return undefined;
  let schemas = all;
  let because = "";
  for (const name of Object.keys(all[0]?.properties ?? {})) {
    const value = input[name];
    if (value === undefined || !schemas.every((schema) => choices(schema, name)?.length)) continue;
    const fitting = schemas.filter((schema) => choices(schema, name)?.includes(value as string));
    if (fitting.length === 0) {
      const values = new Set(schemas.flatMap((schema) => choices(schema, name)));
      return { field: prefix + name, rule: `must be one of ${[...values].join(", ")}`, value };
    }
    if (fitting.length < schemas.length) because = ` when ${name} is ${String(value)}`;
    schemas = fitting;
  }
  const lacks = ([first]: readonly Violation[]) => Number(first?.rule === REQUIRED);
  const violations = schemas
    .map((schema) => objectViolations(schema, input, prefix))
    .toSorted((one, other) => one.length - other.length || lacks(one) - lacks(other));
  const firsts = violations.filter(({ length }) => length === violations[0]?.length).flatMap(([first]) => first ?? []);
  const [first] = firsts;
  if (first?.rule === UNKNOWN && all.some(({ properties }) => properties?.[first.field.slice(prefix.length)]))
    return { field: first.field, rule: `is not allowed${because}`, value: first.value };
  if (first === undefined || firsts.some(({ rule }) => rule !== REQUIRED)) return first;
  return { ...first, field: [...new Set(firsts.map(({ field }) => field))].join(" or ") };
}

/** The first violation of an operation's input, or undefined when it is valid. */
function validate(schema: InputSchema, input: unknown): Violation | undefined {
  if (!isJsonObject(input)) return { field: "input", rule: "must be an object", value: input };
  const violation = closestViolation(schema.oneOf ?? [schema], input, "");
  if (violation) return violation;
  // The rules of a single schema are among its own violations already.
  for (const rule of (schema.oneOf && schema.rules) ?? []) {
    const broken = brokenRule(rule, input, "");
    if (broken) return broken;
  }
  return undefined;
}

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

/**
 * Checks the input of an operation.
 *
 * @throws {InputError} for the first field that breaks a rule
 */
export function checkInput({ name, input: schema }: Operation, input: Readonly<Record<string, unknown>>): void {
  const violation = validate(schema, input);
  if (violation === undefined) return;
  const { field, rule, value, known } = violation;
  const message = known && `${name}: unknown field "${field}".${didYouMean(lastName(field), known)}`;
  throw new InputError(name, field, rule, redactInput(field, value), message);
}
