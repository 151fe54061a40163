import { ruleFields } from "../input-rules.ts";
import {
  type Context,
  type Location,
  type Node,
  type Rule,
  at,
  existingOperations,
  isObject,
  listOf,
  type Place,
  inputFields,
  requestSchema,
  resultFields,
  closedValues,
  combined,
  fieldsOf,
  listedValues,
  requiredNames,
  needField,
  needFields,
  valueAt,
  type Fields,
} from "../document.ts";

/** Arguments for the check of one extension: its value, its location, and its operation. */
interface Checked {
  readonly value: Node;
  readonly location: Location;
  readonly operation: Place;
  readonly context: Context;
}

/** Builds a rule that checks the extension `name` of each operation. */
const forExtension =
  (name: string, check: (checked: Checked) => void): Rule =>
  () => ({
    Operation(node, context) {
      const value = node[name];
      if (value === null || typeof value !== "object") return;
      const { location } = context;
      check({ value: value as Node, location: location.child(name), operation: { node, location }, context });
    },
  });

/** Checks that the values which a rule names are possible values of their fields. */
function checkValues(fields: Fields, named: Node, location: Location, context: Context): void {
  for (const [name, wanted] of Object.entries(named)) {
    needField(fields, name, "The request", location.child(name), context);
    const values = (fields.get(name) ?? []).map((field) => closedValues(field, context));
    // Skip a field that accepts any string, because every value is possible.
    if (values.length === 0 || values.includes(undefined)) continue;
    const known = new Set(values.flatMap((list) => list ?? []));
    for (const [index, value] of listOf(wanted).entries()) {
      if (known.has(value)) continue;
      const message = `"${name}" never has the value ${String(value)}. Its values are ${[...known].map(String).join(", ")}.`;
      context.report({ message, location: location.child([name, index]) });
    }
  }
}

/**
 * Checks that the message of a rule mentions one of the rule's fields. A message that only mentions another field
 * probably belongs to another rule.
 */
function checkMessage(rule: Node, fields: Fields, location: Location, { report }: Context): void {
  const words = [...String(rule["message"]).matchAll(/\w+/g)].map(([word]) => word);
  const own = ruleFields(rule);
  // Ignore a plain word such as "price", which may be part of the sentence rather than a field.
  const other = words.find((word) => fields.has(word) && !own.has(word) && /[a-z][A-Z]|_/.test(word));
  if (other === undefined || words.some((word) => own.has(word))) return;
  report({ message: `The message is about "${other}", the rule about ${[...own].join(", ")}.`, location });
}

function checkInputRules(node: Node, fields: Fields, context: Context): void {
  const location = context.location.child("x-input-rules");
  for (const [index, rule] of listOf(node["x-input-rules"]).entries()) {
    if (!isObject(rule)) continue;
    for (const key of ["when", "values"]) {
      if (isObject(rule[key])) checkValues(fields, rule[key], location.child([index, key]), context);
    }
    for (const key of ["range", "greaterThan", "atLeast", "same", "different", "decimals", "distinct"]) {
      for (const [name, other] of Object.entries(isObject(rule[key]) ? rule[key] : {})) {
        const place = location.child([index, key, name]);
        needField(fields, name, "The request", place, context);
        if (typeof other === "string") needField(fields, other, "The request", place, context);
      }
    }
    for (const key of ["anyOf", "oneOf", "together", "required", "forbidden"])
      needFields(fields, rule[key], "The request", location.child([index, key]), context);
    checkMessage(rule, fields, location.child([index, "message"]), context);
  }
}

/** Checks that `x-input-rules` only names fields of the request or object, and possible values of these fields. */
const inputRuleFields: Rule = () => ({
  Operation(node, context) {
    if ("x-input-rules" in node)
      checkInputRules(node, inputFields({ node, location: context.location }, context), context);
  },
  Schema(node, context) {
    if ("x-input-rules" in node)
      checkInputRules(node, fieldsOf({ node, location: context.location }, context), context);
  },
});

/** Checks that `x-pagination` only names fields of the request and of the result. */
const paginationFields = forExtension("x-pagination", ({ value, location, operation, context }) => {
  const [input, result] = [inputFields(operation, context), resultFields(operation, context)];
  for (const key of ["cursor", "page", "size"])
    needField(input, value[key], "The request", location.child(key), context);
  for (const key of ["next", "items", "total"])
    needField(result, value[key], "The result", location.child(key), context);
  for (const [key, fields] of [
    ["cursor", input],
    ["next", result],
  ] as const) {
    const name = String(value[key] ?? "cursor");
    if (!fields.has(name) || /cursor/i.test(name)) continue;
    const message = `"${name}" is not a cursor: \`${key}\` names the parameter for the next page.`;
    context.report({ message, location: location.child(key) });
  }
  const next = result.get(String(value["next"])) ?? [];
  if (next.some(({ node }) => node["items"] !== undefined || node["properties"] !== undefined)) {
    const message = `"${String(value["next"])}" is not a string: \`next\` names the cursor of the next page.`;
    context.report({ message, location: location.child("next") });
  }
  const range = (value["range"] ?? {}) as Node;
  for (const key of ["start", "end"])
    needField(input, range[key], "The request", location.child("range").child(key), context);
  if (!/^\d/.test(String(range["spacing"] ?? 0)))
    needField(input, range["spacing"], "The request", location.child("range").child("spacing"), context);
  const items = result.get(String(value["items"])) ?? [];
  if (items.length === 0 || items.some(({ node }) => node["items"] !== undefined || node["type"] === undefined)) return;
  context.report({
    message: `"${String(value["items"])}" is not a list: \`items\` names the records of a page.`,
    location: location.child("items"),
  });
});

const pageInputs = ["cursor", "nextCursor", "page", "pageIndex", "pageNo", "currentPage"];
const pageResults = ["nextPageCursor", "nextCursor"];

/** Checks that an operation with pagination fields has `x-pagination`. */
export const statedPagination: Rule = () => ({
  Operation(node, context) {
    if (node["x-pagination"] !== undefined) return;
    const operation = { node, location: context.location };
    const [input, result] = [inputFields(operation, context), resultFields(operation, context)];
    const name = pageInputs.find((field) => input.has(field)) ?? pageResults.find((field) => result.has(field));
    if (name === undefined) return;
    const message = `"${name}" selects a page, so the operation needs x-pagination. Without it, the client reads only the first page.`;
    context.report({ message, location: context.location.child("operationId") });
  },
});

/**
 * Checks that `x-idempotency` names a field of the request, or of the items of a batch. `mint` must be true if the
 * field is an id that the client can generate. It must be false if the value comes from the server, such as the id of a
 * quote.
 */
const idempotencyFields = forExtension("x-idempotency", ({ value, location, operation, context }) => {
  const [list, item] = String(value["field"]).split("[].");
  const isId = /(?<!quote)Id$/.test(String(value["field"]));
  if (value["mint"] !== isId) {
    const what = isId ? "is an ID that the client can generate" : "is not an ID that the client could generate";
    context.report({
      message: `"${String(value["field"])}" ${what}: \`mint\` is ${isId}.`,
      location: location.child("mint"),
    });
  }
  const body = fieldsOf(requestSchema(operation, context), context);
  const fields = value["in"] === "body" ? body : inputFields(operation, context);
  needField(fields, list, "The request", location.child("field"), context);
  if (item === undefined) return;
  const items = new Map<string, Place[]>();
  for (const field of fields.get(list ?? "") ?? []) fieldsOf(at(field, ["items"], context), context, items);
  needField(items, item, `An item of "${list}"`, location.child("field"), context);
});

/** Checks that `x-failure-values` names a field of the result, and possible values of this field. */
const failureFields = forExtension("x-failure-values", ({ value, location, operation, context }) => {
  // Without a field, the values belong to the result itself.
  if (value["field"] === undefined) return;
  const fields = resultFields(operation, context);
  needField(fields, value["field"], "The result", location.child("field"), context);
  const listed = (fields.get(String(value["field"])) ?? []).flatMap((field) => listedValues(field, context));
  // A field without a list of values accepts any value.
  if (listed.length === 0) return;
  for (const key of ["values", "otherThan"]) {
    for (const [index, wanted] of listOf(value[key]).entries()) {
      if (listed.includes(wanted)) continue;
      const message = `"${String(value["field"])}" never has the value ${JSON.stringify(wanted)}. Its values are ${listed.map((known) => JSON.stringify(known)).join(", ")}.`;
      context.report({ message, location: location.child([key, index]) });
    }
  }
});

/**
 * Checks that each input in `x-read-all` has a category if the operation has a category parameter. Without a category,
 * the platform returns the records of only one category.
 */
function checkCategories(node: Node, fields: Fields, { location, report }: Context): void {
  if (!fields.has("category")) return;
  for (const [index, read] of listOf(node["x-read-all"]).entries()) {
    if (!isObject(read) || valueAt(read, ["input", "category"]) !== undefined) continue;
    report({
      message: "An entry of `x-read-all` must set the category in its `input`.",
      location: location.child(["x-read-all", index]),
    });
  }
}

/**
 * Checks that `x-read-all` only names existing operations and fields of the request. If the request has a category,
 * each input must set it.
 */
const readAllFields = existingOperations((node, context) => {
  const fields = "x-read-all" in node ? inputFields({ node, location: context.location }, context) : new Map();
  checkCategories(node, fields, context);
  return listOf(node["x-read-all"]).flatMap((read, index) =>
    ["input", "each"].flatMap((key) =>
      Object.entries(isObject(read) && isObject(read[key]) ? read[key] : {}).flatMap(([name, value]) => {
        const location = context.location.child(["x-read-all", index, key, name]);
        needField(fields, name, "The request", location, context);
        return key === "each" ? [[value, location] as const] : [];
      }),
    ),
  );
});

/** Checks that `x-required-on-success` only names fields of its object. */
const successFields: Rule = () => ({
  Schema(node, context) {
    const { location } = context;
    const fields = fieldsOf({ node, location }, context);
    for (const [index, name] of listOf(node["x-required-on-success"]).entries()) {
      const place = location.child(["x-required-on-success", index]);
      needField(fields, name, "The result", place, context);
      if (!listOf(node["required"]).includes(name)) continue;
      context.report({
        message: `Every response has "${String(name)}", because \`required\` lists it. Remove it here.`,
        location: place,
      });
    }
  },
});

/** Checks that `x-essential` only names required fields of its object that aren't deprecated. */
const essentialFields: Rule = () => ({
  Schema(node, context) {
    const { location } = context;
    const names = listOf(node["x-essential"]);
    if (names.length === 0) return;
    const fields = fieldsOf({ node, location }, context);
    const required = new Set(requiredNames({ node, location }, context));
    for (const [index, name] of names.entries()) {
      const place = location.child(["x-essential", index]);
      needField(fields, name, "The record", place, context);
      const isDeprecated = fields.get(String(name))?.some((field) => field.node["deprecated"] === true) === true;
      if (isDeprecated)
        context.report({
          message: `"${String(name)}" is deprecated: the platform may stop sending it.`,
          location: place,
        });
      if (fields.has(String(name)) && !required.has(name))
        context.report({ message: `"${String(name)}" is not required: a response may lack it.`, location: place });
    }
  },
});

/** Checks that `x-time-window` only names fields of the request. */
const timeWindowFields = forExtension("x-time-window", ({ value, location, operation, context }) => {
  const fields = inputFields(operation, context);
  for (const key of ["start", "end"]) needField(fields, value[key], "The request", location.child(key), context);
  const isStart = (name: unknown) => /start|begin|from/i.test(String(name));
  if (isStart(value["end"]) && !isStart(value["start"]))
    context.report({
      message: `"${String(value["end"])}" begins the range: swap \`start\` and \`end\`.`,
      location: location.child("start"),
    });
  const types = (fields.get(String(value["start"])) ?? []).flatMap(({ node }) => node["type"] ?? []);
  if (types.length === 0 || types.includes("string") === (value["type"] === "string")) return;
  context.report({
    message: `"${String(value["start"])}" is ${types.join(" or ")}: \`type: string\` means that a time is text.`,
    location: location.key(),
  });
});

/** Checks that the fields and values in extensions exist, and have the right type. */
export const extensionFields = combined(
  inputRuleFields,
  paginationFields,
  idempotencyFields,
  failureFields,
  readAllFields,
  successFields,
  essentialFields,
  timeWindowFields,
);
