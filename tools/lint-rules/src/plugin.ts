import { validExamples } from "./examples/valid-examples.ts";
import * as access from "./rules/operations/access.ts";
import * as bounds from "./rules/schemas/bounds.ts";
import * as contradictions from "./rules/contradictions.ts";
import * as deprecation from "./rules/operations/deprecation.ts";
import * as descriptions from "./rules/descriptions.ts";
import * as enumerations from "./rules/schemas/enumerations.ts";
import * as examples from "./rules/operations/examples.ts";
import * as extensions from "./rules/extensions.ts";
import * as fieldNames from "./rules/field-names.ts";
import * as inlineObjects from "./rules/schemas/inline-objects.ts";
import * as keywords from "./rules/schemas/keywords.ts";
import * as names from "./rules/operations/names.ts";
import * as openness from "./rules/schemas/openness.ts";
import * as operationKeys from "./rules/operations/operation-keys.ts";
import * as places from "./rules/schemas/places.ts";
import * as responses from "./rules/operations/responses.ts";
import * as sources from "./rules/operations/sources.ts";
import * as statedBounds from "./rules/schemas/stated-bounds.ts";
import * as statedDefaults from "./rules/schemas/stated-defaults.ts";
import * as tags from "./rules/operations/tags.ts";
import * as times from "./rules/schemas/times.ts";
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
