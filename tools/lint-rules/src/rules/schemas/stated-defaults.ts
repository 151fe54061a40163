import type { Context, Node, Rule } from "../../redocly.ts";
import { isObject } from "../../nodes.ts";

/** "Default 20", "default `20`", "20 if absent". */
const stated = [/\bdefault `?(-?\d[\d,]*(?:\.\d+)?)/i, /(?<![\w.,-])(-?\d[\d,]*(?:\.\d+)?)`? if absent/];

function check(described: Node, schema: unknown, { report, location }: Context): void {
  const description = described["description"];
  if (typeof description !== "string" || !isObject(schema) || schema["default"] === undefined) return;
  const actual = String(schema["default"]);
  for (const pattern of stated) {
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
    check(schema, schema, context);
  },
  // A description and a default beside a reference are about the same field.
  ref(reference, context) {
    check(reference, reference, context);
  },
  Parameter(parameter, context) {
    check(parameter, parameter["schema"], context);
  },
});
