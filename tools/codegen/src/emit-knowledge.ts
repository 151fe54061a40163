import { resolve, type FoundOperation, type OpenApiDocument } from "./document.ts";

const kindOf = (document: OpenApiDocument, { operation }: FoundOperation): string | undefined => {
  const success = Object.keys(operation.responses).find((status) => status.startsWith("2"));
  const answer = success === undefined ? undefined : operation.responses[success];
  return answer === undefined ? undefined : Object.keys(resolve(document, answer).content ?? {})[0];
};

/** Method, path, and media types of every operation of the knowledge surface, by operationId. */
export function emitKnowledge(document: OpenApiDocument, all: readonly FoundOperation[]): string {
  const lines = all.map((found) => {
    const sends = Object.keys(found.operation.requestBody?.content ?? {});
    const receives = kindOf(document, found);
    const facts = [
      `method: "${found.method.toUpperCase()}"`,
      `path: ${JSON.stringify(found.path)}`,
      ...(sends.length === 0 ? [] : [`sends: ${JSON.stringify(sends)}`]),
      ...(receives === undefined ? [] : [`receives: ${JSON.stringify(receives)}`]),
    ];
    return `  ${found.operation.operationId}: { ${facts.join(", ")} },`;
  });
  return `/** Every operation, by operationId. */\nexport const operations = {\n${lines.join("\n")}\n} as const;\n`;
}
