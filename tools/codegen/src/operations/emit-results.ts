import type { OpenApiDocument } from "../document.ts";
import { docComment } from "../doc-comment.ts";
import { printConstant } from "../print.ts";
import { compileResponse, requires } from "./response-schema.ts";
import { responseSchema, resultSchema, type TradingOperation } from "./trading-operation.ts";

/** What the client checks of the result of one operation. */
function resultCheck(document: OpenApiDocument, { found, isBatch }: TradingOperation): object {
  // Each item of a batch is checked with its own return code: one bad item says nothing about the others.
  if (isBatch) return { type: "object", required: { list: { type: "array" } } };
  const isOptional = requires(document, responseSchema(found), "result") ? undefined : true;
  const isWrite = found.method !== "get" && found.operation["x-safe"] !== true;
  return { ...compileResponse(document, resultSchema(document, found) ?? {}, isWrite), isOptional };
}

/** What the results of one group must have, one literal for each operation. */
export function emitResults(document: OpenApiDocument, operations: readonly TradingOperation[]): string {
  const literals = operations.map((operation) => {
    const { id, found } = operation;
    const doc = docComment([`Required part of the result of \`${found.method.toUpperCase()} ${found.path}\`.`]);
    return doc + printConstant(id, "ResponseSchema", resultCheck(document, operation));
  });
  return [`import type { ResponseSchema } from "@specwright/transport";\n`, ...literals].join("\n");
}
