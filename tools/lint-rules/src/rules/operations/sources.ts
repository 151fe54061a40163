import type { Rule } from "../../redocly.ts";
import { isObject } from "../../nodes.ts";

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
