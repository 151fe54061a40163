import { responseOf } from "./error-context.ts";
import type { TradingError } from "./errors.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { reconcileOrder } from "./reconcile.ts";
import type { Session } from "./session.ts";

/**
 * An order whose first attempt got no answer and whose second one was a duplicate: the first has landed. Asks the
 * platform for it, and gives it back as the answer; where it cannot be found, the outcome stays unknown.
 */
export async function confirmOrder(session: Session, outgoing: Outgoing, error: TradingError): Promise<Incoming> {
  const duplicate = error.cause as TradingError;
  const { category, symbol } = (outgoing.facts?.input ?? {}) as { category?: "linear"; symbol?: string };
  const found = await reconcileOrder(session, outgoing.orderLinkId, { category, symbol, signal: outgoing.signal });
  const response = responseOf(duplicate);
  if (found.status === "not-found" || response === undefined) throw error;
  const { orderId, orderLinkId } = found.order;
  return {
    envelope: { retCode: 0, retMsg: "", result: { orderId, orderLinkId }, retExtInfo: {}, time: error.time },
    response,
    attempts: error.attempts ?? 0,
    requestId: error.requestId ?? "",
    isUncertain: true,
  };
}
