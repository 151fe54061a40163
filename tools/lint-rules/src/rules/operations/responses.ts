import type { Rule } from "../../redocly.ts";
import { at } from "../../nodes.ts";
import { fieldsOf } from "../schemas/schemas.ts";

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
