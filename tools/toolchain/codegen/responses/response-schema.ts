import { type OpenApiDocument, resolve, type Schema } from "../../model/document.ts";

/** What a client checks of a response. Other fields and unknown values are welcome. */
export interface ResponseSchema {
  /** Absent where the specification allows any type. */
  readonly type?: string | readonly string[] | undefined;
  /** The fields that an object must have. */
  readonly required?: Readonly<Record<string, ResponseSchema>> | undefined;
  /** The other fields that the specification knows. */
  readonly optional?: Readonly<Record<string, ResponseSchema>> | undefined;
  /** The object may have fields that the specification does not know. */
  readonly isOpen?: boolean | undefined;
  /** What each item of an array must be. */
  readonly items?: ResponseSchema | undefined;
  /** The items that an array must begin with. */
  readonly firstItems?: readonly ResponseSchema[] | undefined;
  /** An array without items: it says nothing about the items of others. */
  readonly isEmpty?: boolean | undefined;
  /** A string that must not be empty. */
  readonly isId?: boolean | undefined;
  /** What an object must have besides, by the value of one of its fields, such as the category. */
  readonly when?: Choice | undefined;
}

interface Choice {
  readonly field: string;
  readonly values: Readonly<Record<string, ResponseSchema>>;
}

/** Where a schema stands in a response. */
interface Place {
  readonly document: OpenApiDocument;
  /** The references on the way here: a schema that contains itself is not followed again. */
  readonly references: readonly string[];
}

/** An ID of the platform. The one that the caller gives is empty in the response if the caller gave none. */
export const isPlatformId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name) && !name.endsWith("LinkId");

const jsonType = (type: string): string => (type === "integer" ? "number" : type);

export function typeOf({ type, enum: values, const: only }: Schema): string | readonly string[] | undefined {
  const known = values ?? (only === undefined ? [] : [only]);
  const given = type ?? known.map((value) => (value === null ? "null" : typeof value));
  const types = [...new Set([given].flat().map(jsonType))];
  return types.length > 1 ? types : types[0];
}

type Fields = NonNullable<ResponseSchema["required"]>;

/** Undefined instead of no fields. */
const someFields = (fields: Fields): Fields | undefined => (Object.keys(fields).length === 0 ? undefined : fields);

const without = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => others[name] === undefined));

/** A schema that a value meets if it meets both. Of a field that both have, what both say of it holds. */
function both(left: ResponseSchema, right: ResponseSchema): ResponseSchema {
  const [ofLeft, ofRight] = [left, right].map(({ required, optional }): Fields => ({ ...optional, ...required }));
  const fields = Object.entries({ ...ofLeft, ...ofRight }).map(([name, schema]) => {
    const other = ofLeft?.[name];
    return [name, other === undefined || other === schema ? schema : both(other, schema)] as const;
  });
  const required = fields.filter(([name]) => left.required?.[name] ?? right.required?.[name]);
  return {
    type: left.type ?? right.type,
    required: someFields(Object.fromEntries(required)),
    optional: someFields(without(Object.fromEntries(fields), Object.fromEntries(required))),
    isOpen: left.isOpen || right.isOpen,
    items: left.items ?? right.items,
    firstItems: left.firstItems ?? right.firstItems,
    isId: left.isId ?? right.isId,
    when: left.when ?? right.when,
  };
}

/** An object whose fields the specification does not name. */
const isUnnamed = ({ type, required, optional }: ResponseSchema): boolean =>
  [type ?? []].flat().includes("object") && required === undefined && optional === undefined;

/** A schema that every value meets which meets one of the two. */
export function either(left: ResponseSchema, right: ResponseSchema): ResponseSchema {
  const types = [...new Set([left.type ?? [], right.type ?? []].flat())];
  const isTyped = left.type !== undefined && right.type !== undefined;
  const [ofLeft, ofRight] = [left, right].map(({ required, optional }): Fields => ({ ...optional, ...required }));
  const fields = Object.entries({ ...ofRight, ...ofLeft }).map(([name, schema]) => {
    const other = ofRight?.[name];
    return [name, other === undefined || other === schema ? schema : either(schema, other)] as const;
  });
  const required = fields.filter(([name]) => left.required?.[name] && right.required?.[name]);
  return {
    type: isTyped ? (types.length > 1 ? types : types[0]) : undefined,
    required: someFields(Object.fromEntries(required)),
    optional: someFields(without(Object.fromEntries(fields), Object.fromEntries(required))),
    isOpen: left.isOpen || right.isOpen || isUnnamed(left) || isUnnamed(right) || undefined,
    items: commonItems(left, right),
    isEmpty: left.isEmpty && right.isEmpty,
    firstItems: left.firstItems && right.firstItems && eitherItems(left.firstItems, right.firstItems),
    isId: left.isId && right.isId,
  };
}

/**
 * What a variant requires beyond what all variants have in common. Fields on the way to others are optional: they are
 * checked by themselves.
 */
function beyond(variant: ResponseSchema, common: ResponseSchema): ResponseSchema | undefined {
  const inCommon: Fields = { ...common.optional, ...common.required };
  const added: Record<string, ResponseSchema> = {};
  const onTheWay: Record<string, ResponseSchema> = {};
  for (const [name, schema] of Object.entries({ ...variant.optional, ...variant.required })) {
    const other = inCommon[name];
    const inside = other && beyond(schema, other);
    if (variant.required?.[name] && !common.required?.[name]) added[name] = { type: schema.type };
    else if (inside !== undefined) onTheWay[name] = inside;
  }
  const items = variant.items && common.items && beyond(variant.items, common.items);
  const [required, optional] = [someFields(added), someFields(onTheWay)];
  return (required ?? optional ?? items) && { required, optional, items };
}

/** The values of each field of an object that has a closed list of them. */
function closedFields(given: Schema, document: OpenApiDocument): Map<string, readonly unknown[]> {
  const { properties = {}, allOf = [] } = resolve(document, given);
  const own = Object.entries(properties).flatMap(([name, property]): [string, readonly unknown[]][] => {
    const { enum: values, const: only } = resolve(document, property);
    const closed = values ?? (only === undefined ? undefined : [only]);
    return closed === undefined ? [] : [[name, closed]];
  });
  return new Map([...allOf.flatMap((part) => [...closedFields(part, document)]), ...own]);
}

/** What each variant requires besides, where one field tells all variants apart. */
function choiceOf(
  parts: readonly Schema[],
  compiled: readonly ResponseSchema[],
  document: OpenApiDocument,
): Choice | undefined {
  const common = compiled.reduce(either);
  const closed = parts.map((part) => closedFields(part, document));
  const tellsApart = (name: string) => {
    const values = closed.flatMap((fields) => fields.get(name) ?? []);
    return closed.every((fields) => fields.has(name)) && new Set(values).size === values.length;
  };
  const field = [...(closed[0]?.keys() ?? [])].find(tellsApart);
  if (field === undefined || parts.length < 2) return undefined;
  const values = compiled.flatMap((variant, index) => {
    const schema = beyond(variant, common);
    const names = closed[index]?.get(field) ?? [];
    return schema === undefined ? [] : names.map((name): [string, ResponseSchema] => [String(name), schema]);
  });
  return values.length === 0 ? undefined : { field, values: Object.fromEntries(values) };
}

/** What each item of both arrays is. */
function commonItems(left: ResponseSchema, right: ResponseSchema): ResponseSchema | undefined {
  if (left.isEmpty) return right.items;
  if (right.isEmpty) return left.items;
  return left.items && right.items && either(left.items, right.items);
}

/** The items that both have. */
const eitherItems = (left: readonly ResponseSchema[], right: readonly ResponseSchema[]): ResponseSchema[] =>
  left.slice(0, right.length).map((schema, index) => either(schema, right[index] ?? {}));

/** The fields of an object. An ID is not empty, unless its schema has `minLength: 0`. */
function fieldsOf(
  { properties = {}, required = [], "x-required-on-success": onSuccess = [] }: Schema,
  place: Place,
): Pick<ResponseSchema, "required" | "optional"> {
  const compiled = (name: string, property: Schema): ResponseSchema => {
    const schema = compile(property, place);
    const mayBeEmpty = resolve(place.document, property).minLength === 0;
    const isId = isPlatformId(name) && schema.type === "string" && !mayBeEmpty;
    return isId ? { ...schema, isId } : schema;
  };
  const isRequired = new Set([...required, ...onSuccess]);
  const fieldsWhere = (wanted: boolean) =>
    someFields(
      Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => isRequired.has(name) === wanted)
          .map(([name, property]) => [name, compiled(name, property)]),
      ),
    );
  return { required: fieldsWhere(true), optional: fieldsWhere(false) };
}

function compile(given: Schema, place: Place): ResponseSchema {
  if (given.$ref !== undefined && place.references.includes(given.$ref)) return {};
  const references = given.$ref === undefined ? place.references : [...place.references, given.$ref];
  const inside = { ...place, references };
  const schema = resolve(place.document, given);
  const { items, prefixItems = [], minItems = 0, allOf = [], oneOf = [], anyOf = [] } = schema;
  const firstItems = prefixItems.slice(0, minItems).map((item) => compile(item, inside));
  const itemSchema = items && compile(items, inside);
  const own: ResponseSchema = {
    type: typeOf(schema),
    ...fieldsOf(schema, inside),
    isOpen: (schema.additionalProperties ?? false) !== false || undefined,
    items: itemSchema && Object.values(itemSchema).some((part) => part !== undefined) ? itemSchema : undefined,
    firstItems: firstItems.length > 0 ? firstItems : undefined,
    isEmpty: schema.maxItems === 0 || undefined,
  };
  const combined = allOf.reduce((result: ResponseSchema, part) => both(result, compile(part, inside)), own);
  const parts = [...oneOf, ...anyOf];
  if (parts.length === 0) return combined;
  const variants = parts.map((part) => compile(part, inside));
  return both(combined, { ...variants.reduce(either), when: choiceOf(parts, variants, place.document) });
}

/** What this schema describes; of several schemas, what they have in common. */
export const compileResponse = (document: OpenApiDocument, ...schemas: readonly Schema[]): ResponseSchema =>
  schemas.map((schema) => compile(schema, { document, references: [] })).reduce(either);

/** The form in which the clients look for drift: the name of a type, or an object. An ID may be empty. */
export function toDriftSchema({ type, required, optional, isOpen, items, firstItems, when }: ResponseSchema): unknown {
  const inside = {
    required: required && toDriftFields(required),
    optional: optional && toDriftFields(optional),
    isOpen: required || optional ? isOpen : undefined,
    items: items && toDriftSchema(items),
    firstItems: firstItems?.map(toDriftSchema),
    when: when && { field: when.field, values: toDriftFields(when.values) },
  };
  const isPlain = Object.values(inside).every((part) => part === undefined);
  return isPlain && typeof type === "string" ? type : { type, ...inside };
}

const toDriftFields = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, toDriftSchema(schema)]));

/** Whether an object must have a field, by its own schema or by a part of it. */
export function requires(document: OpenApiDocument, given: Schema | undefined, name: string): boolean {
  if (given === undefined) return false;
  const { required = [], allOf = [] } = resolve(document, given);
  return required.includes(name) || allOf.some((part) => requires(document, part, name));
}
