import { validExamples } from "../rules/examples.ts";
import { named } from "../redocly.ts";
import { propertyDescriptions, wholeSentences } from "../rules/descriptions.ts";
import { knownStreamExtensions } from "../rules/extensions.ts";
import { neighbourTags } from "../rules/operations/tags.ts";
import { namedEnumerations } from "../rules/schemas/enumerations.ts";
import { besideReferences, fittingKeywords } from "../rules/schemas/keywords.ts";
import { noDeepInlineObjects } from "../rules/schemas/places.ts";
import { statedBounds } from "../rules/schemas/stated.ts";
import { timeUnits } from "../rules/schemas/times.ts";
import { knownParameterValues, namedParameterValues, streamDescriptions } from "./descriptions.ts";
import { closedRequests, openMessages } from "./directions.ts";
import { namedMessageExamples, noUnusedMessages } from "./messages.ts";
import { operationNames, ownTopics, uniqueNames } from "./names.ts";
import { extensionReferences } from "./references.ts";
import { updateFields } from "./update-fields.ts";

type Types = Record<string, { readonly properties: Record<string, unknown> }>;

/**
 * What Redocly knows of AsyncAPI, with the one keyword of JSON Schema 2020-12 that it lacks: the values of a row. Without it, references in
 * a row are neither checked nor bundled.
 */
export function withRows(types: Types): Types {
  const schema = types["Schema"];
  if (schema === undefined) return types;
  const row = { name: "SchemaRow", properties: {}, items: "Schema" };
  const properties = { ...schema.properties, prefixItems: "SchemaRow" };
  return { ...types, SchemaRow: row, Schema: { ...schema, properties } };
}

/** The rules of AsyncAPI documents, by the name they have in `redocly.yaml`. Redocly's own rules on these matters see OpenAPI only. */
export const streamRules = named({
  propertyDescriptions,
  namedEnumerations,
  fittingKeywords,
  statedBounds,
  timeUnits,
  noDeepInlineObjects,
  closedRequests,
  extensionReferences,
  knownExtensions: knownStreamExtensions,
  knownParameterValues,
  namedMessageExamples,
  namedParameterValues,
  neighbourTags,
  noUnusedMessages,
  openMessages,
  operationNames,
  ownTopics,
  besideReferences,
  wholeSentences,
  streamDescriptions,
  uniqueNames,
  updateFields,
  validExamples,
});
