/** The handler interface of undici before version 7, which its older agents still understand. */
export interface LegacyHandler {
  onConnect(abort: (error: Error) => void): void;
  onHeaders(status: number, headers: readonly unknown[], resume: () => void, statusText?: string): boolean;
  onData(chunk: Uint8Array): boolean;
  onComplete(): void;
  onError(error: unknown): void;
  onUpgrade(): void;
}

/** The control object of the newer handler interface. */
export interface Controller {
  abort(error: Error): void;
  pause(): void;
  resume(): void;
}

interface DispatchOptions {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: readonly string[];
  readonly body: string | Uint8Array | null;
  /** Interceptors that follow redirects respect it, as they do for `fetch`. */
  readonly maxRedirections: 0;
}

interface Dispatcher {
  dispatch(options: DispatchOptions, handler: LegacyHandler): boolean;
}

/** The current dispatcher, and whether it expects the older handler interface. */
export interface FoundDispatcher {
  readonly dispatcher: Dispatcher;
  readonly isLegacy: boolean;
}

const FIRST = Symbol.for("undici.globalDispatcher.1");
const SECOND = Symbol.for("undici.globalDispatcher.2");

type Globals = Record<symbol, unknown>;

const isDispatcher = (value: unknown): value is Dispatcher =>
  typeof value === "object" && value !== null && typeof (value as Dispatcher).dispatch === "function";

/** The source text of Node's own `fetch` mentions undici. That of a replacement does not. */
function isPlatformFetch(fetch: unknown): boolean {
  return typeof fetch === "function" && Function.prototype.toString.call(fetch).includes("internal/deps/undici");
}

let checked: unknown;
let isPlatforms = false;

/**
 * The dispatcher that Node's own `fetch` uses, including one that a user set by `setGlobalDispatcher`. Undefined if
 * there is none, or if the global `fetch` was replaced: the replacement is used then.
 *
 * The symbol is registered when undici is loaded. Node loads it when one of its classes is first accessed (16 to 27 ms,
 * once; there is no cheaper way, because every access loads the same bundle).
 */
export function findDispatcher(): FoundDispatcher | undefined {
  const { fetch } = globalThis;
  if (fetch !== checked) {
    checked = fetch;
    isPlatforms = isPlatformFetch(fetch);
    if (isPlatforms) void globalThis.Response;
  }
  if (!isPlatforms) return undefined;
  const globals = globalThis as unknown as Globals;
  const dispatcher = globals[FIRST];
  if (!isDispatcher(dispatcher)) return undefined;
  // Up to version 6 there is only the first symbol. Version 7 registers the same agent under both. Version 8 registers a
  // wrapper under the first that takes both interfaces, the newer one without conversion.
  return { dispatcher, isLegacy: globals[SECOND] === undefined || globals[SECOND] === dispatcher };
}
