import { capital } from "@specwright-tools/model/names";
import { type AsyncApiDocument, requestsOf, type StreamServer, topicsOf } from "@specwright-tools/model/streams";
import { durationMs } from "@specwright-tools/model/words";
import { Expression, printConstant } from "../print.ts";
import { messagesFileOf } from "./emit-messages.ts";

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

/** The servers that the topics and requests need: host by environment, path, ping, limits. */
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
    `export type EnvironmentName =\n${[...new Set(environments)].map((name) => `  | "${name}"`).join("\n")};\n\n`,
    "/** Name of a server: one path on the host of an environment. */\n",
    `export type ServerName =\n${servers.map(([name]) => `  | "${name}"`).join("\n")};\n\n`,
    "/** Host, path, ping and limits of every server. */\n",
    printConstant("servers", "Readonly<Record<ServerName, StreamServer>>", literal),
  ].join("");
}
