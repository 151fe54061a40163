import { validExamples } from "./examples/valid-examples.ts";
import * as access from "./rules/access.ts";
import * as bounds from "./rules/bounds.ts";
import * as contradictions from "./rules/contradictions.ts";
import * as deprecation from "./rules/deprecation.ts";
import * as descriptions from "./rules/descriptions.ts";
import * as enumerations from "./rules/enumerations.ts";
import * as examples from "./rules/examples.ts";
import * as extensions from "./rules/extensions.ts";
import * as fieldNames from "./rules/field-names.ts";
import * as inlineObjects from "./rules/inline-objects.ts";
import * as keywords from "./rules/keywords.ts";
import * as names from "./rules/names.ts";
import * as openness from "./rules/openness.ts";
import * as operationKeys from "./rules/operation-keys.ts";
import * as places from "./rules/places.ts";
import * as responses from "./rules/responses.ts";
import * as sources from "./rules/sources.ts";
import * as statedBounds from "./rules/stated-bounds.ts";
import * as statedDefaults from "./rules/stated-defaults.ts";
import * as tags from "./rules/tags.ts";
import * as times from "./rules/times.ts";
import { streamRules } from "./streams/rules.ts";
import { withRows } from "./streams/types.ts";

/** The rules of `specs/README.md` that Redocly's own rules cannot say, by the name they have in `redocly.yaml`. */
export const rules = {
  "beside-references": keywords.besideReferences,
  "bounds-in-order": bounds.boundsInOrder,
  "failure-fields": fieldNames.failureFields,
  "success-fields": fieldNames.successFields,
  "essential-fields": fieldNames.essentialFields,
  "field-replacements": deprecation.fieldReplacements,
  "closed-requests": openness.closedRequests,
  deprecations: deprecation.deprecations,
  "distinct-sources": contradictions.distinctSources,
  "distinct-values": enumerations.distinctValues,
  envelopes: responses.envelopes,
  "explained-once": contradictions.explainedOnce,
  "explained-values": enumerations.explainedValues,
  "fitting-keywords": keywords.fittingKeywords,
  "idempotency-fields": fieldNames.idempotencyFields,
  "input-rule-fields": fieldNames.inputRuleFields,
  "known-environments": access.knownEnvironments,
  "known-extensions": extensions.knownExtensions,
  "limit-categories": contradictions.limitCategories,
  "linked-source": sources.linkedSource,
  "neighbour-tags": tags.neighbourTags,
  "named-enumerations": enumerations.namedEnumerations,
  "named-examples": examples.namedExamples,
  "no-deep-inline-objects": inlineObjects.noDeepInlineObjects,
  "open-responses": openness.openResponses,
  "operation-id-is-path": names.operationIdIsPath,
  "own-responses": contradictions.ownResponses,
  "own-scalars": places.ownScalars,
  "path-file-names": names.pathFileNames,
  "paths-in-order": names.pathsInOrder,
  "operation-key-order": operationKeys.operationKeyOrder,
  "pagination-fields": fieldNames.paginationFields,
  patterns: bounds.patterns,
  "property-descriptions": descriptions.propertyDescriptions,
  replacements: deprecation.replacements,
  "safe-posts": access.safePosts,
  "schema-file-names": names.schemaFileNames,
  "sentence-case-summaries": descriptions.sentenceCaseSummaries,
  "stated-bounds": statedBounds.statedBounds,
  "stated-defaults": statedDefaults.statedDefaults,
  "stated-pagination": fieldNames.statedPagination,
  "stated-permissions": access.statedPermissions,
  "stated-security": access.statedSecurity,
  "stated-windows": times.statedWindows,
  "time-units": times.timeUnits,
  "time-window-fields": fieldNames.timeWindowFields,
  "read-all-fields": fieldNames.readAllFields,
  "used-defaults": contradictions.usedDefaults,
  "valid-defaults": bounds.validDefaults,
  "valid-examples": validExamples,
  "whole-sentences": descriptions.wholeSentences,
};

// oxlint-disable-next-line import/no-default-export -- Redocly loads a plugin by its default export
export default function specwright() {
  return { id: "specwright", rules: { oas3: rules, async3: streamRules }, typeExtension: { async3: withRows } };
}
