import { checkKnownNames, InputError, redactOption, type WebAbortSignal } from "@specwright/transport";
import type { Topic } from "../topic.ts";
import type { BufferPolicy } from "./event-buffer.ts";
import type { ListenOptions, Policy, SubscribeOptions } from "./types.ts";

/** Options of every subscription. */
export const LISTEN_OPTIONS: readonly (keyof ListenOptions<unknown>)[] = ["signal", "onEvent"];

/** Options of a subscription to market data. */
export const SUBSCRIBE_OPTIONS: readonly (keyof SubscribeOptions<unknown>)[] = [...LISTEN_OPTIONS, "policy"];

const isSignal = (value: unknown): value is WebAbortSignal =>
  typeof (value as Partial<WebAbortSignal> | null)?.addEventListener === "function";

/**
 * Reads the options of a subscription once, and returns a copy: later changes have no effect. The policy is checked with
 * the topic.
 *
 * @throws {InputError} for an unknown or malformed option
 */
export function readSubscribeOptions(
  operation: string,
  given: unknown,
  known: readonly string[],
): SubscribeOptions<unknown> {
  if (given === undefined) return {};
  checkKnownNames(operation, given, known);
  const { signal, onEvent, policy }: SubscribeOptions<unknown> = given;
  if (signal !== undefined && !isSignal(signal))
    throw new InputError(operation, "signal", "must be an AbortSignal", redactOption(signal));
  if (onEvent !== undefined && typeof onEvent !== "function")
    throw new InputError(operation, "onEvent", "must be a function", redactOption(onEvent));
  return { signal, onEvent, policy };
}

/** Events of a queue whose size nobody chose. */
const QUEUE = 1000;

/** Events of an account that wait for a reader. */
export const ACCOUNT_EVENTS = 10_000;

/** Whether a caller gave `{ queue: n }` or `{ error: n }`. */
function hasSize(given: Exclude<Policy, "latest">): boolean {
  const [[name, size] = [], ...others] = Object.entries(Object(given));
  const isKnown = name === "queue" || name === "error";
  return isKnown && Number.isInteger(size) && Number(size) > 0 && others.length === 0;
}

/**
 * The policy of a subscription: that of the caller, or what the specification proposes.
 *
 * @throws {InputError} for anything else
 */
export function choosePolicy(topic: Topic, given: Policy | undefined): BufferPolicy {
  // Of the events of an account none may be lost.
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
