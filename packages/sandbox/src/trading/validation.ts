import { child, isNode, mapJson, type Node } from "../json.ts";
import { entryOf } from "../maps.ts";
import { createSchemaCompiler, type SchemaCheck, type SchemaCompiler, type Violation } from "../schemas.ts";
import { isUnset } from "./client-compatibility.ts";
import { type Bounds, type InputRule, type OperationInfo, tradingDocument } from "./operations.ts";

interface RequestValues {
  query: Readonly<Record<string, string>>;
  /** Decoded body. Undefined for a request without a body. */
  body: unknown;
}

/**
 * Validates a request. Returns undefined if the request is valid. Otherwise returns a one-line description of the first
 * violation, starting with the field's name.
 */
export type Validator = (operation: OperationInfo, values: RequestValues) => string | undefined;

let loading: Promise<Validator> | undefined;

/** Loads the request validator. Each operation's schemas are compiled at the operation's first request. */
export function loadValidator(): Promise<Validator> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Validator> {
  const document = { components: { schemas: withOpenObjects(child(tradingDocument(), "components").schemas) } };
  const [forText, forJson] = await Promise.all([
    createSchemaCompiler(document, { coerceTypes: true }),
    createSchemaCompiler(document, {}),
  ]);
  const checks = new Map<string, SchemaCheck>();
  return (operation, { query, body }) => {
    const { operationId, isQuery } = operation;
    const compile = isQuery || operation.isMultipart ? forText : forJson;
    const check = entryOf(checks, operationId, () => checkOf(operation, compile));
    if (isQuery) return describe(check({ query: known(operation, query) }));
    // Accept a body that is valid as sent, because a required field may be empty. Otherwise, check the body without its
    // empty fields, which count as missing.
    if (check({ body }).length === 0) return undefined;
    return describe(check({ body: withoutBlanks(body, 0) }));
  };
}

const describe = (violations: readonly Violation[]): string | undefined =>
  violations.length === 0 ? undefined : explain(violations);

function checkOf({ isQuery, querySchema, bodySchema }: OperationInfo, compile: SchemaCompiler): SchemaCheck {
  if (isQuery)
    return compile({ type: "object", properties: { query: withOpenObjects(querySchema) }, required: ["query"] });
  return compile({ type: "object", properties: { body: withOpenObjects(bodySchema ?? {}) } });
}

/**
 * Changes closed objects in a schema to open ones. The service ignores unknown parameters. The specification closes
 * requests only so that clients detect typing mistakes.
 */
function withOpenObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOpenObjects);
  if (!isNode(value)) return value;
  const result: Node = {};
  for (const [name, item] of Object.entries(value)) {
    if ((name === "additionalProperties" || name === "unevaluatedProperties") && item === false) continue;
    if (name === "example" || name === "examples" || name === "description") continue;
    result[name === "oneOf" ? "anyOf" : name] = withOpenObjects(item);
  }
  return result;
}

/** Returns the parameters that the operation declares. Unset parameters, such as empty strings, are removed. */
function known({ parameterNames }: OperationInfo, given: Readonly<Record<string, string>>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of parameterNames) {
    const value = given[name];
    if (value !== undefined && !isUnset(name, value)) query[name] = value;
  }
  return query;
}

const deepest = 8;

/** Removes unset fields. A value nested deeper than any valid request becomes null. */
function withoutBlanks(value: unknown, depth: number): unknown {
  if (depth > deepest) return null;
  const kept = isNode(value)
    ? Object.fromEntries(Object.entries(value).filter(([name, item]) => !isUnset(name, item)))
    : value;
  return mapJson(kept, (item) => withoutBlanks(item, depth + 1));
}

const categories = ["spot", "linear", "inverse", "option"];

/**
 * Describes the first violation in one line that starts with the field's name. Ignores violations that a valid product
 * category causes: if an operation has a separate schema for each category, the category violates all other schemas.
 */
export function explain(errors: readonly Violation[]): string | undefined {
  const wrongCategory = errors.find((error) => isCategory(error) && !categories.includes(String(error.data)));
  if (wrongCategory !== undefined) return `category: must be one of ${categories.join(", ")}`;
  const first = errors.find((error) => error.keyword !== "anyOf" && !isCategory(error)) ?? errors[0];
  if (first === undefined) return undefined;
  if (first.keyword === "required") return `${missing(first, errors)}: required`;
  const where = placeOf(first);
  return `${where === "" ? "request" : where}: ${wordsOf(first)}`;
}

/**
 * Returns whether a violation concerns the product category. Some schemas have an unrelated numeric field `category`.
 */
function isCategory({ keyword, instancePath, params, parentSchema }: Violation): boolean {
  if (!instancePath.endsWith("/category")) return false;
  const values = keyword === "const" ? [params.allowedValue] : isNode(parentSchema) ? parentSchema.enum : undefined;
  return Array.isArray(values) && values.some((value) => categories.includes(String(value)));
}

const placeOf = ({ instancePath }: Violation): string =>
  instancePath.replace(/^\/(query|body)\/?/, "").replaceAll("/", ".");

/**
 * Names the first missing field. If several schemas describe the value, only considers the schemas with the fewest
 * missing fields, and names the first missing field of each.
 */
function missing(first: Violation, errors: readonly Violation[]): string {
  const same = errors.filter(
    ({ keyword, instancePath }) => keyword === "required" && instancePath === first.instancePath,
  );
  const closest = Math.min(...same.map(countMissing));
  const names = new Set(
    same.filter((error) => countMissing(error) === closest).map(({ params }) => String(params.missingProperty)),
  );
  const where = placeOf(first);
  const found = [...names].map((name) => [where, name].filter((part) => part !== "" && part !== "body").join("."));
  return found.join(" or ") || "body";
}

/** Returns the number of required fields that the value lacks. */
function countMissing({ parentSchema, data }: Violation): number {
  const required = isNode(parentSchema) && Array.isArray(parentSchema.required) ? parentSchema.required : [];
  return required.filter((name) => !isNode(data) || data[String(name)] === undefined).length;
}

function wordsOf({ keyword, params, message, parentSchema }: Violation): string {
  if (keyword === "enum" && Array.isArray(params.allowedValues)) return `one of ${params.allowedValues.join(", ")}`;
  if (keyword === "const") return `must be ${String(params.allowedValue)}`;
  if (keyword === "pattern") {
    const rule = isNode(parentSchema) ? parentSchema["x-rule"] : undefined;
    return typeof rule === "string" ? rule : "has the wrong format";
  }
  return message ?? "invalid";
}

/** The fields of an input. `text` returns a scalar as a string. */
interface Fields {
  has: (name: string) => boolean;
  text: (name: string) => string;
}

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum }: Bounds): boolean =>
  value >= (minimum ?? -Infinity) &&
  value <= (maximum ?? Infinity) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum);

type Pairs = Record<string, string> | undefined;

/** Returns true if, in any of the pairs, both fields are present and `isWrong` rejects their values. */
const compareWrongly = (
  pairs: Pairs,
  { has, text }: Fields,
  isWrong: (one: string, other: string) => boolean,
): boolean =>
  Object.entries(pairs ?? {}).some(([name, other]) => has(name) && has(other) && isWrong(text(name), text(other)));

/** Returns whether a rule's conditions are met, so that the rule applies. */
export function applies({ when = {} }: InputRule, { has, text }: Fields): boolean {
  return Object.entries(when).every(([name, condition]) => {
    if (condition === "absent") return !has(name);
    if (condition === "present") return has(name);
    if (Array.isArray(condition)) return condition.map(String).includes(text(name));
    return has(name) && isWithin(Number(text(name)), condition as Bounds);
  });
}

function isBroken(rule: InputRule, place: "query" | "body", fields: Fields): boolean {
  const { has, text } = fields;
  const { anyOf, oneOf = [], together = [], required = [], forbidden = [] } = rule;
  const chosen = oneOf.filter(has).length;
  const joined = together.filter(has).length;
  const isExcessive = place === "body" && (forbidden.some(has) || chosen > 1);
  const given = ([name]: [string, unknown]) => has(name);
  return (
    isExcessive ||
    (anyOf !== undefined && !anyOf.some(has)) ||
    (oneOf.length > 0 && chosen === 0) ||
    (joined > 0 && joined < together.length) ||
    required.some((name) => !has(name)) ||
    Object.entries(rule.values ?? {})
      .filter(given)
      .some(([name, values]) => !values.map(String).includes(text(name))) ||
    Object.entries(rule.range ?? {})
      .filter(given)
      .some(([name, bounds]) => !isWithin(Number(text(name)), bounds)) ||
    compareWrongly(rule.greaterThan, fields, (one, other) => Number(one) <= Number(other)) ||
    compareWrongly(rule.atLeast, fields, (one, other) => Number(one) < Number(other)) ||
    compareWrongly(rule.same, fields, (one, other) => one !== other && Number(one) !== Number(other)) ||
    compareWrongly(rule.different, fields, (one, other) => one === other)
  );
}

/**
 * Returns the message of the first broken rule, or undefined. A rule that forbids a field applies to bodies, but not to
 * queries, because the service ignores query parameters that don't apply, such as a base coin for tickers of
 * perpetuals.
 */
export const brokenRule = (rules: readonly InputRule[], place: "query" | "body", fields: Fields): string | undefined =>
  rules.find((rule) => applies(rule, fields) && isBroken(rule, place, fields))?.message;
