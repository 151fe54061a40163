import { InputError } from "@specwright/transport";
import { servers, type ServerName } from "../generated/servers.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";

/** Parameters of a topic, by name. `category` chooses the server where there are several. */
export type TopicParameters = Readonly<Record<string, string | number>>;

/** The text of a topic and where to subscribe to it. */
export interface AddressedTopic {
  readonly text: string;
  readonly server: StreamServer;
}

function checkNames({ name, servers: own, parameters }: Topic, given: TopicParameters): void {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new InputError(name, "parameters", "must be an object", given);
  const known = [...(own.length > 1 ? ["category"] : []), ...Object.keys(parameters)];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new InputError(name, unknown, `is not a parameter: it has ${known.join(", ") || "none"}`, given[unknown]);
}

function findServer({ name, servers: own }: Topic, { category }: TopicParameters): ServerName {
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return only;
  const found = own.find((server) => server === category);
  if (found === undefined) throw new InputError(name, "category", `must be one of ${own.join(", ")}`, category);
  return found;
}

function parameterText(topic: Topic, server: ServerName, field: string, value: string | number | undefined): string {
  const { values, valuesByServer } = topic.parameters[field] ?? {};
  const allowed = valuesByServer?.[server] ?? values;
  const text = String(value ?? "");
  if (allowed !== undefined && !allowed.includes(text)) {
    throw new InputError(topic.name, field, `must be one of ${allowed.join(", ")} on ${server}`, value);
  }
  // A topic ends where a space, a comma or a quotation mark begins.
  const isText = typeof value === "string" || Number.isFinite(value);
  if (!isText || !/^[^\s,"\\\p{Cc}]+$/u.test(text))
    throw new InputError(topic.name, field, "must be text without spaces and commas", value);
  return text;
}

/**
 * The text of a topic with its parameters, and its server.
 *
 * @throws {InputError} for a parameter that the topic does not have, or a value that it does not allow
 */
export function addressTopic(topic: Topic, given: TopicParameters = {}): AddressedTopic {
  checkNames(topic, given);
  const server = findServer(topic, given);
  const text = topic.address.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    parameterText(topic, server, field, given[field]),
  );
  return { text, server: servers[server] };
}
