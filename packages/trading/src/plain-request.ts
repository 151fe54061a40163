import type { CallSettings } from "./call-types.ts";
import type { Outgoing } from "./outgoing.ts";

/** What is left of a path call when its request has been built. */
export interface BuiltRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
  readonly settings: CallSettings;
}

/** A call that no operation describes: repeated only if it reads. */
export function plainRequest({ method, path, query, body, settings }: BuiltRequest, isSigned: boolean): Outgoing {
  return {
    operation: `${method} ${path}`,
    method,
    path,
    query,
    body,
    headers: settings.headers,
    isSigned,
    isRepeatable: method === "GET",
    facts: undefined,
    orderLinkId: undefined,
    signal: settings.signal,
    timeoutMs: settings.timeoutMs,
  };
}
