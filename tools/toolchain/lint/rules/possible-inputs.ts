/** Finds rules of an operation or object that together exclude every input. */
import { comparedText, named } from "../input-rules.ts";
import {
  type Context,
  type Fields,
  type Location,
  type Node,
  type Place,
  type Rule,
  closedValues,
  fieldsOf,
  follow,
  inputFields,
  isObject,
  listOf,
  membersOf,
  requestSchema,
  requiredNames,
} from "../document.ts";

/**
 * A set of possible inputs: the fields that every input has, the fields that no input has, and the possible values of
 * fields.
 */
interface Inputs {
  readonly present: Set<string>;
  readonly absent: Set<string>;
  readonly values: Map<string, readonly string[]>;
}

const copyOf = ({ present, absent, values }: Inputs): Inputs => ({
  present: new Set(present),
  absent: new Set(absent),
  values: new Map(values),
});

/** Returns whether a condition holds for every input in a set. */
function surelyHolds({ present, absent, values }: Inputs, name: string, condition: unknown): boolean {
  if (condition === "absent") return absent.has(name);
  if (!present.has(name)) return false;
  const allowed = new Set(listOf(condition).map(comparedText));
  return condition === "present" || values.get(name)?.every((value) => allowed.has(value)) === true;
}

/** Adds the fields that must be present or missing in every input that satisfies a rule. */
function applyPresence(rule: Node, { present, absent }: Inputs): void {
  const names = (key: string) => listOf(rule[key]).map(String);
  for (const name of names("required")) present.add(name);
  for (const name of names("forbidden")) absent.add(name);
  for (const known of [present, absent])
    if (names("together").some((name) => known.has(name))) for (const name of names("together")) known.add(name);
  const chosen = names("oneOf").find((name) => present.has(name));
  if (chosen !== undefined) for (const name of names("oneOf")) if (name !== chosen) absent.add(name);
  for (const key of ["anyOf", "oneOf"]) {
    const left = names(key).filter((name) => !absent.has(name));
    // If every alternative is excluded, mark the first one as required, so that the contradiction is reported.
    const only = left[0] ?? names(key)[0];
    if (left.length < 2 && only !== undefined) present.add(only);
  }
}

/** Removes the values that a rule excludes. A field without any remaining value is certain to be missing. */
function applyValues(rule: Node, { absent, values }: Inputs): void {
  for (const [name, list] of Object.entries(named(rule["values"]))) {
    const allowed = listOf(list).map(comparedText);
    const left = values.get(name)?.filter((value) => allowed.includes(value)) ?? allowed;
    values.set(name, left);
    if (left.length === 0) absent.add(name);
  }
}

/**
 * Applies rules to `inputs` until nothing changes. Returns the index of the rule that excludes every input, or
 * undefined if some input may satisfy all rules.
 */
function impossibleBy(rules: readonly Node[], inputs: Inputs): number | undefined {
  const known = () =>
    [inputs.present, inputs.absent, ...inputs.values.values()].map((part) => [...part].join()).join(";");
  for (let before = ""; before !== known();) {
    before = known();
    for (const [index, rule] of rules.entries()) {
      const conditions = Object.entries(named(rule["when"]));
      if (!conditions.every(([name, condition]) => surelyHolds(inputs, name, condition))) continue;
      applyPresence(rule, inputs);
      applyValues(rule, inputs);
      if ([...inputs.present].some((name) => inputs.absent.has(name))) return index;
    }
  }
  return undefined;
}

interface Shape {
  readonly fields: Fields;
  readonly required: readonly unknown[];
}

/**
 * Returns the inputs that an operation or object allows, before its rules are applied, as one set for each category.
 */
function inputsByCategory({ fields, required }: Shape, context: Context): Inputs[] {
  const values = new Map<string, readonly string[]>();
  for (const [name, places] of fields) {
    const listed = places.map((place) => closedValues(place, context));
    if (listed.length > 0 && !listed.includes(undefined))
      values.set(name, [...new Set(listed.flatMap((list) => (list ?? []).map(comparedText)))]);
  }
  const inputs = { present: new Set(required.map(String)), absent: new Set<string>(), values };
  const categories = values.get("category") ?? [];
  if (categories.length === 0) return [inputs];
  return categories.map((category) => ({
    present: new Set([...inputs.present, "category"]),
    absent: new Set(),
    values: new Map([...values, ["category", [category]]]),
  }));
}

function check(node: Node, shapes: readonly Shape[], location: Location, context: Context): void {
  const rules = listOf(node["x-input-rules"]).filter(isObject);
  const report = (index: number, what: string) =>
    context.report({
      message: `No input${what} can satisfy this rule and the other rules.`,
      location: location.child(index),
    });
  /**
   * Fields that at least one input may have. `keptOut` has, for each other field, the index of the rule that excludes
   * it.
   */
  const possible = new Set<string>();
  const keptOut = new Map<string, number>();
  for (const shape of shapes) {
    for (const inputs of inputsByCategory(shape, context)) {
      const index = impossibleBy(rules, inputs);
      const category = inputs.values.get("category") ?? [];
      if (index !== undefined) return report(index, category.length === 1 ? ` of the category ${category[0]}` : "");
      for (const name of shape.fields.keys()) {
        const kind = copyOf(inputs);
        kind.present.add(name);
        const reason = impossibleBy(rules, kind);
        if (reason === undefined) possible.add(name);
        else if (!keptOut.has(name)) keptOut.set(name, reason);
      }
    }
  }
  // A rule without a condition narrows a shared schema on purpose: the items of one category lack this field.
  for (const rule of rules)
    if (rule["when"] === undefined) for (const name of listOf(rule["forbidden"])) possible.add(String(name));
  for (const [name, index] of keptOut) if (!possible.has(name)) report(index, ` with "${name}"`);
}

/** Returns the variants of a body, or the body itself. */
function variantsOf(body: Place, context: Context): Place[] {
  const schema = follow(body, context);
  if (schema === undefined) return [];
  const variants = membersOf(schema, ["oneOf", "anyOf"]);
  return variants.length === 0 ? [schema] : variants.flatMap((variant) => variantsOf(variant, context));
}

const shapeOf = (place: Place, context: Context): Shape => ({
  fields: fieldsOf(place, context),
  required: requiredNames(place, context),
});

/**
 * Checks that the rules of an operation or object allow some input of each category, and some input with each field.
 */
export const possibleInputs: Rule = () => ({
  Operation(node, context) {
    if (node["x-input-rules"] === undefined) return;
    const operation = { node, location: context.location };
    const body = requestSchema(operation, context);
    const required = listOf(node["parameters"])
      .filter(isObject)
      .map((parameter) => (parameter["$ref"] === undefined ? parameter : context.resolve(parameter).node))
      .filter((parameter) => parameter?.["required"] === true)
      .map((parameter) => parameter?.["name"]);
    const shapes =
      body === undefined
        ? [{ fields: inputFields(operation, context), required }]
        : variantsOf(body, context).map((variant) => shapeOf(variant, context));
    check(node, shapes, context.location.child("x-input-rules"), context);
  },
  Schema(node, context) {
    if (node["x-input-rules"] === undefined) return;
    const { location } = context;
    check(node, [shapeOf({ node, location }, context)], location.child("x-input-rules"), context);
  },
});
