import type { Rule } from "../../redocly.ts";
import { isObject } from "../../nodes.ts";

/** Every request body and every response shows at least one named example. */
export const namedExamples: Rule = () => ({
  MediaType(media, { report, location }) {
    const examples = media["examples"];
    if (isObject(examples) && Object.keys(examples).length > 0) return;
    report({ message: "A body needs at least one named example.", location: location.key() });
  },
});
