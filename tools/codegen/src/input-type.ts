import { resolve, type FoundOperation, type InputRule, type OpenApiDocument, type Schema } from "./document.ts";

type Value = string | number | boolean;

const literal = (value: Value): string => JSON.stringify(value);

interface Field {
  readonly schema: Schema;
  readonly required: boolean;
}

/** The flat input of an operation: query parameters of a reading call, members of the body of a writing one. */
export function inputFields(document: OpenApiDocument, found: FoundOperation): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const { name, schema, required } of found.parameters) fields.set(name, { schema, required: required === true });
  const body = found.operation.requestBody?.content["application/json"]?.schema;
  if (body === undefined) return fields;
  const { properties, required = [] } = resolve(document, body);
  for (const [name, schema] of Object.entries(properties ?? {})) {
    fields.set(name, { schema, required: required.includes(name) });
  }
  return fields;
}

/** The other values a field may have, or undefined where there is no closed list. */
function otherValues(
  document: OpenApiDocument,
  field: Field | undefined,
  values: readonly Value[],
): Value[] | undefined {
  if (field === undefined) return undefined;
  return resolve(document, field.schema).enum?.filter((value) => !values.includes(value));
}

/** The values with which a condition is not fulfilled, as a member of an object type; undefined where types cannot say it. */
function unmetMember(
  document: OpenApiDocument,
  fields: Map<string, Field>,
  [name, values]: [string, readonly Value[]],
): string | undefined {
  const field = fields.get(name);
  const others = otherValues(document, field, values);
  if (others === undefined) return undefined;
  const optional = field?.required === true ? "" : "?";
  const type = others.length === 0 ? "never" : others.map(literal).join(" | ");
  return `${name}${optional}: ${type}`;
}

/**
 * A rule as a union of object types, to be intersected with the input; undefined where types cannot say it. What it asks
 * for may be there whether its condition holds or not: so a field that may be one of several things, such as a variable
 * of type `"linear" | "inverse"`, fits wherever the input is right for each of them.
 */
export function ruleType(
  document: OpenApiDocument,
  found: FoundOperation,
  rule: InputRule,
  base: string,
): string | undefined {
  const fields = inputFields(document, found);
  const conditions = Object.entries(rule.when ?? {}).map((entry) => unmetMember(document, fields, entry));
  if (conditions.includes(undefined)) return undefined;
  const named = [...(rule.anyOf ?? []), ...(rule.required ?? []), ...(rule.forbidden ?? [])];
  // A body of several forms says by its forms what a rule would add.
  if (named.some((name) => !fields.has(name))) return undefined;
  const excused = conditions.map((member) => `{ ${member ?? ""} }`);
  // To forbid what the condition speaks of is to forbid the condition.
  if (Object.keys(rule.when ?? {}).some((name) => rule.forbidden?.includes(name))) return excused.join(" | ");
  const present = (name: string) => `${name}: NonNullable<${base}["${name}"]>`;
  const always = [...(rule.required ?? []).map(present), ...(rule.forbidden ?? []).map((name) => `${name}?: never`)];
  const choices = rule.anyOf === undefined ? [[]] : rule.anyOf.map((name) => [present(name)]);
  const fulfilled = choices.map((choice) => `{ ${[...always, ...choice].join("; ")} }`);
  return [...excused, ...fulfilled].join(" | ");
}
