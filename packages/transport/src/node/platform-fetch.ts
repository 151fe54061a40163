import { plainFetch } from "./from-fetch.ts";
import type { CallContext, DebugEvent, Fetch, TransportRequest } from "../types.ts";
import { findDispatcher, type FoundDispatcher } from "./dispatcher.ts";
import { Exchange, ModernExchange } from "./exchange.ts";
import { adoptPlatformClasses } from "./light-response.ts";
import { headerLines, targetOf } from "./request-line.ts";

type SimpleBody = string | Uint8Array | null;

/** The body, if it can be handed over as it is; undefined where `fetch` must encode or stream it. */
function simpleBody(request: TransportRequest): SimpleBody | undefined {
  if (!("rawBody" in request)) return request.body === null ? null : undefined;
  const body = request.rawBody;
  return body === null || typeof body === "string" || body instanceof Uint8Array ? body : undefined;
}

/** What undici says when it does not know the handler interface. */
const isInterfaceError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === "UND_ERR_INVALID_ARG" &&
  /handler|\bon[A-Z]\w+ method/.test(String((error as Error).message));

const announced = new WeakSet<(event: DebugEvent) => void>();

/** Says once to each listener that the slower path is used. */
function announce(context: CallContext, detail: string): void {
  const { onDebug } = context;
  if (onDebug === undefined || announced.has(onDebug)) return;
  announced.add(onDebug);
  onDebug({ type: "fast-path-unavailable", operation: context.operation, detail });
}

/** Set when the dispatcher turned out to speak an interface that is not known here. */
let broken: object | undefined;

function fallBack(request: TransportRequest, context: CallContext, detail: string): Promise<Response> {
  announce(context, detail);
  return plainFetch(request, context);
}

function send(
  { dispatcher, isLegacy }: FoundDispatcher,
  request: TransportRequest,
  body: SimpleBody,
  context: CallContext,
): Promise<Response> {
  adoptPlatformClasses();
  const { origin, path } = targetOf(request.url);
  const headers = headerLines(request, origin, typeof body === "string");
  const { state } = context;
  state.attempts += 1;
  state.sent = false;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown, original: unknown) => {
      if (state.sent !== false || !isInterfaceError(original)) return reject(error);
      broken = dispatcher;
      state.attempts -= 1;
      return resolve(fallBack(request, context, "The dispatcher's handler interface is not known."));
    };
    const exchange = new (isLegacy ? Exchange : ModernExchange)(request, context, resolve, fail);
    // Bound, because V8 puts a function literal that is assigned to a property among the objects that live long, and
    // with it everything of the call until the next full collection.
    state.cancel = exchange.stop.bind(exchange);
    try {
      dispatcher.dispatch({ origin, path, method: request.method, headers, body, maxRedirections: 0 }, exchange);
    } catch (error) {
      exchange.onError(error);
    }
  });
}

/**
 * Sends through the dispatcher of the platform's own `fetch`, at a fifth of its cost, with the proxies, mocks and
 * TLS options a user set by `setGlobalDispatcher`. Bodies that `fetch` must encode or stream go through `fetch`, and
 * so does everything where there is no dispatcher, it is of an unknown kind, or the global `fetch` was replaced.
 */
export const platformFetch: Fetch = (request, context) => {
  const found = findDispatcher();
  if (found === undefined || found.dispatcher === broken) {
    return fallBack(request, context, "There is no dispatcher to use, or fetch was replaced.");
  }
  const body = simpleBody(request);
  return body === undefined ? plainFetch(request, context) : send(found, request, body, context);
};
