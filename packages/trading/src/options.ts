import type { Clock, DebugEvent, PlatformFetch, RetryOptions, ThrottleStore, WebUrl } from "@specwright/transport";
import type { CustomEnvironment, EnvironmentName } from "./environment.ts";

/** Signs with a key that is held elsewhere, such as a hardware module. Gets the exact bytes to sign. */
export type SignCallback = (message: Uint8Array) => string | Uint8Array | Promise<string | Uint8Array>;

/** One kind of key: the HMAC secret of a system-generated key, an RSA private key (PKCS#1 or PKCS#8 PEM), or a callback. */
export type Credentials =
  | { readonly apiKey: string; readonly secret: string; readonly privateKey?: undefined; readonly sign?: undefined }
  | { readonly apiKey: string; readonly privateKey: string; readonly secret?: undefined; readonly sign?: undefined }
  | {
      readonly apiKey: string;
      readonly sign: SignCallback;
      readonly secret?: undefined;
      readonly privateKey?: undefined;
    };

export interface TradingOptions {
  /** Where calls go. Default `"mainnet"`: real funds. */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** Without them only public operations can be called. */
  readonly credentials?: Credentials | undefined;
  /** Other addresses for the paths below a prefix: `{ "/v5/order/": "https://…" }`. */
  readonly gateways?: Readonly<Record<string, string | WebUrl>> | undefined;
  /** How long a request stays valid, in milliseconds. Default 5000. Never enlarged by itself. */
  readonly recvWindow?: number | undefined;
  /** Broker id, sent as `X-Referer`. Default: none is sent. */
  readonly referer?: string | undefined;
  /** Milliseconds until an attempt has its whole answer. Default 10,000; 0 for no limit. */
  readonly timeoutMs?: number | undefined;
  /** `false` never sends twice. Default: 3 attempts, for reads and for writes with an id of their own. */
  readonly retry?: Omit<RetryOptions, "clock"> | false | undefined;
  /**
   * Keeps calls inside the limits of the specification: all calls of the client inside that of the address (600
   * requests in 5 s), private calls inside that of their operation as well. A store of your own lets several
   * processes keep them together. Default true.
   */
  readonly throttle?: boolean | { readonly store?: ThrottleStore } | undefined;
  /** Sends requests instead of the platform. Gets a `Request` that must not follow redirects. */
  readonly fetch?: PlatformFetch | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
  /** Makes the UUIDs of requests and orders. Default `crypto.randomUUID`. */
  readonly makeId?: (() => string) | undefined;
  /** Told about retries and waits. Whatever it throws is passed over. */
  readonly onDebug?: ((event: DebugEvent) => void) | undefined;
}
