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
 *               | "?" kind                 the same, or null
 *               | ":x"                     anything
 *     bounds    = [least] "," [most]
 *     fields    = field *("&" field)
 */
const decimals = new Set(["^-?\\d+(\\.\\d+)?$"]);
const ids = new Set(["^[A-Za-z0-9_-]{1,36}$"]);

const bounds = (least: number | undefined, most: number | undefined): string =>
  least === undefined && most === undefined ? "" : `${least ?? ""},${most ?? ""}`;

function textKind(schema: Schema): string {
  if (schema.enum !== undefined) return `=${schema.enum.join("|")}`;
  if (schema.pattern !== undefined && decimals.has(schema.pattern)) return ":d";
  if (schema.pattern !== undefined && ids.has(schema.pattern)) return ":k";
  const length = bounds(schema.minLength, schema.maxLength);
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

/** `type: [string, "null"]` as the type beside null; undefined for anything else. */
function besideNull({ type, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(type) || type.length !== 2 || !type.includes("null")) return undefined;
  const other = (type as readonly string[]).find((name) => name !== "null");
  return other === undefined ? undefined : { ...rest, type: other };
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
  if (schema.type === "object" && schema.properties !== undefined && schema.additionalProperties === false) {
    return `{${objectFields(document, schema)}}`;
  }
  return ":x";
}

const field = (document: OpenApiDocument, name: string, schema: Schema, required: boolean): string =>
  `${name}${required ? "!" : ""}${kind(document, schema)}`;

function objectFields(document: OpenApiDocument, schema: Schema): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, member]) => field(document, name, member, schema.required?.includes(name) === true))
    .join("&");
}

interface Variant {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

const merge = (left: Variant, right: Variant): Variant => ({
  properties: { ...left.properties, ...right.properties },
  required: [...left.required, ...right.required],
});

/** The object forms a body may have: `allOf` multiplies, `oneOf` and `anyOf` add up. */
function variants(document: OpenApiDocument, given: Schema): Variant[] {
  const schema = resolve(document, given);
  let forms: Variant[] = [{ properties: schema.properties ?? {}, required: schema.required ?? [] }];
  for (const part of schema.allOf ?? []) {
    const inner = variants(document, part);
    forms = forms.flatMap((form) => inner.map((other) => merge(form, other)));
  }
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => variants(document, part));
  return choices.length === 0 ? forms : forms.flatMap((form) => choices.map((choice) => merge(form, choice)));
}

/** The flat input of an operation: one text of fields for each form it may have. */
export function inputForms(document: OpenApiDocument, found: FoundOperation): string[] {
  const query = found.parameters.map(({ name, schema, required }) => field(document, name, schema, required === true));
  const body = found.operation.requestBody?.content["application/json"]?.schema;
  if (body === undefined) return query.length === 0 ? [] : [query.join("&")];
  return variants(document, body).map(({ properties, required }) => {
    const members = Object.entries(properties).map(([name, schema]) =>
      field(document, name, schema, required.includes(name)),
    );
    return [...query, ...members].join("&");
  });
}
