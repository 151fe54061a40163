/** Lists the fields of a request, result or message as rows, for tables and lists. */
import { pointer, type Schema } from "./document.ts";
import { requestBody, type FoundOperation } from "./operations.ts";
import { merged } from "./schemas.ts";

/** One field in a table or list. */
export interface FieldRow {
  /** Path from the top of the request or result, such as `list[].symbol`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Description in Markdown. */
  readonly description: string;
  readonly values: readonly string[];
  /** Bounds, default and introduction date, each as a short sentence. */
  readonly rules: readonly string[];
  /** True for a time in epoch milliseconds. */
  readonly isTime?: true;
  /** Name of a tuple's entry, such as `open`. */
  readonly label?: string;
}

/** Fields that only one variant has, with a heading that describes the variant. */
interface FieldVariant {
  /** Heading, in Markdown. */
  readonly variant: string;
  /** Fields with the values that select this variant. */
  readonly when: readonly DistinguishingField[];
  /** Name of the variant's schema in words, such as "chat delta event". Undefined if the schema has no name. */
  readonly name?: string;
  readonly rows: readonly FieldEntry[];
}

export type FieldEntry = FieldRow | FieldVariant;

interface OpenEnum {
  readonly values: readonly unknown[];
  readonly schema: Schema;
}

/**
 * Returns the known values of an open enumeration: `anyOf: [{ enum }, { type }]`, which also accepts any other value of
 * the type.
 */
function openEnum({ anyOf }: Schema): OpenEnum | undefined {
  const [known, any] = anyOf ?? [];
  if (anyOf?.length !== 2 || known?.enum === undefined || any?.type === undefined) return undefined;
  return { values: known.enum, schema: any };
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : JSON.stringify(value));

function valuesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [text(schema.const)];
  return (schema.enum ?? openEnum(schema)?.values ?? schema.items?.enum ?? []).map(text);
}

function typeOf(schema: Schema): string {
  const { type, items, prefixItems } = schema;
  if (prefixItems !== undefined) return "array";
  if (type === "array") return items === undefined ? "array" : `array of ${typeOf(items)}`;
  if (Array.isArray(type)) return type.join(" or ");
  if (typeof type === "string") return type;
  const open = openEnum(schema);
  if (open !== undefined) return typeOf(open.schema);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(typeOf))].join(" or ");
  if (schema.properties !== undefined) return "object";
  const sample = schema.const ?? schema.enum?.[0];
  return sample === undefined ? "any" : typeof sample;
}

const counted = (count: number, unit: string) =>
  unit === "" ? `${count}` : `${count} ${unit}${count === 1 ? "" : "s"}`;

function range(least: number | undefined, most: number | undefined, unit = ""): string[] {
  if (least !== undefined && least === most) return [`Exactly ${counted(least, unit)}`];
  if (least !== undefined && most !== undefined) return [`${least} to ${counted(most, unit)}`];
  if (least !== undefined) return [`At least ${counted(least, unit)}`];
  return most === undefined ? [] : [`At most ${counted(most, unit)}`];
}

function rulesOf(schema: Schema): string[] {
  return [
    ...range(schema.minimum, schema.maximum),
    ...(schema.minLength === 0 && schema.maxLength === undefined
      ? ["May be empty"]
      : range(schema.minLength, schema.maxLength, "character")),
    ...range(schema.minItems, schema.maxItems, "item"),
    ...(schema["x-rule"] === undefined ? [] : [schema["x-rule"].replace(/^./, (first) => first.toUpperCase())]),
    ...(schema.default === undefined ? [] : [`Default \`${text(schema.default)}\``]),
    ...(schema["x-since"] === undefined ? [] : [`Since ${schema["x-since"]}`]),
  ];
}

/**
 * Returns the description of a field. If it doesn't explain the enumerated values, the description of the field's type
 * is appended.
 */
function describe(own: string | undefined, general: string | undefined, values: readonly string[]): string {
  if (own === undefined || general === undefined || own === general) return own ?? general ?? "";
  const words = new Set(own.match(/[\w-]+/g));
  const meanings = general.slice(general.indexOf(": ") + 1);
  const explains = own.includes(meanings) || values.every((value) => words.has(value) || own.includes(`\`${value}\``));
  return explains || values.length === 0 ? own : `${own} ${general}`;
}

/** Returns the words of a text in lower case, without code marks and punctuation. */
const bareWords = (words: string) => ` ${words.toLowerCase().replaceAll(/`|[.,:;]+(?=\s|$)/g, "")} `;

/**
 * Returns whether a field's values distinguish variants: every variant enumerates them, and two variants have either
 * the same values or none in common.
 */
function distinguishes(name: string, variants: readonly Schema[]): boolean {
  const lists = variants.map(({ properties }) => valuesOf(properties?.[name] ?? {}));
  const distinct = new Map(lists.map((values) => [values.join(), values]));
  const values = [...distinct.values()].flat();
  return distinct.size > 1 && lists.every(({ length }) => length > 0) && new Set(values).size === values.length;
}

/** A field with the values that distinguish a variant of a schema from the other variants. */
export interface DistinguishingField {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns at most two fields with the values that distinguish a variant from the other variants. */
export function distinguishingFields(variants: readonly Schema[], index: number): DistinguishingField[] {
  const schema = variants[index];
  const properties = Object.entries(schema?.properties ?? {});
  const fixed = properties.filter(([, { const: only, enum: values }]) => only !== undefined || values?.length === 1);
  const needed = fixed.filter(([name]) => schema?.required?.includes(name));
  const distinguishing = variants.length > 1 ? properties.filter(([name]) => distinguishes(name, variants)) : [];
  // An optional field with one value is the last choice, because it identifies a variant less well than a field whose
  // values differ.
  const fields = [needed, distinguishing, fixed].find(({ length }) => length > 0) ?? [];
  return fields.slice(0, 2).map(([name, field]) => ({ name, values: valuesOf(field) }));
}

/** Returns a heading for a variant: the fields that distinguish it, or otherwise its description or its name. */
function variantTitle(variants: readonly Schema[], index: number): string {
  const conditions = distinguishingFields(variants, index).map(({ name, values }) => {
    const texts = values.map((value) => (value === `""` ? "empty" : `\`${value}\``));
    return `\`${name}\` is ${texts.join(" or ")}`;
  });
  if (conditions.length > 0) return `When ${conditions.join(" and ")}`;
  const schema = variants[index];
  if (schema?.description !== undefined) return schema.description;
  const words = schema === undefined ? undefined : nameInWords(schema);
  return (words ?? `variant ${index + 1}`).replace(/^./, (first) => first.toUpperCase());
}

/** Returns the name of a schema in words. A list without a name is called "list". */
function nameInWords({ title, type }: Schema): string | undefined {
  if (title !== undefined) return title.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return type === "array" ? "list" : undefined;
}

/**
 * Resolves the references in the fields of a schema, so that the values of these fields can be compared with those of
 * the same fields in other variants.
 */
export function withResolvedFields(document: object, schema: Schema): Schema {
  const whole = merged(document, schema);
  const fields = Object.entries(whole.properties ?? {}).map(([name, field]) => [name, merged(document, field)]);
  return { ...whole, properties: Object.fromEntries(fields) as Record<string, Schema> };
}

export class FieldReader {
  readonly #document: object;

  constructor(document: object) {
    this.#document = document;
  }

  /** Lists one parameter, field or element, and the fields below it. */
  field(name: string, schema: Schema, required: boolean, inside: readonly string[] = []): FieldEntry[] {
    const whole = this.#withItems(schema);
    const general =
      schema.$ref === undefined ? undefined : (pointer(this.#document, schema.$ref) as Schema).description;
    const values = valuesOf(whole);
    const description = describe(schema.description ?? whole.description, general, values);
    const row: FieldRow = {
      name,
      type: typeOf(whole),
      required,
      description,
      values,
      rules: rulesOf(whole).filter((rule) => !bareWords(description).includes(bareWords(rule))),
      ...(whole.title?.startsWith("TimestampMs") === true ? { isTime: true as const } : {}),
    };
    return [row, ...this.below(`${name}.`, schema, inside)];
  }

  /** Lists the fields of an object, or of the elements of an array. */
  below(prefix: string, schema: Schema, inside: readonly string[] = []): FieldEntry[] {
    const seen = schema.$ref === undefined ? inside : [...inside, schema.$ref];
    if (schema.$ref !== undefined && inside.includes(schema.$ref)) return [];
    const whole = merged(this.#document, schema);
    const elements = prefix.replace(/\.$/, "[].");
    const own = Object.entries(whole.properties ?? {}).flatMap(([name, field]) =>
      this.field(prefix + name, field, whole.required?.includes(name) ?? false, seen),
    );
    const places = (whole.prefixItems ?? []).flatMap((item, index) =>
      this.field(`${elements.replace(/\[\]\.$/, "")}[${index}]`, item, true, seen).map((entry, at) =>
        at === 0 && item.title !== undefined ? { ...entry, label: item.title } : entry,
      ),
    );
    const items = whole.items === undefined ? [] : this.below(elements, whole.items, seen);
    const values = whole.additionalProperties;
    const entries = typeof values === "object" ? this.below(`${prefix}*.`, values, seen) : [];
    return [...own, ...places, ...items, ...entries, ...this.#variants(prefix, whole, seen)];
  }

  /**
   * Lists the fields of each variant. If only one variant has fields, because the others are null or plain values, its
   * fields are listed without a heading.
   */
  #variants(prefix: string, schema: Schema, inside: readonly string[]): FieldEntry[] {
    if (openEnum(schema) !== undefined) return [];
    const variants = (schema.oneOf ?? schema.anyOf ?? [])
      .map((variant) => ({
        schema: withResolvedFields(this.#document, variant),
        rows: this.below(prefix, variant, inside),
      }))
      .filter(({ rows }) => rows.length > 0);
    const [only] = variants;
    if (only !== undefined && variants.length === 1) return [...only.rows];
    const schemas = variants.map((variant) => variant.schema);
    return variants.map(({ schema: own, rows }, index) => {
      const name = nameInWords(own);
      const title = variantTitle(schemas, index);
      return {
        variant: title,
        when: distinguishingFields(schemas, index),
        ...(name === undefined ? {} : { name }),
        rows,
      };
    });
  }

  /**
   * Resolves the references in the items and variants of a schema, because the type name of a list or union contains
   * the type names of its items or variants.
   */
  #withItems(schema: Schema, depth = 0): Schema {
    const whole = merged(this.#document, schema);
    const resolved = (parts: readonly Schema[] | undefined) =>
      depth > 3 ? parts : parts?.map((part) => this.#withItems(part, depth + 1));
    return {
      ...whole,
      ...(whole.items === undefined || depth > 3 ? {} : { items: this.#withItems(whole.items, depth + 1) }),
      ...(whole.oneOf === undefined ? {} : { oneOf: resolved(whole.oneOf) ?? [] }),
      ...(whole.anyOf === undefined ? {} : { anyOf: resolved(whole.anyOf) ?? [] }),
    };
  }
}

/**
 * Lists the fields of a request. If an operation has a body, only the body and path parameters are listed, even if the
 * platform also documents query parameters.
 */
export function requestRows(document: object, found: FoundOperation): FieldEntry[] {
  const reader = new FieldReader(document);
  const body = requestBody(found);
  const parameters = found.parameters
    .filter((parameter) => body === undefined || parameter.in !== "query")
    .flatMap(({ name, schema, required, description }) =>
      reader.field(name, description === undefined ? schema : { ...schema, description }, required === true),
    );
  return [...parameters, ...(body === undefined ? [] : reader.below("", body.schema))];
}

/**
 * Returns the fields that an input or result has in one category. Headings that only state the category are removed.
 */
export const fieldsInCategory = (entries: readonly FieldEntry[], category: string): FieldEntry[] =>
  entries.flatMap((entry): FieldEntry[] => {
    if (!("variant" in entry)) return [entry];
    const own = entry.when.find(({ name }) => name === "category");
    if (own?.values.includes(category) === false) return [];
    const rows = fieldsInCategory(entry.rows, category);
    return own !== undefined && entry.when.length === 1 ? rows : [{ ...entry, rows }];
  });
