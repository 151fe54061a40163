import type { Clock, DriftWatch, HttpClient } from "@specwright/transport";
import type { ServerVariant } from "../server-variant.ts";

/** Shared state of all calls of a client. */
export interface Config {
  readonly baseUrl: string;
  /** Headers of every request, credentials included. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Milliseconds of the call's limit that passed before its request, for example to load code. */
  readonly spentMs: number;
  readonly attemptTimeoutMs: number;
  readonly idleTimeoutMs: number;
  /** Longest `Retry-After` in milliseconds after which a read is retried. */
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  readonly chatMaxEventLength: number;
  /** Drift observer. Undefined unless drift reporting is on. */
  readonly drift: DriftWatch | undefined;
  /** Server variant, as detected from responses. */
  readonly server: {
    variant: ServerVariant | undefined;
    /** Settles with the first submission, which detects the variant. */
    probe?: Promise<void> | undefined;
  };
  /**
   * Returns the authorization header for a token. Rejects a token that is not a valid header value, or that would be
   * sent unencrypted.
   */
  readonly authorize: (call: string, token: string | undefined) => { readonly authorization?: string };
  /** Returns the secrets. A function, so that printing the client doesn't show them. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** Returns a configuration for a call that measures its own time. */
export const withFreshTime = (config: Config): Config => (config.spentMs === 0 ? config : { ...config, spentMs: 0 });
