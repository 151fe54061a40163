import type { Clock, DriftWatch, HttpClient } from "@specwright/transport";
import type { ServerVariant } from "../server-variant.ts";

/** What all calls of a client share. */
export interface Config {
  readonly baseUrl: string;
  /** Headers of every request, credentials included. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** What the call has spent before its request, for example while its code was loaded, in milliseconds of its limit. */
  readonly spentMs: number;
  readonly attemptTimeoutMs: number;
  readonly idleTimeoutMs: number;
  /** The longest wait that the server may ask for before the same read comes again. */
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  readonly chatMaxEventLength: number;
  /** Who asks how responses differ from the specification; undefined if nobody does. */
  readonly drift: DriftWatch | undefined;
  /** What the responses so far say about the server. */
  readonly server: {
    variant: ServerVariant | undefined;
    /** Settles with the first submission, which finds out the variant. */
    probe?: Promise<void> | undefined;
  };
  /** The authorization header for a token. Refuses a token that no header can hold, or that others could read. */
  readonly authorize: (call: string, token: string | undefined) => { readonly authorization?: string };
  /** What errors must not contain. A function, so that printing the client does not show it. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** For the requests of a call that measures its time itself: their limits are what is left of it. */
export const withFreshTime = (config: Config): Config => (config.spentMs === 0 ? config : { ...config, spentMs: 0 });
