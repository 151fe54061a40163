import {
  HttpClient,
  SpecwrightError,
  type FailureSteps,
  type HttpCall,
  type HttpClientOptions,
  type HttpRequest,
  type OpenResponse,
  type Outcome,
  type ReadRateLimit,
  type RequestHeaders,
  type ResponseHead,
} from "../../src/index.ts";

const URL_OF_ORDERS = "https://api.example.com/v5/order/create";

/** Result of a test request. */
export interface TextResponse {
  readonly head: ResponseHead;
  readonly status: number;
  readonly text: string;
}

/** Error for a response with an HTTP error status, as a client would throw it. */
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

/** Request of a test, with the functions that the client calls for each attempt and after a failure. */
export interface TestRequest<Result = TextResponse> extends HttpRequest, FailureSteps<Result> {
  headers(call: HttpCall): RequestHeaders | Promise<RequestHeaders>;
  decode(head: ResponseHead, body: Uint8Array, call: HttpCall): Result | Promise<Result>;
}

/** Creates a request. A success results in the response's text, any other response in a `StatusError`. */
export const requestOf = (overrides: Partial<TestRequest> = {}): TestRequest => ({
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

/** Sends a request in attempts of three steps: headers, `call.send`, `decode`. */
export const sendWith = <Result>(http: HttpClient, request: TestRequest<Result>): Promise<Result> =>
  http.request(
    request,
    async (call) => {
      const signing = request.headers(call);
      const { head, body } = await call.send(signing instanceof Promise ? await call.race(signing) : signing);
      const decoding = request.decode(head, body, call);
      return decoding instanceof Promise ? call.race(decoding) : decoding;
    },
    request,
  );

/** HTTP client as the tests use it. */
export interface TestClient {
  request<Result>(request: TestRequest<Result>): Promise<Result>;
  open(request: TestRequest<unknown>, idleTimeoutMs: number): Promise<OpenResponse>;
}

export const read = requestOf();
/** A write that the server would carry out twice if it arrived twice. */
export const write = requestOf({ method: "POST", body: "{}", isWrite: true, isIdempotent: false });
/** A write that the server would carry out only once, even if it arrived twice. */
export const idempotentWrite = requestOf({ method: "POST", body: "{}", isWrite: true });

/** Reads the numbers in the headers `limit`, `remaining` and `reset`. */
const readRateLimit: ReadRateLimit = (headers) => {
  const numberOf = (name: string) => {
    const value = headers.get(name);
    return value === null ? undefined : Number(value);
  };
  return { limit: numberOf("limit"), remaining: numberOf("remaining"), resetAt: numberOf("reset") };
};

/** Creates a client without a time limit for attempts. */
export function clientOf(options: Partial<HttpClientOptions> = {}): TestClient {
  const http = new HttpClient({ attemptTimeoutMs: 0, maxResponseBytes: 2 ** 24, readRateLimit, ...options });
  return {
    request: (request) => sendWith(http, request),
    open: ({ headers, settle, ...request }, idleTimeoutMs) =>
      http.open(request, {
        headers,
        idleTimeoutMs,
        ...(settle && { settle: (error, call) => settle(error, call) as never }),
      }),
  };
}

/** Resolves with the error that a promise rejects with. */
export const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error("It did not fail."),
    (error: unknown) => error,
  );
