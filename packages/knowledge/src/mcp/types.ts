import type { WebAbortSignal } from "@specwright/transport";
import type { CallOptions } from "../options/options.ts";
import type { Source } from "../resources.ts";

/** Part of a tool's result. */
export interface McpContent {
  readonly type: string;
  readonly text?: string;
}

/** Result of a tool. */
export interface McpToolResult {
  /** A list of `McpContent`, if the tool follows the protocol. */
  readonly content?: unknown;
  /** True if the tool ran and failed. */
  readonly isError?: unknown;
  readonly [field: string]: unknown;
}

/**
 * Most used part of the official SDK's `Client`. At run time, it is that client. For the full type, use
 * `connect<Client>()`.
 */
export interface McpClient {
  listTools(params?: { cursor?: string }): Promise<{ tools: { name: string; description?: string | undefined }[] }>;
  callTool(
    params: { name: string; arguments?: Record<string, unknown> },
    resultSchema?: undefined,
    options?: { signal?: WebAbortSignal; timeout?: number },
  ): Promise<McpToolResult>;
  getServerVersion(): { name: string; version: string } | undefined;
  close(): Promise<void>;
}

export interface McpConnectOptions extends CallOptions {
  /** Token of the endpoint. Default: the client's token. */
  readonly token?: string;
  /** Name and version that the client reports to the server. */
  readonly clientInfo?: { readonly name: string; readonly version: string };
}

/** Question for the tool `ask`. */
export interface McpQuestion {
  readonly query: string;
  /** Articles to read in full instead of searching: sources, or paths that `wiki.file` accepts. */
  readonly paths?: readonly (string | Source)[];
  readonly model?: string;
  /** Slug of a derived knowledge base to ask instead of the whole one. */
  readonly kb?: string;
}

/** Answer of the tool `ask`. */
export interface McpAnswer {
  readonly answer: string;
  /** Articles that the answer is based on. The released server also appends them to `answer`, as a list. */
  readonly sources: readonly Source[];
  /**
   * True if the answer is based on articles. False if the tool found none, for example because no article contains
   * the given `paths`: the released server answers anyway. Undefined if the server does not report sources.
   */
  readonly isGrounded: boolean | undefined;
  /** Cost in US dollars. Undefined if the server does not report it. */
  readonly cost: number | undefined;
}

/** Model Context Protocol endpoint. */
export interface Mcp {
  /**
   * Connects the official SDK's client. Needs the package `@modelcontextprotocol/sdk`, which is loaded with this call. The
   * SDK also supports servers with an older version of the protocol.
   */
  connect<Client extends McpClient = McpClient>(options?: McpConnectOptions): Promise<Client>;
  /** Calls the tool `ask`. A failure of the tool throws `mcp-failed`. Default of `timeoutMs`: 150,000. */
  ask(client: McpClient, question: McpQuestion, options?: CallOptions): Promise<McpAnswer>;
}
