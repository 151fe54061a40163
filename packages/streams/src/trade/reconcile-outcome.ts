import { InputError } from "@specwright/transport";
import { TradingError, type BatchItem, type ReconciledOrder, type ReconcileOptions } from "@specwright/trading/orders";
import type { TradingCalls } from "../trading-calls.ts";
import { UnknownOutcomeError, type ReconcileOutcome } from "./unknown-outcome-error.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An ID of an order, and where to look for it. */
interface NamedOrder {
  readonly id: string | undefined;
  readonly where: ReconcileOptions;
}

/** The orders of a request, by the body that was sent: it has the IDs that the client generated. */
function ordersOf(body: string): NamedOrder[] {
  const { category, request, ...fields } = JSON.parse(body) as Fields;
  const items = Array.isArray(request) ? (request as readonly Fields[]) : [fields];
  return items.map(({ symbol, orderId, orderLinkId }) => {
    // The platform uses its own ID when a request names both.
    const by = orderId ? "orderId" : "orderLinkId";
    return { id: (orderId || orderLinkId) as string | undefined, where: { category, symbol, by } as ReconcileOptions };
  });
}

function reconcilerOf(
  trading: TradingCalls | undefined,
  operation: string,
  orders: readonly NamedOrder[],
): ReconcileOutcome {
  return async (options) => {
    if (trading === undefined)
      throw new InputError(
        operation,
        "trading",
        "must be among the options of the client, because the REST client is asked",
        undefined,
      );
    const found: ReconciledOrder[] = [];
    // One after the other: the account has a limit for questions.
    for (const { id, where } of orders) found.push(await trading.order.reconcile(id, { ...where, ...options }));
    return found;
  };
}

/** The error of a request; one of an unknown outcome with `reconcile`. `body` is what was sent. */
export function withReconcile(error: unknown, body: string, trading: TradingCalls | undefined): unknown {
  if (!TradingError.isInstance(error) || error.code !== "unknown-outcome") return error;
  return new UnknownOutcomeError(error, reconcilerOf(trading, error.operation ?? "order", ordersOf(body)));
}

/** The outcomes of a batch; the unknown ones with `reconcile`. `body` is what was sent. */
export function itemsWithReconcile(
  items: readonly BatchItem<object>[],
  body: string,
  trading: TradingCalls | undefined,
): BatchItem<object>[] {
  return items.map((item) => {
    if (item.ok || item.error.code !== "unknown-outcome") return item;
    const orders = ordersOf(body).slice(item.index, item.index + 1);
    const reconcile = reconcilerOf(trading, item.error.operation ?? "order", orders);
    return { ...item, error: new UnknownOutcomeError(item.error, reconcile) };
  });
}
