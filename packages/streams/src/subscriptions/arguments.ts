import { checkKnownNames, InputError, isAbortSignal, readGiven, redactOption } from "@specwright/transport";
import { servers, type ServerName } from "../generated/servers.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";
import type { BufferPolicy } from "./event-buffer.ts";
import type { ListenOptions, Policy, SubscribeOptions } from "./types.ts";

/** Parameters of a topic by name. `category` selects the server if several servers have the topic. */
export type TopicParameters = Readonly<Record<string, string | number>>;

/** A topic string with its parameters filled in, and the topic's server. */
export interface AddressedTopic {
  readonly text: string;
  readonly server: StreamServer;
}

/** Separates parameters and options. For a topic without parameters, the options are the first argument. */
export function splitArguments(topic: Topic, args: readonly unknown[]) {
  const hasParameters = Object.keys(topic.parameters).length > 0 || topic.servers.length > 1;
  const [parameters, options] = hasParameters ? args : [undefined, args[0]];
  return { parameters: parameters as TopicParameters | undefined, options };
}

function checkNames({ name, servers: own, parameters }: Topic, given: TopicParameters): void {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new InputError(name, "parameters", "must be an object", given);
  const known = [...(own.length > 1 ? ["category"] : []), ...Object.keys(parameters)];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new InputError(
      name,
      unknown,
      `is not a parameter of this topic, which has ${known.join(", ") || "none"}`,
      given[unknown],
    );
}

function findServer({ name, servers: own }: Topic, { category }: TopicParameters): ServerName {
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return only;
  const found = own.find((server) => server === category);
  if (found === undefined) throw new InputError(name, "category", `must be one of ${own.join(", ")}`, category);
  return found;
}

/** Returns true if a string can be part of a topic string. Spaces, commas and quotation marks would end the topic. */
export const isTopicPart = (text: string): boolean => /^[^\s,"\\\p{Cc}]+$/u.test(text);

function parameterText(topic: Topic, server: ServerName, field: string, value: string | number | undefined): string {
  const { values, valuesByServer } = topic.parameters[field] ?? {};
  const allowed = valuesByServer?.[server] ?? values;
  const text = String(value ?? "");
  if (allowed !== undefined && !allowed.includes(text)) {
    throw new InputError(topic.name, field, `must be one of ${allowed.join(", ")} on ${server}`, value);
  }
  const isText = typeof value === "string" || Number.isFinite(value);
  if (!isText || !isTopicPart(text))
    throw new InputError(topic.name, field, "must be a string without spaces or commas", value);
  return text;
}

/**
 * Returns the topic string with the parameters filled in, and the topic's server.
 *
 * @throws {InputError} for a parameter that the topic doesn't have, or a value that it doesn't allow
 */
export const addressTopic = (topic: Topic, given: TopicParameters = {}): AddressedTopic =>
  readGiven(topic.name, "parameters", () => readAddress(topic, given));

function readAddress(topic: Topic, given: TopicParameters): AddressedTopic {
  checkNames(topic, given);
  const server = findServer(topic, given);
  const text = topic.address.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    parameterText(topic, server, field, given[field]),
  );
  return { text, server: servers[server] };
}

/** Names of the options that every subscription accepts. */
export const LISTEN_OPTIONS: readonly (keyof ListenOptions<unknown>)[] = ["signal", "onEvent", "onEnd"];

/** Names of the options that a market data subscription accepts. */
export const SUBSCRIBE_OPTIONS: readonly (keyof SubscribeOptions<unknown>)[] = [...LISTEN_OPTIONS, "policy"];

/**
 * Validates the options of a subscription and returns a copy, so that later changes have no effect. The policy is
 * checked later, with the topic.
 *
 * @throws {InputError} for an unknown or malformed option
 */
export function readSubscribeOptions(
  operation: string,
  given: unknown,
  known: readonly string[],
): SubscribeOptions<unknown> {
  if (given === undefined) return {};
  const { signal, onEvent, onEnd, policy }: SubscribeOptions<unknown> = checkKnownNames(operation, given, known);
  if (signal !== undefined && !isAbortSignal(signal))
    throw new InputError(operation, "signal", "must be an AbortSignal", redactOption(signal));
  for (const [name, callback] of Object.entries({ onEvent, onEnd }))
    if (callback !== undefined && typeof callback !== "function")
      throw new InputError(operation, name, "must be a function", redactOption(callback));
  return { signal, onEvent, onEnd, policy };
}

/** Default queue size, in events. */
const QUEUE = 1000;

/** Maximum number of unread account events. */
export const ACCOUNT_EVENTS = 10_000;

/** Returns true for the policies `{ queue: n }` and `{ error: n }` with a positive integer. */
function hasSize(given: Exclude<Policy, "latest">): boolean {
  const [[name, size] = [], ...others] = Object.entries(Object(given));
  const isKnown = name === "queue" || name === "error";
  return isKnown && Number.isInteger(size) && Number(size) > 0 && others.length === 0;
}

/**
 * Returns the policy of a subscription: the caller's, or the default in the specification.
 *
 * @throws {InputError} for an invalid policy
 */
export function choosePolicy(topic: Topic, given: Policy | undefined): BufferPolicy {
  // Block instead of dropping events, because no account event may be lost.
  if (topic.policy === "block") return { block: ACCOUNT_EVENTS };
  if (given === undefined) return topic.policy === "latest" ? "latest" : { queue: QUEUE };
  if (given === "latest") return given;
  if (hasSize(given)) return { ...given };
  throw new InputError(
    topic.name,
    "policy",
    'must be "latest", { queue: n } or { error: n } with a whole number above 0',
    given,
  );
}
