import { type OpenApiDocument, type Schema, resolve } from "../../model/document.ts";
import { type TradingOperation, responseSchema, resultSchema } from "../../model/operations.ts";
import { printImport, printLiteral, printSchemas } from "../print.ts";
import {
  type ResponseSchema,
  compileResponse,
  either,
  isPlatformId,
  requires,
  toDriftSchema,
  typeOf,
} from "./response-schema.ts";

/** Fields that a response check requires in addition to the essential fields of the schemas. */
export interface GuardRules {
  /** Fields of records that the client itself reads, such as the key of a topic's records. */
  readonly derived?: readonly string[];
  /** Top-level fields that the client itself reads. */
  readonly top?: readonly string[];
  /** True if a top-level list may be `null`, which the client reads as an empty list. */
  readonly hasNullableLists?: boolean;
}

/** Level of a schema: the top of a response, or a record below it. */
type Level = "top" | "record";

interface Place extends GuardRules {
  readonly document: OpenApiDocument;
  readonly references: readonly string[];
}

/** A schema into which its parts (`allOf`) were merged, and its alternatives (`oneOf` and `anyOf`). */
interface Merged {
  readonly schema: Schema;
  readonly variants: readonly Schema[];
  readonly references: readonly string[];
}

const hasType = (type: string | readonly string[] | undefined, name: string): boolean =>
  [type ?? []].flat().includes(name);

/** Merges a schema with all its parts, including their fields and essential fields. */
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

/** Returns the names of the fields that a response check requires in an object. */
function essentialNames(schema: Schema, level: Level, place: Place): string[] {
  const { title = "a schema", properties = {}, required = [], "x-essential": named } = schema;
  const known = required.filter((name) => properties[name] !== undefined);
  const own = (level === "top" ? place.top : place.derived) ?? [];
  const derived = own.filter((name) => known.includes(name));
  if (named !== undefined) {
    const wrong = named.find((name) => !known.includes(name));
    if (wrong !== undefined)
      throw new Error(`x-essential of ${title} names ${wrong}, which is not one of its required fields.`);
    return [...new Set([...named, ...derived])];
  }
  const typeAt = (name: string) => typeOf(resolve(place.document, properties[name] ?? {}));
  const containers =
    level === "top" ? known.filter((name) => hasType(typeAt(name), "array") || hasType(typeAt(name), "object")) : [];
  const id = known.find((name) => isPlatformId(name) && typeAt(name) === "string");
  const hasList = containers.some((name) => hasType(typeAt(name), "array"));
  return [...new Set([...(id === undefined || hasList ? [] : [id]), ...containers, ...derived])];
}

function guardField(name: string, schema: Schema, level: Level, place: Place): ResponseSchema {
  const guard = compile(schema, "record", place);
  const isList = level === "top" && guard.type === "array" && place.hasNullableLists === true;
  if (isList) return { ...guard, type: ["array", "null"] };
  const mayBeEmpty = resolve(place.document, schema).minLength === 0;
  return isPlatformId(name) && guard.type === "string" && !mayBeEmpty ? { ...guard, isId: true } : guard;
}

/** Compiles the response check of a single variant, or of a schema without variants. */
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
 * Compiles the check that a response must pass before the client delivers it. The check requires the lists and objects
 * that contain the records, the essential fields of records, and the fields that the client itself reads. If a record
 * has no essential fields, its id is required. For several schemas, requires what they have in common.
 */
export const compileGuard = (
  document: OpenApiDocument,
  rules: GuardRules,
  ...schemas: readonly Schema[]
): ResponseSchema =>
  schemas.map((schema) => compile(schema, "top", { ...rules, document, references: [] })).reduce(either);

const EXPECT: Readonly<Record<string, string>> = {
  array: "expectArray",
  boolean: "expectBoolean",
  number: "expectNumber",
  object: "expectObject",
  string: "expectString",
};

/** Prints code that checks the fields of an object one after the other, and stops at the first failure. */
function printFields(required: Readonly<Record<string, ResponseSchema>>, indent: string): string {
  const checks = Object.entries(required).map(([name, schema]) =>
    printExpectation(schema, `fields[${JSON.stringify(name)}]`, `.${name}`, `${indent}  `),
  );
  return `(fields) =>\n${indent}  ${checks.join(` ??\n${indent}  `)}`;
}

/** Prints code that checks the first items of an array one after the other, and stops at the first failure. */
function printItems(items: readonly ResponseSchema[], indent: string): string {
  const checks = items.map((schema, index) => printExpectation(schema, `items[${index}]`, `[${index}]`, `${indent}  `));
  return `(items) =>\n${indent}  ${checks.join(` ??\n${indent}  `)}`;
}

/**
 * Prints the expression that checks one value. It calls the `expect…` functions of the package `transport`. `indent` is
 * the indent of the line that contains the expression.
 */
function printExpectation(schema: ResponseSchema, value: string, name: string, indent: string): string {
  const { type, required, items, firstItems, isId } = schema;
  const values = `${value}, ${JSON.stringify(name)}`;
  if (type === undefined) return `expectPresent(${values})`;
  const [only, ...others] = [type].flat().filter((one) => one !== "null");
  const isStructure = required !== undefined || items !== undefined || firstItems !== undefined;
  // If a nullable value has a single other type, also check its content. With several types, check only the type.
  if (typeof type !== "string" && isStructure && only !== undefined && others.length === 0)
    return `(${value} === null ? undefined : ${printExpectation({ ...schema, type: only }, value, name, indent)})`;
  const expect = typeof type === "string" ? EXPECT[type] : undefined;
  if (expect === undefined)
    return `expectOneOf(${values}, [${[type]
      .flat()
      .map((one) => JSON.stringify(one))
      .join(", ")}])`;
  if (required !== undefined) return `${expect}(${values}, ${printFields(required, indent)})`;
  if (firstItems !== undefined) return `expectTuple(${values}, ${printItems(firstItems, indent)})`;
  if (items === undefined) return `${isId ? "expectId" : expect}(${values})`;
  return `${expect}(${values}, (item) =>\n${indent}  ${printExpectation(items, "item", "", `${indent}  `)})`;
}

/**
 * Prints a function that checks a value. Its messages refer to the value as `name`. `indent` is the indent of the line
 * where the function starts.
 */
export function printCheck(name: string, schema: ResponseSchema, isOptional = false, indent = ""): string {
  const optional = isOptional ? `${name} === undefined ? undefined : ` : "";
  return `(${name}) =>\n${indent}  ${optional}${printExpectation(schema, name, name, `${indent}  `)}`;
}

/** Prints the import of the functions that the checks use, without a line break at the end. */
export function printCheckImports(checks: string, types: readonly string[] = ["ResponseCheck"]): string {
  const used = [...new Set(checks.match(/\bexpect[A-Z]\w+/g))].toSorted();
  return printImport([...used, ...types.map((type) => `type ${type}`)], "@specwright/transport").trimEnd();
}

/**
 * Check of a batch result. It ignores the items, because each has its own return code, and one bad item must not affect
 * the others.
 */
const batch: ResponseSchema = { type: "object", required: { list: { type: "array" } } };

/** Returns the check that an operation's result must pass. */
function guardOf(document: OpenApiDocument, { found, isBatch }: TradingOperation): ResponseSchema {
  if (isBatch) return batch;
  const { "x-pagination": pages, "x-failure-values": failure, "x-safe": isSafe } = found.operation;
  const isWrite = found.method !== "GET" && isSafe !== true;
  // Require the field that shows whether a write failed, because without this field the outcome is unknown.
  const top = [pages?.items, isWrite ? failure?.field : undefined].filter((field) => field !== undefined);
  return compileGuard(document, { top, hasNullableLists: true }, resultSchema(document, found) ?? {});
}

/** Returns the names of a result's top-level lists that the platform may send as `null`. */
function nullableLists({ required = {} }: ResponseSchema): string[] | undefined {
  const lists = Object.entries(required).filter(([, { type }]) => Array.isArray(type) && type.includes("array"));
  return lists.length === 0 ? undefined : lists.map(([name]) => name);
}

/**
 * Prints the check of an operation's result, and returns the names of the result's top-level lists that may be `null`.
 */
export function emitGuard(
  document: OpenApiDocument,
  operation: TradingOperation,
): { readonly guard: string; readonly lists: string[] | undefined } {
  const schema = guardOf(document, operation);
  const isOptional = !operation.isBatch && !requires(document, responseSchema(operation.found), "result");
  return { guard: printCheck("result", schema, isOptional, "  "), lists: nullableLists(schema) };
}

/** Returns whether the specification requires a top-level field of the result. */
export const requiresField = (document: OpenApiDocument, { found }: TradingOperation, name: string): boolean =>
  compileResponse(document, resultSchema(document, found) ?? {}).required?.[name] !== undefined;

/**
 * Prints a module with the result schemas of one group of operations. The client loads the module only to report
 * differences from the specification.
 */
export function emitResultSchemas(document: OpenApiDocument, operations: readonly TradingOperation[]): string {
  const members = operations.map(({ id, found }) => {
    const schema = compileResponse(document, resultSchema(document, found) ?? {});
    const code = printLiteral(toDriftSchema(schema), "  ", id.length + 4);
    return { id, doc: `\`${found.method} ${found.path}\``, code };
  });
  const about = "Schemas of the group's results, by operationId.";
  return printSchemas("results", about, members);
}
