import { sanitizeCause } from "@specwright/transport";
import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError } from "../errors.ts";
import type { Settings } from "../options.ts";
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
  const absent =
    status === 404 ||
    status === 405 ||
    (status === 200 && /^text\/html/i.test(response.headers.get("content-type") ?? ""));
  // A server without a stream of its own refuses GET, and one without sessions DELETE.
  if (request?.method === "POST" && absent && !inSession)
    throw new KnowledgeError("mcp-disabled", DISABLED, { status });
  return response;
}

/** A longer timer would fire at once, and the SDK does not know Infinity. */
export const sdkLimit = (ms: number): number => Math.min(ms, 2 ** 31 - 1);

/** What the SDK says, in one line and without credentials: what does not fit the protocol it lists at great length. */
export function sayWhy(settings: Settings, error: unknown): { readonly detail: string; readonly cause: Error } {
  const { error: cause } = sanitizeCause(error, cleanerOf(settings));
  const said = error instanceof Error ? error.message : String(error);
  const isList = /^\s*[[{]/.test(said);
  return { cause, detail: isList ? "its answer does not fit the protocol" : cleanerOf(settings)(said).slice(0, 500) };
}

/** Connects the official SDK's client to the endpoint. */
export async function connect(settings: Settings, options: McpConnectOptions): Promise<McpClient> {
  const { Client, StreamableHTTPClientTransport } = await load();
  const { token, signal, timeoutMs = settings.timeoutMs } = options;
  const ours = { ...settings.headers, ...settings.bearer(token) };
  const transport = new StreamableHTTPClientTransport(new URL(`${settings.baseUrl}/mcp`), {
    // Added here, because what the SDK is given shows when its client is printed.
    async fetch(url, init) {
      const headers = new Headers(init?.headers);
      // What the protocol prescribes is the SDK's.
      for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value);
      return endWithAnswer(init, check(init, await settings.fetch(url, { ...init, headers, redirect: "manual" })));
    },
  });
  const client = new Client(options.clientInfo ?? { name: "specwright-knowledge", version: "1.0.0" });
  try {
    await client.connect(transport as Parameters<typeof client.connect>[0], {
      timeout: sdkLimit(timeoutMs),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    await client.close().catch(() => {});
    if (KnowledgeError.isInstance(error)) throw error;
    const { detail, cause } = sayWhy(settings, error);
    throw new KnowledgeError("mcp-failed", `Connecting to the MCP endpoint failed: ${detail}`, {
      detail,
      cause,
      outcome: "unknown",
    });
  }
  return client as unknown as McpClient;
}
