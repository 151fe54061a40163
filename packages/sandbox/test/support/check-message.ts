import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Message } from "./socket-client.ts";

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
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
// The specification leaves messages open for fields of tomorrow. The sandbox must not make any up.
ajv.addSchema({ $id: "streams:document", components: { schemas: closed(document.components.schemas) } });

/** Closes every object that lists its fields, so that an unknown field is a violation. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const node = value as Record<string, unknown>;
  const inside = Object.fromEntries(Object.entries(node).map(([name, item]) => [name, closed(item)]));
  return "properties" in node && typeof node["properties"] === "object" && !("additionalProperties" in node)
    ? { ...inside, unevaluatedProperties: false }
    : inside;
}

/** The violations of a message of a channel or a reply, by the strict reading of the specification. */
export function violations(channel: string, message: Message): string[] {
  const schemas = Object.values(document.channels[channel]?.messages ?? {}).map(({ payload }) => payload.$ref);
  const results = schemas.map((reference) => {
    const validate = ajv.compile({ $ref: `streams:document${reference}` });
    return validate(message)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message: text, params }) => `${instancePath} ${text} ${JSON.stringify(params)}`,
        );
  });
  return results.find((result) => result.length === 0) ?? results.flat();
}

/** Every channel of the specification whose topics push JSON and still exist. */
export const liveChannels: readonly string[] = Object.entries(document.channels)
  .filter(([, channel]) => channel.address !== undefined && channel["x-removed"] === undefined)
  .filter(([, channel]) => channel.tags.every(({ name }) => name !== "binary"))
  .map(([name]) => name);
