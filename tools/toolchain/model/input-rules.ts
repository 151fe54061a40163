/** Describes the rules that relate the fields of an input, each with its condition. */
import { alternativesOf, merged } from "./schemas.ts";
import { requestBody, type FoundOperation } from "./operations.ts";
import { distinguishingFields, withResolvedFields, type DistinguishingField } from "./field-rows.ts";
import { resolve, type InputRule, type Schema } from "./document.ts";

type When = NonNullable<InputRule["when"]>;

/** A rule with its conditions in words. A condition on `category` is separate. */
export interface RuleRow {
  readonly message: string;
  /** Values of `category` for which the rule applies. Undefined for all. */
  readonly categories?: readonly string[];
  /** Conditions such as "`orderType` is `Limit`". */
  readonly conditions: readonly string[];
}

/** Joins words into a list such as `a, b and c`. */
const listed = (words: readonly string[], last: "and" | "or"): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

const quoted = (values: readonly unknown[]): string =>
  listed(
    values.map((value) => (value === "" ? "empty" : `\`${String(value)}\``)),
    "or",
  );

function boundsText({
  minimum,
  maximum,
  exclusiveMinimum,
}: Exclude<When[string], string | readonly unknown[]>): string {
  const parts = [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
  return parts.join(" and ");
}

const isListOfValues = (condition: When[string]): condition is Extract<When[string], readonly unknown[]> =>
  Array.isArray(condition);

/** Describes a condition. Undefined if the field only has to be present and the message already mentions it. */
function conditionText(name: string, condition: When[string], message: string): string | undefined {
  const field = `\`${name}\``;
  const own = name.split(".").at(-1) ?? name;
  if (condition === "present") return new RegExp(`\\b${own}\\b`).test(message) ? undefined : `${field} is given`;
  if (condition === "absent") return `${field} is not given`;
  return `${field} is ${isListOfValues(condition) ? quoted(condition) : boundsText(condition)}`;
}

const isCategory = (name: string): boolean => name === "category";

const intersection = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : one.filter((each) => other.includes(each));

/** Builds the row of a rule, including the conditions of the variants that contain it. */
function rowOf({ when = {}, message }: InputRule, prefix: string, variants: readonly DistinguishingField[]): RuleRow {
  const own = Object.entries(when);
  const named = own.find(([name, values]) => prefix === "" && isCategory(name) && Array.isArray(values))?.[1];
  const outer = variants.find(({ name }) => isCategory(name))?.values;
  const categories = intersection(outer, named as readonly string[] | undefined);
  const conditions = [
    ...variants
      .filter(({ name }) => !isCategory(name) && !own.some(([field]) => prefix + field === name))
      .map(({ name, values }) => `\`${name}\` is ${quoted(values)}`),
    ...own
      .filter(([, values]) => values !== named)
      .flatMap(([name, condition]) => conditionText(prefix + name, condition, message) ?? []),
  ];
  return { message, ...(categories === undefined ? {} : { categories }), conditions };
}

/** Returns the rules of a schema and of all schemas inside it. */
function rulesIn(
  document: object,
  schema: Schema,
  prefix: string,
  variants: readonly DistinguishingField[],
): RuleRow[] {
  const { allOf = [], properties = {}, items, "x-input-rules": rules = [] } = resolve(document, schema);
  const alternatives = alternativesOf(resolve(document, schema));
  const resolved = alternatives.map((each) => withResolvedFields(document, each));
  const placed = (index: number) =>
    alternatives.length < 2
      ? variants
      : [
          ...variants,
          ...distinguishingFields(resolved, index).map(({ name, values }) => ({ name: prefix + name, values })),
        ];
  return [
    ...rules.map((rule) => rowOf(rule, prefix, variants)),
    ...allOf.flatMap((part) => rulesIn(document, part, prefix, variants)),
    ...alternatives.flatMap((part, index) => rulesIn(document, part, prefix, placed(index))),
    ...Object.entries(properties).flatMap(([name, field]) => rulesIn(document, field, `${prefix}${name}.`, variants)),
    ...(items === undefined ? [] : rulesIn(document, items, prefix.replace(/\.$/, "[]."), variants)),
  ];
}

/** Returns the possible values of an input's `category`. Empty if the input has no such field. */
export function categoriesOf(document: object, found: FoundOperation): string[] {
  const body = requestBody(found);
  const schemas = [
    ...found.parameters.filter(({ name }) => isCategory(name)).map(({ schema }) => schema),
    ...(body === undefined ? [] : categoryFields(document, body.schema)),
  ];
  return [...new Set(schemas.flatMap((schema) => listedIn(merged(document, schema))))];
}

const listedIn = ({ const: only, enum: values = [], anyOf = [] }: Schema): string[] =>
  [...(only === undefined ? [] : [only]), ...values, ...anyOf.flatMap((each) => each.enum ?? [])].map(String);

function categoryFields(document: object, schema: Schema): Schema[] {
  const whole = merged(document, schema);
  return [
    ...(whole.properties?.["category"] === undefined ? [] : [whole.properties["category"]]),
    ...alternativesOf(whole).flatMap((each) => categoryFields(document, each)),
  ];
}

/** Returns each rule of an input once, even if several variants have it, with all categories for which it applies. */
export function ruleRows(document: object, found: FoundOperation): RuleRow[] {
  const body = requestBody(found);
  const rows = [
    ...(found.operation["x-input-rules"] ?? []).map((rule) => rowOf(rule, "", [])),
    ...(body === undefined ? [] : rulesIn(document, body.schema, "", [])),
  ];
  const every = categoriesOf(document, found);
  return [...Map.groupBy(rows, ({ message, conditions }) => JSON.stringify([message, conditions])).values()].flatMap(
    (same): RuleRow[] => {
      const [first] = same;
      if (first === undefined) return [];
      const { message, conditions } = first;
      const categories = new Set(same.flatMap((row) => row.categories ?? every));
      const isEverywhere = every.every((category) => categories.has(category));
      return [{ message, conditions, ...(isEverywhere ? {} : { categories: [...categories] }) }];
    },
  );
}

/**
 * Returns a rule as a sentence that starts with its conditions.
 *
 * @param category category that the reader has selected; the sentence then doesn't mention a condition on the category
 */
export function ruleText({ message, categories, conditions }: RuleRow, category?: string): string {
  const all = [
    ...(categories === undefined || category !== undefined ? [] : [`\`category\` is ${quoted(categories)}`]),
    ...conditions,
  ];
  return all.length === 0 ? message : `When ${listed(all, "and")}: ${message}`;
}

/** Returns each rule of an input as a sentence. With `category`, only the rules that apply to it. */
export const inputRules = (document: object, found: FoundOperation, category?: string): string[] =>
  ruleRows(document, found)
    .filter(({ categories }) => category === undefined || categories === undefined || categories.includes(category))
    .map((row) => ruleText(row, category));
