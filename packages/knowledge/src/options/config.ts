import type { Clock, DriftWatch, HttpClient } from "@specwright/transport";
import type { ServerVariant } from "../server-variant.ts";

/** Configuration of a client that all its calls share. */
export interface Config {
  readonly baseUrl: string;
  /** Returns the headers of every request, including credentials. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Milliseconds of the call's time limit that were used before its request, for example to load code. */
  readonly spentMs: number;
  readonly attemptTimeoutMs: number;
  readonly idleTimeoutMs: number;
  /** Longest `Retry-After` in milliseconds that the client waits for before it retries a read. */
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  readonly chatMaxEventLength: number;
  /**
   * Compares responses with the specification and reports differences. Undefined if the options request neither reports
   * nor strict validation.
   */
  readonly drift: DriftWatch | undefined;
  /** Server variant. Undefined until a response shows it. */
  readonly server: {
    variant: ServerVariant | undefined;
    /** Promise of the first submission, which detects the variant. Other submissions wait for it. */
    probe?: Promise<void> | undefined;
  };
  /**
   * Returns the authorization header for a token. Rejects a token that isn't a valid header value or would be sent
   * unencrypted.
   */
  readonly authorize: (call: string, token: string | undefined) => { readonly authorization?: string };
  /** Returns the secrets. It is a function so that printing the client doesn't show them. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** Returns a configuration for a call whose time limit starts now. */
export const withFreshTime = (config: Config): Config => (config.spentMs === 0 ? config : { ...config, spentMs: 0 });
