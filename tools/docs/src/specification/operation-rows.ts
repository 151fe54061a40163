import { callName } from "@specwright-tools/model/names";
import { knownOperations } from "@specwright/sandbox/known-operations";
import {
  readDocument,
  slug,
  type ApiDocument,
  type RawOperation,
  type RawParameter,
  type DocumentName,
} from "@specwright-tools/contract/description/contract-data";
import { recordings } from "./recorded-calls.ts";
import { Resolver } from "@specwright-tools/contract/description/schema";

/** An operation with what the site says about it in lists. */
export interface OperationRow {
  readonly document: DocumentName;
  readonly operation: RawOperation;
  readonly operationId: string;
  /** How the client calls it: `trading.position.list`, `knowledge.submit.text`. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly signed: boolean;
  /** What a caller should know at a glance: signed, iterate, safe to repeat, simulated by the sandbox, deprecated, unconfirmed. */
  readonly marks: readonly string[];
  /** The page's address below the site's root. */
  readonly href: string;
}

const methods = new Set(["get", "put", "post", "delete", "patch"]);

/** Every operation of a document, in the order of its paths. */
export function operationRows(name: DocumentName, document: ApiDocument = readDocument(name)): OperationRow[] {
  const resolver = new Resolver(document);
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item["parameters"] ?? []) as unknown as readonly RawParameter[];
    return Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, raw]) => {
        const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) => resolver.resolve(parameter));
        return rowOf(name, document, path, method, { ...raw, parameters });
      });
  });
}

/** The knowledge client is written by hand: how it names an operation is known from the recordings. */
function callOf(name: DocumentName, path: string, operationId: string): string {
  // What is done in a session of MCP is done by the SDK's own client.
  if (path === "/mcp") return "knowledge.mcp.connect";
  if (name === "knowledge") return `knowledge.${recordings().calls.get(operationId)?.call ?? operationId}`;
  const { group, method } = callName(path, operationId);
  return `trading.${group}.${method}`;
}

/** The marks of docs/operations.md in the words of the guides, and whether the sandbox simulates the operation. */
function tradingMarks(operation: RawOperation, signed: boolean): string[] {
  return [
    ...(signed ? ["signed"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(knownOperations[operation.operationId] === "simulated" ? ["simulated"] : []),
    ...(operation.deprecated === true ? ["deprecated"] : []),
    ...(operation["x-evidence"] === "clients" ? ["unconfirmed"] : []),
  ];
}

function rowOf(
  name: DocumentName,
  document: ApiDocument,
  path: string,
  method: string,
  operation: RawOperation,
): OperationRow {
  const security = operation.security ?? document.security ?? [];
  const signed = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  return {
    document: name,
    operation,
    operationId: operation.operationId,
    call: callOf(name, path, operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    signed,
    marks: name === "trading" ? tradingMarks(operation, signed) : [],
    href: `reference/${name}/${slug(operation.operationId)}.html`,
  };
}
