type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const statement = "Other values may appear.";
const withStatement = (description: unknown): string =>
  [...(typeof description === "string" ? [description.replace(statement, "").trim()] : []), statement].join(" ");

/** `anyOf: [{ enum }, { type }]`: known values, and any other of that type. */
function openEnum({ anyOf }: Json): { values: unknown; type: unknown } | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [known, any] = anyOf as unknown[];
  if (!isObject(known) || !isObject(any) || Object.keys(known).join() !== "enum" || Object.keys(any).join() !== "type")
    return undefined;
  return { values: known["enum"], type: any["type"] };
}

function namesOf(document: Json): ReadonlySet<string> {
  const components = document["components"];
  const schemas = isObject(components) && isObject(components["schemas"]) ? components["schemas"] : {};
  const open = Object.entries(schemas).filter(([, schema]) => isObject(schema) && openEnum(schema) !== undefined);
  return new Set(open.map(([name]) => `#/components/schemas/${name}`));
}

/**
 * The document with open enumerations as a reader thinks of them: a list of values, and the sentence that there may be
 * others. As they are written, a page shows a choice between "any" and a type, for a third of all fields.
 */
export function withPlainEnums<Document extends object>(document: Document): Document {
  const open = namesOf(document as Json);
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    if (!isObject(node)) return node;
    const found = openEnum(node);
    if (found !== undefined) {
      const { anyOf: _, ...rest } = node;
      return { ...rest, type: found.type, enum: found.values, description: withStatement(node["description"]) };
    }
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plain(value)]));
    const isReference = typeof node["$ref"] === "string" && open.has(node["$ref"]);
    return isReference && "description" in node ? { ...copy, description: withStatement(node["description"]) } : copy;
  };
  return plain(document) as Document;
}
