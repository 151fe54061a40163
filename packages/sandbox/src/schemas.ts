import { follow, isNode, mapJson, type Node } from "./json.ts";

/** One violated keyword of a schema. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that contains the keyword, and the value that violates it. */
  parentSchema?: unknown;
  data?: unknown;
}

/** Returns the violations of a value. The list is empty if the value is valid. */
export type SchemaCheck = (value: unknown) => readonly Violation[];

/** Compiles a schema whose references point into the specification. */
export type SchemaCompiler = (schema: object) => SchemaCheck;

interface CompilerOptions {
  /** True to report every violation instead of only the first one of each schema. */
  allErrors?: boolean;
  /** True to accept numbers and booleans written as strings, as in a query. */
  coerceTypes?: boolean;
}

const documentId = "sandbox:document";

/**
 * Creates a compiler for schemas whose references point into a document. Loads the validator only now, because loading
 * takes longer than starting the server.
 */
export async function createSchemaCompiler(document: object, options: CompilerOptions): Promise<SchemaCompiler> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    validateFormats: false,
    // Don't validate the schemas, because the build has already linted the specification.
    validateSchema: false,
    verbose: true,
  });
  ajv.addSchema({ $id: documentId, ...document });
  return (schema) => {
    const validate = ajv.compile(withAbsoluteReferences(schema) as object);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

/** Makes the references in a schema absolute, because the schema is compiled separately from the document. */
const withAbsoluteReferences = (value: unknown): unknown =>
  mapJson(value, (item, name) =>
    name === "$ref" && typeof item === "string" && item.startsWith("#")
      ? `${documentId}${item}`
      : withAbsoluteReferences(item),
  );

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/**
 * Allowed fields of one object in a message, merged from all schemas that describe the object, such as the alternatives
 * of a `oneOf`.
 */
export class SchemaFields {
  readonly #document: unknown;
  readonly #parts: readonly Node[];

  constructor(document: unknown, schemas: readonly unknown[]) {
    this.#document = document;
    this.#parts = schemas.filter(isNode).flatMap((schema) => this.#partsOf(schema));
  }

  /** Names of the allowed fields. */
  get names(): string[] {
    return [...new Set(this.#parts.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : [])))];
  }

  /**
   * True if the object may have any field: one of its schemas allows additional properties, or none of them lists
   * fields.
   */
  get isOpen(): boolean {
    const isMap = ({ additionalProperties: more }: Node): boolean => more === true || isNode(more);
    const saysNothing = (part: Node): boolean =>
      part.properties === undefined &&
      part.items === undefined &&
      part.prefixItems === undefined &&
      (part.type === undefined || part.type === "object");
    return this.#parts.some(isMap) || (this.#parts.length > 0 && this.#parts.every(saysNothing));
  }

  get isList(): boolean {
    return this.#parts.some(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined);
  }

  field(name: string): SchemaFields {
    return this.#step(({ properties, additionalProperties: more }) => {
      const own = isNode(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
      return own === undefined ? [more] : [own];
    });
  }

  item(index: number | "every"): SchemaFields {
    return this.#step(({ items, prefixItems }) => {
      const fixed = nodesOf(prefixItems);
      if (index === "every") return [...fixed, items];
      return [fixed[index] ?? items];
    });
  }

  #step(of: (part: Node) => unknown[]): SchemaFields {
    return new SchemaFields(this.#document, this.#parts.flatMap(of));
  }

  /** Returns a schema together with the schemas that it references or is composed of. */
  #partsOf(schema: Node): Node[] {
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    const others = [allOf, anyOf, oneOf].flatMap(nodesOf);
    if (typeof $ref === "string") others.push(follow(this.#document, $ref));
    return [...(Object.keys(own).length > 0 ? [own] : []), ...others.flatMap((other) => this.#partsOf(other))];
  }
}
