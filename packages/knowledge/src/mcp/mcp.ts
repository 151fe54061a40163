import type { Settings } from "../options.ts";
import { ask } from "./ask.ts";
import { connect } from "./connect.ts";
import type { Mcp, McpClient } from "./types.ts";

export const createMcp = (settings: Settings): Mcp => ({
  connect: async <Client extends McpClient>(options = {}) => (await connect(settings, options)) as Client,
  ask: (client, question, options) => ask(settings, client, question, options),
});
