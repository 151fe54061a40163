import type { Operation } from "@specwright-tools/toolchain/model/document";
import { callName, slug } from "@specwright-tools/toolchain/model/names";
import { operationsOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { readDocument, type DocumentName } from "@specwright-tools/toolchain/model/published";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { documents } from "../site.ts";
import { recordings } from "./samples/recorded-calls.ts";

/** An operation in the lists of the site. */
export interface OperationRow {
  readonly document: DocumentName;
  readonly found: FoundOperation;
  readonly operation: Operation;
  readonly operationId: string;
  /** Call of the client, such as `trading.position.list` or `knowledge.submit.text`. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly signed: boolean;
  /** Short facts for callers: signed, iterate, safe to repeat, simulated by the sandbox, deprecated, unconfirmed. */
  readonly marks: readonly string[];
  /** Address of the page below the site's root. */
  readonly href: string;
}

/**
 * Returns the client call of an operation. The knowledge client is handwritten, so the calls of its operations are read
 * from the recordings.
 */
function callOf(name: DocumentName, path: string, operationId: string): string {
  // Operations within an MCP session are called through the SDK's client, so the call of each of them is
  // `knowledge.mcp.connect`.
  if (path === "/mcp") return "knowledge.mcp.connect";
  if (name === "knowledge") return `knowledge.${recordings().calls.get(operationId)?.call ?? operationId}`;
  const { group, method } = callName(path, operationId);
  return `trading.${group}.${method}`;
}

/**
 * Returns the labels of an operation, such as `signed`, in the words of the guides. They include whether the sandbox
 * simulates the operation.
 */
function tradingMarks(operation: Operation, signed: boolean): string[] {
  return [
    ...(signed ? ["signed"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(knownOperations[operation.operationId] === "simulated" ? ["simulated"] : []),
    ...(operation.deprecated === true ? ["deprecated"] : []),
    ...(operation["x-evidence"] === "clients" ? ["unconfirmed"] : []),
  ];
}

function rowOf(name: DocumentName, found: FoundOperation): OperationRow {
  const { path, method, operation, key } = found;
  const signed = key === "needed";
  return {
    document: name,
    found,
    operation,
    operationId: operation.operationId,
    call: callOf(name, path, operation.operationId),
    method,
    path,
    tag: operation.tags?.[0] ?? "",
    signed,
    marks: name === "trading" ? tradingMarks(operation, signed) : [],
    href: `reference/${name}/${slug(operation.operationId)}.html`,
  };
}

/** The operations with the same tag in a document. */
export interface OperationGroup {
  readonly document: DocumentName;
  readonly tag: string;
  readonly description: string;
  /** Anchor of the group in the operation index. */
  readonly anchor: string;
  readonly rows: readonly OperationRow[];
}

export const operationGroups: readonly OperationGroup[] = documents.flatMap((name) => {
  const document = readDocument(name);
  const rows = operationsOf(document).map((found) => rowOf(name, found));
  return (document.tags ?? [])
    .map(({ name: tag, description = "" }) => ({
      document: name,
      tag,
      description,
      anchor: `${name}-${slug(tag)}`,
      rows: rows.filter((row) => row.tag === tag),
    }))
    .filter((group) => group.rows.length > 0);
});

export const everyOperation: readonly OperationRow[] = operationGroups.flatMap(({ rows }) => rows);

const hrefs = new Map(everyOperation.map(({ operationId, href }) => [operationId, href]));
/** Returns the address of an operation's page. Undefined for an unknown operation. */
export const operationHref = (operationId: string): string | undefined => hrefs.get(operationId);
