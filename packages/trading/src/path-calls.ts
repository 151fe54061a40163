import { serializeQuery, type QueryInput } from "@specwright/signing";
import { SpecwrightError } from "@specwright/transport";
import type { buildRequest } from "./build-request.ts";
import type { CallSettings } from "./call/types.ts";
import { InputError, plain, type TradingError } from "./errors/errors.ts";
import { responseOf, shownOf } from "./errors/error-context.ts";
import { formatJson } from "./http/json.ts";
import type { Incoming } from "./http/outgoing.ts";
import type { PathResult } from "./path-types.ts";
import type { BuiltRequest } from "./plain-request.ts";
import type { Session } from "./client-context.ts";
import { unwritable } from "./errors/to-input-error.ts";

export interface PathInit extends CallSettings {
  readonly params?: { readonly query?: QueryInput };
  readonly body?: unknown;
}

/** A path and nothing else: no other host, no dot segment, no query of its own. */
const PATH = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

function written(name: string, isRead: boolean, given: unknown): string {
  try {
    return isRead ? serializeQuery(given as QueryInput) : formatJson(given);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/** Carries out what openapi-fetch has built. */
export type SendBuilt = (request: BuiltRequest, given: unknown) => Promise<Incoming>;

/** One call by path: nothing is thrown that says something about the call. */
export async function callPath(
  { judges }: Session,
  build: typeof buildRequest,
  send: SendBuilt,
  method: "GET" | "POST",
  path: string,
  init: PathInit = {},
): Promise<PathResult<unknown>> {
  try {
    if (!PATH.test(path)) throw new InputError(method, "path", "must be a path such as /v5/market/time", plain(path));
    const { params, body, ...settings } = init;
    // A write without settings is sent as an empty object.
    const isRead = method === "GET";
    const given = (isRead ? params?.query : body) ?? {};
    // Written now: its owner may change it while other parts are loaded.
    const text = written(`${method} ${path}`, isRead, given);
    const writers = { query: () => text, body: () => text };
    const built = await build(path, isRead ? { query: given } : { body: given }, writers);
    const incoming = await send({ ...built, method, settings }, given);
    return { data: await shownOf(incoming, judges), response: incoming.response };
  } catch (error) {
    // Anything else is a call that could not be read; who threw it may quote a key.
    const known = (
      SpecwrightError.isInstance(error) ? error : new InputError(method, "call", "cannot be sent", "[withheld]")
    ) as TradingError;
    return { error: known, response: responseOf(known) };
  }
}
