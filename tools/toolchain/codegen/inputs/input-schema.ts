import {
  type InputRule,
  isFile,
  type OpenApiDocument,
  resolve,
  type Schema,
  schemaName,
} from "../../model/document.ts";
import { type FoundOperation, requestBody } from "../../model/operations.ts";
import { Expression } from "../print.ts";

/** Keywords that describe a schema and don't restrict its values. */
const annotations: ReadonlySet<string> = new Set([
  "$ref",
  "title",
  "description",
  "deprecated",
  "default",
  "example",
  "examples",
  "x-evidence",
]);

const restricts = (key: string): boolean => !annotations.has(key);

/**
 * Returns the name of the component that a schema refers to. Undefined if the schema adds restrictions to the
 * reference.
 */
export function componentName(schema: Schema): string | undefined {
  if (Object.keys(schema).some(restricts)) return undefined;
  return schemaName(schema);
}

const choicesOf = ({ oneOf = [], anyOf = [] }: Schema): readonly Schema[] => [...oneOf, ...anyOf];

function isObject(document: OpenApiDocument, given: Schema): boolean {
  const schema = resolve(document, given);
  if (schema.type === "object" || schema.properties !== undefined) return true;
  if (schema.allOf?.some((part) => isObject(document, part)) === true) return true;
  const choices = choicesOf(schema);
  return choices.length > 0 && choices.every((part) => isObject(document, part));
}

/** One possible shape of an object. */
export interface ObjectVariant {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** True if the object may have other fields. */
  readonly isOpen: boolean;
  readonly rules: readonly InputRule[];
}

const merge = (left: ObjectVariant, right: ObjectVariant): ObjectVariant => ({
  properties: { ...left.properties, ...right.properties },
  required: [...new Set([...left.required, ...right.required])],
  isOpen: left.isOpen || right.isOpen,
  rules: [...left.rules, ...right.rules],
});

/**
 * Returns the variants of an object. The parts of an `allOf` are combined in each variant. Each alternative of a
 * `oneOf` or `anyOf` adds a variant.
 */
export function objectVariants(document: OpenApiDocument, given: Schema): ObjectVariant[] {
  const schema = resolve(document, given);
  const { properties = {}, required = [], additionalProperties, "x-input-rules": rules = [] } = schema;
  let variants: ObjectVariant[] = [{ properties, required, isOpen: additionalProperties === true, rules }];
  for (const part of schema.allOf ?? []) {
    const others = objectVariants(document, part);
    variants = variants.flatMap((variant) => others.map((other) => merge(variant, other)));
  }
  const choices = choicesOf(schema).flatMap((part) => objectVariants(document, part));
  if (choices.length === 0) return variants;
  return variants.flatMap((variant) => choices.map((other) => merge(variant, other)));
}

const ruleLiterals = (rules: readonly InputRule[]): object[] | undefined =>
  rules.length === 0 ? undefined : rules.map((rule) => ({ ...rule, message: undefined }));

function objectLiteral(document: OpenApiDocument, { properties, required, isOpen, rules }: ObjectVariant): object {
  const members = Object.entries(properties).map(([name, schema]) => [name, inputSchema(document, schema)]);
  return {
    type: "object",
    required: required.length === 0 ? undefined : required,
    properties: Object.fromEntries(members),
    additionalProperties: isOpen || undefined,
    rules: ruleLiterals(rules),
  };
}

const oneOf = (schemas: readonly object[]): object => (schemas.length === 1 ? (schemas[0] ?? {}) : { oneOf: schemas });

/**
 * Converts a schema to the subset of JSON Schema that the client validates. A named schema isn't replaced by a
 * reference, unlike the named schemas inside it.
 */
export function inlineSchema(document: OpenApiDocument, given: Schema): object {
  const schema = resolve(document, given);
  if (schema.const !== undefined) return { enum: [schema.const] };
  if (schema.enum !== undefined) return { enum: schema.enum };
  if (isFile(schema)) return { isFile: true };
  if (schema.type === "array") {
    const items = schema.items && inputSchema(document, schema.items);
    return { type: "array", items, minItems: schema.minItems, maxItems: schema.maxItems };
  }
  const isPlain = schema.allOf === undefined && choicesOf(schema).length === 0;
  if (schema.type === "object" && isPlain && schema.additionalProperties === undefined) return { type: "object" };
  if (isObject(document, schema)) {
    return oneOf(objectVariants(document, schema).map((variant) => objectLiteral(document, variant)));
  }
  if (!isPlain) return { anyOf: choicesOf(schema).map((part) => inputSchema(document, part)) };
  const { type, title = "", pattern, "x-rule": rule, minimum, maximum, minLength, maxLength } = schema;
  // `TimestampMs` and `TimestampMsString` are the scalars for a time in milliseconds.
  const unit = title.startsWith("TimestampMs") ? "ms" : undefined;
  return { type, pattern, rule, minimum, maximum, minLength, maxLength, unit, isUppercase: schema["x-uppercase"] };
}

/**
 * Converts a schema to the subset of JSON Schema that the client validates. A named schema becomes a reference to its
 * name.
 */
function inputSchema(document: OpenApiDocument, given: Schema): object {
  const name = componentName(given);
  return name === undefined ? inlineSchema(document, given) : new Expression(name);
}

/** Returns the query parameters of an operation as an object. */
export const queryVariant = ({ operation, parameters }: FoundOperation): ObjectVariant => ({
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, description ? { ...schema, description } : schema]),
  ),
  required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  isOpen: operation["x-open-input"] === true,
  rules: [],
});

/** Returns the schema of an operation's input: its query parameters and the fields of its body. */
export function operationInput(document: OpenApiDocument, found: FoundOperation): object {
  const query = queryVariant(found);
  const rules = found.operation["x-input-rules"] ?? [];
  const body = requestBody(found);
  if (body === undefined) return objectLiteral(document, { ...query, rules });
  const variants = objectVariants(document, body.schema).map((variant) => merge(query, variant));
  const [only, ...others] = variants;
  if (only !== undefined && others.length === 0)
    return objectLiteral(document, { ...only, rules: [...only.rules, ...rules] });
  return { oneOf: variants.map((variant) => objectLiteral(document, variant)), rules: ruleLiterals(rules) };
}
