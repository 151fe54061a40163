/** A rule between the fields of a request; its message says it in words. */
export interface InputRule {
  readonly when?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly string[];
  readonly message?: string;
}

/** The part of JSON Schema that the documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly "x-rule"?: string;
  readonly "x-since"?: string;
  readonly "x-input-rules"?: readonly InputRule[];
}

type Json = Readonly<Record<string, unknown>>;

/** Follows references inside one document. */
export class Resolver {
  readonly #document: Json;

  constructor(document: object) {
    this.#document = document as Json;
  }

  /** What a reference names. */
  at<T>(reference: string): T {
    const found = reference
      .split("/")
      .slice(1)
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((node, token) => (node as Json | undefined)?.[token], this.#document);
    if (found === undefined) throw new Error(`The document has nothing at ${reference}`);
    return found as T;
  }

  /** The object itself, or what it refers to; words beside a reference win. */
  resolve<T extends object>(node: T): T {
    if (!("$ref" in node) || typeof node.$ref !== "string") return node;
    const { $ref, ...beside } = node;
    return { ...this.resolve(this.at<T>($ref)), ...beside };
  }

  /** The schema with `allOf` merged into one object. */
  schema(schema: Schema): Schema {
    const { allOf, ...own } = this.resolve(schema);
    if (allOf === undefined) return own;
    const parts = [...allOf.map((part) => this.schema(part)), own];
    return {
      ...(Object.assign({}, ...parts) as Schema),
      required: parts.flatMap(({ required = [] }) => required),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    };
  }
}
