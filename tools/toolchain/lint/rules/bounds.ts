import {
  type Context,
  type Location,
  type Node,
  type Place,
  type Rule,
  closedValues,
  follow,
  isObject,
} from "../document.ts";

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Checks that a minimum doesn't exceed its maximum. */
export const boundsInOrder: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [least, most] of pairs) {
      const [low, high] = [schema[least], schema[most]];
      if (typeof low !== "number" || typeof high !== "number" || low <= high) continue;
      report({ message: `${least} ${low} is above ${most} ${high}.`, location: location.child(least) });
    }
  },
});

/** Returns the reason that a schema rejects its own default. Undefined if it accepts the default. */
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
      ? `is not one of the values ${values.map(String).join(", ")}`
      : defaultProblem(schema.node, value);
  if (problem === undefined) return;
  context.report({ message: `The default ${String(value)} ${problem}.`, location: beside.child("default") });
}

/** Checks that a schema accepts its default. */
export const validDefaults: Rule = () => ({
  Schema(schema, context) {
    if (!("default" in schema)) return;
    const { location } = context;
    checkDefault(schema["default"], { node: schema, location }, location, context);
  },
  // Check a default next to a reference here, because it isn't part of the referenced schema.
  ref(reference, context) {
    const { location } = context;
    const schema = "default" in reference ? follow({ node: reference, location }, context) : undefined;
    if (schema !== undefined) checkDefault(reference["default"], schema, location, context);
  },
});

/** Checks that a pattern accepts the sample in its error message. */
function checkSample(pattern: string, words: string, { report, location }: Pick<Context, "report" | "location">): void {
  const sample = /such as "?([^"]+)"?$/.exec(words)?.[1];
  if (sample === undefined || new RegExp(pattern, "u").test(sample)) return;
  report({
    message: `The pattern ${pattern} does not match ${sample}, the sample in \`x-rule\`.`,
    location: location.child("x-rule"),
  });
}

/** Checks that a pattern is a regular expression and has a message for invalid input. */
export const patterns: Rule = () => ({
  Schema(schema, { report, location }) {
    const pattern = schema["pattern"];
    if (typeof pattern !== "string") return;
    try {
      RegExp(pattern, "u");
    } catch (error) {
      report({
        message: `The pattern is not a regular expression: ${(error as Error).message}.`,
        location: location.child("pattern"),
      });
      return;
    }
    if (pattern.startsWith("^") !== /[^\\]\$$/.test(pattern))
      report({
        message: "The pattern checks only one end of the string: it must begin with ^ and end with $.",
        location: location.child("pattern"),
      });
    if (typeof schema["x-rule"] === "string") return checkSample(pattern, schema["x-rule"], { report, location });
    report({
      message: "A pattern needs `x-rule` beside it: the rule for the string, in words.",
      location: location.child("pattern"),
    });
  },
});

/** Matches ranges such as "1 to 1,000" or "`1` to `5`". */
const range = /(?<![\w.`,-])`?(-?\d[\d,]*)`? to `?(-?\d[\d,]*)`?/g;
/** Matches maximums such as "At most 20" or "up to 20". */
const most = /\b(?:at most|up to) `?(\d[\d,]*)/gi;
const any = /-?\d[\d,]*/g;

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([whole, ...groups]) =>
    (groups.length === 0 ? [whole] : groups).map((number) => Number(String(number).replaceAll(",", ""))),
  );

/** The schema keywords for the minimum and maximum that a description states, by the type of the schema. */
const bounds: Readonly<Record<string, { readonly least: string; readonly most: string }>> = {
  integer: { least: "minimum", most: "maximum" },
  number: { least: "minimum", most: "maximum" },
  array: { least: "minItems", most: "maxItems" },
};

/**
 * Returns the bounds for which the description and the schema state different numbers, with the numbers in the
 * description.
 */
function contradicted(description: string, schema: Node): { bound: string; stated: number[] }[] {
  const names = bounds[String(schema["type"])];
  if (names === undefined) return [];
  const ranges = numbersIn(description, range);
  const named = numbersIn(description.replaceAll(/\bdefault `?-?\d[\d,.]*`?|`?-?\d[\d,.]*`? if absent/gi, ""), any);
  const checks = [
    // Skip ranges for a list, because "1 to 5" in its description may describe its items.
    { bound: names.least, stated: schema["type"] === "array" ? [] : ranges },
    { bound: names.most, stated: [...(schema["type"] === "array" ? [] : ranges), ...numbersIn(description, most)] },
  ];
  return checks.filter(({ bound, stated }) => {
    const actual = schema[bound];
    return stated.length > 0 && typeof actual === "number" && !named.includes(actual);
  });
}

function checkBounds(described: Node, schema: unknown, { report, location }: Context): void {
  const description = described["description"];
  if (typeof description !== "string" || !isObject(schema)) return;
  for (const { bound, stated } of contradicted(description, schema)) {
    report({
      message: `The description states ${stated.join(" and ")}, but not ${String(schema[bound])}, the ${bound}.`,
      location: location.child("description"),
    });
  }
}

/**
 * Checks that a length in words, such as "1 to 36 letters", equals the repetitions at the end of a pattern, such as
 * `{1,36}$`.
 */
function checkLength(schema: Node, { report, location }: Context): void {
  const length = /\{(\d+),(\d+)\}\$$/.exec(String(schema["pattern"] ?? ""));
  if (length === null) return;
  for (const key of ["description", "x-rule"]) {
    const stated = /(\d+) to (\d+) (?:letters|characters|digits)/.exec(String(schema[key] ?? ""));
    if (stated === null || (stated[1] === length[1] && stated[2] === length[2])) continue;
    report({
      message: `The ${key} states "${stated[0]}", but the pattern allows ${length[1]} to ${length[2]} characters.`,
      location: location.child(key),
    });
  }
}

/** Checks that the bounds stated in a description equal those of the schema. */
export const statedBounds: Rule = () => ({
  Schema(schema, context) {
    checkBounds(schema, schema, context);
    checkLength(schema, context);
  },
  Parameter(parameter, context) {
    checkBounds(parameter, parameter["schema"], context);
  },
});

/** Matches defaults such as "Default 20", "default `20`" or "20 if absent". */
const statedDefault = [/\bdefault `?(-?\d[\d,]*(?:\.\d+)?)/i, /(?<![\w.,-])(-?\d[\d,]*(?:\.\d+)?)`? if absent/];

function checkStatedDefault(described: Node, schema: unknown, { report, location }: Context): void {
  const description = described["description"];
  if (typeof description !== "string" || !isObject(schema) || schema["default"] === undefined) return;
  const actual = String(schema["default"]);
  for (const pattern of statedDefault) {
    const number = pattern.exec(description)?.[1]?.replaceAll(",", "");
    if (number === undefined || number === actual) continue;
    report({
      message: `The description states the default ${number}, but the schema has ${actual}.`,
      location: location.child("description"),
    });
  }
}

/** Checks that the default stated in a description equals the default of the schema. */
export const statedDefaults: Rule = () => ({
  Schema(schema, context) {
    checkStatedDefault(schema, schema, context);
  },
  // A description and a default next to a reference belong to the same field, so compare them.
  ref(reference, context) {
    checkStatedDefault(reference, reference, context);
  },
  Parameter(parameter, context) {
    checkStatedDefault(parameter, parameter["schema"], context);
  },
});
