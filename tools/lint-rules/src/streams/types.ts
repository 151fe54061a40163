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
