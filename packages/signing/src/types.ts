import type { WebAbortSignal, WebHeadersInit, WebRequest, WebRequestInit, WebResponse, WebUrl } from "./web-types.ts";

/** Accepted bodies. Strings are sent as UTF-8, bytes are sent unchanged. */
export type SignableBody = string | Uint8Array | ArrayBuffer;

/** The parts of a request that are signed. */
export interface SignInput {
  /** HTTP method: `GET` signs the query, `POST` signs the body. Case-insensitive. */
  readonly method: string;
  /**
   * GET only. The exact percent-encoded query, with or without the leading `?` of `URL.search`. `serializeQuery`
   * creates it from an object.
   */
  readonly query?: string | undefined;
  /** POST only. The exact body. Default: no body. */
  readonly body?: SignableBody | undefined;
  /** Unix time in whole milliseconds. Default: the signer's `now()`. */
  readonly timestamp?: number | undefined;
}

/**
 * Headers to send, by name: `X-BAPI-API-KEY`, `X-BAPI-TIMESTAMP` and `X-BAPI-SIGN`. If the window is signed, also
 * `X-BAPI-RECV-WINDOW`. If the options contain a referer, also `X-Referer`.
 */
export type SignedHeaders = Record<string, string>;

/** Settings of a payload signer, for every kind of key. */
export interface PayloadSignerSettings {
  /** Public identifier of the key: printable ASCII without spaces. */
  readonly apiKey: string;
  /** Validity of the request in whole milliseconds. Default 5000. */
  readonly recvWindow?: number | undefined;
  /** Broker ID, sent as `X-Referer`. */
  readonly referer?: string | undefined;
}

/** Settings of a signer, for every kind of key. */
export interface SignerSettings extends Omit<PayloadSignerSettings, "recvWindow"> {
  /** `v5` (default) always signs a receive window; `v3` signs it only if `recvWindow` is set. */
  readonly version?: "v5" | "v3" | undefined;
  /** Validity of the request in whole milliseconds. Default 5000 for `v5`, none for `v3`. */
  readonly recvWindow?: number | null | undefined;
  /** Returns Unix time in milliseconds, for a corrected clock or for tests. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * Signs with an external key. Receives the exact bytes to sign. Returns the signature as a string (lowercase hex for
 * HMAC-SHA256, base64 for RSA-SHA256) or as raw bytes: 32 bytes are sent as HMAC-SHA256 in hex, a longer signature is
 * sent as RSA in base64.
 */
export type ExternalSign = (message: Uint8Array) => string | Uint8Array | Promise<string | Uint8Array>;

/** Key to sign with: exactly one of an HMAC secret, an RSA private key, and a callback that signs. */
export type SigningKey =
  | {
      /** HMAC secret of a system-generated key. */
      readonly secret: string;
      readonly privateKey?: undefined;
      readonly sign?: undefined;
    }
  | {
      /** RSA private key as PEM, PKCS#1 or PKCS#8, unencrypted. */
      readonly privateKey: string;
      readonly secret?: undefined;
      readonly sign?: undefined;
    }
  | { readonly sign: ExternalSign; readonly secret?: undefined; readonly privateKey?: undefined };

/** Options of a signer, with exactly one kind of key. */
export type SignerOptions = SignerSettings & SigningKey;

/**
 * Handling of exceptions that a `sign` callback throws. `withheld` throws a `SigningError` that contains only the class
 * name. `passed` throws the exception unchanged, for a client that removes secrets itself.
 */
export type CallbackErrors = "withheld" | "passed";

/** Options of a payload signer, with exactly one kind of key. */
export type PayloadSignerOptions = PayloadSignerSettings &
  SigningKey & {
    /**
     * Handling of exceptions that the `sign` callback throws. Default `withheld`: the error contains only the class
     * name of the exception.
     */
    readonly callbackErrors?: CallbackErrors | undefined;
  };

/**
 * Signer for a payload that the caller encodes and sends unchanged: the percent-encoded raw query of a GET without its
 * `?`, or the raw body of a POST. Doesn't check the payload; use a `Signer` for that.
 */
export interface PayloadSigner {
  /** True if `sign` returns the headers synchronously. */
  readonly synchronous: boolean;
  /**
   * Returns the headers. `timestamp` is Unix time in whole milliseconds, as a string.
   *
   * @throws {SigningError} `invalid-options` (a key that the runtime can't use) or `external-signer`; exceptions of the
   * `sign` callback, if `callbackErrors` is `passed`
   */
  sign(payload: string | Uint8Array, timestamp: string): SignedHeaders | Promise<SignedHeaders>;
}

/**
 * Signer of requests, which creates their signature headers. The key stays in a closure: a printed or serialized signer
 * doesn't show it.
 */
export interface Signer {
  /** True if `headersSync` always works, which is the case on Node, Bun and Deno with a secret or a PEM key. */
  readonly synchronous: boolean;
  /**
   * Returns signature headers for one request. Works in every runtime and with every kind of key.
   *
   * @throws {SigningError} `invalid-input`, `invalid-options` (a key that the runtime can't use) or `external-signer`
   */
  headers(input: SignInput): Promise<SignedHeaders>;
  /**
   * Signs like `headers`, but without a promise, for hot paths.
   *
   * @throws {SigningError} like `headers`, and `not-synchronous` if the runtime or the external key needs a promise
   */
  headersSync(input: SignInput): SignedHeaders;
  /**
   * Returns the four parts of the signed string in order: timestamp, API key, receive window, payload. `explain`
   * describes them.
   *
   * @throws {SigningError} `invalid-input`
   */
  parts(
    input: SignInput,
  ): readonly [timestamp: string, apiKey: string, recvWindow: string, payload: string | Uint8Array];
}

/** Any request: the runtime's `Request`, another package's `Request`, or a plain object with a complete body. */
export interface RequestLike {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: WebHeadersInit | undefined;
  /** Any body that `fetch` accepts. */
  readonly body?: unknown;
  /** Body that takes precedence over `body`, for objects whose `body` creates a stream when it is read. */
  readonly rawBody?: unknown;
  readonly signal?: WebAbortSignal | null | undefined;
}

/** The part of `fetch`'s type that this package uses. */
export type FetchFunction = (input: string | WebUrl | WebRequest, init?: WebRequestInit) => Promise<WebResponse>;

/** A `fetch` that also accepts plain objects. */
export type SignedFetch = (input: string | WebUrl | RequestLike, init?: WebRequestInit) => Promise<WebResponse>;

/** Options of `signedFetch`. */
export interface SignedFetchOptions {
  readonly signer: Signer;
  /** Sends the signed request. Called like `fetch`. Default: the runtime's `fetch`, looked up at each call. */
  readonly fetch?: FetchFunction | undefined;
  /**
   * Source of the `cdn-request-id` for requests without one: `true` for a random UUID, or a function that creates an
   * ID. Default: none.
   */
  readonly cdnRequestId?: boolean | (() => string) | undefined;
}

/** Signs the message that consists of `prefix` and `payload`. Returns the signature as a header value. */
export type RawSign = (prefix: string, payload: string | Uint8Array) => string | Promise<string>;

/** Signing functions of the Node and web implementations. */
export interface SigningRuntime {
  readonly synchronous: boolean;
  hmac(secret: string): RawSign;
  rsa(privateKey: string): RawSign;
  external(sign: ExternalSign, callbackErrors?: CallbackErrors): RawSign;
}

/** Returns whether a signature is valid for the message that consists of `prefix` and `payload`. */
export type RawVerify = (prefix: string, payload: string | Uint8Array, signature: string) => boolean | Promise<boolean>;

/** Verification functions of the Node and web implementations. */
export interface VerifyingRuntime {
  hmac(secret: string): RawVerify;
  rsa(publicKey: string): RawVerify;
}

/** Functions of the `#runtime` module: `node.ts` on Node, Bun and Deno, `web.ts` elsewhere. */
export interface Runtime {
  readonly signing: SigningRuntime;
  readonly verifying: VerifyingRuntime;
  readonly wrapFetch: (options: SignedFetchOptions) => SignedFetch;
}
