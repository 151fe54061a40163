import { type OpenApiDocument, resolve, type Schema } from "@specwright-tools/model/document";
import { either, isPlatformId, typeOf, type ResponseSchema } from "./response-schema.ts";

/** What is read of a response besides what its schemas name essential. */
export interface GuardRules {
  /** Fields of records that the client's own logic reads, such as the key of a topic. */
  readonly derived?: readonly string[];
  /** Fields at the top that the client's own logic reads. */
  readonly top?: readonly string[];
  /** A list at the top may be `null`: an empty list for a reader. */
  readonly hasNullableLists?: boolean;
}

/** Where a schema stands: at the top of a response, or in a record below it. */
type Level = "top" | "record";

interface Place extends GuardRules {
  readonly document: OpenApiDocument;
  readonly references: readonly string[];
}

/** A schema whose parts are merged into one, and the variants that it has beside them. */
interface Merged {
  readonly schema: Schema;
  readonly variants: readonly Schema[];
  readonly references: readonly string[];
}

const isStructure = (type: string | readonly string[] | undefined, name: string): boolean =>
  [type ?? []].flat().includes(name);

/** A schema and all its parts as one: their fields, and what each names essential. */
function merge(given: Schema, { document, references: before }: Place): Merged {
  const references = given.$ref === undefined ? before : [...before, given.$ref];
  const { allOf = [], oneOf = [], anyOf = [], ...own } = resolve(document, given);
  const parts = allOf.map((part) => merge(part, { document, references }));
  const schemas = [...parts.map(({ schema }) => schema), own];
  const essential = schemas.flatMap((schema) => schema["x-essential"] ?? []);
  const isNamed = schemas.some((schema) => schema["x-essential"] !== undefined);
  const merged: Schema = {
    ...Object.assign({}, ...schemas),
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as Record<string, Schema>,
    required: schemas.flatMap(({ required = [], "x-required-on-success": onSuccess = [] }) => [
      ...required,
      ...onSuccess,
    ]),
    "x-essential": isNamed ? [...new Set(essential)] : undefined,
  };
  return { schema: merged, variants: [...parts.flatMap(({ variants }) => variants), ...oneOf, ...anyOf], references };
}

/** The names of the fields that a guard reads of an object. */
function essentialNames(schema: Schema, level: Level, place: Place): string[] {
  const { title = "a schema", properties = {}, required = [], "x-essential": named } = schema;
  const known = required.filter((name) => properties[name] !== undefined);
  const own = (level === "top" ? place.top : place.derived) ?? [];
  const derived = own.filter((name) => known.includes(name));
  if (named !== undefined) {
    const wrong = named.find((name) => !known.includes(name));
    if (wrong !== undefined)
      throw new Error(`x-essential of ${title} names ${wrong}, which is no required field of it.`);
    return [...new Set([...named, ...derived])];
  }
  const typeAt = (name: string) => typeOf(resolve(place.document, properties[name] ?? {}));
  const containers =
    level === "top"
      ? known.filter((name) => isStructure(typeAt(name), "array") || isStructure(typeAt(name), "object"))
      : [];
  const id = known.find((name) => isPlatformId(name) && typeAt(name) === "string");
  const hasList = containers.some((name) => isStructure(typeAt(name), "array"));
  return [...new Set([...(id === undefined || hasList ? [] : [id]), ...containers, ...derived])];
}

function guardField(name: string, schema: Schema, level: Level, place: Place): ResponseSchema {
  const guard = compile(schema, "record", place);
  const isList = level === "top" && guard.type === "array" && place.hasNullableLists === true;
  if (isList) return { ...guard, type: ["array", "null"] };
  const mayBeEmpty = resolve(place.document, schema).minLength === 0;
  return isPlatformId(name) && guard.type === "string" && !mayBeEmpty ? { ...guard, isId: true } : guard;
}

/** The guard of one variant, or of a schema without variants. */
function compileMerged({ schema, references }: Merged, level: Level, before: Place): ResponseSchema {
  const place = { ...before, references };
  const { items, prefixItems = [], minItems = 0, properties = {} } = schema;
  const type = typeOf(schema) ?? (Object.keys(properties).length > 0 ? "object" : undefined);
  const fields = essentialNames(schema, level, place).map((name) => {
    return [name, guardField(name, properties[name] ?? {}, level, place)] as const;
  });
  const itemGuard = items === undefined ? undefined : compile(items, "record", place);
  const firstItems = prefixItems.slice(0, minItems).map((item) => compile(item, "record", place));
  return {
    type,
    required: fields.length === 0 ? undefined : Object.fromEntries(fields),
    items: itemGuard?.type === undefined ? undefined : itemGuard,
    firstItems: firstItems.length > 0 ? firstItems : undefined,
    isEmpty: schema.maxItems === 0 || undefined,
  };
}

function compile(given: Schema, level: Level, place: Place): ResponseSchema {
  if (given.$ref !== undefined && place.references.includes(given.$ref)) return {};
  const merged = merge(given, place);
  const variants = merged.variants.filter((variant) => resolve(place.document, variant).type !== "null");
  if (variants.length === 0) return compileMerged(merged, level, place);
  const inside = { ...place, references: merged.references };
  const whole = variants.map((variant): Schema => ({ allOf: [merged.schema, variant] }));
  const records = whole
    .map((variant) => merge(variant, inside))
    .filter(({ schema, variants: deeper }) => typeOf(schema) === "object" && deeper.length === 0);
  const named = new Set(records.map(({ schema }) => schema["x-essential"]?.toSorted().join(", ")));
  if (named.size > 1)
    throw new Error(
      `The variants of ${merged.schema.title ?? "a schema"} name different fields in x-essential: ${[...named].map((names) => names ?? "none").join(" | ")}. Name the same ones in all of them.`,
    );
  return whole.map((variant) => compile(variant, level, inside)).reduce(either);
}

/**
 * What a client must find in a response to go on: its containers, what the schemas of its records name essential, and
 * what the client's own logic reads. A record whose schema names nothing has its ID. Of several schemas, what they have
 * in common.
 */
export const compileGuard = (
  document: OpenApiDocument,
  rules: GuardRules,
  ...schemas: readonly Schema[]
): ResponseSchema =>
  schemas.map((schema) => compile(schema, "top", { ...rules, document, references: [] })).reduce(either);
