import type { OpenApiDocument } from "../document.ts";
import { printCheck, printChecks } from "./print-check.ts";
import { compileResponse, requires, type ResponseSchema } from "./response-schema.ts";
import { responseSchema, resultSchema, type TradingOperation } from "../trading-operation.ts";

/** What the client checks of the result of one operation. */
function requiredResult(document: OpenApiDocument, { found, isBatch }: TradingOperation): ResponseSchema {
  // Each item of a batch is checked with its own return code: one bad item says nothing about the others.
  if (isBatch) return { type: "object", required: { list: { type: "array" } } };
  return compileResponse(document, resultSchema(document, found) ?? {});
}

/** What the results of one group must have, by operationId. */
export function emitResults(document: OpenApiDocument, operations: readonly TradingOperation[]): string {
  const checks = operations.map((operation) => {
    const { id, found, isBatch } = operation;
    const isOptional = !isBatch && !requires(document, responseSchema(found), "result");
    const code = printCheck("result", requiredResult(document, operation), isOptional, "  ");
    return { id, doc: `\`${found.method.toUpperCase()} ${found.path}\``, code };
  });
  return printChecks("results", "What the results of the group must have, by operationId.", checks);
}
