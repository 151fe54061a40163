/**
 * Types of the bundled documents: OpenAPI and AsyncAPI with this repository's extensions. Also resolves their
 * references.
 */

export interface Reference {
  readonly $ref: string;
}

type Value = string | number | boolean | null;

/** The keywords of JSON Schema that the documents use, and the documents' own extensions of schemas (`x-` keys). */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly enum?: readonly Value[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly pattern?: string;
  /**
   * Media type of a string's content. `application/octet-stream` marks a file in a multipart body. With any other type,
   * such as JSON, the value is a string.
   */
  readonly contentMediaType?: string;
  /** Description of the pattern for error messages. */
  readonly "x-rule"?: string;
  /** Day since which the platform has the field or value. */
  readonly "x-since"?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Fields that every successful result has. A failure has an empty result. */
  readonly "x-required-on-success"?: readonly string[];
  /** Fields of a record that a client needs in order to process the record correctly. */
  readonly "x-essential"?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly "x-input-rules"?: readonly InputRule[];
  /** True if the platform rejects a string that is entirely in lower case. */
  readonly "x-uppercase"?: true;
  /** Order of a list by time: the newest or the oldest record first. */
  readonly "x-order"?: "newest" | "oldest";
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
  /** Schemas of a stream's events, by type. */
  readonly "x-content-events"?: Readonly<Record<string, Schema>>;
}

/** A request body or a response. */
export interface Body {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: boolean;
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
  readonly upgradable?: boolean;
}

/**
 * Names of permissions, one of which an API key needs. `any` if every key has the permission, `unstated` if the
 * platform doesn't document it.
 */
export type PermissionNames = readonly string[] | "any" | "unstated";

/** Permissions that an API key needs. They may differ between master accounts and sub-accounts. */
export type Permission = PermissionNames | { readonly master?: PermissionNames; readonly sub?: PermissionNames };

/** Bounds of a number, or of a string with a decimal number. */
export interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

export interface InputRule {
  readonly when?: Readonly<Record<string, readonly Value[] | "present" | "absent" | Range>>;
  readonly anyOf?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly together?: readonly string[];
  readonly required?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly values?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly range?: Readonly<Record<string, Range>>;
  readonly greaterThan?: Readonly<Record<string, string>>;
  readonly atLeast?: Readonly<Record<string, string>>;
  readonly same?: Readonly<Record<string, string>>;
  readonly different?: Readonly<Record<string, string>>;
  readonly decimals?: Readonly<Record<string, number>>;
  readonly distinct?: Readonly<Record<string, readonly string[]>>;
  readonly message: string;
}

/** Request fields for the start and end of a time range, whose length is limited. */
export interface TimeWindow {
  readonly start: string;
  readonly end: string;
  /** Maximum length of the time range, such as `7d` or `24h`. */
  readonly max: string;
  /** Unit of `start` and `end`. Default: milliseconds. */
  readonly unit?: "s";
  /** Type of `start` and `end`. Default: whole numbers. */
  readonly type?: "string";
}

/**
 * Values that mean failure even if the return code is 0. They are values of `field`, or of the result itself if there
 * is no field.
 */
export interface FailureValues {
  readonly field?: string;
  readonly values?: readonly Value[];
  readonly otherThan?: readonly Value[];
}

/** Request fields that limit the time range, and the field of each result record that contains the record's time. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
  /** Field of a record that contains its time. If the record is a tuple, the index of the time. */
  readonly time: string | number;
  /** Minimum time between two records: a duration such as `1h`, or the request field with the interval. */
  readonly spacing: string;
}

export interface Pagination {
  readonly style: "cursor" | "page" | "range";
  readonly range?: TimeRange;
  readonly cursor?: string;
  readonly next?: string;
  readonly page?: string;
  readonly size?: string;
  /** Field of the result with the list of records. Undefined if the result itself is the list. */
  readonly items?: string;
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
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  /** Link to the platform's page about the operation. */
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  /** True for a POST that only reads data. */
  readonly "x-safe"?: boolean;
  /** True for a write that can be repeated without further effect. */
  readonly "x-repeatable"?: boolean;
  readonly "x-time-window"?: TimeWindow;
  readonly "x-failure-values"?: FailureValues;
  /** operationIds of the replacements for a deprecated operation. */
  readonly "x-replaced-by"?: readonly string[];
  readonly "x-rate-limit"?: RateLimitRule;
  readonly "x-idempotency"?: { readonly field: string; readonly in: string; readonly mint?: boolean };
  readonly "x-pagination"?: Pagination;
  /** Inputs that together read all records of an account. */
  readonly "x-read-all"?: readonly {
    readonly input: Readonly<Record<string, string | number>>;
    /**
     * Input fields for which the call is repeated with several values. For each field, the operationId of the operation
     * that lists these values.
     */
    readonly each?: Readonly<Record<string, string>>;
  }[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-permission"?: Permission;
  /**
   * Source of the operation. `clients` means that only public clients have it, and the platform doesn't document it.
   */
  readonly "x-evidence"?: "public" | "clients";
  /** True if the operation accepts query parameters that the specification doesn't list. */
  readonly "x-open-input"?: boolean;
  readonly "x-input-rules"?: readonly InputRule[];
}

export type PathItem = Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] };

export interface OpenApiDocument {
  readonly info?: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A bundled OpenAPI or AsyncAPI document. */
export type ContractDocument = Readonly<Record<string, unknown>>;

interface Referring {
  readonly $ref?: string;
}

/** Returns the part of a reference after the last slash. */
export const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf("/") + 1);

/** Returns the section and the name of a referenced component. Undefined if the reference has another target. */
export function componentOf({ $ref = "" }: Referring): { section: string; name: string } | undefined {
  const [, section, name] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}

/** Returns the name of the component schema that a schema refers to. Undefined for an inline schema. */
export function schemaName(schema: Referring): string | undefined {
  const { section, name } = componentOf(schema) ?? {};
  return section === "schemas" ? name : undefined;
}

/** Builds a reference to a component schema. */
export const schemaReference = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });

/** Returns the target of a reference within the document. */
export function pointer(document: object, $ref: string): unknown {
  if (!$ref.startsWith("#/")) throw new Error(`The reference ${$ref} leaves the document: bundle it first.`);
  let at: unknown = document;
  for (const token of $ref.slice(2).split("/")) {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    at =
      typeof at === "object" && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined;
    if (at === undefined) throw new Error(`The reference ${$ref} has no target in the document.`);
  }
  return at;
}

/**
 * Follows references to their target, without copying it. If there are keys next to a reference, returns a copy in
 * which they override those of the target.
 */
export function resolve<Kind extends object>(document: object, value: Kind, visited: readonly string[] = []): Kind {
  const { $ref, ...beside } = value as Kind & Referring;
  if (typeof $ref !== "string") return value;
  if (visited.includes($ref)) throw new Error(`The reference ${$ref} is circular.`);
  const target = resolve(document, pointer(document, $ref) as Kind, [...visited, $ref]);
  return Object.keys(beside).length === 0 ? target : { ...target, ...(beside as Partial<Kind>) };
}

/** Returns whether a schema describes a file of a multipart body. */
export const isFile = ({ format, contentMediaType }: Schema): boolean =>
  format === "binary" || contentMediaType === "application/octet-stream";

/** Collects the references to components in a part of a document, including those in the referenced components. */
export function referencesIn(document: object, part: unknown, found = new Set<string>()): Set<string> {
  for (const [, reference = ""] of JSON.stringify(part ?? null).matchAll(/"(#\/components\/[^"]+)"/g)) {
    if (found.has(reference)) continue;
    found.add(reference);
    referencesIn(document, pointer(document, reference), found);
  }
  return found;
}
