import { document, nameOf, type RawChannel } from "./stream-document.ts";

/** A parameter of a topic as a page shows it and a sample fills it. */
export interface TopicParameter {
  readonly name: string;
  readonly description: string;
  /** The values that it may have; empty where it is any text. */
  readonly values: readonly string[];
  /** The values of each server, where they differ. */
  readonly valuesByServer: Readonly<Record<string, readonly string[]>>;
  readonly example: string;
}

const credentials = `
  credentials: {
    apiKey: process.env.BYBIT_API_KEY ?? "",
    secret: process.env.BYBIT_API_SECRET ?? "",
  },
`;

/** The server that a sample subscribes on: perpetuals where there are any. */
const serverOf = ({ servers = [] }: RawChannel): string => {
  const names = servers.map(nameOf);
  return names.includes("linear") ? "linear" : (names[0] ?? "");
};

function argumentsOf(raw: RawChannel, parameters: readonly TopicParameter[]): string {
  const server = serverOf(raw);
  const own = parameters.map(({ name, values, valuesByServer, example }) => {
    const allowed = valuesByServer[server] ?? values;
    const value = allowed.length === 0 || allowed.includes(example) ? example : (allowed[0] ?? example);
    const isNumber = allowed.length > 0 && allowed.every((each) => /^\d+$/.test(each));
    return `${name}: ${isNumber ? value : JSON.stringify(value)}`;
  });
  const fields = [...((raw.servers ?? []).length > 1 ? [`category: "${server}"`] : []), ...own];
  return fields.length === 0 ? "" : `{ ${fields.join(", ")} }`;
}

const book = (id: string, given: string) => `const book = streams.${id}(${given});
await book.synced;
const best = book.best();
if (best.state === "synced") console.log(best.bid, best.ask);
streams.close();`;

const loop = (id: string, given: string) => `for await (const event of streams.${id}(${given})) {
  if (event.type === "update") console.log(event.data);
  if (event.type === "gap") console.warn("The connection ended:", event.reason);
}`;

/** A program that subscribes to a topic of the client. Testnet where the topic exists there. */
export function topicSample(id: string, raw: RawChannel, parameters: readonly TopicParameter[]): string {
  const server = document.servers[serverOf(raw)];
  const isSigned = (server?.security ?? []).length > 0;
  const hosts = server?.variables.host["x-environments"] ?? {};
  const available = raw["x-environment"]?.available ?? Object.keys(hosts);
  const environment = isSigned && available.includes("testnet") ? "testnet" : "mainnet";
  const options = isSigned ? `{\n  environment: "${environment}",${credentials}}` : `{ environment: "${environment}" }`;
  const given = argumentsOf(raw, parameters);
  const statement = raw["x-update"]?.merge === "levels" ? book(id, given) : loop(id, given);
  return `import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams(${options});

${statement}`;
}
