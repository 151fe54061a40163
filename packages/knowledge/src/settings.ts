import { createRetrier, systemClock, type PlatformFetch } from "@specwright/transport";
import { inputError } from "./http/input.ts";
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

/** Options with their defaults, checked. Credentials stay in the closures of what is returned. */
export function readOptions(options: KnowledgeClientOptions): Settings {
  const { token, clock = systemClock, retry } = options;
  // Looked up at each call, so that a replaced one is used.
  const fetch: PlatformFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const baseUrl = checkBaseUrl(options.baseUrl ?? "http://localhost:8080");
  const guard = (secret: string | undefined) => {
    if (secret === undefined || SAFE.test(baseUrl) || options.dangerouslyAllowInsecureHttp === true) return;
    throw inputError("baseUrl", "must be https: where a token is sent, unless dangerouslyAllowInsecureHttp is true");
  };
  guard(token);
  const run = retry !== false && createRetrier({ ...retry, clock });
  return {
    baseUrl,
    guard,
    repeat: (context, attempt) => (run ? run(context, true, attempt) : attempt()),
    maxResponseBytes: options.maxResponseBytes ?? 2 ** 24,
    headers: { ...options.headers, ...headers },
    fetch,
    clock,
    timeoutMs: options.timeoutMs ?? 60_000,
    chatIdleMs: options.chatIdleMs ?? 300_000,
    chatMaxEventLength: options.chatMaxEventLength ?? 16 * 1024 * 1024,
    clean: (text) => (token ? text.replaceAll(token, "[redacted]") : text),
  };
}
