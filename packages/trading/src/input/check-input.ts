import { didYouMean, InputError, isJsonObject } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import { isRead, type Operation } from "../operation.ts";
import { OPTION_NAMES } from "../request-options.ts";
import { describeRange, scalarRule } from "./check-scalar.ts";
import { findLike, isMemorable, remember, type Check, type RememberedInput } from "./remembered-input.ts";
import { compileRule, firstBroken, isWithin, type CompiledRule, type Input, type Violation } from "./rules.ts";
import type { InputSchema } from "./schema.ts";

const REQUIRED = "is required";
const EMPTY = "must not be empty";
const UNKNOWN = "is not a field of this operation";

/** Returns a function that calls `create` once for each schema, with the schema's first value. */
function oncePerSchema<Created extends object>(create: (schema: InputSchema) => Created) {
  const created = new WeakMap<InputSchema, Created>();
  return (schema: InputSchema): Created => {
    let known = created.get(schema);
    if (known === undefined) created.set(schema, (known = create(schema)));
    return known;
  };
}

/** Returns the check of a schema. */
const checkOf = oncePerSchema((schema): Check => {
  const { type, oneOf, anyOf } = schema;
  if (schema.isFile) return checkFile;
  if (schema.enum) return enumCheck(schema.enum);
  if (oneOf) return objectCheck((input, prefix, isWrite) => closestViolation(oneOf, input, prefix, isWrite));
  if (anyOf) return anyCheck(anyOf);
  if (Array.isArray(type)) return typesCheck(schema, type);
  if (type === "array") return listCheck(schema);
  if (schema.properties)
    return objectCheck((input, prefix, isWrite) => objectViolations(schema, input, { prefix, isWrite, limit: 1 })[0]);
  const findRule = scalarRule(schema);
  return (value, field) => {
    const rule = findRule(value);
    return rule === undefined ? undefined : { field, rule, value };
  };
});

const checkFile: Check = (value, field) => {
  const isFile = value instanceof Blob || value instanceof Uint8Array;
  return isFile ? undefined : { field, rule: "must be a file: a Blob or a Uint8Array", value };
};

function enumCheck(values: NonNullable<InputSchema["enum"]>): Check {
  const isTrue = values.length === 1 && values[0] === true;
  return (value, field) =>
    values.includes(value as string)
      ? undefined
      : { field, rule: isTrue ? "must be true" : `must be one of ${values.join(", ")}`, value };
}

/** Creates the check of an object. `check` receives the prefix of its fields, such as `request[1].`. */
const objectCheck =
  (check: (input: Input, prefix: string, isWrite: boolean) => Violation | undefined): Check =>
  (value, field, isWrite) =>
    isJsonObject(value) ? check(value, `${field}.`, isWrite) : { field, rule: "must be an object", value };

const listCheck =
  ({ items = {}, minItems, maxItems }: InputSchema): Check =>
  (value, field, isWrite) => {
    const length = { minimum: minItems, maximum: maxItems };
    if (!Array.isArray(value) || !isWithin(value.length, length)) {
      const size = Array.isArray(value) ? ` (this has ${value.length})` : "";
      return { field, rule: `must be a list${describeRange(length, " items")}${size}`, value };
    }
    for (const [index, item] of value.entries()) {
      const violation = checkOf(items)(item, `${field}[${index}]`, isWrite);
      if (violation !== undefined) return violation;
    }
    return undefined;
  };

/** Creates the check of a value that must match one of several schemas. */
const anyCheck =
  (schemas: readonly InputSchema[]): Check =>
  (value, field, isWrite) => {
    const violations = schemas.map((schema) => checkOf(schema)(value, field, isWrite));
    if (violations.includes(undefined)) return undefined;
    return { field, rule: [...new Set(violations.map((violation) => violation?.rule))].join(" or "), value };
  };

/** Creates the check of a value that must have one of several types. Its error doesn't mention `null`. */
function typesCheck(schema: InputSchema, types: readonly string[]): Check {
  const check = anyCheck(types.filter((type) => type !== "null").map((type) => ({ ...schema, type })));
  if (!types.includes("null")) return check;
  return (value, field, isWrite) => (value === null ? undefined : check(value, field, isWrite));
}

/**
 * Returns true for a string schema without a minimum length, a pattern or a list of values. The specification then
 * doesn't define whether the string can be empty, so an empty string is rejected as meaningless.
 */
const rejectsEmptyString = ({ type, minLength, pattern, enum: values }: InputSchema): boolean =>
  (type === "string" || (Array.isArray(type) && type.includes("string"))) &&
  minLength === undefined &&
  pattern === undefined &&
  values === undefined;

/** Field of an object schema. */
interface Field {
  readonly check: Check;
  readonly rejectsEmptyString: boolean;
}

/** Object schema in a form that is checked quickly. */
interface CompiledObject {
  readonly fields: ReadonlyMap<string, Field>;
  readonly rules: readonly CompiledRule[];
}

const compileObject = oncePerSchema(({ properties = {}, rules = [] }): CompiledObject => {
  const fields = Object.entries(properties).map(([name, schema]) => {
    return [name, { check: checkOf(schema), rejectsEmptyString: rejectsEmptyString(schema) }] as const;
  });
  return { fields: new Map(fields), rules: rules.map(compileRule) };
});

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
  schema: InputSchema,
  input: Input,
  { prefix, isWrite, limit = Infinity }: ObjectPlace,
): Violation[] {
  const { required = [], additionalProperties } = schema;
  const { fields, rules } = compileObject(schema);
  const found: Violation[] = [];
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (found.length === limit) return found;
    if (value === undefined) continue;
    const field = fields.get(name);
    const violation = field
      ? isWrite && value === "" && field.rejectsEmptyString
        ? { field: prefix + name, rule: EMPTY, value }
        : field.check(value, prefix + name, isWrite)
      : additionalProperties
        ? undefined
        : { field: prefix + name, rule: UNKNOWN, value, known: [...fields.keys()] };
    if (violation) found.push(violation);
  }
  for (const name of required) {
    if (input[name] === undefined) found.push({ field: prefix + name, rule: REQUIRED, value: undefined });
    else if (!isWrite && input[name] === "" && fields.get(name)?.rejectsEmptyString)
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
function matchesFirstField({ properties, required }: InputSchema, input: Input): boolean {
  const name = required?.[0] ?? "";
  return properties?.[name]?.enum?.includes(input[name] as string) ?? true;
}

/** Returns true if an object has no violation of the schema. */
const fits = (schema: InputSchema, input: Input, prefix: string, isWrite: boolean): boolean =>
  matchesFirstField(schema, input) && objectViolations(schema, input, { prefix, isWrite, limit: 1 }).length === 0;

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
  if (all.some((schema) => fits(schema, input, prefix, isWrite))) return undefined;
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
  return closestViolation(schema.oneOf, input, "", isWrite) ?? firstBroken(compileObject(schema).rules, input, "");
}

/** Remembers a valid input with the checks and rules of its fields. */
function rememberValid(operation: Operation, input: Input, isWrite: boolean): void {
  if (!isMemorable(input)) return;
  const { input: schema } = operation;
  const variant = schema.oneOf?.find((one) => fits(one, input, "", isWrite)) ?? {};
  const parts = [schema, variant].map(compileObject);
  const fields = new Map(parts.flatMap((part) => [...part.fields]));
  const rules = parts.flatMap((part) => part.rules);
  remember(operation, input, (name) => ({
    check: fields.get(name)?.check ?? (() => undefined),
    rules: rules.filter(({ valueNames }) => valueNames.has(name)),
  }));
}

/** Returns the last part of a path: `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

/**
 * Checks the input of an operation. Returns a remembered input with the same fields, if there is one.
 *
 * @throws {InputError} for the first field that violates a rule
 */
export function checkInput(operation: Operation, input: Input): RememberedInput | undefined {
  const { name } = operation;
  const isWrite = !isRead(operation);
  const remembered = findLike(operation, input, isWrite);
  if (remembered !== undefined) return remembered;
  const violation = validate(operation.input, input, isWrite);
  if (violation === undefined) {
    rememberValid(operation, input, isWrite);
    return undefined;
  }
  const { field, rule, value, known } = violation;
  const isOption = Object.hasOwn(OPTION_NAMES, field);
  const hint = isOption ? " It is an option of the call." : known && didYouMean(lastName(field), known);
  const message = known && `${name}: unknown field "${field}".${hint}`;
  throw new InputError(name, field, rule, redactInput(field, value), message);
}
