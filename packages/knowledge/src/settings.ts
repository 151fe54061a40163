import { createRetrier, systemClock, type PlatformFetch } from "@specwright/transport";
import { inputError, positive } from "./http/input.ts";
import type { KnowledgeClientOptions, Settings } from "./options.ts";

/** Encrypted, or this machine. */
const SAFE = /^https:|^http:\/\/(localhost|[^/]+\.localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/;

function checkBaseUrl(base: string | URL): string {
  let url: URL | undefined;
  try {
    url = new URL(base);
  } catch {}
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.search + url.hash + url.username + url.password !== ""
  ) {
    throw inputError("baseUrl", "must be an http(s) address without user, query and fragment");
  }
  return url.href.replace(/\/+$/, "");
}

function checkHeaders(headers: object = {}): void {
  try {
    // The platform's check, which takes anything for a text.
    void new Headers(headers as Record<string, string>);
    if (Object.values(headers).every((value) => typeof value === "string")) return;
  } catch {}
  throw inputError("headers", "must be names and values of HTTP");
}

function checkRetry(retry: KnowledgeClientOptions["retry"] = {}): void {
  const { maxAttempts = 1 } = retry || {};
  if (
    retry !== false &&
    (typeof retry !== "object" || retry === null || !(Number.isInteger(maxAttempts) && maxAttempts > 0))
  )
    throw inputError("retry", "must be false or an object with an integer maxAttempts from 1");
}

/** Options with their defaults, checked. Credentials stay in the closures of what is returned. */
export function readOptions(options: KnowledgeClientOptions): Settings {
  const { token, clock = systemClock, retry, headers } = options;
  const {
    timeoutMs = 60_000,
    chatIdleMs = 300_000,
    maxResponseBytes = 2 ** 24,
    chatMaxEventLength = 2 ** 24,
  } = options;
  // Looked up at each call, so that a replaced one is used.
  const fetch: PlatformFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const baseUrl = checkBaseUrl(options.baseUrl ?? "http://localhost:8080");
  checkHeaders(headers);
  const tokens = new Set<string>();
  const bearer = (secret: string | undefined) => {
    if (secret === undefined) return {};
    // The value is not repeated.
    if (typeof secret !== "string" || !/^[!-~]+$/.test(secret))
      throw inputError("token", "must be visible ASCII without white space");
    if (!SAFE.test(baseUrl) && options.dangerouslyAllowInsecureHttp !== true)
      throw inputError("baseUrl", "must be https: where a token is sent, unless dangerouslyAllowInsecureHttp is true");
    tokens.add(secret);
    return { authorization: `Bearer ${secret}` };
  };
  checkRetry(retry);
  const run = retry !== false && createRetrier({ ...retry, clock });
  return {
    baseUrl,
    bearer,
    credentials: () => ({ tokens, headers: headers ?? {} }),
    fetch,
    clock,
    headers: { ...headers, ...bearer(token) },
    repeat: (context, attempt) => (run ? run(context, true, attempt) : attempt()),
    timeoutMs: positive("timeoutMs", timeoutMs),
    maxResponseBytes: positive("maxResponseBytes", maxResponseBytes),
    chatIdleMs: positive("chatIdleMs", chatIdleMs),
    chatMaxEventLength: positive("chatMaxEventLength", chatMaxEventLength),
  };
}
