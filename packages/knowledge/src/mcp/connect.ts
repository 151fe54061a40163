import { KnowledgeError } from "../errors.ts";
import type { Settings } from "../options.ts";
import type { McpClient, McpConnectOptions } from "./types.ts";

function missing(cause: unknown): never {
  throw new KnowledgeError("mcp-missing", "The package @modelcontextprotocol/sdk is needed for this; install it.", {
    cause,
  });
}

// Each import has its own catch: that tells bundlers that the optional package may be absent.
const load = () =>
  Promise.all([
    import("@modelcontextprotocol/sdk/client/index.js").catch(missing),
    import("@modelcontextprotocol/sdk/client/streamableHttp.js").catch(missing),
  ]);

const DISABLED =
  "The server has no MCP endpoint. It exists only where `enabled` under `ai.mcp` is true in its configuration, or KB_MCP_ENABLED (KAAS_MCP_ENABLED for the released server) is set.";

/** Turns answers that the SDK would report as bare statuses into errors that say what is wrong. */
function check(request: RequestInit | undefined, response: Response): Response {
  const { status } = response;
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

/** Connects the official SDK's client to the endpoint. */
export async function connect(settings: Settings, options: McpConnectOptions): Promise<McpClient> {
  const [{ Client }, { StreamableHTTPClientTransport }] = await load();
  const { token, signal, timeoutMs = settings.timeoutMs } = options;
  settings.guard(token);
  const headers = token === undefined ? settings.headers : { ...settings.headers, authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${settings.baseUrl}/mcp`), {
    requestInit: { headers: { ...headers } },
    fetch: async (url, init) => check(init, await settings.fetch(url, init)),
  });
  const client = new Client(options.clientInfo ?? { name: "specwright-knowledge", version: "1.0.0" });
  try {
    await client.connect(transport as Parameters<typeof client.connect>[0], {
      timeout: timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    await client.close().catch(() => {});
    throw KnowledgeError.isInstance(error)
      ? error
      : new KnowledgeError("mcp-failed", `Connecting to the MCP endpoint failed: ${settings.clean(String(error))}`, {
          cause: error,
        });
  }
  return client as unknown as McpClient;
}
