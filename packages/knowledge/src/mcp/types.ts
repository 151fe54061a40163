import type { WebAbortSignal } from "@specwright/transport";
import type { CallOptions } from "../options.ts";

/** One piece of a tool's answer. */
export interface McpContent {
  readonly type: string;
  readonly text?: string;
}

/** What a tool answers. */
export interface McpToolResult {
  readonly content?: unknown;
  /** The tool ran and failed. */
  readonly isError?: unknown;
  readonly [field: string]: unknown;
}

/**
 * The part of the official SDK's `Client` that is used most. At run time it is that client itself, whole: say
 * `connect<Client>()` to have all of it typed.
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
  /** Token of the endpoint; default that of the client. */
  readonly token?: string;
  /** How the client introduces itself. */
  readonly clientInfo?: { readonly name: string; readonly version: string };
}

/** A question for the tool `ask`. */
export interface McpQuestion {
  readonly query: string;
  /** Articles to read in full instead of searching. */
  readonly paths?: readonly string[];
  readonly model?: string;
  /** Derived knowledge base to ask instead of the whole one. */
  readonly kb?: string;
}

export interface McpAnswer {
  readonly answer: string;
  /** Articles the answer rests on, as `wiki.file` takes them. */
  readonly sources: readonly string[];
  /** Price in US dollars, where the server tells. */
  readonly cost: number | undefined;
}

/** The Model Context Protocol endpoint. */
export interface Mcp {
  /**
   * Connects the official SDK's client, ready to use. Needs `@modelcontextprotocol/sdk`, which is loaded here and not
   * before. Servers that speak only an older version of the protocol are understood.
   */
  connect<Client extends McpClient = McpClient>(options?: McpConnectOptions): Promise<Client>;
  /** Calls the tool `ask`; a failure of the tool is an error, not an answer. `timeoutMs` is 150,000 by default. */
  ask(client: McpClient, question: McpQuestion, options?: CallOptions): Promise<McpAnswer>;
}
