/** The parts of a bundled document that a comparison reads. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly contentMediaType?: string;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly prefixItems?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly "x-rule"?: string;
  readonly "x-input-rules"?: readonly InputRule[];
  readonly "x-required-on-success"?: readonly string[];
}

/** A rule between fields; its message says it in words. */
export interface InputRule {
  readonly message?: string;
}

/** Any document with `#/…` references: OpenAPI or AsyncAPI, bundled. */
export type ContractDocument = Readonly<Record<string, unknown>>;

/** The value a reference points to. */
export function pointer(document: ContractDocument, reference: string): unknown {
  let at: unknown = document;
  for (const token of reference.split("/").slice(1)) {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    at = (at as Record<string, unknown> | undefined)?.[name];
  }
  if (at === undefined) throw new Error(`The reference ${reference} leads nowhere.`);
  return at;
}

/** Follows references; keys beside a reference replace those of its target. */
export function resolved<Kind extends object>(document: ContractDocument, node: Kind): Kind {
  const { $ref, ...beside } = node as Kind & { readonly $ref?: string };
  if ($ref === undefined) return node;
  return { ...resolved(document, pointer(document, $ref) as Kind), ...beside };
}
