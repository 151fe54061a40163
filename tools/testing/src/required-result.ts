import document from "@specwright/specs/trading.json" with { type: "json" };

/** The parts of a response schema that say what must be there. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly "x-required-on-success"?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

type Fields = Readonly<Record<string, unknown>>;

const { paths, components } = document as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;

/** A schema with what it refers to and with all its parts; of several choices, the first. */
function flatten(given: Schema): Schema {
  const { $ref, allOf = [], anyOf = [], oneOf = [], ...own } = given;
  const named = $ref === undefined ? [] : [components.schemas[$ref.replace("#/components/schemas/", "")] as Schema];
  const parts = [...named, ...allOf, ...[...oneOf, ...anyOf].slice(0, 1)].map(flatten);
  const all = [...parts, own];
  return {
    ...(Object.assign({}, ...all) as Schema),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, Schema>,
    required: all.flatMap((part) => [...(part.required ?? []), ...(part["x-required-on-success"] ?? [])]),
  };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isId = (name: string): boolean => /(^|_)id$|I[dD]$/.test(name) && !name.endsWith("LinkId");

/** The plainest value that a schema accepts. */
function plainest(schema: Schema, name: string): unknown {
  const { type, const: only, enum: values = [only], minLength } = schema;
  if (values[0] !== undefined) return values[0];
  switch ([type].flat()[0]) {
    case "object":
      return complete(schema, {});
    case "array":
      return [];
    case "string":
      return isId(name) && minLength !== 0 ? "1" : "";
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return 0;
  }
}

/** A value with all that the schema requires. What is given stays as it is. */
function complete(schema: Schema, given: unknown): unknown {
  const { properties = {}, required = [], items } = flatten(schema);
  if (Array.isArray(given)) return items ? given.map((item) => complete(items, item)) : given;
  if (!isObject(given)) return given;
  const names = [...new Set([...required, ...Object.keys(given)])];
  return Object.fromEntries(
    names.map((name) => {
      const property = properties[name];
      if (property === undefined) return [name, given[name]];
      return [name, name in given ? complete(property, given[name]) : plainest(flatten(property), name)];
    }),
  );
}

/** A result of an operation with all that its specification requires, and in it what is given. */
export function requiredResult(method: string, path: string, given: unknown): unknown {
  // The base URL of a test may have a path of its own.
  const responses = paths[path.slice(path.indexOf("/v5/"))]?.[method.toLowerCase()]?.responses;
  const schema = responses?.["200"]?.content?.["application/json"]?.schema;
  const result = schema && flatten(schema).properties?.["result"];
  return result === undefined ? given : complete(result, given);
}
