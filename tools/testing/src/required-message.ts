import streams from "@specwright/specs/streams.json" with { type: "json" };
import { nameOf, type Schema } from "@specwright-tools/toolchain/model/document";
import { topicPattern, type AsyncApiDocument } from "@specwright-tools/toolchain/model/streams";
import { RequiredValues } from "./required-value.ts";

const document = streams as unknown as AsyncApiDocument;
const { servers, channels } = document;
const values = new RequiredValues(document.components.schemas);

/** Schemas of messages that were looked up before, by path and topic. */
const found = new Map<string, Schema | undefined>();

function schemaOf(path: string, topic: string): Schema | undefined {
  const channel = Object.values(channels).find(
    (one) =>
      one.address !== undefined &&
      one.servers.some((server) => servers[nameOf(server)]?.pathname === path) &&
      topicPattern(document, one).test(topic),
  );
  return Object.values(channel?.messages ?? {})[0]?.payload;
}

/**
 * Completes a message with the fields that its topic's specification requires. Keeps the fields of `given` as they are.
 */
export function requiredMessage(
  path: string,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { topic } = given;
  if (typeof topic !== "string") return given;
  const key = `${path} ${topic}`;
  if (!found.has(key)) found.set(key, schemaOf(path, topic));
  const schema = found.get(key);
  return schema === undefined ? given : (values.complete(schema, given) as Readonly<Record<string, unknown>>);
}
