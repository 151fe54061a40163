import type { Violation } from "../http/schema-compiler.ts";
import { isNode } from "./operations.ts";

const categories = ["spot", "linear", "inverse", "option"];

/**
 * Describes the first violation in one line that begins with the field's name. Where a request has several schemas, each of them
 * reports violations; those of other categories are not the ones meant.
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

/** A rule on the product category; elsewhere a field of that name is a number. */
function isCategory({ keyword, instancePath, params, parentSchema }: Violation): boolean {
  if (!instancePath.endsWith("/category")) return false;
  const values = keyword === "const" ? [params.allowedValue] : isNode(parentSchema) ? parentSchema.enum : undefined;
  return Array.isArray(values) && values.some((value) => categories.includes(String(value)));
}

const placeOf = ({ instancePath }: Violation): string =>
  instancePath.replace(/^\/(query|body)\/?/, "").replaceAll("/", ".");

/** Names what is missing: the first missing field of each schema that comes closest. */
function missing(first: Violation, errors: readonly Violation[]): string {
  const same = errors.filter(
    ({ keyword, instancePath }) => keyword === "required" && instancePath === first.instancePath,
  );
  const closest = Math.min(...same.map(lacks));
  const names = new Set(
    same.filter((error) => lacks(error) === closest).map(({ params }) => String(params.missingProperty)),
  );
  const where = placeOf(first);
  const found = [...names].map((name) => [where, name].filter((part) => part !== "" && part !== "body").join("."));
  return found.join(" or ") || "body";
}

/** How many of the required fields are not there. */
function lacks({ parentSchema, data }: Violation): number {
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
