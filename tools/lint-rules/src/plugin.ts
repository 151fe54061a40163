import * as all from "./rules.ts";

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

type Types = Record<string, { properties: Record<string, unknown> }>;

/** Payloads are JSON Schema 2020-12; Redocly knows draft 7 in AsyncAPI documents, where a row of fixed values has no keyword. */
const async3 = (types: Types): Types => {
  const schema = types["Schema"];
  if (schema === undefined) return types;
  const prefixItems = { name: "PrefixItems", properties: {}, items: "Schema" };
  return { ...types, PrefixItems: prefixItems, Schema: { ...schema, properties: { ...schema.properties, prefixItems: "PrefixItems" } } };
};

// oxlint-disable-next-line import/no-default-export -- Redocly loads a plugin by its default export
export default function specwright() {
  return { id: "specwright", rules: { oas3: rules }, typeExtension: { async3 } };
}
