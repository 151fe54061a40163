import type { PlatformFetch } from "@specwright/transport";
import { createTradingClient, type TradingClient, type TradingOptions } from "../../src/index.ts";
import { VirtualClock } from "./virtual-clock.ts";

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown> | undefined;
  readonly text: string;
}

export type StubAnswer = Response | Error | ((seen: Seen) => Response | Promise<Response>);

export const envelope = (result: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  retCode: 0,
  retMsg: "OK",
  result,
  retExtInfo: {},
  ...more,
});

/** A JSON answer, given as a value or as its exact text. */
export const json = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof value === "string" ? value : JSON.stringify(value), {
    headers: { "content-type": "application/json", ...(init.headers as Record<string, string>) },
    ...(init.status === undefined ? {} : { status: init.status }),
  });

export const ok = (result: unknown = {}, more?: Record<string, unknown>): Response => json(envelope(result, more));

export const refused = (retCode: number, retMsg = "", more?: Record<string, unknown>): Response =>
  json(envelope({}, { retCode, retMsg, ...more }));

export interface StubPlatform {
  readonly seen: Seen[];
  readonly clock: VirtualClock;
  readonly fetch: PlatformFetch;
  readonly trading: TradingClient;
}

export const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" } as const;

/** A client whose platform answers what a test says: in order, the last answer for ever. */
export function stubPlatform(answers: readonly StubAnswer[], options: TradingOptions = {}): StubPlatform {
  const seen: Seen[] = [];
  const clock = new VirtualClock();
  const fetch: PlatformFetch = async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.text();
    const one = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      url: request.url,
      headers: request.headers,
      body: text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>),
      text,
    };
    seen.push(one);
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    if (typeof answer === "function") return answer(one);
    if (answer === undefined) throw new Error("The stub has no answer.");
    return answer.clone();
  };
  const trading = createTradingClient({ environment: "testnet", credentials, fetch, clock, ...options });
  return { seen, clock, fetch, trading };
}
