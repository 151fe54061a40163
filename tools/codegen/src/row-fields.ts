import { resolve, type FoundOperation, type OpenApiDocument, type Schema } from "./document.ts";

/**
 * Fields in the compact grammar that packages/trading/src/row reads.
 *
 *     field     = name ["!"] kind          "!" = required
 *     kind      = ""                       text
 *               | ":s" bounds              text with a length
 *               | ":d"                     decimal number as text
 *               | ":k"                     an id the client may choose
 *               | ":i" bounds | ":n" bounds   whole number, number
 *               | ":b" | ":t"              boolean, true
 *               | "=" a "|" b              one of these texts
 *               | "#" 1 "|" 2              one of these whole numbers
 *               | "[" kind "]" bounds      list
 *               | "{" fields "}"           object with these fields only
 *               | "<" kind ";" kind ">"    one of these kinds
 *               | "/" pattern [":" bounds [":" rule]]   text of a pattern; both percent-encoded
 *               | "?" kind                 the same, or null
 *               | ":x"                     anything
 *     bounds    = [least] "," [most]
 *     fields    = field *("&" field)   a field called "*" stands for any other
 */
const decimals = new Set(["^-?\\d+(\\.\\d+)?$"]);
const ids = new Set(["^[A-Za-z0-9_-]{1,36}$"]);

/** Encoded, so that it holds none of the signs of the grammar. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll("~", "%7E");

function patternKind(pattern: string, length: string, rule: string | undefined): string {
  if (rule !== undefined) return `/${encoded(pattern)}:${length}:${encoded(rule)}`;
  return `/${encoded(pattern)}${length === "" ? "" : `:${length}`}`;
}

const bounds = (least: number | undefined, most: number | undefined): string =>
  least === undefined && most === undefined ? "" : `${least ?? ""},${most ?? ""}`;

function textChoice(values: readonly (string | number | boolean)[]): string {
  const bad = values.find((value) => /[&|\]};>~]/.test(String(value)));
  if (bad !== undefined) throw new Error(`The value "${String(bad)}" holds a sign of the grammar of inputs.`);
  return `=${values.join("|")}`;
}

function textKind(schema: Schema): string {
  if (schema.enum !== undefined) return textChoice(schema.enum);
  if (schema.pattern !== undefined && decimals.has(schema.pattern)) return ":d";
  if (schema.pattern !== undefined && ids.has(schema.pattern)) return ":k";
  const length = bounds(schema.minLength, schema.maxLength);
  if (schema.pattern !== undefined) return patternKind(schema.pattern, length, schema["x-rule"]);
  return length === "" ? "" : `:s${length}`;
}

function numberKind(schema: Schema): string {
  if (schema.enum !== undefined) return `#${schema.enum.join("|")}`;
  return `:${schema.type === "integer" ? "i" : "n"}${bounds(schema.minimum, schema.maximum)}`;
}

function booleanKind(schema: Schema): string {
  const onlyTrue = schema.const === true || (schema.enum?.length === 1 && schema.enum[0] === true);
  return onlyTrue ? ":t" : ":b";
}

const constant = (schema: Schema): Schema =>
  schema.const === undefined || typeof schema.const === "boolean" ? schema : { ...schema, enum: [schema.const] };

/** `type: [string, "null"]` as what is beside null; undefined for anything else. */
function besideNull({ type, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(type) || type.length < 2 || !type.includes("null")) return undefined;
  const others = (type as readonly string[]).filter((name) => name !== "null");
  return { ...rest, type: others.length === 1 ? others.join("") : others };
}

/** `type: [string, integer]` as one schema for each of the types; a schema of one type alone. */
function eachType({ type, ...rest }: Schema): Schema[] {
  return Array.isArray(type) ? (type as readonly string[]).map((one) => ({ ...rest, type: one })) : [];
}

const choicesOf = ({ oneOf = [], anyOf = [] }: Schema): readonly Schema[] => [...oneOf, ...anyOf];

function isObject(document: OpenApiDocument, given: Schema): boolean {
  const schema = resolve(document, given);
  if (schema.type === "object" || schema.properties !== undefined) return true;
  if (schema.allOf?.some((part) => isObject(document, part)) === true) return true;
  const choices = choicesOf(schema);
  return choices.length > 0 && choices.every((part) => isObject(document, part));
}

/** What may be one of several things: the forms of an object, or kinds of different types. */
function choice(document: OpenApiDocument, schema: Schema): string {
  const kinds = isObject(document, schema)
    ? variants(document, schema).map((form) => `{${formFields(document, form)}}`)
    : [...eachType(schema), ...choicesOf(schema)].map((part) => kind(document, part));
  const different = [...new Set(kinds)];
  if (different.length === 0 || different.includes(":x")) return ":x";
  return different.length === 1 ? different.join("") : `<${different.join(";")}>`;
}

function kind(document: OpenApiDocument, given: Schema): string {
  const schema = constant(resolve(document, given));
  const nullable = besideNull(schema);
  if (nullable !== undefined) return `?${kind(document, nullable)}`;
  if (schema.type === "string") return textKind(schema);
  if (schema.type === "integer" || schema.type === "number") return numberKind(schema);
  if (schema.type === "boolean") return booleanKind(schema);
  if (schema.type === "array" && schema.items !== undefined) {
    return `[${kind(document, schema.items)}]${bounds(schema.minItems, schema.maxItems)}`;
  }
  const isPlain = schema.allOf === undefined && choicesOf(schema).length === 0;
  // An object that says nothing of other fields may hold anything.
  if (schema.type === "object" && isPlain && schema.additionalProperties === undefined) return ":x";
  return choice(document, schema);
}

const field = (document: OpenApiDocument, name: string, schema: Schema, required: boolean): string =>
  `${name}${required ? "!" : ""}${kind(document, schema)}`;

interface Variant {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** Whether other fields are accepted, too. */
  readonly open: boolean;
}

function formFields(document: OpenApiDocument, { properties, required, open }: Variant): string {
  const members = Object.entries(properties).map(([name, schema]) =>
    field(document, name, schema, required.includes(name)),
  );
  return [...members, ...(open ? ["*:x"] : [])].join("&");
}

const merge = (left: Variant, right: Variant): Variant => ({
  properties: { ...left.properties, ...right.properties },
  required: [...left.required, ...right.required],
  open: left.open || right.open,
});

/** The object forms a body may have: `allOf` multiplies, `oneOf` and `anyOf` add up. */
function variants(document: OpenApiDocument, given: Schema): Variant[] {
  const schema = resolve(document, given);
  const open = schema.additionalProperties === true;
  let forms: Variant[] = [{ properties: schema.properties ?? {}, required: schema.required ?? [], open }];
  for (const part of schema.allOf ?? []) {
    const inner = variants(document, part);
    forms = forms.flatMap((form) => inner.map((other) => merge(form, other)));
  }
  const choices = choicesOf(schema).flatMap((part) => variants(document, part));
  return choices.length === 0 ? forms : forms.flatMap((form) => choices.map((other) => merge(form, other)));
}

/** The flat input of an operation: one text of fields for each form it may have. */
export function inputForms(document: OpenApiDocument, found: FoundOperation): string[] {
  const query = found.parameters.map(({ name, schema, required }) => field(document, name, schema, required === true));
  const body = found.operation.requestBody?.content["application/json"]?.schema;
  if (found.operation["x-open-input"] === true) query.push("*:x");
  if (body === undefined) return query.length === 0 ? [] : [query.join("&")];
  return variants(document, body).map((form) => [...query, formFields(document, form)].filter(Boolean).join("&"));
}
