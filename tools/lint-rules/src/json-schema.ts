import { validate, type OutputUnit, type Schema } from "@cfworker/json-schema";
import { isObject, keysOf, listOf, valueAt } from "./document.ts";

/** One thing that is wrong with a value: where, as the keys that lead there, and what. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Keywords that say no more than the schemas in them. */
const holders = new Set(
  "properties patternProperties additionalProperties unevaluatedProperties propertyNames items prefixItems allOf anyOf oneOf if".split(
    " ",
  ),
);

/** The keys of a pointer of the validator: JSON pointers as fragments of a URI. */
const pathOf = (pointer: string): string[] => keysOf(decodeURIComponent(pointer));

const shown = (value: unknown): string => (typeof value === "string" ? `"${value}"` : JSON.stringify(value));

function missingKeys(required: unknown, value: unknown): string {
  const missing = listOf(required).filter((key) => isObject(value) && !(String(key) in value));
  return `needs the key${missing.length === 1 ? "" : "s"} ${missing.map(shown).join(", ")}`;
}

/** What a keyword holds against a value, in words. */
function words({ keyword, error }: OutputUnit, limit: unknown, value: unknown, path: readonly string[]): string {
  if (keyword === "false") return `has the unknown key ${shown(path.at(-1))}`;
  if (keyword === "required") return missingKeys(limit, value);
  if (keyword === "enum") return `is ${shown(value)}, which is none of ${listOf(limit).map(String).join(", ")}`;
  if (keyword === "type") return `is ${shown(value)}, not ${[limit].flat().join(" or ")}`;
  if (keyword === "pattern") return `is ${shown(value)}, which does not match ${String(limit)}`;
  if (keyword === "const") return `must be ${shown(limit)}`;
  return `is wrong: ${error.replace(/\.$/, "")}`;
}

/** What keeps a value from satisfying a JSON Schema (draft 2020-12) without references. */
export function problemsOf(schema: object, value: unknown): Problem[] {
  const { errors } = validate(value, schema as Schema, "2020-12", {}, false);
  const exact = errors.filter(({ keyword }) => !holders.has(keyword));
  const problems = (exact.length > 0 ? exact : errors).map((error): Problem => {
    const path = pathOf(error.instanceLocation);
    return { path, message: words(error, valueAt(schema, pathOf(error.keywordLocation)), valueAt(value, path), path) };
  });
  // Each key that an object lacks is an error, and the words name them all.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
