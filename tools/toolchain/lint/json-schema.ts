import { validate, type OutputUnit, type Schema } from "@cfworker/json-schema";
import { isObject, keysOf, listOf, valueAt } from "./document.ts";

/** A violation of a JSON Schema: the path of the value, and the message. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Keywords that only contain other schemas. */
const holders = new Set(
  "properties patternProperties additionalProperties unevaluatedProperties propertyNames items prefixItems allOf anyOf oneOf if".split(
    " ",
  ),
);

/** Returns the keys in a pointer of the validator, which is a percent-encoded JSON pointer. */
const pathOf = (pointer: string): string[] => keysOf(decodeURIComponent(pointer));

const shown = (value: unknown): string => (typeof value === "string" ? `"${value}"` : JSON.stringify(value));

function missingKeys(required: unknown, value: unknown): string {
  const missing = listOf(required).filter((key) => isObject(value) && !(String(key) in value));
  return `needs the key${missing.length === 1 ? "" : "s"} ${missing.map(shown).join(", ")}`;
}

/** Describes how a value violates a keyword. */
function words({ keyword, error }: OutputUnit, limit: unknown, value: unknown, knownKeys: readonly string[]): string {
  if (keyword === "false") return `is not a known key; there are ${knownKeys.join(", ")}`;
  if (keyword === "required") return missingKeys(limit, value);
  if (keyword === "enum") return `is ${shown(value)}, which is none of ${listOf(limit).map(String).join(", ")}`;
  if (keyword === "type") return `is ${shown(value)}, not ${[limit].flat().join(" or ")}`;
  if (keyword === "pattern") return `is ${shown(value)}, which does not match ${String(limit)}`;
  if (keyword === "const") return `must be ${shown(limit)}`;
  return `is wrong: ${error.replace(/\.$/, "")}`;
}

const isInside = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

const depth = ({ instanceLocation }: OutputUnit): number => pathOf(instanceLocation).length;

/**
 * Returns the errors to report. If the value fits none of several alternatives, returns only the errors of the
 * alternatives that it almost satisfies, which are those with the deepest violation.
 */
function closest(errors: readonly OutputUnit[]): OutputUnit[] {
  const alternatives = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isOf = (error: OutputUnit) => (choice: OutputUnit) =>
    isInside(error.keywordLocation, choice.keywordLocation) &&
    isInside(error.instanceLocation, choice.instanceLocation);
  const exact = errors.filter(({ keyword }) => !holders.has(keyword));
  const groups = Map.groupBy(exact.length > 0 ? exact : errors, (error) => alternatives.find(isOf(error)));
  return [...groups].flatMap(([choice, group]) => {
    const deepest = Math.max(...group.map(depth));
    return choice === undefined ? group : group.filter((error) => depth(error) === deepest);
  });
}

/** Returns the violations of a JSON Schema (draft 2020-12) without references. */
export function problemsOf(schema: object, value: unknown): Problem[] {
  const { errors: reported } = validate(value, schema as Schema, "2020-12", {}, false);
  // The validator reports an unknown key without its place in the schema, right after the keyword that forbids it, so
  // use the place of that keyword.
  const errors = reported.map((error, index) =>
    error.keyword === "false" ? { ...error, keywordLocation: (reported[index - 1] ?? error).keywordLocation } : error,
  );
  const problems = closest(errors).map((error): Problem => {
    const path = pathOf(error.instanceLocation);
    const keyword = pathOf(error.keywordLocation);
    const holder = valueAt(schema, keyword.slice(0, -1));
    const knownKeys = isObject(holder) && isObject(holder["properties"]) ? Object.keys(holder["properties"]) : [];
    return { path, message: words(error, valueAt(schema, keyword), valueAt(value, path), knownKeys) };
  });
  // Each missing key is a separate error, but one message names all missing keys, so remove the duplicates.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
