import { schemaReference } from "@specwright-tools/model/document";
import { type AsyncApiDocument, type StreamTopic, toOpenApi, topicsOf } from "@specwright-tools/model/streams";
import { printCheck } from "../responses/print-check.ts";
import { printLiteral, printRecord } from "../print.ts";
import { compileGuard } from "../responses/guard-schema.ts";
import { compileResponse, toDriftSchema, type ResponseSchema } from "../responses/response-schema.ts";

/** The file with the checks of the messages of a topic: those of an account have one server, whatever their group. */
export const messagesFile = ({ group, servers }: StreamTopic): string =>
  servers.includes("private") ? "private" : group;

/** The file with the checks of all messages of a server; undefined for a server without topics. */
export function messagesFileOf(document: AsyncApiDocument, server: string): string | undefined {
  const topics = topicsOf(document).filter(({ servers }) => servers.includes(server));
  const [file, ...others] = new Set(topics.map(messagesFile));
  if (others.length > 0)
    throw new Error(`The topics of the server ${server} must be of one group, not ${[file, ...others].join(", ")}.`);
  return file;
}

/** What the specification requires of the messages of these topics, as data: only who asks for drift loads it. */
export function emitMessages(document: AsyncApiDocument, topics: readonly StreamTopic[]): string {
  const openApi = toOpenApi(document);
  const members = [...Map.groupBy(topics, ({ message }) => message)].flatMap(([message, users]) => {
    if (message === undefined) return [];
    const addresses = users.map(({ address }) => `\`${address}\``).join(" and ");
    const schema = toDriftSchema(compileResponse(openApi, schemaReference(message)));
    return [{ id: message, doc: addresses, code: printLiteral(schema, "  ", message.length + 4) }];
  });
  const about = "What the specification requires of the messages of the topics, by the name of their schema.";
  return `import type { ResponseSchema } from "@specwright/transport";\n\n${printRecord("messages", about, "ResponseSchema", members)}`;
}

/** What a reader must find in a message of a topic to go on; undefined for a topic without messages. */
export function messageGuardSchema(
  document: AsyncApiDocument,
  { message, channel }: StreamTopic,
): ResponseSchema | undefined {
  if (message === undefined) return undefined;
  const { merge, key = [], order = [], time, stages, closed, sequence } = channel["x-update"] ?? {};
  const { ask = [], copy = [] } = channel["x-rest-records"] ?? {};
  const one = [time, stages?.field, closed?.field, sequence?.field].filter((field) => field !== undefined);
  const derived = [...new Set([...key, ...order, ...one, ...ask, ...copy])];
  // A change and a whole are read in different ways.
  const top = merge === "fields" || merge === "levels" ? ["type"] : [];
  return compileGuard(toOpenApi(document), { derived, top }, schemaReference(message));
}

/** The same as code. */
export function messageGuard(document: AsyncApiDocument, topic: StreamTopic): string | undefined {
  const schema = messageGuardSchema(document, topic);
  return schema && printCheck("message", schema, false, "    ");
}
