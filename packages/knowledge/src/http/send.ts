import { sanitizeCause, SpecwrightError, TransportError, type Outcome } from "@specwright/transport";
import type { KnowledgeError } from "../errors.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { RequestBody } from "../platform.ts";
import { inputError } from "./input.ts";

/** One request, before it has an address. */
export interface Call {
  /** operationId of the specification. */
  readonly operation: string;
  readonly method?: string;
  readonly path: string;
  /** Fills `{id}` in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Further members of the request. */
  readonly init?: RequestInit;
  readonly options?: CallOptions | undefined;
  /** From the start, until somebody calls `arm`, `disarm` or `end`; Infinity for no limit. */
  readonly timeoutMs: number;
  /** The error when that time is over. */
  readonly timeoutError: () => KnowledgeError;
}

/** A request under way, with the means to end it. */
export interface Exchange {
  readonly response: Response;
  /** Starts the time limit again. */
  arm(): void;
  /** Takes the time limit off until it is started again. */
  disarm(): void;
  /** Called when the call is ended from outside, after its connection was told. */
  onStop(callback: () => void): void;
  /** Why the call was ended from outside: the caller's abort, or the time limit. */
  stopped(): Error | undefined;
  /** Frees the connection, the timer and the listener. */
  end(): void;
  /** The error that `error`, met while the body was read, stands for. */
  explain(error: unknown): Error;
}

function address(settings: Settings, { path, id, query }: Call): string {
  if (id !== undefined && (typeof id !== "string" || /^\.{0,2}$/.test(id))) {
    throw inputError("id", 'must be a text other than "", "." and ".."', id);
  }
  const search = new URLSearchParams();
  for (const name in query) {
    const value = query[name];
    if (value !== undefined) search.set(name, String(value));
  }
  const tail = String(search) === "" ? "" : `?${search}`;
  return settings.baseUrl + path.replace("{id}", encodeURIComponent(id ?? "")) + tail;
}

const aborted = (outcome: Outcome, cause: unknown) =>
  new TransportError("aborted", "The caller aborted the call.", { outcome, cause });

/** What the platform threw, without what it may quote. */
export function networkError(error: unknown): Error {
  if (SpecwrightError.isInstance(error)) return error;
  const cause = sanitizeCause(error);
  const outcome = cause.beforeSending ? "not-sent" : "unknown";
  const reason = cause.error.code === undefined ? "" : ` (${cause.error.code})`;
  return new TransportError("network", `The request failed${reason}.`, {
    outcome,
    isRetryable: !cause.permanent,
    cause: cause.error,
  });
}

/** Sends a request. The response comes back whatever its status. */
export async function send(settings: Settings, call: Call): Promise<Exchange> {
  const signal = call.options?.signal;
  const url = address(settings, call);
  if (signal?.aborted) throw aborted("not-sent", signal.reason);
  const controller = new AbortController();
  let stopped: Error | undefined;
  let onStop: ((error: Error) => void) | undefined;
  const stop = (error: Error) => {
    if (stopped !== undefined) return;
    stopped = error;
    controller.abort(error);
    onStop?.(error);
  };
  const abort = () => stop(aborted("unknown", signal?.reason));
  let stopTimer: (() => void) | undefined;
  const disarm = () => stopTimer?.();
  const arm = () => {
    disarm();
    if (call.timeoutMs === Infinity) return;
    stopTimer = settings.clock.after(call.timeoutMs, () => stop(call.timeoutError()));
  };
  const release = () => {
    disarm();
    signal?.removeEventListener("abort", abort);
  };
  const explain = (error: unknown) => stopped ?? networkError(error);
  signal?.addEventListener("abort", abort);
  arm();
  try {
    const response = await new Promise<Response>((resolve, reject) => {
      onStop = reject;
      settings.fetch(url, initOf(settings, call, controller.signal)).then(resolve, reject);
    });
    return {
      response,
      arm,
      disarm,
      onStop: (callback) => (onStop = callback),
      stopped: () => stopped,
      end() {
        release();
        // Closes the connection of a body that was not read to its end; nothing otherwise.
        controller.abort();
      },
      explain,
    };
  } catch (error) {
    release();
    throw explain(error);
  }
}

/** A body that is a stream can only be sent half-duplex, which the platform's type does not know yet. */
const initOf = (settings: Settings, call: Call, signal: AbortSignal): RequestInit & { duplex: "half" } => ({
  method: call.method ?? "GET",
  headers: { accept: "application/json", ...settings.headers, ...call.headers },
  body: call.body ?? null,
  duplex: "half",
  redirect: "manual",
  ...call.init,
  signal,
});
