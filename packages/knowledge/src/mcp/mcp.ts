import type { Settings } from "../options.ts";
import type { Mcp, McpClient } from "./types.ts";

/** Both parts are loaded on use, so that programs without MCP do not carry them. */
export function createMcp(settings: Settings): Mcp {
  return {
    async connect<Client extends McpClient>(options = {}) {
      const { connect } = await import("./connect.ts");
      return (await connect(settings, options)) as Client;
    },
    async ask(client, question, options) {
      const { ask } = await import("./ask.ts");
      return ask(client, question, options);
    },
  };
}
