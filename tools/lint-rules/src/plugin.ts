import * as all from "./rules.ts";
import { streamRules } from "./streams/rules.ts";
import { withRows } from "./streams/types.ts";

/** The rules of `specs/README.md` that Redocly's own rules cannot say, by the name they have in `redocly.yaml`. */
export const rules = {
  "operation-id-is-path": all.operationIdIsPath,
  "named-examples": all.namedExamples,
  "property-descriptions": all.propertyDescriptions,
  "named-enumerations": all.namedEnumerations,
  "no-placeholders": all.noPlaceholders,
  "no-deep-inline-objects": all.noDeepInlineObjects,
  "sentence-case-summaries": all.sentenceCaseSummaries,
  "one-tag": all.oneTag,
};

// oxlint-disable-next-line import/no-default-export -- Redocly loads a plugin by its default export
export default function specwright() {
  return { id: "specwright", rules: { oas3: rules, async3: streamRules }, typeExtension: { async3: withRows } };
}
