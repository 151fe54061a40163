/** What undici calls before version 7's new interface, and what its older agents still understand. */
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
  /** `fetch` says the same of what it redirects itself; interceptors that follow redirects obey it. */
  readonly maxRedirections: 0;
}

interface Dispatcher {
  dispatch(options: DispatchOptions, handler: LegacyHandler): boolean;
}

/** The dispatcher in force, and whether its core speaks the older handler interface. */
export interface FoundDispatcher {
  readonly dispatcher: Dispatcher;
  readonly isLegacy: boolean;
}

const FIRST = Symbol.for("undici.globalDispatcher.1");
const SECOND = Symbol.for("undici.globalDispatcher.2");

type Globals = Record<symbol, unknown>;

const isDispatcher = (value: unknown): value is Dispatcher =>
  typeof value === "object" && value !== null && typeof (value as Dispatcher).dispatch === "function";

/** `fetch` as Node ships it says in its own text that undici does the work; a replaced one does not. */
function isPlatformFetch(fetch: unknown): boolean {
  return typeof fetch === "function" && Function.prototype.toString.call(fetch).includes("internal/deps/undici");
}

let checked: unknown;
let isPlatforms = false;

/**
 * The dispatcher that Node's own `fetch` uses, with whatever a user set by `setGlobalDispatcher`. Undefined where
 * there is none, or where somebody replaced the global `fetch`: a caller's own `fetch` always wins.
 *
 * The symbol is only registered when undici is loaded, which Node does at the first look at one of its classes
 * (16 to 27 ms, once; there is no cheaper way in, every one loads the same bundle).
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
  // Up to version 6 there is only the first symbol, version 7 puts the same agent on both; version 8 puts a wrapper
  // on the first that takes both interfaces, the newer one without conversion.
  return { dispatcher, isLegacy: globals[SECOND] === undefined || globals[SECOND] === dispatcher };
}
