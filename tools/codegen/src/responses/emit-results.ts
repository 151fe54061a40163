import type { OpenApiDocument } from "@specwright-tools/model/document";
import { responseSchema, resultSchema, type TradingOperation } from "@specwright-tools/model/operations";
import { printLiteral, printRecord } from "../print.ts";
import { compileGuard } from "./guard-schema.ts";
import { printCheck } from "./print-check.ts";
import { compileResponse, requires, toDriftSchema, type ResponseSchema } from "./response-schema.ts";

/** Each item of a batch has a return code of its own: one bad item says nothing about the others. */
const batch: ResponseSchema = { type: "object", required: { list: { type: "array" } } };

/** What the client must find in the result of an operation to go on. */
function guardOf(document: OpenApiDocument, { found, isBatch }: TradingOperation): ResponseSchema {
  if (isBatch) return batch;
  const { "x-pagination": pages, "x-failure-values": failure, "x-safe": isSafe } = found.operation;
  const isWrite = found.method !== "GET" && isSafe !== true;
  // Without the field that tells the failure of a write, nobody knows whether it was carried out.
  const top = [pages?.items, isWrite ? failure?.field : undefined].filter((field) => field !== undefined);
  return compileGuard(document, { top, hasNullableLists: true }, resultSchema(document, found) ?? {});
}

/** The lists at the top of a result, which the platform may send as `null`. */
function nullableLists({ required = {} }: ResponseSchema): string[] | undefined {
  const lists = Object.entries(required).filter(([, { type }]) => Array.isArray(type) && type.includes("array"));
  return lists.length === 0 ? undefined : lists.map(([name]) => name);
}

/** The guard of an operation as code, and the lists at the top of its result. */
export function emitGuard(
  document: OpenApiDocument,
  operation: TradingOperation,
): { readonly guard: string; readonly lists: string[] | undefined } {
  const schema = guardOf(document, operation);
  const isOptional = !operation.isBatch && !requires(document, responseSchema(operation.found), "result");
  return { guard: printCheck("result", schema, isOptional, "  "), lists: nullableLists(schema) };
}

/** Whether the specification requires a field of the result. */
export const requiresField = (document: OpenApiDocument, { found }: TradingOperation, name: string): boolean =>
  compileResponse(document, resultSchema(document, found) ?? {}).required?.[name] !== undefined;

/** What the specification requires of the results of one group, as data: only who asks for drift loads it. */
export function emitResultSchemas(document: OpenApiDocument, operations: readonly TradingOperation[]): string {
  const members = operations.map(({ id, found, isBatch }) => {
    const schema = isBatch ? batch : compileResponse(document, resultSchema(document, found) ?? {});
    const code = printLiteral(toDriftSchema(schema), "  ", id.length + 4);
    return { id, doc: `\`${found.method} ${found.path}\``, code };
  });
  const about = "What the specification requires of the results of the group, by operationId.";
  return `import type { ResponseSchema } from "@specwright/transport";\n\n${printRecord("results", about, "ResponseSchema", members)}`;
}
