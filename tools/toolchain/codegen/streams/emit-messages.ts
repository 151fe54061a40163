import { schemaReference } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import {
  type AsyncApiDocument,
  type StreamTopic,
  toOpenApi,
  topicsOf,
  requestsOf,
  type StreamServer,
} from "../../model/streams.ts";
import { durationMs } from "../../model/words.ts";
import { printLiteral, printSchemas, printUnion, Expression, printConstant } from "../print.ts";
import { compileGuard, printCheck } from "../responses/emit-results.ts";
import { compileResponse, toDriftSchema, type ResponseSchema } from "../responses/response-schema.ts";

/**
 * Returns the name of the file with the checks of a topic's messages. All topics of an account share a file, whatever
 * their group.
 */
export const messagesFile = ({ group, servers }: StreamTopic): string =>
  servers.includes("private") ? "private" : group;

/** Returns the name of the file with the checks of a server's messages. Undefined for a server without topics. */
function messagesFileOf(document: AsyncApiDocument, server: string): string | undefined {
  const topics = topicsOf(document).filter(({ servers }) => servers.includes(server));
  const [file, ...others] = new Set(topics.map(messagesFile));
  if (others.length > 0)
    throw new Error(`The topics of the server ${server} must be of one group, not ${[file, ...others].join(", ")}.`);
  return file;
}

/**
 * Prints the schemas of these topics' messages as data. The client loads them only to report differences from the
 * specification.
 */
export function emitMessages(document: AsyncApiDocument, topics: readonly StreamTopic[]): string {
  const openApi = toOpenApi(document);
  const members = [...Map.groupBy(topics, ({ message }) => message)].flatMap(([message, users]) => {
    if (message === undefined) return [];
    const addresses = users.map(({ address }) => `\`${address}\``).join(" and ");
    const schema = toDriftSchema(compileResponse(openApi, schemaReference(message)));
    return [{ id: message, doc: addresses, code: printLiteral(schema, "  ", message.length + 4) }];
  });
  const about = "Schemas of the topics' messages, by name.";
  return printSchemas("messages", about, members);
}

/**
 * Compiles the check that a topic's messages must pass before the client delivers them. Undefined for a topic without
 * messages.
 */
export function messageGuardSchema(
  document: AsyncApiDocument,
  { message, channel }: StreamTopic,
): ResponseSchema | undefined {
  if (message === undefined) return undefined;
  const { merge, key = [], order = [], time, stages, closed, sequence } = channel["x-update"] ?? {};
  const { "lookup-fields": lookupFields = [], copy = [] } = channel["x-rest-records"] ?? {};
  const one = [time, stages?.field, closed?.field, sequence?.field].filter((field) => field !== undefined);
  const derived = [...new Set([...key, ...order, ...one, ...lookupFields, ...copy])];
  // `type` is required, because an update and a snapshot are decoded differently.
  const top = merge === "fields" || merge === "levels" ? ["type"] : [];
  return compileGuard(toOpenApi(document), { derived, top }, schemaReference(message));
}

/** Prints the check that a topic's messages must pass. Undefined for a topic without messages. */
export function messageGuard(document: AsyncApiDocument, topic: StreamTopic): string | undefined {
  const schema = messageGuardSchema(document, topic);
  return schema && printCheck("message", schema, false, "    ");
}

function serverLiteral(document: AsyncApiDocument, name: string, server: StreamServer): object {
  const file = messagesFileOf(document, name);
  const limitMs = (window: string) => durationMs(`${name}: x-limits`, window);
  const { connects, topicCharacters, topicsPerRequest, topics, requests } = server["x-limits"];
  return {
    name,
    path: server.pathname,
    isPrivate: (server.security ?? []).length > 0,
    pingMs: durationMs(`${name}: x-connection`, server["x-connection"].ping),
    connects: { count: connects.count, windowMs: limitMs(connects.window) },
    topicCharacters,
    topicsPerRequest,
    topics,
    messages: file && new Expression(`${file}Messages`),
    decoders: file && new Expression(`${file}Decoders`),
    requests: requests && { count: requests.count, windowMs: limitMs(requests.window) },
    hosts: server.variables.host["x-environments"],
  };
}

const printLoader = (file: string, what: "messages" | "decoders"): string =>
  `const ${file}${capital(what)} = () => import("./${what}/${file}.ts").then((file) => file.${what});\n`;

/**
 * Prints the data of each server that topics or requests use: its path, its pings and limits, and its host in each
 * environment.
 */
export function emitServers(document: AsyncApiDocument): string {
  const used = new Set([...topicsOf(document), ...requestsOf(document)].flatMap(({ servers }) => servers));
  const servers = Object.entries(document.servers).filter(([name]) => used.has(name));
  const literal = Object.fromEntries(servers.map(([name, server]) => [name, serverLiteral(document, name, server)]));
  const files = new Set(servers.flatMap(([name]) => messagesFileOf(document, name) ?? []));
  const environments = servers.flatMap(([, { variables }]) => Object.keys(variables.host["x-environments"]));
  return [
    'import type { StreamServer } from "../stream-server.ts";\n\n',
    ...[...files].map((file) => printLoader(file, "messages") + printLoader(file, "decoders")),
    "\n",
    "/** Name of an environment, regional ones included. */\n",
    printUnion(
      "EnvironmentName",
      [...new Set(environments)].map((name) => `"${name}"`),
    ),
    "\n/** Name of a server: one path on the host of an environment. */\n",
    printUnion(
      "ServerName",
      servers.map(([name]) => `"${name}"`),
    ),
    "\n/** Host, path, ping and limits of every server. */\n",
    printConstant("servers", "Readonly<Record<ServerName, StreamServer>>", literal),
  ].join("");
}
