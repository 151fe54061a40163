import { textOf } from "@specwright/transport";

type Fields = Readonly<Record<string, unknown>>;

interface SameOrderRule {
  readonly isNewOrder?: boolean | undefined;
  /** Field with the caller's ID. Default: `orderLinkId`. */
  readonly idField?: string | undefined;
}

/**
 * Returns true if a request and a response, or one item of each, belong to the same order or transfer: the same market
 * and the same ID. Compares the first ID that both have. If a request has both IDs of an order, the platform uses its
 * own ID. The response to a new order has a platform ID and echoes the caller's ID.
 */
export function isSameOrder(sent: unknown, received: unknown, { isNewOrder, idField }: SameOrderRule = {}): boolean {
  const request = Object(sent) as Fields;
  const response = Object(received) as Fields;
  const isEqual = (name: string) => textOf(request[name]) === textOf(response[name]);
  const haveBoth = (name: string) => Boolean(request[name] && response[name]);
  /** Returns true if a field of the response differs from the request. A missing field doesn't count as different. */
  const contradicts = (name: string) => Boolean(request[name]) && (response[name] ?? null) !== null && !isEqual(name);
  if (contradicts("category") || contradicts("symbol")) return false;
  if (isNewOrder) {
    // If the response lacks the caller's ID, the platform's ID still proves that the order was accepted. An empty ID
    // belongs to an order without an `orderLinkId`.
    const isSilent = (response["orderLinkId"] ?? null) === null;
    return Boolean(response["orderId"]) && (!request["orderLinkId"] || isSilent || isEqual("orderLinkId"));
  }
  const id = haveBoth("orderId") ? "orderId" : (idField ?? "orderLinkId");
  return !haveBoth(id) || isEqual(id);
}
