import { Ajv2020 } from "ajv/dist/2020.js";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const variants = ["allOf", "oneOf", "anyOf"] as const;

/**
 * Compiles the schemas of a document strictly. The specifications leave responses open for future fields, but the
 * sandbox must not invent fields. So every object that lists its fields is closed.
 */
export function strictSchemas(document: Node): (schema: unknown) => (value: unknown) => string[] {
  const target = (reference: string): unknown =>
    reference
      .replace("#/", "")
      .split("/")
      .reduce<unknown>((at, name) => (isNode(at) ? at[name.replaceAll("~1", "/")] : undefined), document);
  const listsFields = (node: unknown): boolean =>
    isNode(node) &&
    (isNode(node["properties"]) ||
      (typeof node["$ref"] === "string" && listsFields(target(node["$ref"]))) ||
      variants.some((name) => Array.isArray(node[name]) && (node[name] as unknown[]).some(listsFields)));
  /**
   * Returns a schema in which each object that lists its fields rejects other fields. A part of a composed schema still
   * accepts them, because the other parts declare further fields.
   */
  const closed = (value: unknown, isPart: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => closed(item, isPart));
    if (!isNode(value)) return value;
    const isVariant = (name: string): boolean => (variants as readonly string[]).includes(name);
    const inside = Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        if (name === "examples" || name === "enum" || name === "const") return [name, item];
        if (name !== "properties" || !isNode(item)) return [name, closed(item, isVariant(name))];
        return [name, Object.fromEntries(Object.entries(item).map(([field, each]) => [field, closed(each, false)]))];
      }),
    );
    return isPart || !listsFields(value) ? inside : { ...inside, unevaluatedProperties: false };
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  const { schemas = {} } = (document["components"] ?? {}) as { schemas?: Node };
  const components = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema, true)]));
  ajv.addSchema({ $id: "strict:document", components: { schemas: components } });
  const absolute = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', '"$ref":"strict:document#/')) as unknown;
  return (schema) => {
    const validate = ajv.compile(absolute(closed(schema, false)) as object);
    return (value) =>
      validate(value)
        ? []
        : (validate.errors ?? []).map(
            ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
          );
  };
}
