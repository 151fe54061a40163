import { TransportError } from "@specwright/transport";

type Fields = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Whether a request and a response, or one item of each, are about the same order or transfer: compares the first ID
 * that both have. When a request names both IDs of an order, the platform uses its own.
 */
export function isSameOrder(sent: unknown, received: unknown): boolean {
  const [request, response] = [sent as Fields, received as Fields];
  const id = ["orderId", "orderLinkId", "transferId"].find((name) => request?.[name] && response?.[name]);
  return id === undefined || String(request?.[id]) === String(response?.[id]);
}

/**
 * Checks that the success of a write is about what was sent, and that a new order has an ID. Something between client
 * and server may deliver a response twice or lose a part of it; the outcome of this write is unknown then.
 *
 * @throws {TransportError}
 */
export function assertSameOrder(operation: string, isNewOrder: boolean, input: unknown, result: unknown): void {
  const hasId = !isNewOrder || Boolean((result as Fields)?.["orderId"]);
  if (hasId && isSameOrder(input, result)) return;
  const message = "The response is not about this order; the outcome of this one is unknown.";
  throw new TransportError("unexpected", message, { operation, outcome: "unknown", isRetryable: true });
}
