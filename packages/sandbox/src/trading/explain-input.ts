import { isNode } from "./operations.ts";

/** What the validating library says about one broken rule. */
export interface Problem {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that holds the rule, and the value it judged. */
  parentSchema?: unknown;
  data?: unknown;
}

const categories = ["spot", "linear", "inverse", "option"];

/**
 * One line for the first thing that is wrong, beginning with its name. Where a request may have several forms, every form has
 * complained: the forms of other categories are not the ones meant.
 */
export function explain(errors: readonly Problem[]): string | undefined {
  const wrongCategory = errors.find((error) => isCategory(error) && !categories.includes(String(error.data)));
  if (wrongCategory !== undefined) return `category: one of ${categories.join(", ")}`;
  const first = errors.find((error) => error.keyword !== "anyOf" && !isCategory(error)) ?? errors[0];
  if (first === undefined) return undefined;
  if (first.keyword === "required") return `${missing(first, errors)}: required`;
  const where = placeOf(first);
  return `${where === "" ? "request" : where}: ${wordsOf(first)}`;
}

/** A rule on the product category; elsewhere a field of that name is a number. */
function isCategory({ keyword, instancePath, params }: Problem): boolean {
  if (!instancePath.endsWith("/category")) return false;
  const values = keyword === "enum" ? params.allowedValues : keyword === "const" ? [params.allowedValue] : [];
  return Array.isArray(values) && values.some((value) => categories.includes(String(value)));
}

const placeOf = ({ instancePath }: Problem): string =>
  instancePath.replace(/^\/(query|requestBody|header|path)\/?/, "").replaceAll("/", ".");

/** What is missing: of the forms that come closest, each one's first missing name. */
function missing(first: Problem, errors: readonly Problem[]): string {
  const same = errors.filter(
    ({ keyword, instancePath }) => keyword === "required" && instancePath === first.instancePath,
  );
  const closest = Math.min(...same.map(lacks));
  const names = new Set(
    same.filter((error) => lacks(error) === closest).map(({ params }) => String(params.missingProperty)),
  );
  const where = placeOf(first);
  const found = [...names].map((name) =>
    [where, name].filter((part) => part !== "" && part !== "requestBody").join("."),
  );
  return found.join(" or ") || "body";
}

/** How many of the required fields are not there. */
function lacks({ parentSchema, data }: Problem): number {
  const required = isNode(parentSchema) && Array.isArray(parentSchema.required) ? parentSchema.required : [];
  return required.filter((name) => !isNode(data) || data[String(name)] === undefined).length;
}

function wordsOf({ keyword, params, message, parentSchema }: Problem): string {
  if (keyword === "enum" && Array.isArray(params.allowedValues)) return `one of ${params.allowedValues.join(", ")}`;
  if (keyword === "const") return `must be ${String(params.allowedValue)}`;
  if (keyword === "pattern") {
    const rule = isNode(parentSchema) ? parentSchema["x-rule"] : undefined;
    return typeof rule === "string" ? rule : "has the wrong format";
  }
  return message ?? "invalid";
}
