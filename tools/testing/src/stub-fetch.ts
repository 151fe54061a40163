/** A stub's reaction to one request: a response, an error, or a function that returns a response. */
export type PreparedResponse = Response | Error | ((url: string, init: RequestInit) => Response | Promise<Response>);

/** One request that the stub received. */
interface StubCall {
  readonly url: string;
  readonly init: RequestInit;
}

/** A `fetch` that records its requests. */
export type StubFetch = ((input: string | URL | Request, init?: RequestInit) => Promise<Response>) & {
  readonly calls: readonly StubCall[];
};

/**
 * Creates a `fetch` that returns the prepared responses in order, and returns the last response for every further
 * request.
 */
export function stubFetch(...prepared: readonly PreparedResponse[]): StubFetch {
  const calls: StubCall[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    calls.push({ url, init });
    const next = prepared[Math.min(calls.length, prepared.length) - 1];
    if (next === undefined) throw new Error("The stub has no response prepared.");
    if (typeof next === "function") return next(url, init);
    if (next instanceof Error) throw next;
    return next.clone();
  };
  return Object.assign(fetch, { calls });
}

export const jsonResponse = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json" }, ...init });

/** Builds the error that Node's `fetch` throws for a system error. */
export const systemError = (code: string, syscall: string): Error =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error(`${syscall} ${code} 10.0.0.1:443`), { code, syscall }),
  });
