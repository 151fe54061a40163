import { docComment } from "../doc-comment.ts";
import type { OpenApiDocument } from "../document.ts";
import { printCheck, printCheckImports } from "../operations/print-check.ts";
import { compileResponse } from "../operations/response-schema.ts";
import type { AsyncApiDocument, StreamTopic } from "./streams-document.ts";

/** The name of the check of a message. Topics with the same message share it. */
export const messageCheckName = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);

/** What the messages of one group must have, one check for each kind of message. */
export function emitMessages(document: AsyncApiDocument, topics: readonly StreamTopic[]): string {
  const openApi = { ...document, openapi: "3.1.0", paths: {} } as unknown as OpenApiDocument;
  const checks = [...Map.groupBy(topics, ({ message }) => message)].flatMap(([message, users]) => {
    if (message === undefined) return [];
    const addresses = users.map(({ address }) => `\`${address}\``).join(" and ");
    const schema = compileResponse(openApi, { $ref: `#/components/schemas/${message}` });
    const doc = docComment([`Required part of a message of ${addresses}.`]);
    return [doc + printCheck(messageCheckName(message), "message", schema, false)];
  });
  return [printCheckImports(checks.join("")), ...checks].join("\n");
}
