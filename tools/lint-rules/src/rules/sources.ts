import type { Rule } from "../redocly.ts";
import { isObject } from "../nodes.ts";

/** An operation described from public documents links its page. What is unconfirmed comes from clients and has none. */
export const linkedSource: Rule = () => ({
  Operation(operation, { report, location }) {
    const docs = operation["externalDocs"];
    if (operation["x-evidence"] !== "public" || operation["x-unconfirmed"] === true) return;
    if (isObject(docs) && typeof docs["url"] === "string") return;
    const message = "An operation with `x-evidence: public` links its source: `externalDocs` with url and description.";
    report({ message, location: location.child("x-evidence").key() });
  },
});
