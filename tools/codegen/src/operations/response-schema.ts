import { resolve, type OpenApiDocument, type Schema } from "../document.ts";

/** What a client checks of a response: the type `ResponseSchema` of the transport. */
export interface ResponseSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly isOptional?: true | undefined;
  readonly required?: Readonly<Record<string, ResponseSchema>> | undefined;
  readonly items?: ResponseSchema | undefined;
  readonly minLength?: 1 | undefined;
}

/** Where a schema stands in a response. */
interface Place {
  readonly document: OpenApiDocument;
  /** In a response that says what became of a write, IDs must not be empty. */
  readonly isWrite: boolean;
  /** The record is one of a list. */
  readonly isRecord: boolean;
  /** The references on the way here: a schema that contains itself is not followed again. */
  readonly references: readonly string[];
}

/** An ID of the platform. The one that the caller gives is empty in the response if the caller gave none. */
const isPlatformId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name) && !name.endsWith("LinkId");

/** The IDs by which a write is found again after an unknown outcome. */
const isReconciled = (name: string): boolean => /^(order|orderLink|transfer|withdraw)Id$/.test(name);

const jsonType = (type: string): string => (type === "integer" ? "number" : type);

function typeOf({ type, enum: values, const: only }: Schema): string | readonly string[] | undefined {
  const known = values ?? (only === undefined ? [] : [only]);
  const given = type ?? known.map((value) => (value === null ? "null" : typeof value));
  const types = [...new Set([given].flat().map(jsonType))];
  return types.length > 1 ? types : types[0];
}

/** A schema that a value meets if it meets both. */
const both = (left: ResponseSchema, right: ResponseSchema): ResponseSchema => ({
  type: left.type ?? right.type,
  required: left.required || right.required ? { ...left.required, ...right.required } : undefined,
  items: left.items ?? right.items,
  minLength: left.minLength ?? right.minLength,
});

/** A schema that every value meets which meets one of the two. */
function either(left: ResponseSchema, right: ResponseSchema): ResponseSchema {
  const types = [...new Set([left.type ?? [], right.type ?? []].flat())];
  const isTyped = left.type !== undefined && right.type !== undefined;
  const common = Object.entries(left.required ?? {}).flatMap(([name, schema]) => {
    const other = right.required?.[name];
    return other === undefined ? [] : [[name, either(schema, other)] as const];
  });
  return {
    type: isTyped ? (types.length > 1 ? types : types[0]) : undefined,
    required: common.length === 0 ? undefined : Object.fromEntries(common),
    items: left.items && right.items && either(left.items, right.items),
    minLength: left.minLength && right.minLength,
  };
}

const isStructure = ({ type }: ResponseSchema): boolean => type === "object" || type === "array";

/**
 * The result of a write needs all its required fields, and so does a result of plain values. Of lists their structure is
 * checked, and the IDs that reconciling compares: a price that the platform stops sending must not hide a position.
 */
function requiredFields(
  { properties = {}, required = [], "x-required-on-success": onSuccess = [] }: Schema,
  place: Place,
): ResponseSchema["required"] {
  const compiled = [...required, ...onSuccess].flatMap((name) => {
    const property = properties[name];
    if (property === undefined) return [];
    const schema = compile(property, place);
    const mayBeEmpty = resolve(place.document, property).minLength === 0;
    const isId = isPlatformId(name) && schema.type === "string" && !mayBeEmpty;
    const isFilled = place.isWrite && !place.isRecord && isId;
    return [[name, isFilled ? { ...schema, minLength: 1 as const } : schema] as const];
  });
  const hasStructure = compiled.some(([, schema]) => isStructure(schema));
  const fields = compiled.filter(([name, schema]) => {
    if (place.isRecord) return isReconciled(name);
    return place.isWrite || !hasStructure || isStructure(schema) || isReconciled(name);
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function compile(given: Schema, place: Place): ResponseSchema {
  if (given.$ref !== undefined && place.references.includes(given.$ref)) return {};
  const references = given.$ref === undefined ? place.references : [...place.references, given.$ref];
  const inside = { ...place, references };
  const schema = resolve(place.document, given);
  const { items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const itemSchema = items && compile(items, { ...inside, isRecord: true });
  const own: ResponseSchema = {
    type: typeOf(schema),
    required: requiredFields(schema, inside),
    items: itemSchema && Object.values(itemSchema).some((part) => part !== undefined) ? itemSchema : undefined,
  };
  const combined = allOf.reduce((result: ResponseSchema, part) => both(result, compile(part, inside)), own);
  const [first, ...others] = [...oneOf, ...anyOf].map((part) => compile(part, inside));
  return first === undefined ? combined : both(combined, others.reduce(either, first));
}

/** What the client checks of the part of a successful response that this schema describes: its required part. */
export const compileResponse = (document: OpenApiDocument, schema: Schema, isWrite: boolean): ResponseSchema =>
  compile(schema, { document, isWrite, isRecord: false, references: [] });

/** Whether an object must have a field, by its own schema or by a part of it. */
export function requires(document: OpenApiDocument, given: Schema | undefined, name: string): boolean {
  if (given === undefined) return false;
  const { required = [], allOf = [] } = resolve(document, given);
  return required.includes(name) || allOf.some((part) => requires(document, part, name));
}
