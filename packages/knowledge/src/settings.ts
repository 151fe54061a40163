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
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== "") {
    throw inputError("baseUrl", "must be an http(s) address without user, query and fragment");
  }
  return url.href.replace(/\/+$/, "");
}

/** Headers whose value may be a credential. */
const SECRET_HEADER = /auth|cookie|key|secret|token/i;

/** What removes credentials from text that others wrote, and takes in further ones. */
function createCleaner(headers: Readonly<Record<string, string>> = {}) {
  const secrets: string[] = [];
  const keep = (secret: string) => secrets.push(secret, encodeURIComponent(secret));
  for (const [name, value] of Object.entries(headers)) {
    // "Basic abc" is more often repeated without its first word.
    if (SECRET_HEADER.test(name)) for (const part of value.split(" ")) if (part.length > 7) keep(part);
  }
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "[redacted]"), text);
  return { keep, clean };
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
  const { keep, clean } = createCleaner(headers);
  const bearer = (secret: string | undefined) => {
    if (secret === undefined) return {};
    // The value is not repeated.
    if (!/^[!-~]+$/.test(secret)) throw inputError("token", "must be visible ASCII characters without white space");
    if (!SAFE.test(baseUrl) && options.dangerouslyAllowInsecureHttp !== true)
      throw inputError("baseUrl", "must be https: where a token is sent, unless dangerouslyAllowInsecureHttp is true");
    keep(secret);
    return { authorization: `Bearer ${secret}` };
  };
  const run = retry !== false && createRetrier({ ...retry, clock });
  return {
    baseUrl,
    bearer,
    clean,
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
