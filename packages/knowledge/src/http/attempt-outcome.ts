/**
 * Determines the outcome of one request from its response or failure. `outcomeOfCall` of the transport package combines
 * the outcomes of all requests of a call.
 */
import { outcomeOfCall, type Outcome } from "@specwright/transport";
import { isRead, type Call } from "./call.ts";

/**
 * Returns the outcome of a request, which depends on the status of the response. Only a refusal proves that the server
 * did not carry out a write. After any other failure, or a success that can't be read, the server may have carried it
 * out. The statuses 404 and 429 count as refusals, because this server itself sends them, unlike the trading API. A
 * refusal of a proxy that may have forwarded the request (`mayBeForwarded`) proves nothing.
 */
export function outcomeOfStatus(
  call: Pick<Call, "operation" | "isPreparation">,
  status = 200,
  mayBeForwarded = false,
): Outcome {
  if (call.isPreparation === true) return "not-sent";
  const isRefusal = status >= 400 && status < 500 && status !== 408 && !mayBeForwarded;
  return isRead(call) || isRefusal ? "answered" : "unknown";
}

/**
 * Returns the outcome of a call, one of whose requests failed with `outcome`. If that request only prepared the call,
 * the call was not sent. If it repeated a refused request, the server has responded at least once, so the outcome is
 * never `not-sent`.
 */
export const outcomeOfFailedCall = ({ isPreparation, wasRefused }: Call, outcome: Outcome): Outcome =>
  isPreparation === true ? "not-sent" : outcomeOfCall([wasRefused === true ? "answered" : "not-sent", outcome]);

/** JSON-RPC codes for requests that were not executed: unreadable, invalid, unknown method, invalid parameters. */
const REFUSED = new Set([-32700, -32600, -32601, -32602]);

/** Returns the outcome of a request that failed with an error of the MCP SDK. */
export function outcomeOfMcpError(error: unknown): Outcome {
  // The SDK throws this before it sends anything.
  if (error instanceof Error && /\bnot connected\b/i.test(error.message)) return "not-sent";
  return REFUSED.has((error as { code?: number }).code ?? 0) ? "answered" : "unknown";
}
