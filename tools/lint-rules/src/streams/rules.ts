import { noPlaceholders, propertyDescriptions } from "../rules/descriptions.ts";
import { namedEnumerations } from "../rules/enumerations.ts";
import { noDeepInlineObjects } from "../rules/inline-objects.ts";
import { fittingKeywords } from "../rules/keywords.ts";
import { statedBounds } from "../rules/stated-bounds.ts";
import { timeUnits } from "../rules/times.ts";
import { knownParameterValues, namedParameterValues, streamDescriptions } from "./descriptions.ts";
import { closedRequests, openMessages } from "./directions.ts";
import { knownStreamExtensions } from "./extensions.ts";
import { namedMessageExamples, validMessageExamples } from "./examples.ts";
import { operationNames, uniqueNames } from "./names.ts";
import { noUnusedMessages } from "./unused.ts";

/** The rules of AsyncAPI documents, by the name they have in `redocly.yaml`. Redocly's own rules on these matters see OpenAPI only. */
export const streamRules = {
  "property-descriptions": propertyDescriptions,
  "named-enumerations": namedEnumerations,
  "fitting-keywords": fittingKeywords,
  "stated-bounds": statedBounds,
  "time-units": timeUnits,
  "no-placeholders": noPlaceholders,
  "no-deep-inline-objects": noDeepInlineObjects,
  "closed-requests": closedRequests,
  "known-extensions": knownStreamExtensions,
  "known-parameter-values": knownParameterValues,
  "named-message-examples": namedMessageExamples,
  "named-parameter-values": namedParameterValues,
  "no-unused-messages": noUnusedMessages,
  "open-messages": openMessages,
  "operation-names": operationNames,
  "stream-descriptions": streamDescriptions,
  "unique-names": uniqueNames,
  "valid-message-examples": validMessageExamples,
};
