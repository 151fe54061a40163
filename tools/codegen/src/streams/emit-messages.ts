import { schemaReference } from "../reference.ts";
import { printCheck, printChecks } from "../responses/print-check.ts";
import { compileResponse } from "../responses/response-schema.ts";
import { toOpenApi, topicsOf, type AsyncApiDocument, type StreamTopic } from "./streams-document.ts";

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

/** What the messages of these topics must have. Topics with the same message share its check. */
export function emitMessages(document: AsyncApiDocument, topics: readonly StreamTopic[]): string {
  const openApi = toOpenApi(document);
  const checks = [...Map.groupBy(topics, ({ message }) => message)].flatMap(([message, users]) => {
    if (message === undefined) return [];
    const addresses = users.map(({ address }) => `\`${address}\``).join(" and ");
    const schema = compileResponse(openApi, schemaReference(message));
    return [{ id: message, doc: addresses, code: printCheck("message", schema, false, "  ") }];
  });
  return printChecks("messages", "What the messages of the topics must have, by the name of their schema.", checks);
}
