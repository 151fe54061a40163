import { type Rule, isObject, at } from "../../redocly.ts";
import { fieldsOf } from "../schemas/schemas.ts";

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

/** Some products spell the code of the envelope differently. */
const codes = ["retCode", "ret_code"];

/** A successful response of the trading API is an envelope, whose code says whether the call worked. */
export const envelopes: Rule = () => ({
  Operation(node, context) {
    const { location, report } = context;
    const keys = ["responses", "200", "content", "application/json", "schema"];
    const schema = at({ node, location }, keys, context);
    if (schema === undefined) return;
    const fields = fieldsOf(schema, context);
    if (codes.some((name) => fields.has(name))) return;
    const message = "A response needs the fields of the envelope: `allOf` with a `$ref` to Envelope.yaml.";
    report({ message, location: location.child(keys) });
  },
});

/** An operation described from the platform's documentation links its page. */
export const linkedSource: Rule = () => ({
  Operation(operation, { report, location }) {
    const docs = operation["externalDocs"];
    if (operation["x-evidence"] !== "public") return;
    if (isObject(docs) && typeof docs["url"] === "string") return;
    const message = "An operation with `x-evidence: public` links its source: `externalDocs` with url and description.";
    report({ message, location: location.child("x-evidence").key() });
  },
});
