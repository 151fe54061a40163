import { toSafeError, SpecwrightError, type Outcome, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { abortError } from "../http/call-errors.ts";
import { redactorFor, withFullStop } from "../options/redact.ts";
import { checkSignal, requirePositive } from "../validate.ts";
import type { Config } from "../options/config.ts";

/** Signal and limit as the SDK takes them. Its timers do not take Infinity, and a longer timer would fire at once. */
export function sdkLimits(
  { spentMs }: Config,
  call: string,
  signal: WebAbortSignal | undefined,
  timeoutMs: number,
): { timeout: number; signal?: WebAbortSignal } {
  checkSignal(call, signal);
  const leftMs = requirePositive(call, "timeoutMs", timeoutMs) - spentMs;
  const timeout = Math.min(Math.max(leftMs, 1), 2 ** 31 - 1);
  if (signal?.aborted) throw abortError(call, "not-sent", signal, 0);
  return { timeout, ...(signal && { signal }) };
}

/** JSON-RPC codes by which a server says that it did not execute the request: not readable, no request, no method, bad parameters. */
const REFUSED = new Set([-32700, -32600, -32601, -32602]);

function outcomeOf(error: unknown): Outcome {
  // The SDK says so before it sends anything.
  if (error instanceof Error && /\bnot connected\b/i.test(error.message)) return "not-sent";
  return REFUSED.has((error as { code?: number }).code ?? 0) ? "answered" : "unknown";
}

/** Turns an error of the SDK into one of the client, without credentials and in one line. */
export function toMcpError(
  config: Config,
  call: string,
  error: unknown,
  { signal, timeoutMs }: { readonly signal: WebAbortSignal | undefined; readonly timeoutMs: number },
): Error {
  if (signal?.aborted) return abortError(call, "unknown", signal);
  if (SpecwrightError.isInstance(error)) {
    // The SDK sends every request of its connection in the same way. The caller knows which call it was.
    error.message = error.message.replace(/^mcp: /, `${call}: `);
    return error;
  }
  // Only the SDK's own timeout has this in its data; a server may use the same code for something else.
  const { data } = error as { data?: { timeout?: unknown } };
  if (data?.timeout) {
    return new KnowledgeError("timeout", `${call}: no response within ${timeoutMs} ms.`, { outcome: "unknown" });
  }
  // A parser quotes the beginning of what it read, which may be half a token.
  const isUnreadable = error instanceof SyntaxError;
  const redact = redactorFor(config);
  const words = error instanceof Error ? error.message : String(error);
  // For a response that does not fit the protocol, the SDK lists every mismatch as JSON.
  const isMismatch = isUnreadable || /^\s*[[{]/.test(words);
  const detail = isMismatch ? "the response does not fit the protocol" : redact(words).slice(0, 500);
  return new KnowledgeError("mcp-failed", `${call}: ${withFullStop(detail)}`, {
    detail,
    outcome: outcomeOf(error),
    cause: toSafeError(error, isUnreadable ? undefined : redact),
  });
}
