import { VirtualClock } from "@specwright-tools/testing";
import { requiredResult } from "@specwright-tools/testing/required-result";
import { createTradingClient, type TradingClient, type TradingOptions } from "../../src/index.ts";

/** Request that the platform received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown> | undefined;
  readonly text: string;
}

export type StubResponse = Response | Error | ((request: ReceivedRequest) => StubResponse | Promise<StubResponse>);

export const envelope = (result: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  retCode: 0,
  retMsg: "OK",
  result,
  retExtInfo: {},
  ...more,
});

/** Creates a JSON response from a value, or from the exact JSON string. */
export const json = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof value === "string" ? value : JSON.stringify(value), {
    headers: { "content-type": "application/json", ...(init.headers as Record<string, string>) },
    ...(init.status === undefined ? {} : { status: init.status }),
  });

/** Creates a success whose result has these fields, and all other fields that the specification requires. */
export const ok =
  (result: unknown = {}, more?: Record<string, unknown>) =>
  ({ method, path, body }: ReceivedRequest): Response =>
    json(envelope(withMarkets(requiredResult(method, path, result), body), more));

/** Adds the symbols of the sent items to a batch result, for items to which the test gives no symbol. */
function withMarkets(result: unknown, sent: Record<string, unknown> | undefined): unknown {
  const { list } = Object(result) as { readonly list?: unknown };
  const request = sent?.["request"];
  if (!Array.isArray(list) || !Array.isArray(request)) return result;
  const repeated = (item: unknown, index: number): unknown => {
    const { symbol } = Object(item) as { readonly symbol?: unknown };
    return symbol === ""
      ? { ...(item as object), symbol: (Object(request[index]) as { symbol?: string }).symbol }
      : item;
  };
  return { ...(result as object), list: list.map(repeated) };
}

export const refused = (retCode: number, retMsg = "", more?: Record<string, unknown>): Response =>
  json(envelope({}, { retCode, retMsg, ...more }));

/** Creates the response to a successful write. Its result contains the fields of the request, such as the IDs. */
export const created = (request: ReceivedRequest): Response =>
  ok({ id: "1", orderId: "1", orderLinkId: "", transferId: "1", list: [], ...request.body })(request);

export interface StubPlatform {
  readonly seen: ReceivedRequest[];
  readonly clock: VirtualClock;
  readonly fetch: typeof globalThis.fetch;
  readonly trading: TradingClient;
}

export const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" } as const;

const parseBody = (text: string): Record<string, unknown> | undefined => {
  try {
    return text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return undefined;
  }
};

/**
 * Creates a client whose platform sends the prepared responses in order, and the last response for every further
 * request.
 */
export function stubPlatform(responses: readonly StubResponse[], options: TradingOptions = {}): StubPlatform {
  const seen: ReceivedRequest[] = [];
  const clock = new VirtualClock();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const received = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      url: request.url,
      headers: request.headers,
      body: parseBody(text),
      text,
    };
    seen.push(received);
    let response = responses[Math.min(seen.length, responses.length) - 1];
    while (typeof response === "function") response = await response(received);
    if (response instanceof Error) throw response;
    if (response === undefined) throw new Error("The stub has no response prepared.");
    return response.clone();
  };
  const trading = createTradingClient({ environment: "testnet", credentials, fetch, clock, ...options });
  return { seen, clock, fetch, trading };
}
