import { sendWithDispatcher } from "#runtime";
import { optionError } from "./input-error.ts";
import { objectOption, type OptionReader } from "./read-options.ts";

const anyDispatcher = objectOption("must be a dispatcher, such as a ProxyAgent", ["dispatch"]);

/** Reads a dispatcher of undici. Rejects it on runtimes that can't use it, because requests would bypass its proxy. */
export const dispatcherOption: OptionReader = (value, name) => {
  if (sendWithDispatcher === undefined) throw optionError(name, "works on Node only", typeof value);
  return anyDispatcher(value, name);
};

/**
 * Rejects `dispatcher` together with another option that sends or connects, because one of them would be ignored.
 *
 * @throws {InputError}
 */
export function refuseDispatcherWith(
  other: "fetch" | "webSocket",
  options: { readonly dispatcher?: unknown; readonly fetch?: unknown; readonly webSocket?: unknown },
): void {
  if (options.dispatcher !== undefined && options[other] !== undefined)
    throw optionError("dispatcher", `must be left out together with ${other}, which would not use it`, "object");
}
