import type { Config } from "../options/config.ts";
import { ask } from "./ask.ts";
import { connect } from "./connect.ts";
import type { Mcp, McpClient } from "./types.ts";

export const createMcp = (config: Config): Mcp => ({
  connect: async <Client extends McpClient>(options = {}) => (await connect(config, options)) as Client,
  ask: (client, question, options) => ask(config, client, question, options),
});
