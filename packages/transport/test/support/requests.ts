import {
  HttpClient,
  SpecwrightError,
  type HttpClientOptions,
  type HttpRequest,
  type Outcome,
  type ReadRateLimit,
  type ResponseHead,
} from "../../src/index.ts";

const URL_OF_ORDERS = "https://api.example.com/v5/order/create";

/** What the requests of these tests resolve with. */
export interface TextResponse {
  readonly head: ResponseHead;
  readonly status: number;
  readonly text: string;
}

/** A response that is no success, as a client would tell it. */
export class StatusError extends SpecwrightError {
  readonly status: number;
  readonly isTemporary: boolean;
  readonly wasRateLimited: boolean;
  readonly outcome: Outcome;

  constructor(status: number, proof: { readonly outcome?: Outcome } = {}) {
    super(`http-${status}`, `HTTP status ${status}.`);
    this.status = status;
    this.isTemporary = status === 429 || status >= 500;
    this.wasRateLimited = status === 429;
    this.outcome = proof.outcome ?? "unknown";
  }
}

const decoder = new TextDecoder();

/** A request whose result is the text of a success. Everything else is a `StatusError`. */
export const requestOf = (overrides: Partial<HttpRequest<TextResponse>> = {}): HttpRequest<TextResponse> => ({
  operation: "orderCreate",
  method: "GET",
  url: URL_OF_ORDERS,
  body: null,
  isWrite: false,
  isIdempotent: true,
  timeoutMs: 0,
  headers: () => ({}),
  decode(head, body) {
    if (!head.ok) throw new StatusError(head.status);
    return { head, status: head.status, text: decoder.decode(body) };
  },
  ...overrides,
});

export const read = requestOf();
/** A write that the server would carry out twice if it arrived twice. */
export const write = requestOf({ method: "POST", body: "{}", isWrite: true, isIdempotent: false });
/** A write with an idempotency field. */
export const idempotentWrite = requestOf({ method: "POST", body: "{}", isWrite: true });

/** Reads the numbers in the headers `limit`, `remaining` and `reset`. */
const readRateLimit: ReadRateLimit = (headers) => {
  const numberOf = (name: string) => {
    const value = headers.get(name);
    return value === null ? undefined : Number(value);
  };
  return { limit: numberOf("limit"), remaining: numberOf("remaining"), resetAt: numberOf("reset") };
};

/** A client without limits of time and with small waits between attempts. */
export const clientOf = (options: Partial<HttpClientOptions> = {}): HttpClient =>
  new HttpClient({ attemptTimeoutMs: 0, maxResponseBytes: 2 ** 24, readRateLimit, ...options });

/** What a promise rejects with. */
export const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error("It did not fail."),
    (error: unknown) => error,
  );
