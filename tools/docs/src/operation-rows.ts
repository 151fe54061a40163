import { callName } from "@specwright-tools/codegen/call-name";
import { sampleText } from "./call-text.ts";
import { slug, type ApiDocument, type RateLimit, type RawOperation } from "./contract-data.ts";
import { fieldNames } from "./field-names.ts";
import type { DocumentName } from "./paths.ts";
import { recordedCalls, type SampleCall } from "./recorded-calls.ts";

/** One line of the operation index. */
export interface OperationRow {
  readonly operationId: string;
  /** How the client calls it: `trading.position.list`, `knowledge.submit.text`. */
  readonly call: string;
  /** The call as a reader would type it, from a recording; none where no recording has one that succeeds. */
  readonly sample: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly signed: boolean;
  /** What a caller should know at a glance: signed, iterate, safe to repeat, deprecated. */
  readonly marks: readonly string[];
  readonly rateLimit: RateLimit | undefined;
  /** The field by which the service recognises a second attempt. */
  readonly idempotencyField: string | undefined;
  readonly environments: readonly string[] | undefined;
  /** Every parameter and every field of its body. */
  readonly fields: readonly string[];
  /** Where the reference page shows it, relative to the site's root. */
  readonly href: string;
}

const methods = new Set(["get", "put", "post", "delete", "patch"]);

/** Every operation of a document, in the order of its paths. */
export function operationRows(name: DocumentName, document: ApiDocument): OperationRow[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => rowOf(name, document, path, method, operation)),
  );
}

let recorded: ReadonlyMap<string, SampleCall> | undefined;
const recordedCall = (operationId: string) => (recorded ??= recordedCalls()).get(operationId);

/** The knowledge client is written by hand: how it names an operation is known from the recordings. */
function callOf(name: DocumentName, path: string, operationId: string): string {
  // What is done in a session of MCP is done by the SDK's own client.
  if (path === "/mcp") return "knowledge.mcp.connect";
  if (name === "knowledge") return `knowledge.${recordedCall(operationId)?.call ?? operationId}`;
  const { group, method } = callName(path, operationId);
  return `trading.${group}.${method}`;
}

/** The same marks as in docs/operations.md, in the words of the guides. */
function tradingMarks(operation: RawOperation, signed: boolean): string[] {
  return [
    ...(signed ? ["signed"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(operation.deprecated === true ? ["deprecated"] : []),
  ];
}

function rowOf(
  name: DocumentName,
  document: ApiDocument,
  path: string,
  method: string,
  operation: RawOperation,
): OperationRow {
  const [tag] = operation.tags;
  const security = operation.security ?? document.security ?? [];
  const sample = recordedCall(operation.operationId);
  const signed = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  return {
    operationId: operation.operationId,
    call: callOf(name, path, operation.operationId),
    sample: sample === undefined ? undefined : sampleText(name, sample),
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    tag,
    signed,
    marks: name === "trading" ? tradingMarks(operation, signed) : [],
    rateLimit: operation["x-rate-limit"],
    idempotencyField: operation["x-idempotency"]?.field,
    environments: operation["x-environment"]?.available,
    fields: fieldNames(document, operation),
    href: `reference/${name}.html#/${slug(tag)}/${operation.operationId.toLowerCase()}`,
  };
}
