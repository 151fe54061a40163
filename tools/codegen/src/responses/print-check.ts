import type { ResponseSchema } from "./response-schema.ts";

const EXPECT: Readonly<Record<string, string>> = {
  array: "expectArray",
  boolean: "expectBoolean",
  number: "expectNumber",
  object: "expectObject",
  string: "expectString",
};

/** An object whose fields are checked one after the other, until one is wrong. */
function printFields(required: Readonly<Record<string, ResponseSchema>>, indent: string): string {
  const checks = Object.entries(required).map(([name, schema]) =>
    printExpectation(schema, `fields[${JSON.stringify(name)}]`, `.${name}`, `${indent}  `),
  );
  return `(fields) =>\n${indent}  ${checks.join(` ??\n${indent}  `)}`;
}

/** An array whose first items are checked one after the other. */
function printItems(items: readonly ResponseSchema[], indent: string): string {
  const checks = items.map((schema, index) => printExpectation(schema, `items[${index}]`, `[${index}]`, `${indent}  `));
  return `(items) =>\n${indent}  ${checks.join(` ??\n${indent}  `)}`;
}

/** The expression that checks one value with the functions of the transport. It begins on a line with this indent. */
function printExpectation(schema: ResponseSchema, value: string, name: string, indent: string): string {
  const { type, required, items, firstItems, isId } = schema;
  const values = `${value}, ${JSON.stringify(name)}`;
  if (type === undefined) return `expectPresent(${values})`;
  const [only, ...others] = [type].flat().filter((one) => one !== "null");
  const isStructure = required !== undefined || items !== undefined || firstItems !== undefined;
  // What is inside is known only of a value of one type.
  if (typeof type !== "string" && isStructure && only !== undefined && others.length === 0)
    return `(${value} === null ? undefined : ${printExpectation({ ...schema, type: only }, value, name, indent)})`;
  const expect = typeof type === "string" ? EXPECT[type] : undefined;
  if (expect === undefined)
    return `expectOneOf(${values}, [${[type]
      .flat()
      .map((one) => JSON.stringify(one))
      .join(", ")}])`;
  if (required !== undefined) return `${expect}(${values}, ${printFields(required, indent)})`;
  if (firstItems !== undefined) return `expectTuple(${values}, ${printItems(firstItems, indent)})`;
  if (items === undefined) return `${isId ? "expectId" : expect}(${values})`;
  return `${expect}(${values}, (item) =>\n${indent}  ${printExpectation(items, "item", "", `${indent}  `)})`;
}

/** A function that checks a value, which its messages call `name`. It begins on a line with this indent. */
export function printCheck(name: string, schema: ResponseSchema, isOptional = false, indent = ""): string {
  const optional = isOptional ? `${name} === undefined ? undefined : ` : "";
  return `(${name}) =>\n${indent}  ${optional}${printExpectation(schema, name, name, `${indent}  `)}`;
}

/** The import of what the printed checks use, without an end of line. */
export function printCheckImports(checks: string, types: readonly string[] = ["ResponseCheck"]): string {
  const used = [...new Set(checks.match(/\bexpect[A-Z]\w+/g))].toSorted();
  const names = [...used, ...types.map((type) => `type ${type}`)];
  return `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "@specwright/transport";`;
}
