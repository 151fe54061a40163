import type { WebAbortSignal, WebBodyInit } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Call, OpenedResponse, Operation } from "../http/call.ts";
import { wrongAddress } from "../http/call-errors.ts";
import { openResponse, requestJson } from "../http/request.ts";
import type { CallOptions } from "../options/options.ts";
import { hasNoBody, toStream } from "../http/response-stream.ts";
import type { Config } from "../options/config.ts";
import { ensureFinalMessage } from "./ensure-final-message.ts";

const OPERATIONS: Readonly<Record<string, Operation>> = {
  GET: operations.openMcpStream,
  POST: operations.sendMcpMessage,
  DELETE: operations.closeMcpSession,
};

const DISABLED =
  "the server has no MCP endpoint. It exists only if `enabled` under `ai.mcp` is true in the server's configuration, or KB_MCP_ENABLED (KAAS_MCP_ENABLED for the released server) is set";

/** Replaces responses that the SDK reports as bare statuses by errors that say what is wrong. */
function checkResponse(call: string, { status, type }: OpenedResponse, method: string, isInSession: boolean): void {
  if (status === 401 || status === 403)
    throw new KnowledgeError("mcp-unauthorized", `${call}: the MCP endpoint refused the token, or needs one.`, {
      status,
    });
  if (method !== "POST") return;
  if (status === 404 && isInSession)
    throw new KnowledgeError("mcp-failed", `${call}: the server no longer knows this session. Connect again.`, {
      status,
    });
  // A web page with status 200 comes from a server that returns its own page for unknown paths.
  const isAbsent = status === 404 || status === 405 || (status === 200 && type === "text/html");
  if (isAbsent && !isInSession) throw new KnowledgeError("mcp-disabled", `${call}: ${DISABLED}.`, { status });
}

/** Something else than the service has no such endpoint, either. Only the service responds to the liveness probe. */
async function requireService(config: Config, call: string, options: CallOptions): Promise<void> {
  await requestJson(config, { call, operation: operations.getHealth, options }).catch((error: unknown) => {
    const { code, status } = error as Partial<KnowledgeError>;
    if (code === "wrong-address" || code === "unexpected-response" || code === "not-found")
      throw wrongAddress(
        config,
        { call, operation: operations.getHealth },
        { status, what: "something else", outcome: "answered" },
      );
  });
}

/** Sends a request of the SDK through the client's own request core. */
export async function sendForSdk(
  config: Config,
  callName: string,
  authorization: Readonly<Record<string, string>>,
  init: RequestInit = {},
): Promise<Response> {
  const { method = "GET", body, signal } = init;
  // Headers of the protocol are the SDK's. Credentials are added here, because printing the SDK's client shows its options.
  const headers = Object.fromEntries(new Headers({ ...config.headers(), ...authorization }));
  for (const [name, value] of new Headers(init.headers)) headers[name] = value;
  const call: Call = {
    call: callName,
    operation: OPERATIONS[method] ?? { ...operations.openMcpStream, method },
    headers,
    body: body as WebBodyInit | null | undefined,
    options: { signal: (signal as WebAbortSignal | null) ?? undefined, timeoutMs: Infinity, idleTimeoutMs: Infinity },
    optionNames: { signal: true, timeoutMs: true, idleTimeoutMs: true },
  };
  const opened = await openResponse(config, call);
  try {
    checkResponse(callName, opened, method, "mcp-session-id" in headers);
  } catch (error) {
    opened.close();
    if (KnowledgeError.isInstance(error) && error.code === "mcp-disabled")
      await requireService(config, callName, { signal: call.options?.signal });
    throw error;
  }
  const { status } = opened;
  const response = new Response(hasNoBody(status) ? null : toStream(config, callName, opened), {
    status,
    headers: Object.fromEntries(opened.response.headers),
  });
  if (hasNoBody(status)) opened.close();
  return ensureFinalMessage({ method, body }, response);
}
