import {
  createRetrier,
  HttpClient,
  obey,
  sender,
  systemClock,
  type Clock,
  type PlatformFetch,
} from "@specwright/transport";
import { inputError, positive, requireRecord } from "./http/input.ts";
import type { KnowledgeClientOptions, Settings } from "./options.ts";

/** Encrypted, or this machine. */
const SAFE = /^https:|^http:\/\/(localhost|[^/]+\.localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/;

/** As the platform writes it: with a path, and without user and query. */
const ADDRESS = /^https?:\/\/[^/?#@]+\/[^?#]*$/;

/** What the platform sets by itself; some fail only when they are sent. */
const RESERVED = /^(content-length|transfer-encoding|keep-alive|upgrade|expect)$/;

function readBaseUrl(base: string | URL): string {
  try {
    const { href } = new URL(base);
    if (ADDRESS.test(href)) return href.replace(/\/+$/, "");
  } catch {}
  throw inputError("baseUrl", "must be an http(s) address without user, query, fragment");
}

/** With names in lower case, so that what a call sets replaces them. Also takes what the platform takes. */
function readHeaders(headers: object = {}): Record<string, string> {
  try {
    // The platform takes anything for a text.
    if (Object.values(headers).every((value) => typeof value === "string")) {
      const read = new Headers(headers as Record<string, string>);
      // Each call says itself what it sends.
      read.delete("content-type");
      if (![...read.keys()].some((name) => RESERVED.test(name))) return Object.fromEntries(read);
    }
  } catch {}
  throw inputError("headers", "must be HTTP headers that a caller may set");
}

/** Refuses what would fail, or be passed over, at the first call. */
function checkTools(fetch: unknown, clock: Clock | null, retry: KnowledgeClientOptions["retry"] = {}): void {
  for (const [name, method] of Object.entries({ fetch, "clock.now": clock?.now, "clock.after": clock?.after })) {
    if (typeof method !== "function") throw inputError(name, "must be a function");
  }
  const { maxAttempts = 1 } = retry || {};
  if (
    retry !== false &&
    (typeof retry !== "object" || retry === null || !(Number.isInteger(maxAttempts) && maxAttempts > 0))
  )
    throw inputError("retry", "must be false or an object with maxAttempts from 1");
}

/** Options with their defaults, checked. Credentials stay in the closures of what is returned. */
export function readOptions(options: KnowledgeClientOptions): Settings {
  requireRecord("options", options);
  const {
    token,
    baseUrl: base = "http://localhost:8080",
    dangerouslyAllowInsecureHttp: allowsInsecure,
    fetch: given,
    clock = systemClock,
    retry,
    headers: ownHeaders,
    timeoutMs = 60_000,
    chatIdleMs = 300_000,
    maxResponseBytes = 2 ** 24,
    chatMaxEventLength = 2 ** 24,
    ...others
  } = options;
  // Looked up at each call, so that a replaced one is used; no method, because a page's own refuses to be one.
  const fetch: PlatformFetch = (input, init) => (given ?? globalThis.fetch)(input, init);
  for (const name of Object.keys(others)) throw inputError(name, "is no option");
  checkTools(given ?? fetch, clock, retry);
  const baseUrl = readBaseUrl(base);
  const headers = readHeaders(ownHeaders);
  const tokens = new Set<string>();
  const bearer = (secret: string | undefined) => {
    if (secret === undefined) return {};
    // The value is not repeated.
    if (typeof secret !== "string" || !/^[!-~]+$/.test(secret)) throw inputError("token", "must be visible ASCII");
    if (!SAFE.test(baseUrl) && allowsInsecure !== true)
      throw inputError("baseUrl", "must be https: for a token, unless dangerouslyAllowInsecureHttp is true");
    tokens.add(secret);
    return { authorization: `Bearer ${secret}` };
  };
  const limits = { timeoutMs, maxResponseBytes, chatIdleMs, chatMaxEventLength };
  for (const [name, value] of Object.entries(limits)) positive(name, value);
  const http = new HttpClient({
    fetch: sender((...request) => fetch(...request)),
    onAbort: obey,
    retry: createRetrier({ ...(retry === false ? { maxAttempts: 1 } : retry), clock }),
    clock,
    attemptTimeoutMs: 0,
    maxResponseBytes,
  });
  return {
    baseUrl,
    bearer,
    credentials: () => ({ tokens, headers }),
    fetch,
    clock,
    headers: { ...headers, ...bearer(token) },
    http,
    ...limits,
  };
}
