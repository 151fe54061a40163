import type { Rule } from "../../redocly.ts";

/** The order of rule 1 of `specs/README.md`; extensions stand together. */
const order = [
  "summary",
  "description",
  "deprecated",
  "externalDocs",
  "operationId",
  "tags",
  "security",
  "x-",
  "parameters",
  "requestBody",
  "responses",
];
const rank = (key: string): number => order.indexOf(key.startsWith("x-") ? "x-" : key);

/** The keys of an operation stand in one order, so that two operations can be read side by side. */
export const operationKeyOrder: Rule = () => ({
  Operation(operation, { report, location }) {
    const keys = Object.keys(operation).filter((key) => rank(key) !== -1);
    const early = keys.find((key, index) => index > 0 && rank(key) < rank(keys[index - 1] ?? key));
    if (early === undefined) return;
    const before = keys[keys.indexOf(early) - 1] ?? "";
    report({
      message: `"${early}" stands before "${before}" in an operation. The order is ${order.join(", ")}.`,
      location: location.child(early).key(),
    });
  },
});
