import { resolve, type FoundOperation, type OpenApiDocument } from "./document.ts";
import { docComment } from "./doc-comment.ts";
import { printLiteral } from "./print.ts";

/** The media type of a successful response. */
function responseType(document: OpenApiDocument, { operation }: FoundOperation): string | undefined {
  const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? [];
  return response === undefined ? undefined : Object.keys(resolve(document, response).content ?? {})[0];
}

/** Id, method, path and media types of every operation of the knowledge surface, by operationId. */
export function emitKnowledge(document: OpenApiDocument, operations: readonly FoundOperation[]): string {
  const members = operations.map((found) => {
    const { operationId: id, summary, requestBody } = found.operation;
    const method = found.method.toUpperCase();
    const sends = requestBody === undefined ? undefined : Object.keys(requestBody.content);
    const facts = { id, method, path: found.path, sends, receives: responseType(document, found) };
    const doc = docComment([`${summary ?? id}. \`${method} ${found.path}\``], "  ");
    return `${doc}  ${id}: ${printLiteral(facts, "  ", 4 + id.length)},\n`;
  });
  return `/** Every operation, by operationId. */\nexport const operations = {\n${members.join("")}} as const;\n`;
}
