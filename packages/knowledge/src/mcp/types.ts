import type { WebAbortSignal } from "@specwright/transport";
import type { CallOptions } from "../options/options.ts";
import type { Source } from "../resources.ts";

/** Part of a tool's result. */
export interface McpContent {
  readonly type: string;
  readonly text?: string;
}

/** Result of a tool call. */
export interface McpToolResult {
  /** List of `McpContent`, if the tool follows the protocol. */
  readonly content?: unknown;
  /** True if the tool failed. */
  readonly isError?: unknown;
  readonly [field: string]: unknown;
}

/**
 * The most used methods of the official SDK's `Client`. At run time, the object is a complete `Client`, and
 * `connect<Client>()` returns it with that type.
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
  /** Articles to read in full instead of searching: sources, or paths as for `wiki.file`. */
  readonly paths?: readonly (string | Source)[];
  readonly model?: string;
  /** Slug of a derived knowledge base to ask. Default: the whole knowledge base. */
  readonly kb?: string;
}

/** Answer of the tool `ask`. */
export interface McpAnswer {
  readonly answer: string;
  /** Articles that the answer is based on. The released server also appends a list of them to `answer`. */
  readonly sources: readonly Source[];
  /**
   * True if the answer is based on articles. False if the tool found no articles, for example because none exists at
   * the given `paths`; the released server answers anyway. Undefined if the server does not report sources.
   */
  readonly isGrounded: boolean | undefined;
  /** Cost in US dollars. Undefined if the server does not report it. */
  readonly cost: number | undefined;
}

/** Methods of the Model Context Protocol endpoint. */
export interface Mcp {
  /**
   * Connects the official SDK's client. Needs the package `@modelcontextprotocol/sdk`, which this call loads. The SDK
   * also supports servers with older versions of the protocol.
   */
  connect<Client extends McpClient = McpClient>(options?: McpConnectOptions): Promise<Client>;
  /** Calls the tool `ask`. Throws `mcp-failed` if the tool fails. `timeoutMs` is 150,000 by default. */
  ask(client: McpClient, question: McpQuestion, options?: CallOptions): Promise<McpAnswer>;
}
