import { type Context, type Location, type Rule, follow, type Place } from "../../redocly.ts";
import { closedValues } from "./schemas.ts";

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** The least is not above the most. */
export const boundsInOrder: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [least, most] of pairs) {
      const [low, high] = [schema[least], schema[most]];
      if (typeof low !== "number" || typeof high !== "number" || low <= high) continue;
      report({ message: `${least} ${low} is above ${most} ${high}.`, location: location.child(least) });
    }
  },
});

/** Says why a schema would not accept its own default, or nothing. */
function defaultProblem(schema: Readonly<Record<string, unknown>>, value: unknown): string | undefined {
  const [low, high, pattern] = [schema["minimum"], schema["maximum"], schema["pattern"]];
  if (typeof value === "number" && typeof low === "number" && value < low) return `is below minimum ${low}`;
  if (typeof value === "number" && typeof high === "number" && value > high) return `is above maximum ${high}`;
  if (typeof value === "string" && typeof pattern === "string" && !new RegExp(pattern, "u").test(value)) {
    return `does not match the pattern ${pattern}`;
  }
  const type = typeof value === "number" && Number.isInteger(value) ? ["integer", "number"] : [typeof value];
  const types = [schema["type"] ?? type].flat();
  return types.some((name) => type.includes(String(name))) || typeof value === "object"
    ? undefined
    : `is not of type ${types.join(" or ")}`;
}

function checkDefault(value: unknown, schema: Place, beside: Location, context: Context): void {
  const values = closedValues(schema, context);
  const problem =
    values !== undefined && !values.includes(value)
      ? `is none of the values ${values.map(String).join(", ")}`
      : defaultProblem(schema.node, value);
  if (problem === undefined) return;
  context.report({ message: `The default ${String(value)} ${problem}.`, location: beside.child("default") });
}

/** A default is a value that the server accepts. */
export const validDefaults: Rule = () => ({
  Schema(schema, context) {
    if (!("default" in schema)) return;
    const { location } = context;
    checkDefault(schema["default"], { node: schema, location }, location, context);
  },
  // A default beside a reference is no part of the schema that the reference leads to.
  ref(reference, context) {
    const { location } = context;
    const schema = "default" in reference ? follow({ node: reference, location }, context) : undefined;
    if (schema !== undefined) checkDefault(reference["default"], schema, location, context);
  },
});

/** The words for the error may show a text; the pattern takes it. */
function checkSample(pattern: string, words: string, { report, location }: Pick<Context, "report" | "location">): void {
  const sample = /such as "?([^"]+)"?$/.exec(words)?.[1];
  if (sample === undefined || new RegExp(pattern, "u").test(sample)) return;
  report({ message: `The pattern ${pattern} does not take ${sample}.`, location: location.child("x-rule") });
}

/** A pattern is a regular expression, and has words for the error of whoever breaks it. */
export const patterns: Rule = () => ({
  Schema(schema, { report, location }) {
    const pattern = schema["pattern"];
    if (typeof pattern !== "string") return;
    try {
      RegExp(pattern, "u");
    } catch (error) {
      report({
        message: `The pattern is no regular expression: ${(error as Error).message}.`,
        location: location.child("pattern"),
      });
      return;
    }
    if (pattern.startsWith("^") !== /[^\\]\$$/.test(pattern))
      report({
        message: "The pattern holds one end of the text only: it begins with ^ and ends with $.",
        location: location.child("pattern"),
      });
    if (typeof schema["x-rule"] === "string") return checkSample(pattern, schema["x-rule"], { report, location });
    report({
      message: "A pattern needs `x-rule` beside it: what the text must be, in words.",
      location: location.child("pattern"),
    });
  },
});
