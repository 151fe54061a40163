import type { OpenApiDocument, Schema } from "../model/document.ts";
import { successes, type FoundOperation } from "../model/operations.ts";
import { docComment, Expression, printLiteral, printSchemas } from "./print.ts";
import { compileGuard, printCheck, printCheckImports } from "./responses/emit-results.ts";
import { compileResponse, toDriftSchema } from "./responses/response-schema.ts";

/** Returns the schemas of the successful responses, if all of them are JSON. */
function jsonSchemas(found: FoundOperation): Schema[] {
  const schemas = successes(found).map(([, { content = {} }]) => {
    const { "application/json": json, ...others } = content;
    return Object.keys(others).length === 0 ? json?.schema : undefined;
  });
  return schemas.every((schema) => schema !== undefined) ? schemas : [];
}

/** Prints method, path and response check of every operation of the knowledge API, by operationId. */
export function emitKnowledge(operations: readonly FoundOperation[]): string {
  const members = operations.map((found) => {
    const { operationId: id, summary } = found.operation;
    const method = found.method;
    const [mediaType] = Object.keys(successes(found)[0]?.[1].content ?? {});
    const facts = {
      id,
      method,
      path: found.path,
      isStream: mediaType === "text/event-stream" || undefined,
      checkResponse: jsonSchemas(found).length > 0 ? new Expression(`responses.${id}`) : undefined,
    };
    const doc = docComment([`${summary ?? id}. \`${method} ${found.path}\``], "  ");
    return `${doc}  ${id}: ${printLiteral(facts, "  ", 4 + id.length)},\n`;
  });
  const literal = `/** Every operation, by operationId. */\nexport const operations = {\n${members.join("")}} as const;\n`;
  return `import * as responses from "./responses.ts";\n\n${literal}`;
}

/** Prints the checks of the essential fields in JSON responses of the knowledge API, one for each operation. */
export function emitKnowledgeResponses(document: OpenApiDocument, operations: readonly FoundOperation[]): string {
  const checks = operations.flatMap((found) => {
    const schemas = jsonSchemas(found);
    if (schemas.length === 0) return [];
    const { method, path, operation } = found;
    const doc = docComment([`What the client must find in the response to \`${method} ${path}\`.`]);
    const check = printCheck("response", compileGuard(document, {}, ...schemas));
    return [`${doc}export const ${operation.operationId}: ResponseCheck = ${check};\n`];
  });
  return [`${printCheckImports(checks.join(""))}\n`, ...checks].join("\n");
}

/**
 * Prints the schemas of the JSON responses as data. The client loads them only to report responses that differ from the
 * specification.
 */
export function emitKnowledgeSchemas(document: OpenApiDocument, operations: readonly FoundOperation[]): string {
  const members = operations.flatMap((found) => {
    const schemas = jsonSchemas(found);
    if (schemas.length === 0) return [];
    const { method, path, operation } = found;
    const id = operation.operationId;
    const code = printLiteral(toDriftSchema(compileResponse(document, ...schemas)), "  ", id.length + 4);
    return [{ id, doc: `\`${method} ${path}\``, code }];
  });
  const about = "Schemas of the responses, by operationId.";
  return printSchemas("responseSchemas", about, members);
}
