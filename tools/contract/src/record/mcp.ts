import type { RecordedCall } from "../har.ts";
import { outcomeOf } from "../replay/replay.ts";

/**
 * Calls of the MCP endpoint. Its messages are made by the official SDK, which the client loads when it is
 * there, so these recordings are replayed where it is installed and not on every runtime.
 */
export const isMcpCall = ({ call }: Pick<RecordedCall, "call">): boolean => call.startsWith("mcp.");

interface Session {
  listTools(): Promise<{ tools: unknown }>;
  callTool(request: object): Promise<unknown>;
  getServerVersion(): unknown;
  close(): Promise<void>;
  readonly transport?: { terminateSession(): Promise<void> };
}

interface McpPart {
  readonly mcp: {
    connect(options: unknown): Promise<Session>;
    ask(session: Session, question: unknown): Promise<unknown>;
  };
}

/** What can be done in a connected session, by the last part of the call's name. */
const acts: Readonly<Record<string, (client: McpPart, session: Session, input: unknown) => Promise<unknown>>> = {
  connect: async (_, session) => session.getServerVersion(),
  tools: async (_, session) => (await session.listTools()).tools,
  ask: (client, session, question) => client.mcp.ask(session, question),
  call: (_, session, request) => session.callTool(request as object),
  end: async (_, session) => {
    await session.transport?.terminateSession();
    return "ended";
  },
};

const oneTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Connects, does one thing, closes: `mcp.connect`, `mcp.tools`, `mcp.ask`, `mcp.call` or `mcp.end`. The SDK
 * begins to listen without being waited for; `listening` resolves when it has been answered.
 */
export function mcpOutcomeOf(
  client: unknown,
  { call, args }: Pick<RecordedCall, "call" | "args">,
  listening: () => Promise<void> = oneTurn,
): Promise<unknown> {
  const [options, input] = args;
  const run = async () => {
    const session = await (client as McpPart).mcp.connect(options ?? {});
    await listening();
    try {
      return await acts[call.slice("mcp.".length)]?.(client as McpPart, session, input);
    } finally {
      await session.close();
    }
  };
  return outcomeOf({ run }, { call: "run", args: [] });
}
