import { CallState, networkError, sanitizeCause, SpecwrightError } from "@specwright/transport";
import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError } from "../errors.ts";
import { inputError, positive } from "../http/input.ts";
import { abortError } from "../http/send.ts";
import type { CallOptions, Settings } from "../options.ts";
import { endWithAnswer } from "./answer-stream.ts";
import type { McpClient, McpConnectOptions } from "./types.ts";

async function load() {
  // Within `try`, an import tells every bundler that the package may be absent; webpack takes a `catch` behind it for none.
  try {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    return { Client, StreamableHTTPClientTransport };
  } catch (cause) {
    throw new KnowledgeError("mcp-missing", "The package @modelcontextprotocol/sdk is needed for this; install it.", {
      cause,
    });
  }
}

const DISABLED =
  "The server has no MCP endpoint. It exists only where `enabled` under `ai.mcp` is true in its configuration, or KB_MCP_ENABLED (KAAS_MCP_ENABLED for the released server) is set.";

/** Turns answers that the SDK would report as bare statuses into errors that say what is wrong. */
function check(request: RequestInit | undefined, response: Response): Response {
  const { status } = response;
  // A browser hides the redirect it did not follow behind status 0.
  if (status === 0 || (status > 299 && status < 400)) {
    throw new KnowledgeError(
      "wrong-address",
      "The MCP endpoint is not at this address: it was answered by a redirect.",
      {
        status,
      },
    );
  }
  if (status === 401 || status === 403) {
    throw new KnowledgeError("mcp-unauthorized", "The MCP endpoint refused the token, or wants one.", { status });
  }
  const inSession = new Headers(request?.headers).has("mcp-session-id");
  if (request?.method === "POST" && status === 404 && inSession)
    throw new KnowledgeError("mcp-failed", "The server no longer knows this session; connect again.", { status });
  const absent =
    status === 404 ||
    status === 405 ||
    (status === 200 && /^text\/html/i.test(response.headers.get("content-type") ?? ""));
  // A server without a stream of its own refuses GET, and one without sessions DELETE.
  if (request?.method === "POST" && absent && !inSession)
    throw new KnowledgeError("mcp-disabled", DISABLED, { status });
  return response;
}

/** Signal and time limit as the SDK takes them: a longer timer would fire at once, and it does not know Infinity. */
export function sdkLimits({ signal }: CallOptions, ms: number): { timeout: number; signal?: AbortSignal } {
  if (signal && !signal.addEventListener) throw inputError("signal", "must be an AbortSignal");
  if (signal?.aborted) throw abortError("not-sent", signal);
  return { timeout: Math.min(positive("timeoutMs", ms), 2 ** 31 - 1), ...(signal && { signal }) };
}

/**
 * What ended a call of the SDK, as the client says it elsewhere; the rest in one line and without credentials: what does
 * not fit the protocol it lists at great length.
 */
export function explain(settings: Settings, what: string, error: unknown, signal: CallOptions["signal"]): Error {
  if (signal?.aborted) return abortError("unknown", signal);
  if (SpecwrightError.isInstance(error)) return error;
  // Only its own limit stands in the data; the code alone may be a server's.
  const { data } = error as { data?: { timeout?: unknown } };
  if (data?.timeout) {
    return new KnowledgeError("timeout", `${what} failed: no answer within ${String(data.timeout)} ms.`, {
      outcome: "unknown",
    });
  }
  // A parser quotes the beginning of what it read, which may be half a token.
  const isUnread = error instanceof SyntaxError;
  const cause = sanitizeCause(error, isUnread ? undefined : cleanerOf(settings));
  const said = error instanceof Error ? error.message : String(error);
  const isList = /^\s*[[{]/.test(said);
  const detail = isList || isUnread ? "its answer does not fit the protocol" : cleanerOf(settings)(said).slice(0, 500);
  return new KnowledgeError("mcp-failed", `${what} failed: ${detail}`, { detail, cause, outcome: "unknown" });
}

/** Sends a request of the SDK. What the platform throws is told as elsewhere. */
async function send({ fetch }: Settings, url: string | URL, init: RequestInit): Promise<Response> {
  const state = new CallState();
  state.sent = undefined;
  return fetch(url, { ...init, redirect: "manual" }).catch((error: unknown) => {
    throw networkError(error, { state });
  });
}

/** Connects the official SDK's client to the endpoint. */
export async function connect(settings: Settings, options: McpConnectOptions): Promise<McpClient> {
  const { token, signal, timeoutMs = settings.timeoutMs } = options;
  const limits = sdkLimits(options, timeoutMs);
  const { Client, StreamableHTTPClientTransport } = await load();
  const ours = { ...settings.headers, ...settings.bearer(token) };
  const transport = new StreamableHTTPClientTransport(new URL(`${settings.baseUrl}/mcp`), {
    // Added here, because what the SDK is given shows when its client is printed.
    async fetch(url, init) {
      const headers = new Headers(init?.headers);
      // What the protocol prescribes is the SDK's.
      for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value);
      return endWithAnswer(init, check(init, await send(settings, url, { ...init, headers })));
    },
  });
  const client = new Client(options.clientInfo ?? { name: "specwright-knowledge", version: "1.0.0" });
  try {
    await client.connect(transport as Parameters<typeof client.connect>[0], limits);
  } catch (error) {
    await client.close().catch(() => {});
    throw explain(settings, "Connecting to the MCP endpoint", error, signal);
  }
  return client as unknown as McpClient;
}
