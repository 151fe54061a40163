import { didYouMean, InputError, isJsonObject } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import type { Operation } from "../operation.ts";
import type { InputSchema } from "./schema.ts";

type Fields = Readonly<Record<string, unknown>>;
/** Possible schemas of one value in an input. */
type Schemas = readonly InputSchema[];

/** Options that add fields or values to the input of a call. */
export interface Additions {
  /** Fields that are not in the specification. */
  readonly extra?: Fields | undefined;
  /** Values that are not in the specification, for known fields. */
  readonly newValues?: Fields | undefined;
}

/** One field of `extra` or `newValues`. */
interface Addition {
  readonly operation: string;
  /** Path of the field, such as `extra.request[1].clientTag`. */
  readonly field: string;
  readonly name: string;
  readonly value: unknown;
  /** Alternative schemas of the field in the specification. Empty for an unknown field. */
  readonly schemas: Schemas;
  /** Names of the known fields in the same object. */
  readonly names: readonly string[];
  /** Value of this field in the input. */
  readonly given: unknown;
}

const isPlainObject = (value: unknown): value is Fields =>
  isJsonObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** Returns true if JSON preserves a value. `JSON.stringify` converts other values, such as `NaN` to `null`. */
function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "bigint")
    return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  return isPlainObject(value) && Object.values(value).every((one) => one === undefined || isPlainJson(one));
}

/** Check that throws if a field or value must not be added. */
type Check = (addition: Addition) => void;

const variants = (schema: InputSchema): Schemas =>
  schema.oneOf || schema.anyOf ? [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(variants) : [schema];

const itemsOf = (schemas: Schemas): Schemas => schemas.flatMap(({ items }) => (items ? variants(items) : []));

const haveFields = (schemas: Schemas): boolean => schemas.some(({ properties }) => properties);

/** Returns the listed values of a field or of its items, except booleans. */
const listedValues = (schemas: Schemas): readonly unknown[] =>
  schemas
    .flatMap((schema) => schema.enum ?? [])
    .filter((value) => typeof value === "string" || typeof value === "number");

function refuse({ operation, field, value }: Addition, rule: string, message: string): never {
  throw new InputError(operation, field, rule, redactInput(field, value), `${operation}: ${message}`);
}

/**
 * Checks a field of `extra`. Rejects a field that the specification has, because it belongs in the call's input, which
 * is validated.
 */
const checkExtra: Check = (addition) => {
  const { field, name, value, schemas, names, given } = addition;
  if (schemas.length === 0) {
    const alike = names.find((known) => known.toLowerCase() === name.toLowerCase());
    if (alike !== undefined)
      refuse(
        addition,
        "must not differ from a known field only in letter case",
        `${field} differs from ${alike} only in letter case.`,
      );
    if (!isPlainJson(value))
      refuse(
        addition,
        "must be plain JSON",
        `${field} must be plain JSON: a string, a finite number, a boolean, null, a list or a plain object.`,
      );
    if (given !== undefined)
      refuse(addition, "must not also be in the input", `${field} is also in the input. Pass it once.`);
    return;
  }
  const hint =
    listedValues(schemas).length > 0 ? " Pass a value that the specification does not list in newValues." : "";
  refuse(
    addition,
    "must be a field that is not in the specification",
    `the specification has the field ${field}, so pass it in the input, where it is checked.${hint}`,
  );
};

/** Rejects a new value for a field without a list of values, because IDs, amounts and times must stay checked. */
const checkNewValue: Check = (addition) => {
  const { field, name, value, schemas, names } = addition;
  if (schemas.length === 0)
    refuse(
      addition,
      "must be a field of the specification",
      `the specification has no field ${field}; pass a new field in extra.${didYouMean(name, names)}`,
    );
  const ownValues = listedValues(schemas);
  const listed = ownValues.length > 0 ? ownValues : listedValues(itemsOf(schemas));
  if (listed.length === 0)
    refuse(
      addition,
      "must be a field with a list of values",
      `the specification has no list of values for ${field}, so pass it in the input, where it is checked.`,
    );
  const types = new Set(listed.map((one) => typeof one));
  const isOfType = (one: unknown) => types.has(typeof one as "string");
  if (ownValues.length > 0 ? isOfType(value) : Array.isArray(value) && value.every(isOfType)) return;
  const like = listed
    .slice(0, 3)
    .map((one) => JSON.stringify(one))
    .join(", ");
  const rule = ownValues.length > 0 ? `must be like the known values ${like}` : `must be a list of values like ${like}`;
  throw new InputError(addition.operation, field, rule, redactInput(field, value));
};

/**
 * Merges the `extra` or `newValues` of a field into the field's input value, and returns the result. Also merges nested
 * objects and list items, such as the items of a batch.
 */
function addTo(addition: Addition, check: Check): unknown {
  const { operation, field, value, schemas, given } = addition;
  if (isJsonObject(value) && isJsonObject(given) && haveFields(schemas))
    return addFields(operation, schemas, given, value, field, check);
  const items = itemsOf(schemas);
  if (!Array.isArray(value) || !Array.isArray(given) || !haveFields(items)) {
    check(addition);
    return value;
  }
  if (value.length > given.length) {
    const rule = `must have at most one object for each of the ${given.length} items of the input`;
    throw new InputError(operation, field, rule, redactInput(field, value));
  }
  return given.map((item: unknown, index): unknown => {
    const added: unknown = value[index];
    if (added === undefined || added === null) return item;
    const place = `${field}[${index}]`;
    if (!isJsonObject(added) || !isJsonObject(item))
      throw new InputError(operation, place, "must be an object", redactInput(place, added));
    return addFields(operation, items, item, added, place, check);
  });
}

function addFields(
  operation: string,
  schemas: Schemas,
  given: Fields,
  added: Fields,
  place: string,
  check: Check,
): Fields {
  const names = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  const fields = Object.entries(added)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const known = schemas.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? variants(properties[name] as InputSchema) : [],
      );
      const addition: Addition = {
        operation,
        field: `${place}.${name}`,
        name,
        value,
        schemas: known,
        names,
        given: Object.hasOwn(given, name) ? given[name] : undefined,
      };
      return [name, addTo(addition, check)] as const;
    });
  return { ...given, ...Object.fromEntries(fields) };
}

/**
 * Returns the input with the fields of `extra` and the values of `newValues`. The input was validated before, so
 * `newValues` replace validated values.
 *
 * @throws {InputError} for a field that `extra` or `newValues` must not send
 */
export function addToInput(
  { name: operation, input: schema }: Pick<Operation, "name" | "input">,
  input: Fields,
  { extra = {}, newValues = {} }: Additions,
): Fields {
  // Reject a custom object, which may serialize differently from its fields.
  if (!isJsonObject(input) || "toJSON" in input || Object.getPrototypeOf(input) !== Object.prototype)
    throw new InputError(
      operation,
      "input",
      "must be a plain object when the call has extra or newValues",
      "[withheld]",
    );
  for (const [name, value] of Object.entries({ extra, newValues }))
    if (!isPlainObject(value)) throw new InputError(operation, name, "must be a plain object", "[withheld]");
  const schemas = variants(schema);
  const replaced = addFields(operation, schemas, input, newValues, "newValues", checkNewValue);
  return addFields(operation, schemas, replaced, extra, "extra", checkExtra);
}
