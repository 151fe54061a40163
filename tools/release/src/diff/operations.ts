import { callName } from "@specwright-tools/model/names";
import {
  resolved,
  type ContractDocument,
  type InputRule,
  type SchemaNode,
} from "@specwright-tools/contract/schema-fields";

export interface MediaType {
  readonly schema?: SchemaNode;
  readonly "x-content-events"?: Readonly<Record<string, SchemaNode>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: SchemaNode;
}

/** `x-time-window`: the longest span between two fields of a request. */
export interface TimeWindow {
  readonly start: string;
  readonly end: string;
  /** Days or hours: `7d`, `24h`. */
  readonly max: string;
  readonly unit?: string;
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
  readonly "x-time-window"?: TimeWindow;
  readonly "x-failure-values"?: { readonly field?: string };
  readonly "x-rate-limit"?: {
    readonly scope?: string;
    readonly cost?: string;
    readonly upgradable?: boolean;
    readonly limits?: readonly {
      readonly categories?: readonly string[];
      readonly requests: number;
      readonly window: string;
    }[];
  };
  readonly "x-replaced-by"?: readonly string[];
  readonly "x-read-all"?: readonly object[];
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

/** Whether an operation can be called without credentials. */
export const isPublic = ({ security = [] }: Pick<Operation, "security">): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

/** Without `x-environment` a trading operation exists everywhere, but a private one not in demo trading. */
const environmentsOf = (operation: Operation): readonly string[] =>
  operation["x-environment"]?.available ?? ["mainnet", "testnet", ...(isPublic(operation) ? ["demo"] : [])];

/** Every operation of a bundled document by method and path, with parameters, bodies and responses resolved one level. */
export function operationsOf(name: string, document: ContractDocument): Map<string, FoundOperation> {
  const paths = (document["paths"] ?? {}) as Record<string, Record<string, unknown>>;
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): [string, FoundOperation][] => {
      if (item[method] === undefined) return [];
      const given = item[method] as Operation;
      const shared = (item["parameters"] ?? []) as Parameter[];
      const security = given.security ?? (document["security"] as object[] | undefined) ?? [];
      const environments = { "x-environment": { available: environmentsOf({ ...given, security }) } };
      const operation: Operation = {
        ...given,
        ...(name === "trading" ? environments : {}),
        security,
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
