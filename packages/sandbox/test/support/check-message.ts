import { createRequire } from "node:module";
import { streamDocument } from "../../src/trading/sockets/stream-document.ts";
import { strictSchemas } from "./strict-schema.ts";

interface Message {
  readonly topic?: string;
}

interface Channel {
  address?: string;
  tags: { name: string }[];
  messages: Record<string, { payload: { $ref: string } }>;
  "x-removed"?: object;
}

const document = createRequire(import.meta.url)("@specwright/specs/streams.json") as {
  channels: Record<string, Channel>;
  components: { schemas: object };
};
const compile = strictSchemas(document);
const checks = new Map<string, (message: unknown) => string[]>();

/**
 * Returns the violations of the channel's schemas in a message or reply. A field that the schemas don't list is also a
 * violation.
 */
export function violations(channel: string, message: Message): string[] {
  const schemas = Object.values(document.channels[channel]?.messages ?? {}).map(({ payload }) => payload.$ref);
  const results = schemas.map((reference) => {
    let check = checks.get(reference);
    if (check === undefined) checks.set(reference, (check = compile({ $ref: reference })));
    return check(message);
  });
  return results.find((result) => result.length === 0) ?? results.flat();
}

/**
 * Returns the violations of a pushed message, based on its topic. If several channels match the topic, the message must
 * satisfy one of them.
 */
export function violationsOfPush(server: string, message: Message): string[] {
  const named = streamDocument().channels.filter(
    ({ match, servers }) => servers.has(server) && match(message.topic ?? ""),
  );
  const results = named.map(({ name }) => violations(name, message));
  return results.find((result) => result.length === 0) ?? [`${message.topic}:`, ...results.flat()];
}

/** Channels of the specification that push JSON and that the platform hasn't removed. */
export const liveChannels: readonly string[] = Object.entries(document.channels)
  .filter(([, channel]) => channel.address !== undefined && channel["x-removed"] === undefined)
  .filter(([, channel]) => channel.tags.every(({ name }) => name !== "binary"))
  .map(([name]) => name);
