import { type OpenApiDocument, resolve, type Schema } from "../../model/document.ts";

/** The parts of a response that a client checks. Other fields and unknown values are allowed. */
export interface ResponseSchema {
  /** JSON type or types. Undefined if the specification allows any type. */
  readonly type?: string | readonly string[] | undefined;
  /** Required fields of an object. */
  readonly required?: Readonly<Record<string, ResponseSchema>> | undefined;
  /** Optional fields of an object in the specification. */
  readonly optional?: Readonly<Record<string, ResponseSchema>> | undefined;
  /** True if an object may have fields that the specification doesn't list. */
  readonly isOpen?: boolean | undefined;
  /** Schema of every item of an array. */
  readonly items?: ResponseSchema | undefined;
  /** Schemas of an array's first items, by position. */
  readonly firstItems?: readonly ResponseSchema[] | undefined;
  /** True for an array that is always empty. It doesn't restrict the items when merged with another array. */
  readonly isEmpty?: boolean | undefined;
  /** True for a string that must not be empty. */
  readonly isId?: boolean | undefined;
  /** Requirements on an object that depend on the value of one of its fields, such as the category. */
  readonly when?: Choice | undefined;
}

interface Choice {
  readonly field: string;
  readonly values: Readonly<Record<string, ResponseSchema>>;
}

/** The position of a schema in a response. */
interface Place {
  readonly document: OpenApiDocument;
  /**
   * The references that were followed from the top of the response to this position. They aren't followed again,
   * because a schema may contain itself.
   */
  readonly references: readonly string[];
}

/**
 * Returns whether a field is an id that the platform assigns. The caller's own id doesn't count, because it is empty in
 * the response if the caller set none.
 */
export const isPlatformId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name) && !name.endsWith("LinkId");

const jsonType = (type: string): string => (type === "integer" ? "number" : type);

export function typeOf({ type, enum: values, const: only }: Schema): string | readonly string[] | undefined {
  const known = values ?? (only === undefined ? [] : [only]);
  const given = type ?? known.map((value) => (value === null ? "null" : typeof value));
  const types = [...new Set([given].flat().map(jsonType))];
  return types.length > 1 ? types : types[0];
}

type Fields = NonNullable<ResponseSchema["required"]>;

/** Returns undefined instead of an empty set of fields. */
const someFields = (fields: Fields): Fields | undefined => (Object.keys(fields).length === 0 ? undefined : fields);

const without = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => others[name] === undefined));

/** Returns the schema of values that satisfy both schemas. */
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

/** Returns whether the specification lists no fields for an object. */
const isUnnamed = ({ type, required, optional }: ResponseSchema): boolean =>
  [type ?? []].flat().includes("object") && required === undefined && optional === undefined;

/** Returns a schema that accepts every value of either schema. */
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
 * Returns the requirements of a variant that the common schema lacks. If a requirement is about a field inside an
 * object, the object itself is optional in the result, because the common schema already checks it.
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

/** Returns the enumerated values of an object's fields, by field. Leaves out fields without an enumeration. */
function closedFields(given: Schema, document: OpenApiDocument): Map<string, readonly unknown[]> {
  const { properties = {}, allOf = [] } = resolve(document, given);
  const own = Object.entries(properties).flatMap(([name, property]): [string, readonly unknown[]][] => {
    const { enum: values, const: only } = resolve(document, property);
    const closed = values ?? (only === undefined ? undefined : [only]);
    return closed === undefined ? [] : [[name, closed]];
  });
  return new Map([...allOf.flatMap((part) => [...closedFields(part, document)]), ...own]);
}

/**
 * Returns the additional requirements of each variant, by the value of the field that distinguishes the variants.
 * Undefined without such a field. At most one variant may lack the field. Its requirements have the key "undefined".
 */
function choiceOf(
  parts: readonly Schema[],
  compiled: readonly ResponseSchema[],
  document: OpenApiDocument,
): Choice | undefined {
  const common = compiled.reduce(either);
  const closed = parts.map((part) => closedFields(part, document));
  const distinguishes = (name: string) => {
    const values = closed.flatMap((fields) => fields.get(name) ?? []);
    const others = closed.filter((fields) => !fields.has(name)).length;
    return others <= 1 && values.length > others && new Set(values).size === values.length;
  };
  const field = [...new Set(closed.flatMap((fields) => [...fields.keys()]))].find(distinguishes);
  if (field === undefined || parts.length < 2) return undefined;
  const values = compiled.flatMap((variant, index) => {
    const schema = beyond(variant, common);
    const names = closed[index]?.get(field) ?? ["undefined"];
    return schema === undefined ? [] : names.map((name): [string, ResponseSchema] => [String(name), schema]);
  });
  return values.length === 0 ? undefined : { field, values: Object.fromEntries(values) };
}

/** Returns the schema that the items of either array satisfy. */
function commonItems(left: ResponseSchema, right: ResponseSchema): ResponseSchema | undefined {
  if (left.isEmpty) return right.items;
  if (right.isEmpty) return left.items;
  return left.items && right.items && either(left.items, right.items);
}

/**
 * Combines the schemas of two tuples by position. Each resulting schema accepts the entries of both tuples. Positions
 * that only one of the tuples describes are dropped.
 */
const eitherItems = (left: readonly ResponseSchema[], right: readonly ResponseSchema[]): ResponseSchema[] =>
  left.slice(0, right.length).map((schema, index) => either(schema, right[index] ?? {}));

/**
 * Returns the required and optional fields of an object. An id must not be empty, unless its schema has `minLength: 0`.
 * A part of `allOf` may require a field that another part describes.
 */
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
  const elsewhere = [...isRequired].filter((name) => properties[name] === undefined);
  const all = [...Object.entries(properties), ...elsewhere.map((name): [string, Schema] => [name, {}])];
  const fieldsWhere = (isRequiredField: boolean) =>
    someFields(
      Object.fromEntries(
        all
          .filter(([name]) => isRequired.has(name) === isRequiredField)
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

/** Compiles a schema. For several schemas, the result is the part that they share. */
export const compileResponse = (document: OpenApiDocument, ...schemas: readonly Schema[]): ResponseSchema =>
  schemas.map((schema) => compile(schema, { document, references: [] })).reduce(either);

/**
 * Converts a schema to the form with which the clients find differences from the specification: the name of a type, or
 * an object. The converted schema also accepts an empty id.
 */
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

/** Returns whether a schema or one of the parts merged into it requires a field. */
export function requires(document: OpenApiDocument, given: Schema | undefined, name: string): boolean {
  if (given === undefined) return false;
  const { required = [], allOf = [] } = resolve(document, given);
  return required.includes(name) || allOf.some((part) => requires(document, part, name));
}
