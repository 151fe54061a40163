import { checkKnownNames, InputError, redactOption, type WebAbortSignal } from "@specwright/transport";
import type { ListenOptions, SubscribeOptions } from "./types.ts";

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
