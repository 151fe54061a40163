import { componentOf } from "./reference.ts";
import type { Permission } from "./permission.ts";

/** The parts of OpenAPI that the compiler reads. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean;
  readonly pattern?: string;
  /** Media type of what a string contains: bytes are a file in a multipart body, JSON stays a string. */
  readonly contentMediaType?: string;
  /** The pattern in words, for error messages. */
  readonly "x-rule"?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Fields that a result has whenever the operation succeeds; the result of a refusal is empty. */
  readonly "x-required-on-success"?: readonly string[];
  /** The fields of a record without which acting on it would be wrong. */
  readonly "x-essential"?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly "x-input-rules"?: readonly InputRule[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface MediaType {
  readonly schema?: Schema;
}

export interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface RateLimitRule {
  readonly scope: "uid" | "ip";
  readonly limits: readonly {
    readonly categories?: readonly string[];
    readonly requests: number;
    readonly window: string;
  }[];
  readonly cost?: "order" | "request";
}

/** Bounds of a number, or of a number as text. */
export interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

export interface InputRule {
  readonly when?: Readonly<
    Record<string, readonly (string | number | boolean | null)[] | "present" | "absent" | Range>
  >;
  readonly anyOf?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly together?: readonly string[];
  readonly required?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly values?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly range?: Readonly<Record<string, Range>>;
  readonly greaterThan?: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Start and end of a history that allows only a limited span in one request. */
export interface TimeWindow {
  readonly start: string;
  readonly end: string;
  /** The longest span: `7d`, `24h`. */
  readonly max: string;
  /** Default: milliseconds. */
  readonly unit?: "s";
  /** The two fields are text. Default: whole numbers. */
  readonly type?: "string";
}

/** The values by which a failure is known, though the return code is 0: of a field of the result, or of the result itself. */
export interface FailureValues {
  readonly field?: string;
  readonly values?: readonly (string | number | boolean | null)[];
  readonly otherThan?: readonly (string | number | boolean | null)[];
}

export interface Pagination {
  readonly style: "cursor" | "page";
  readonly cursor?: string;
  readonly next?: string;
  readonly page?: string;
  readonly size?: string;
  readonly items: string;
  readonly total?: string;
  readonly last?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response>>;
  /** The platform's own page about the operation. */
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  /** A POST that only reads. */
  readonly "x-safe"?: boolean;
  readonly "x-time-window"?: TimeWindow;
  readonly "x-failure-values"?: FailureValues;
  /** The operations to use instead of a deprecated one, by operationId. */
  readonly "x-replaced-by"?: readonly string[];
  readonly "x-rate-limit"?: RateLimitRule;
  readonly "x-idempotency"?: { readonly field: string; readonly in: string; readonly mint?: boolean };
  readonly "x-pagination"?: Pagination;
  /** The inputs that together read every record of the account. */
  readonly "x-read-all"?: readonly {
    readonly input: Readonly<Record<string, string | number>>;
    /** Fields of the input, each with the operation whose records have all its values. */
    readonly each?: Readonly<Record<string, string>>;
  }[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-permission"?: Permission;
  /** `clients`: only public clients describe the operation. */
  readonly "x-evidence"?: "public" | "clients";
  /** The operation accepts query parameters that the specification does not list. */
  readonly "x-open-input"?: boolean;
  readonly "x-input-rules"?: readonly InputRule[];
}

export type PathItem = Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] };

export interface OpenApiDocument {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** Follows references to their target. Keys beside a reference win over those of the target. */
export function resolve<Kind extends { readonly $ref?: string }>(document: OpenApiDocument, value: Kind): Kind {
  if (value.$ref === undefined) return value;
  const { section = "", name = "" } = componentOf(value) ?? {};
  const target = document.components[section]?.[name];
  if (target === undefined) throw new Error(`The reference ${value.$ref} points to nothing.`);
  const { $ref: _, ...beside } = value;
  return { ...resolve(document, target as Kind), ...beside } as Kind;
}

export interface FoundOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** Every operation, in the order of path and method, whatever the order of the document. */
export function operationsOf(document: OpenApiDocument): FoundOperation[] {
  return Object.keys(document.paths)
    .toSorted()
    .flatMap((path) => {
      const item = document.paths[path] as PathItem;
      const present = methods.filter((method) => item[method] !== undefined);
      return present.map((method) => {
        const operation = item[method] as Operation;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        return {
          path,
          method,
          operation,
          parameters: parameters.map((parameter) => resolve(document, parameter)),
        };
      });
    });
}

/** Whether a schema describes a file of a multipart body. */
export const isFile = ({ format, contentMediaType }: Schema): boolean =>
  format === "binary" || contentMediaType === "application/octet-stream";
