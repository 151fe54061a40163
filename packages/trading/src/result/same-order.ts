import { textOf } from "@specwright/transport";

type Fields = Readonly<Record<string, unknown>>;

interface SameOrderRule {
  readonly isNewOrder?: boolean | undefined;
  /** The field with the caller's own ID. Default: `orderLinkId`. */
  readonly idField?: string | undefined;
}

/**
 * Returns true if a request and a response, or one item of each, are about the same order or transfer: the same market,
 * and the same ID, which is the first one that both have. If a request names both IDs of an order, the platform uses its
 * own. The response to a new order has an ID of the platform, and echoes the ID that was sent.
 */
export function isSameOrder(sent: unknown, received: unknown, { isNewOrder, idField }: SameOrderRule = {}): boolean {
  const [request, response] = [Object(sent), Object(received)] as [Fields, Fields];
  const isEqual = (name: string) => textOf(request[name]) === textOf(response[name]);
  const haveBoth = (name: string) => Boolean(request[name] && response[name]);
  /** An empty market is not that of the request. */
  const contradicts = (name: string) => Boolean(request[name]) && (response[name] ?? null) !== null && !isEqual(name);
  if (contradicts("category") || contradicts("symbol")) return false;
  if (isNewOrder) {
    // Without the ID that was sent, the platform's own ID still proves that the order was accepted. An empty ID belongs
    // to an order without one.
    const isSilent = (response["orderLinkId"] ?? null) === null;
    return Boolean(response["orderId"]) && (!request["orderLinkId"] || isSilent || isEqual("orderLinkId"));
  }
  const id = haveBoth("orderId") ? "orderId" : (idField ?? "orderLinkId");
  return !haveBoth(id) || isEqual(id);
}
