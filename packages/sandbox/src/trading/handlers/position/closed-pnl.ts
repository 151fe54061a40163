import { formatDecimal, formatRounded, type Decimal } from "../../../decimal.ts";
import { accountOf, type Call } from "../../call.ts";
import { instrumentKey } from "../../engine/history.ts";
import type { ClosedPnl } from "../../engine/model.ts";
import { averageFill } from "../../engine/positions/settlement.ts";
import { page, within } from "../../input.ts";
import { window } from "../time-window.ts";

/** Results of closed positions, newest first. */
export function closedPnl(call: Call): object {
  const { input } = call;
  const category = input.required("category");
  const all = accountOf(call).closedPnl.newestFirst(instrumentKey(category, input.text("symbol")));
  const found = within(
    all,
    window(call, 7),
    ({ createdTime }) => createdTime,
    () => true,
  );
  const { items, nextPageCursor } = page(found, {
    limit: input.integer("limit", 50, { minimum: 1, maximum: 100 }),
    cursor: input.text("cursor"),
  });
  return { category, nextPageCursor, list: items.map(closedPnlRecord) };
}

function closedPnlRecord({ order, leverage, createdTime, updatedTime }: ClosedPnl): object {
  const { closed, instrument } = order;
  const inverse = instrument.category === "inverse";
  const average = (value: Decimal): string =>
    formatRounded(inverse ? (closed.qty * 10n ** 18n) / value : (value * 10n ** 18n) / closed.qty, 8);
  return {
    symbol: instrument.symbol,
    orderId: order.orderId,
    side: order.side,
    qty: formatDecimal(order.qty),
    orderPrice: formatDecimal(order.price === 0n ? averageFill(order) : order.price),
    orderType: order.orderType,
    execType: order.createType === "CreateByLiq" ? "BustTrade" : "Trade",
    closedSize: formatDecimal(closed.qty),
    cumEntryValue: formatDecimal(closed.entryValue),
    avgEntryPrice: average(closed.entryValue),
    cumExitValue: formatDecimal(closed.exitValue),
    avgExitPrice: average(closed.exitValue),
    closedPnl: formatDecimal(closed.pnl),
    fillCount: String(order.fills),
    leverage: formatDecimal(leverage),
    openFee: formatDecimal(closed.openFee),
    closeFee: formatDecimal(closed.closeFee),
    createdTime: String(createdTime),
    updatedTime: String(updatedTime),
  };
}
