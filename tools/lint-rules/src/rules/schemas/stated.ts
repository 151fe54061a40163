import { type Context, type Node, type Rule, isObject } from "../../redocly.ts";

/** "1 to 1,000", "`1` to `5`". */
const range = /(?<![\w.`,-])`?(-?\d[\d,]*)`? to `?(-?\d[\d,]*)`?/g;
/** "At most 20", "up to 20". */
const most = /\b(?:at most|up to) `?(\d[\d,]*)/gi;
const any = /-?\d[\d,]*/g;

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([whole, ...groups]) =>
    (groups.length === 0 ? [whole] : groups).map((number) => Number(String(number).replaceAll(",", ""))),
  );

/** The bounds that a statement of each kind is about, by the type of what is described. */
const bounds: Readonly<Record<string, { readonly least: string; readonly most: string }>> = {
  integer: { least: "minimum", most: "maximum" },
  number: { least: "minimum", most: "maximum" },
  array: { least: "minItems", most: "maxItems" },
};

/** The bounds of a schema that its description contradicts, with the numbers that are stated instead. */
function contradicted(description: string, schema: Node): { bound: string; stated: number[] }[] {
  const names = bounds[String(schema["type"])];
  if (names === undefined) return [];
  const ranges = numbersIn(description, range);
  const named = numbersIn(description, any);
  const checks = [
    // Of a list, "1 to 5" may be about its items.
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
      message: `The description says ${stated.join(" and ")}, and never ${String(schema[bound])}, which is the ${bound}.`,
      location: location.child("description"),
    });
  }
}

/** "1 to 36 letters" of a text whose pattern ends with `{1,36}$`. */
function checkLength(schema: Node, { report, location }: Context): void {
  const length = /\{(\d+),(\d+)\}\$$/.exec(String(schema["pattern"] ?? ""));
  if (length === null) return;
  for (const key of ["description", "x-rule"]) {
    const stated = /(\d+) to (\d+) (?:letters|characters|digits)/.exec(String(schema[key] ?? ""));
    if (stated === null || (stated[1] === length[1] && stated[2] === length[2])) continue;
    report({
      message: `It says "${stated[0]}", the pattern takes ${length[1]} to ${length[2]}.`,
      location: location.child(key),
    });
  }
}

/** The least and the most that a description names are those of the schema. */
export const statedBounds: Rule = () => ({
  Schema(schema, context) {
    checkBounds(schema, schema, context);
    checkLength(schema, context);
  },
  Parameter(parameter, context) {
    checkBounds(parameter, parameter["schema"], context);
  },
});

/** "Default 20", "default `20`", "20 if absent". */
const statedDefault = [/\bdefault `?(-?\d[\d,]*(?:\.\d+)?)/i, /(?<![\w.,-])(-?\d[\d,]*(?:\.\d+)?)`? if absent/];

function checkDefault(described: Node, schema: unknown, { report, location }: Context): void {
  const description = described["description"];
  if (typeof description !== "string" || !isObject(schema) || schema["default"] === undefined) return;
  const actual = String(schema["default"]);
  for (const pattern of statedDefault) {
    const number = pattern.exec(description)?.[1]?.replaceAll(",", "");
    if (number === undefined || number === actual) continue;
    report({
      message: `The description says that the default is ${number}, the schema says ${actual}.`,
      location: location.child("description"),
    });
  }
}

/** The number that a description names as the default is the default. */
export const statedDefaults: Rule = () => ({
  Schema(schema, context) {
    checkDefault(schema, schema, context);
  },
  // A description and a default beside a reference are about the same field.
  ref(reference, context) {
    checkDefault(reference, reference, context);
  },
  Parameter(parameter, context) {
    checkDefault(parameter, parameter["schema"], context);
  },
});
