/** What the values of a response say that the specification does not: enumeration values, formats and patterns. */
import type { Schema } from "@specwright-tools/toolchain/model/document";
import { type Field, variantsOf } from "@specwright-tools/toolchain/model/fields";
import type { Deviation } from "@specwright/transport";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** A value of an enumeration or a number that names nobody. */
const isPlainName = (text: string): boolean => /^[A-Za-z][A-Za-z_]{0,39}$/.test(text);

/**
 * A value without what it says, such as `"xxxx-99"` for `"abcd-12"`: it shows somebody what to write into the
 * specification and names no account. A new value of an enumeration stays as it is where it is a plain word.
 */
export function shapeOf(value: unknown, isEnumeration = false): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (value === null) return "null";
  if (typeof value === "object")
    return `object of ${Object.keys(value).length === 1 ? "1 field" : `${Object.keys(value).length} fields`}`;
  if (typeof value === "boolean") return String(value);
  const text = String(value);
  if (isEnumeration && (isPlainName(text) || /^\d{1,3}$/.test(text))) return JSON.stringify(value);
  const shape = text
    .slice(0, 40)
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{L}/gu, (letter) => (letter === "X" ? "X" : "x"));
  const masked = shape.replaceAll(/\p{N}/gu, "9");
  return typeof value === "string" ? JSON.stringify(masked) : masked;
}

/** What each place may hold, by name; several where variants of a schema differ. */
export type FieldsByPlace = ReadonlyMap<string, readonly Field[]>;

/** A value has an entry of a tuple at its position, and does not know its title. */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** The fields of all variants of the given schemas together. */
export function fieldsByPlace(document: object, ...schemas: readonly Schema[]): FieldsByPlace {
  const variants = schemas.flatMap((schema) => [...variantsOf(document, schema).values()]);
  const places = new Map<string, Field[]>();
  for (const [title, field] of variants.flatMap((each) => [...each])) {
    const name = nameOf(title, field);
    places.set(name, [...(places.get(name) ?? []), field]);
  }
  return places;
}

/** The place of a field, or of an item of a list, in the value at a place. */
export function placeBelow(places: FieldsByPlace, at: string, step: string | number): string {
  if (typeof step === "number") return `${at}[${places.has(`${at}[${step}]`) ? step : ""}]`;
  const prefix = at === "" ? "" : `${at}.`;
  return prefix + (places.has(prefix + step) ? step : "*");
}

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
const validators = new Map<string, ValidateFunction>();

function hasFormat({ format, pattern, minLength, maxLength }: Field, value: string): boolean {
  const schema = { format, pattern, minLength, maxLength };
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(JSON.parse(key) as object);
  validators.set(key, validate);
  return validate(value);
}

const isInteger = ({ types }: Field): boolean => types.includes("integer") && !types.includes("number");

const describeFormat = (field: Field): string =>
  field.patternInWords || (isInteger(field) ? "an integer" : (field.pattern ?? field.format ?? "another length"));

const isListed = ({ values }: Field, value: unknown): boolean => values?.list.includes(String(value)) === true;

/**
 * Why no variant of a place allows a value; undefined where one does. Values of another type are told elsewhere. The
 * platform writes empty text for "no value" in fields of every kind, so it is never wrong.
 */
function wrongValue(fields: readonly Field[], value: unknown): Pick<Deviation, "expected" | "found"> | undefined {
  if (value === "" || fields.some((field) => isListed(field, value))) return undefined;
  const others = fields.filter(({ values }) => values === undefined);
  if (others.length === 0 && fields.length > 0) {
    const known = [...new Set(fields.flatMap(({ values }) => values?.list ?? []))];
    return { expected: `one of ${known.join(", ")}`, found: "unknown value" };
  }
  const fits = (field: Field): boolean =>
    typeof value === "string"
      ? hasFormat(field, value)
      : typeof value !== "number" || !isInteger(field) || Number.isInteger(value);
  const [first] = others;
  return first === undefined || others.some(fits)
    ? undefined
    : { expected: describeFormat(first), found: "wrong format" };
}

/** A deviation of a value, and the value itself. */
interface ValueDeviation extends Deviation {
  readonly value: unknown;
}

/** Every value that the specification does not allow. `name` is what places begin with. */
export function findValueDeviations(places: FieldsByPlace, body: unknown, name: string): ValueDeviation[] {
  const found: ValueDeviation[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value === "object" && value !== null) {
      for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(child, placeBelow(places, at, key));
      return;
    }
    const wrong = value === null ? undefined : wrongValue(places.get(at) ?? [], value);
    const place = `${name}${/^(\[|$)/.test(at) ? "" : "."}${at}`;
    if (wrong !== undefined) found.push({ place, ...wrong, times: 1, value });
  };
  visit(body, "");
  return found;
}
