import { SpecwrightError, toSafeError, type WebAbortSignal, type WebBodyInit } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import { outcomeOfMcpError } from "../http/attempt-outcome.ts";
import { abortError, wrongAddress } from "../http/call-errors.ts";
import type { Call, OpenedResponse, Operation } from "../http/call.ts";
import { openResponse, requestJson } from "../http/request.ts";
import { hasNoBody, toStream } from "../http/response-stream.ts";
import type { Config } from "../options/config.ts";
import type { CallOptions } from "../options/options.ts";
import { redactorFor, withFullStop } from "../options/redact.ts";
import { checkSignal, requirePositive } from "../validate.ts";
import { ensureFinalMessage } from "./ensure-final-message.ts";

const OPERATIONS: Readonly<Record<string, Operation>> = {
  GET: operations.openMcpStream,
  POST: operations.sendMcpMessage,
  DELETE: operations.closeMcpSession,
};

const DISABLED =
  "the server has no MCP endpoint. It exists only if `enabled` under `ai.mcp` is true in the server's configuration, or KB_MCP_ENABLED (KAAS_MCP_ENABLED for the released server) is set";

/** Throws an error with a clear message for a response that the SDK would report only by its HTTP status. */
function checkResponse(call: string, { status, type }: OpenedResponse, method: string, isInSession: boolean): void {
  if (status === 401 || status === 403)
    throw new KnowledgeError("mcp-unauthorized", `${call}: the MCP endpoint refused the token, or needs one.`, {
      status,
    });
  if (method !== "POST") return;
  if (status === 404 && isInSession)
    throw new KnowledgeError("mcp-failed", `${call}: the session has expired on the server. Connect again.`, {
      status,
    });
  // A web page with status 200 means that the server has no MCP endpoint: it returns its own page for unknown paths.
  const isAbsent = status === 404 || status === 405 || (status === 200 && type === "text/html");
  if (isAbsent && !isInSession) throw new KnowledgeError("mcp-disabled", `${call}: ${DISABLED}.`, { status });
}

/**
 * Checks with the health endpoint that the server is the knowledge service. A 404 alone doesn't show this, because
 * servers of other services also respond with 404 to an MCP request.
 */
async function requireService(config: Config, call: string, options: CallOptions): Promise<void> {
  await requestJson(config, { call, operation: operations.getHealth, options }).catch((error: unknown) => {
    const { code, status } = error as Partial<KnowledgeError>;
    if (code === "wrong-address" || code === "unexpected-response" || code === "not-found")
      throw wrongAddress(config, { call, operation: operations.getHealth }, { status, what: "something else" });
  });
}

/** Sends a request of the MCP SDK through the HTTP client that all other calls use. */
export async function sendForSdk(
  config: Config,
  callName: string,
  authorization: Readonly<Record<string, string>>,
  init: RequestInit = {},
): Promise<Response> {
  const { method = "GET", body, signal } = init;
  // The SDK sets the protocol's headers. Credentials are added here, because printing the SDK's client shows its
  // options.
  const headers = Object.fromEntries(new Headers({ ...config.headers(), ...authorization }));
  for (const [name, value] of new Headers(init.headers)) headers[name] = value;
  const call: Call = {
    call: callName,
    operation: OPERATIONS[method] ?? { ...operations.openMcpStream, method },
    headers,
    body: body as WebBodyInit | null | undefined,
    options: { signal: (signal as WebAbortSignal | null) ?? undefined, timeoutMs: Infinity, idleTimeoutMs: Infinity },
    optionNames: { signal: true, timeoutMs: true, idleTimeoutMs: true },
  };
  const opened = await openResponse(config, call);
  try {
    checkResponse(callName, opened, method, "mcp-session-id" in headers);
  } catch (error) {
    opened.close();
    if (KnowledgeError.isInstance(error) && error.code === "mcp-disabled")
      await requireService(config, callName, { signal: call.options?.signal });
    throw error;
  }
  const { status } = opened;
  const response = new Response(hasNoBody(status) ? null : toStream(config, callName, opened), {
    status,
    headers: Object.fromEntries(opened.response.headers),
  });
  if (hasNoBody(status)) opened.close();
  return ensureFinalMessage({ method, body }, response);
}

/**
 * Converts the signal and time limit of a call to options of the SDK. Bounds the limit, because a timer with Infinity,
 * or above 2^31 ms, would fire at once.
 */
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

/** Converts an SDK error to an error of this client, with a message in one line and without credentials. */
export function toMcpError(
  config: Config,
  call: string,
  error: unknown,
  { signal, timeoutMs }: { readonly signal: WebAbortSignal | undefined; readonly timeoutMs: number },
): Error {
  if (signal?.aborted) return abortError(call, "unknown", signal);
  if (SpecwrightError.isInstance(error)) {
    // All requests of an SDK connection share one name, so replace it by the name of the call.
    error.message = error.message.replace(/^mcp: /, `${call}: `);
    return error;
  }
  // Only the SDK's own timeout has this field in its data. The code alone isn't enough, because a server may use it for
  // another error.
  const { data } = error as { data?: { timeout?: unknown } };
  const outcome = outcomeOfMcpError(error);
  if (data?.timeout) {
    return new KnowledgeError("timeout", `${call}: no response within ${timeoutMs} ms.`, { outcome });
  }
  // A parser's message quotes the beginning of its input, which may contain half of a token, so it isn't passed on.
  const isUnreadable = error instanceof SyntaxError;
  const redact = redactorFor(config);
  const words = error instanceof Error ? error.message : String(error);
  // If a response doesn't fit the protocol, the SDK's message lists every mismatch as JSON, so use a shorter message.
  const isMismatch = isUnreadable || /^\s*[[{]/.test(words);
  const detail = isMismatch ? "the response does not follow the MCP protocol" : redact(words).slice(0, 500);
  return new KnowledgeError("mcp-failed", `${call}: ${withFullStop(detail)}`, {
    detail,
    outcome,
    cause: toSafeError(error, isUnreadable ? undefined : redact),
  });
}
