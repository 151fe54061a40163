import { type Types, named } from "./document.ts";
import { knownExtensions, knownStreamExtensions } from "./extensions.ts";
import * as access from "./rules/access.ts";
import * as bounds from "./rules/bounds.ts";
import * as contradictions from "./rules/contradictions.ts";
import * as descriptions from "./rules/descriptions.ts";
import { validExamples } from "./rules/examples.ts";
import * as fieldNames from "./rules/field-names.ts";
import { operationIdIsPath, pathFileNames, pathsInOrder, schemaFileNames } from "./rules/names.ts";
import { closedMessages, closedRequests, openMessages, openResponses } from "./rules/openness.ts";
import * as operations from "./rules/operations.ts";
import { possibleInputs } from "./rules/possible-inputs.ts";
import * as schemas from "./rules/schemas.ts";
import * as streamFields from "./rules/stream-fields.ts";
import * as streams from "./rules/streams.ts";
import * as times from "./rules/times.ts";
import { sharedResponses, withSharedResponses } from "./shared-responses.ts";

/** Rules of `specs/README.md` that Redocly's own rules can't express, by their name in `redocly.yaml`. */
export const rules = named({
  ...access,
  ...bounds,
  ...contradictions,
  ...descriptions,
  ...fieldNames,
  ...operations,
  ...schemas,
  ...times,
  closedRequests,
  knownExtensions,
  openResponses,
  operationIdIsPath,
  pathFileNames,
  pathsInOrder,
  possibleInputs,
  schemaFileNames,
  validExamples,
});

/** Names of the rules that apply to OpenAPI and AsyncAPI documents. */
const shared = new Set([
  "beside-references",
  "bounds-in-order",
  "deprecations",
  "distinct-values",
  "explained-once",
  "explained-values",
  "extension-fields",
  "fitting-keywords",
  "named-enumerations",
  "neighbour-tags",
  "no-deep-inline-objects",
  "own-descriptions",
  "patterns",
  "property-descriptions",
  "stated-bounds",
  "stated-defaults",
  "stated-order",
  "time-units",
  "valid-defaults",
  "valid-examples",
  "whole-sentences",
]);

/** Rules for AsyncAPI documents. Redocly's own rules for the same purposes only support OpenAPI. */
export const streamRules = {
  ...Object.fromEntries(Object.entries(rules).filter(([name]) => shared.has(name))),
  ...named({
    ...streamFields,
    ...streams,
    closedRequests: closedMessages,
    knownExtensions: knownStreamExtensions,
    openMessages,
  }),
};

/**
 * Adds the keyword `prefixItems` to Redocly's AsyncAPI types. Without it, references in the keyword's schemas are
 * neither checked nor bundled.
 */
export function withRows(types: Types): Types {
  const schema = types["Schema"];
  if (schema === undefined) return types;
  const row = { name: "SchemaRow", properties: {}, items: "Schema" };
  const properties = { ...schema.properties, prefixItems: "SchemaRow" };
  return { ...types, SchemaRow: row, Schema: { ...schema, properties } };
}

// oxlint-disable-next-line import/no-default-export -- Redocly loads a plugin by its default export
export default function specwright() {
  return {
    id: "specwright",
    rules: { oas3: rules, async3: streamRules },
    decorators: { oas3: { "shared-responses": sharedResponses } },
    typeExtension: { oas3: withSharedResponses, async3: withRows },
  };
}
