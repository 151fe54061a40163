import { callName } from "@specwright-tools/codegen/call-name";
import { resolved, type ContractDocument, type SchemaNode } from "@specwright-tools/contract/schema-fields";

interface MediaType {
  readonly schema?: SchemaNode;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: SchemaNode;
}

export interface InputRule {
  readonly message?: string;
}

/** An operation as the comparison reads it. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
  readonly "x-input-rules"?: readonly InputRule[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-pagination"?: { readonly items?: string };
  readonly "x-idempotency"?: { readonly field: string; readonly mint?: boolean };
  readonly "x-open-input"?: boolean;
  readonly "x-safe"?: boolean;
  readonly "x-time-window"?: { readonly max: string };
  readonly "x-failure-values"?: { readonly field: string };
  readonly "x-rate-limit"?: {
    readonly scope?: string;
    readonly limits?: readonly {
      readonly categories?: readonly string[];
      readonly requests: number;
      readonly window: string;
    }[];
  };
  readonly "x-replaced-by"?: readonly string[];
}

export interface FoundOperation {
  /** As users call it: `trading.order.create`, or method and path where no client call is known. */
  readonly subject: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const methods = ["get", "put", "post", "delete", "patch"];

function subjectOf(document: string, method: string, path: string, { operationId }: Operation): string {
  if (document !== "trading") return `${method.toUpperCase()} ${path}`;
  const { group, method: name } = callName(path, operationId);
  return `trading.${group}.${name}`;
}

/** Every operation of a bundled document by method and path, with parameters, bodies and responses resolved one level. */
export function operationsOf(name: string, document: ContractDocument): Map<string, FoundOperation> {
  const paths = (document["paths"] ?? {}) as Record<string, Record<string, unknown>>;
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): [string, FoundOperation][] => {
      if (item[method] === undefined) return [];
      const given = item[method] as Operation;
      const shared = (item["parameters"] ?? []) as Parameter[];
      const operation: Operation = {
        ...given,
        security: given.security ?? (document["security"] as object[] | undefined) ?? [],
        parameters: [...shared, ...(given.parameters ?? [])].map((each) => resolved(document, each)),
        ...(given.requestBody === undefined ? {} : { requestBody: resolved(document, given.requestBody) }),
        responses: Object.fromEntries(
          Object.entries(given.responses ?? {}).map(([status, response]) => [status, resolved(document, response)]),
        ),
      };
      return [[`${method} ${path}`, { subject: subjectOf(name, method, path, operation), method, path, operation }]];
    }),
  );
  return new Map(found);
}
