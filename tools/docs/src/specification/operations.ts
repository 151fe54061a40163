import type { Operation } from "@specwright-tools/toolchain/model/document";
import { callName, slug } from "@specwright-tools/toolchain/model/names";
import { operationsOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { readDocument, type DocumentName } from "@specwright-tools/toolchain/model/published";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { documents } from "../site.ts";
import { recordings } from "./samples/recorded-calls.ts";

/** An operation with what the site says about it in lists. */
export interface OperationRow {
  readonly document: DocumentName;
  readonly found: FoundOperation;
  readonly operation: Operation;
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

/** The knowledge client is written by hand: how it names an operation is known from the recordings. */
function callOf(name: DocumentName, path: string, operationId: string): string {
  // What is done in a session of MCP is done by the SDK's own client.
  if (path === "/mcp") return "knowledge.mcp.connect";
  if (name === "knowledge") return `knowledge.${recordings().calls.get(operationId)?.call ?? operationId}`;
  const { group, method } = callName(path, operationId);
  return `trading.${group}.${method}`;
}

/** The marks of docs/operations.md in the words of the guides, and whether the sandbox simulates the operation. */
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

/** The operations of one tag of a document. */
export interface OperationGroup {
  readonly document: DocumentName;
  readonly tag: string;
  readonly description: string;
  /** The anchor of the group in the operation index. */
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
/** The address of an operation's page, where the operation exists. */
export const operationHref = (operationId: string): string | undefined => hrefs.get(operationId);
