import { validExamples } from "../examples/valid-examples.ts";
import { propertyDescriptions, wholeSentences } from "../rules/descriptions.ts";
import { namedEnumerations } from "../rules/schemas/enumerations.ts";
import { knownStreamExtensions } from "../rules/extensions.ts";
import { noDeepInlineObjects } from "../rules/schemas/inline-objects.ts";
import { besideReferences, fittingKeywords } from "../rules/schemas/keywords.ts";
import { statedBounds } from "../rules/schemas/stated-bounds.ts";
import { neighbourTags } from "../rules/operations/tags.ts";
import { timeUnits } from "../rules/schemas/times.ts";
import { knownParameterValues, namedParameterValues, streamDescriptions } from "./descriptions.ts";
import { closedRequests, openMessages } from "./directions.ts";
import { namedMessageExamples } from "./examples.ts";
import { operationNames, ownTopics, uniqueNames } from "./names.ts";
import { extensionReferences } from "./references.ts";
import { noUnusedMessages } from "./unused.ts";
import { updateFields } from "./update-fields.ts";

/** The rules of AsyncAPI documents, by the name they have in `redocly.yaml`. Redocly's own rules on these matters see OpenAPI only. */
export const streamRules = {
  "property-descriptions": propertyDescriptions,
  "named-enumerations": namedEnumerations,
  "fitting-keywords": fittingKeywords,
  "stated-bounds": statedBounds,
  "time-units": timeUnits,
  "no-deep-inline-objects": noDeepInlineObjects,
  "closed-requests": closedRequests,
  "extension-references": extensionReferences,
  "known-extensions": knownStreamExtensions,
  "known-parameter-values": knownParameterValues,
  "named-message-examples": namedMessageExamples,
  "named-parameter-values": namedParameterValues,
  "neighbour-tags": neighbourTags,
  "no-unused-messages": noUnusedMessages,
  "open-messages": openMessages,
  "operation-names": operationNames,
  "own-topics": ownTopics,
  "beside-references": besideReferences,
  "whole-sentences": wholeSentences,
  "stream-descriptions": streamDescriptions,
  "unique-names": uniqueNames,
  "update-fields": updateFields,
  "valid-examples": validExamples,
};
