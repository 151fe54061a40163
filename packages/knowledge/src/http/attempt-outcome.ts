/** Outcome of one request, by its response or failure. `outcomeOfCall` of the transport combines several requests. */
import { outcomeOfCall, type Outcome } from "@specwright/transport";
import { isRead, type Call } from "./call.ts";

/**
 * Returns the outcome that the status of a response proves. Only a refusal proves that the server did not carry out a
 * write. After any other failure, or a success that can't be read, the server may have carried it out. Unlike the trading
 * API, this server itself responds with 404 and 429, so they are refusals. A refusal of a proxy that may have forwarded
 * the request (`mayBeForwarded`) proves nothing.
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

/** Returns the outcome that an error of the MCP SDK proves. */
export function outcomeOfMcpError(error: unknown): Outcome {
  // The SDK throws this before it sends anything.
  if (error instanceof Error && /\bnot connected\b/i.test(error.message)) return "not-sent";
  return REFUSED.has((error as { code?: number }).code ?? 0) ? "answered" : "unknown";
}
