/**
 * Calls by path alone: openapi-fetch builds the request, this signs, sends and reads it. No operation table comes
 * along, so there are no input rules at run time (the types are the same), and no id is made for orders.
 */
import { buildRequest } from "./build-request.ts";
import { createLightSession, type LightOptions } from "./light-session.ts";
import { callPath, type PathInit } from "./path-calls.ts";
import type { PathCalls } from "./path-types.ts";
import { plainRequest, type BuiltRequest } from "./plain-request.ts";

export { InputError, TradingError } from "./errors/errors.ts";
export type { LightOptions } from "./light-session.ts";
export type { PathCalls, PathResult } from "./path-types.ts";

/**
 * Makes a client of `GET` and `POST` by path. Every call is signed where there is a key.
 *
 * @throws {InputError} for an unknown option or one of the wrong form
 * @throws {Error} with a `code` for an unusable base address or key, see `createTradingClient`
 */
export function createPathClient(options: LightOptions = {}): PathCalls {
  const session = createLightSession(options);
  const send = (built: BuiltRequest, given: unknown) => {
    const { orderLinkId } = given as { orderLinkId?: unknown };
    const outgoing = plainRequest(built, session.isSigned);
    return session.send(typeof orderLinkId === "string" ? { ...outgoing, orderLinkId } : outgoing);
  };
  const call = (method: "GET" | "POST") => (path: string, init?: PathInit) =>
    callPath(session, buildRequest, send, method, path, init);
  return { GET: call("GET"), POST: call("POST") } as unknown as PathCalls;
}
