import { schemaName, type Schema } from "@specwright-tools/toolchain/model/document";

type Fields = Readonly<Record<string, unknown>>;

/** Schemas of a document, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isId = (name: string): boolean => /(^|_)id$|I[dD]$/.test(name) && !name.endsWith("LinkId");

/**
 * Completes values with the fields that their schemas require, so that a test only states the fields that matter to it.
 */
export class RequiredValues {
  readonly #schemas: Schemas;
  readonly #flattened = new Map<Schema, Schema>();
  readonly #defaults = new Map<Schema, Fields>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** Resolves a schema's references and merges its parts. Of several alternatives it uses the first. */
  flatten(given: Schema): Schema {
    const known = this.#flattened.get(given);
    if (known !== undefined) return known;
    const { $ref, allOf = [], anyOf = [], oneOf = [], ...own } = given;
    const named = $ref === undefined ? [] : [this.#schemas[schemaName({ $ref }) ?? ""] as Schema];
    const parts = [...named, ...allOf, ...[...oneOf, ...anyOf].slice(0, 1)].map((part) => this.flatten(part));
    const all = [...parts, own];
    const flat = {
      ...(Object.assign({}, ...all) as Schema),
      properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, Schema>,
      required: all.flatMap((part) => [...(part.required ?? []), ...(part["x-required-on-success"] ?? [])]),
    };
    this.#flattened.set(given, flat);
    return flat;
  }

  /** Completes a value with the fields that its schema requires. Keeps the fields of `given` as they are. */
  complete(schema: Schema, given: unknown): unknown {
    const { properties = {}, items } = this.flatten(schema);
    if (Array.isArray(given)) return items ? given.map((item) => this.complete(items, item)) : given;
    if (!isObject(given)) return given;
    const value: Record<string, unknown> = { ...this.#required(schema) };
    for (const [name, field] of Object.entries(given)) {
      const property = properties[name];
      value[name] = property === undefined ? field : this.complete(property, field);
    }
    return value;
  }

  /** Returns the required fields of an object, each with the simplest value. They are created once per schema. */
  #required(schema: Schema): Fields {
    const known = this.#defaults.get(schema);
    if (known !== undefined) return known;
    const { properties = {}, required = [] } = this.flatten(schema);
    const fields = Object.fromEntries(
      required.flatMap((name) => {
        const property = properties[name];
        return property === undefined ? [] : [[name, this.#plainest(property, name)]];
      }),
    );
    this.#defaults.set(schema, fields);
    return fields;
  }

  /** Returns the simplest value that a schema accepts. */
  #plainest(given: Schema, name: string): unknown {
    const schema = this.flatten(given);
    const { type, const: only, enum: values = [only], minLength } = schema;
    if (values[0] !== undefined) return values[0];
    switch ([type].flat()[0]) {
      case "object":
        return this.complete(schema, {});
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
}
