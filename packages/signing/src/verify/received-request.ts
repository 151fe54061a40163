import { DEFAULT_RECV_WINDOW_MS } from "../sign/payload.ts";
import type { WebHeaders } from "../web-types.ts";

/** The signature headers of a received request, as text. */
export interface SignatureHeaders {
  readonly apiKey: string;
  readonly timestamp: string;
  readonly signature: string;
  /** `""` if the header is absent. */
  readonly recvWindow: string;
}

/** Received headers: the platform's `Headers`, or a record such as Node's, with names in any letter case. */
export type ReceivedHeaders = WebHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a name in any letter case, or a list if there are several. */
function valueOf(headers: object, name: string): unknown {
  const values = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name ? [value as unknown] : [],
  );
  return values.length > 1 ? values : values[0];
}

/** Reads the signature headers of a received request; `undefined` if one is missing or sent twice. */
export function readSignatureHeaders(headers: ReceivedHeaders): SignatureHeaders | undefined {
  const read = (name: string): unknown => (headers instanceof Headers ? headers.get(name) : valueOf(headers, name));
  const apiKey = read("x-bapi-api-key");
  const timestamp = read("x-bapi-timestamp");
  const signature = read("x-bapi-sign");
  const recvWindow = read("x-bapi-recv-window") ?? "";
  const complete = [apiKey, timestamp, signature].every(Boolean);
  return complete && [apiKey, timestamp, signature, recvWindow].every((value) => typeof value === "string")
    ? ({ apiKey, timestamp, signature, recvWindow } as SignatureHeaders)
    : undefined;
}

/** The two clocks and the window, all in milliseconds. */
export interface TimestampWindow {
  /** `X-BAPI-TIMESTAMP`. */
  readonly timestamp: number;
  readonly serverTime: number;
  /** `X-BAPI-RECV-WINDOW`. Default 5000. */
  readonly recvWindow?: number | undefined;
}

/**
 * The server's rule for a timestamp: `serverTime - recvWindow <= timestamp < serverTime + 1000`. So a request may be late by
 * the whole window, and early by less than one second whatever the window is.
 */
export function isTimestampAccepted({
  timestamp,
  serverTime,
  recvWindow = DEFAULT_RECV_WINDOW_MS,
}: TimestampWindow): boolean {
  return serverTime - recvWindow <= timestamp && timestamp < serverTime + 1000;
}
