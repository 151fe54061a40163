import type { HttpCall } from "../http-call.ts";
import type { DebugListener } from "../debug.ts";
import { safeRead } from "../errors/safe-error.ts";
import { DispatchHandler, LegacyDispatchHandler } from "./node/dispatch-handler.ts";
import { findDispatcher, type FoundDispatcher } from "./node/dispatcher.ts";
import { headerLines, targetOf } from "./node/request-head.ts";
import type { PlatformResponse, PreparedRequest, Send } from "./platform.ts";
import { sendRequest as sendWithPlatformFetch } from "./web.ts";

type SimpleBody = string | Uint8Array | null;

/** Whether the body can be handed over as it is; `fetch` must encode or stream all others. */
const isSimple = (body: unknown): body is SimpleBody =>
  body === null || typeof body === "string" || body instanceof Uint8Array;

/** Whether undici says that it does not know the handler interface. */
const isInterfaceError = (error: unknown): boolean =>
  safeRead(error, "code") === "UND_ERR_INVALID_ARG" &&
  /handler|\bon[A-Z]\w+ method/.test(String(safeRead(error, "message")));

const announced = new WeakSet<DebugListener>();

/** Sends through `fetch`, and says so once to each listener. */
function fallBack(request: PreparedRequest, call: HttpCall, reason: string): Promise<PlatformResponse> {
  const { onDebug } = call.settings;
  if (onDebug !== undefined && !announced.has(onDebug)) {
    announced.add(onDebug);
    call.debug({ type: "fast-path-unavailable", reason });
  }
  return sendWithPlatformFetch(request, call);
}

/** A dispatcher whose handler interface turned out to be unknown here. */
let unknownDispatcher: object | undefined;

function dispatch(
  { dispatcher, isLegacy }: FoundDispatcher,
  request: PreparedRequest,
  body: SimpleBody,
  call: HttpCall,
): Promise<PlatformResponse> {
  const { method, url } = request;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown, original: unknown) => {
      if (call.attemptOutcome !== "not-sent" || !isInterfaceError(original)) return reject(error);
      unknownDispatcher = dispatcher;
      return resolve(fallBack(request, call, "The dispatcher has an unknown handler interface."));
    };
    const handler = new (isLegacy ? LegacyDispatchHandler : DispatchHandler)(request, call, resolve, fail);
    // Bound, because V8 allocates a function literal that is assigned to a property in old space, and with it everything
    // of the call until the next full collection.
    call.cancel = handler.stop.bind(handler);
    try {
      const { origin, path } = targetOf(url);
      const headers = headerLines(request.headers, origin, typeof body === "string");
      dispatcher.dispatch({ origin, path, method, headers, body, maxRedirections: 0 }, handler);
    } catch (error) {
      handler.onError(error);
    }
  });
}

/**
 * Sends through the dispatcher of the platform's own `fetch`, at a fifth of its cost, with the proxies, mocks and
 * TLS options a user set by `setGlobalDispatcher`. Bodies that `fetch` must encode or stream go through `fetch`. So
 * does everything if there is no dispatcher, if its kind is unknown, or if the global `fetch` was replaced.
 */
export const sendRequest: Send = (request, call) => {
  const found = findDispatcher();
  if (found === undefined || found.dispatcher === unknownDispatcher) {
    return fallBack(request, call, "There is no dispatcher, or the global fetch was replaced.");
  }
  const { body } = request;
  return isSimple(body) ? dispatch(found, request, body, call) : sendWithPlatformFetch(request, call);
};
