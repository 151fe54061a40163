import type { HttpCall } from "../http-call.ts";
import type { RequestHeaders } from "../http-request.ts";
import type { DebugListener } from "../debug.ts";
import { uploadError } from "../errors/network-error.ts";
import { safeRead } from "../errors/safe-error.ts";
import type { RuntimeResponse, RequestDispatcher, Send } from "./runtime.ts";
import { watchUpload } from "./send-with-fetch.ts";
import { DispatchHandler, LegacyDispatchHandler } from "./undici-handlers.ts";
import { sendRequest as sendWithRuntimeFetch } from "./web.ts";

/**
 * Fast path on Node: requests are sent through the undici dispatcher that Node's own `fetch` uses. Undici doesn't
 * document all parts of this interface as public. Only this file and `undici-handlers.ts` depend on these parts:
 *
 * - the global under `Symbol.for("undici.globalDispatcher.1")`, and `.2` from version 7 on (`findDispatcher`)
 * - the source code of Node's `fetch`, which names `internal/deps/undici`, and that `Response` loads undici
 * - `dispatch(options, handler)` with the options in `DispatchOptions`
 * - the handler methods of `LegacyDispatchHandler` before version 7, and of `DispatchHandler` since
 * - the error `UND_ERR_INVALID_ARG` for an unknown handler interface, after which `fetch` is used (`isInterfaceError`)
 */

interface DispatchOptions {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: readonly string[];
  readonly body: DispatchBody;
  /** Number of redirects to follow. Interceptors that follow redirects respect this number, as with `fetch`. */
  readonly maxRedirections: 0;
}

/** Body that undici can send. Undici sends any iterable chunk by chunk. */
type DispatchBody = string | Uint8Array | ReadableStream<Uint8Array> | null;

/** Current dispatcher, and a flag that is true if it expects the older handler interface. */
interface FoundDispatcher {
  readonly dispatcher: RequestDispatcher;
  readonly isLegacy: boolean;
}

const FIRST = Symbol.for("undici.globalDispatcher.1");
const SECOND = Symbol.for("undici.globalDispatcher.2");

const isDispatcher = (value: unknown): value is RequestDispatcher =>
  typeof value === "object" && value !== null && typeof (value as RequestDispatcher).dispatch === "function";

/** Returns true for Node's own `fetch`. Its source code mentions undici, unlike the source code of a replacement. */
function isRuntimeFetch(fetch: unknown): boolean {
  return typeof fetch === "function" && Function.prototype.toString.call(fetch).includes("internal/deps/undici");
}

let checked: unknown;
let isRuntimes = false;

/**
 * Finds the dispatcher of Node's own `fetch`, including a dispatcher that a user set with `setGlobalDispatcher`.
 * Returns undefined if there is no dispatcher, or if the global `fetch` was replaced, because the replacement must be
 * used then.
 *
 * The symbol is registered when undici is loaded. Node loads undici when one of its classes is first accessed (16 to 27
 * ms, once; there is no cheaper way, because every access loads the same bundle).
 */
function findDispatcher(): FoundDispatcher | undefined {
  const { fetch } = globalThis;
  if (fetch !== checked) {
    checked = fetch;
    isRuntimes = isRuntimeFetch(fetch);
    if (isRuntimes) void globalThis.Response;
  }
  if (!isRuntimes) return undefined;
  const globals = globalThis as Partial<Record<symbol, unknown>>;
  const dispatcher = globals[FIRST];
  if (!isDispatcher(dispatcher)) return undefined;
  // undici up to version 6 sets only the first symbol. Version 7 registers the same agent under both symbols. Version 8
  // registers a wrapper under the first symbol that also accepts the older interface, which it has to convert.
  return { dispatcher, isLegacy: globals[SECOND] === undefined || globals[SECOND] === dispatcher };
}

/** Headers that the dispatcher writes itself. */
const WRITTEN_BY_DISPATCHER: ReadonlySet<string> = new Set(["host", "content-length", "connection"]);

/**
 * Returns the header lines that `fetch` would send: the given headers, and the defaults of `fetch` for missing headers.
 */
function headerLines(headers: RequestHeaders, origin: string, hasTextBody: boolean): string[] {
  const lines: string[] = [];
  const given: string[] = [];
  for (const name of Object.keys(headers)) {
    const lowerCase = name.toLowerCase();
    if (WRITTEN_BY_DISPATCHER.has(lowerCase)) continue;
    given.push(lowerCase);
    lines.push(name, headers[name] as string);
  }
  if (!given.includes("accept")) lines.push("accept", "*/*");
  if (!given.includes("accept-encoding"))
    lines.push("accept-encoding", origin.startsWith("https:") ? "br, gzip, deflate" : "gzip, deflate");
  if (!given.includes("user-agent")) lines.push("user-agent", "node");
  if (hasTextBody && !given.includes("content-type")) lines.push("content-type", "text/plain;charset=UTF-8");
  return lines;
}

/** Pattern of a path and query that URL parsing leaves unchanged. */
const PLAIN_TARGET = /^\/[\w/-]*(?:\?[\w\-.~%=&,:+]+)?$/;
let lastOrigin = "";

/**
 * Splits a URL into origin and path. Most URLs have the same origin and a plain path and query. They aren't parsed,
 * because parsing takes 2 % of a call.
 */
function splitUrl(url: string): { readonly origin: string; readonly path: string } {
  if (lastOrigin !== "" && url.startsWith(lastOrigin)) {
    const path = url.slice(lastOrigin.length);
    if (PLAIN_TARGET.test(path)) return { origin: lastOrigin, path };
  }
  const { origin, pathname, search } = new URL(url);
  lastOrigin = origin;
  return { origin, path: pathname + search };
}

/** Returns true if the body can be passed unchanged. `fetch` must encode or stream any other body. */
const isSimple = (body: unknown): body is string | Uint8Array | null =>
  body === null || typeof body === "string" || body instanceof Uint8Array;

/** Returns true if undici rejected the handler interface. */
const isInterfaceError = (error: unknown): boolean =>
  safeRead(error, "code") === "UND_ERR_INVALID_ARG" &&
  /handler|\bon[A-Z]\w+ method/.test(String(safeRead(error, "message")));

const announced = new WeakSet<DebugListener>();

/** Sends through `fetch`, and reports this fallback once to each debug listener. */
function fallBack(call: HttpCall, given: RequestHeaders, reason: string): Promise<RuntimeResponse> {
  const { onDebug } = call.settings;
  if (onDebug !== undefined && !announced.has(onDebug)) {
    announced.add(onDebug);
    call.debug({ type: "fast-path-unavailable", reason });
  }
  return sendWithRuntimeFetch(call, given);
}

/**
 * Dispatches a request. If the dispatcher rejects the handler interface, `onUnknownInterface` sends the request in
 * another way, or throws.
 */
function dispatch(
  { dispatcher, isLegacy }: FoundDispatcher,
  call: HttpCall,
  given: RequestHeaders,
  body: DispatchBody,
  onUnknownInterface: () => Promise<RuntimeResponse>,
): Promise<RuntimeResponse> {
  const { method, url } = call.request;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown, original: unknown) => {
      if (call.attemptOutcome === "unknown" || !isInterfaceError(original)) return reject(error);
      try {
        return resolve(onUnknownInterface());
      } catch (refusal) {
        return reject(refusal);
      }
    };
    const handler = new (isLegacy ? LegacyDispatchHandler : DispatchHandler)(call, resolve, fail);
    // Use `bind`: V8 allocates a function literal in old space if it is assigned to a property, and it would then keep
    // the whole call alive until the next full collection.
    call.cancel = handler.stop.bind(handler);
    try {
      const { origin, path } = splitUrl(url);
      const headers = headerLines(given, origin, typeof body === "string");
      const options: DispatchOptions = { origin, path, method, headers, body, maxRedirections: 0 };
      dispatcher.dispatch(options, handler);
    } catch (error) {
      handler.onError(error);
    }
  });
}

/** Last dispatcher that rejected the handler interface. */
let unknownDispatcher: object | undefined;

/**
 * Sends through the dispatcher of Node's own `fetch`, at a fifth of the cost of `fetch`, with the proxies, mocks and
 * TLS options that a user set with `setGlobalDispatcher`. Bodies that `fetch` must encode or stream are sent through
 * `fetch`. All requests are sent through `fetch` if there is no dispatcher, if its kind is unknown, or after the global
 * `fetch` was replaced.
 */
export const sendRequest: Send = (call, headers) => {
  const found = findDispatcher();
  if (found === undefined || found.dispatcher === unknownDispatcher) {
    return fallBack(call, headers, "There is no dispatcher, or the global fetch was replaced.");
  }
  const { body } = call.request;
  if (!isSimple(body)) return sendWithRuntimeFetch(call, headers);
  return dispatch(found, call, headers, body, () => {
    unknownDispatcher = found.dispatcher;
    return fallBack(call, headers, "The dispatcher has an unknown handler interface.");
  });
};

/** Converts a body for undici: keeps a stream, and encodes other `fetch` bodies as bytes with their media type. */
async function encode(body: unknown, headers: RequestHeaders): Promise<[DispatchBody, RequestHeaders]> {
  if (body instanceof ReadableStream) return [body as DispatchBody, headers];
  const encoded = new Response(body as BodyInit);
  const type = encoded.headers.get("content-type");
  const hasType = type === null || Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return [new Uint8Array(await encoded.arrayBuffer()), hasType ? headers : { ...headers, "content-type": type }];
}

/**
 * Sends only through the caller's dispatcher, because it may be a proxy. The handler implements both interfaces, so it
 * works with every version of undici.
 */
export const sendWithDispatcher =
  (dispatcher: RequestDispatcher): Send =>
  async (call, given) => {
    const { body: original } = call.request;
    // Await only a body that must be encoded, because most bodies are strings.
    const [encoded, headers] = isSimple(original) ? [original, given] : await encode(original, given);
    let failure: { readonly error: unknown } | undefined;
    const body =
      encoded instanceof ReadableStream
        ? (watchUpload(encoded as never, (error) => (failure = { error })) as ReadableStream<Uint8Array>)
        : encoded;
    try {
      return await dispatch({ dispatcher, isLegacy: false }, call, headers, body, () => {
        throw call.error("invalid-request", "The option dispatcher isn't a dispatcher of undici 6 or later.");
      });
    } catch (error) {
      throw failure === undefined ? error : uploadError(failure.error, call);
    }
  };
