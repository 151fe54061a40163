import { KnowledgeError } from "../errors.ts";
import { checkFields, type FieldNames } from "../validate.ts";
import type { Config } from "../options/config.ts";
import { CALL_OPTIONS } from "../options/options.ts";
import { ask } from "./ask.ts";
import { sdkLimits, sendForSdk, toMcpError } from "./sdk.ts";
import type { Mcp, McpClient, McpConnectOptions } from "./types.ts";

const CALL = "mcp.connect";
const OPTIONS: FieldNames<McpConnectOptions> = { ...CALL_OPTIONS, token: true, clientInfo: true };

async function loadSdk() {
  // Bundlers accept a missing package only if the import is inside a `try` block; webpack ignores a `.catch()`.
  try {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    return { Client, StreamableHTTPClientTransport };
  } catch (cause) {
    throw new KnowledgeError("mcp-missing", `${CALL}: install the package @modelcontextprotocol/sdk to use MCP.`, {
      cause,
    });
  }
}

/** Connects the official SDK's client to the MCP endpoint. */
async function connect(config: Config, options: McpConnectOptions | null): Promise<McpClient> {
  checkFields(CALL, "option", options ?? {}, OPTIONS);
  const { token, signal, timeoutMs = config.timeoutMs, clientInfo } = options ?? {};
  const limits = sdkLimits(config, CALL, signal, timeoutMs);
  const authorization = config.authorize(CALL, token);
  const { Client, StreamableHTTPClientTransport } = await loadSdk();
  const transport = new StreamableHTTPClientTransport(new URL(`${config.baseUrl}/mcp`), {
    fetch: (_, init) => sendForSdk(config, "mcp", { ...authorization }, init),
  });
  const client = new Client(clientInfo ?? { name: "specwright-knowledge", version: "1.0.0" });
  try {
    await client.connect(transport as Parameters<typeof client.connect>[0], limits);
  } catch (error) {
    await client.close().catch(() => {});
    throw toMcpError(config, CALL, error, { signal, timeoutMs });
  }
  return client as unknown as McpClient;
}

export const createMcp = (config: Config): Mcp => ({
  connect: async <Client extends McpClient>(options = {}) => (await connect(config, options)) as Client,
  ask: (client, question, options) => ask(config, client, question, options),
});
