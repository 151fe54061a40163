import type { Recorder } from "../../record/recorder.ts";
import { playPlain } from "../play-plain.ts";

const symbol = "ETHUSDT_ETH/USDT";
/** Far from the market, so that the order rests. */
const resting = { symbol, side: "Buy", orderType: "Limit", qty: "0.5", price: "-500", timeInForce: "GTC" };
const market = { symbol, side: "Buy", orderType: "Market", qty: "0.2", orderLinkId: "spread-0002" };

/** Spread orders from the first quote to the executions of their legs. */
export async function recordSpread(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "spreadInstrument");
  await playPlain(recorder, "spreadOrderbook", { symbol, limit: 5 });
  await playPlain(recorder, "spreadTickers", { symbol });
  await playPlain(recorder, "spreadRecentTrade", { symbol, limit: 3 });
  await playPlain(recorder, "spreadMaxQty", { symbol, side: "1", orderPrice: "3.15" });
  const { orderId } = await playPlain(recorder, "spreadOrderCreate", { ...resting, orderLinkId: "spread-0001" });
  await playPlain(recorder, "spreadOrderCreate", market, { name: "market" });
  for (const timeInForce of ["IOC", "FOK", "PostOnly"]) {
    const order = { ...resting, side: "Sell", price: "500", timeInForce };
    await playPlain(recorder, "spreadOrderCreate", order, { name: timeInForce.toLowerCase() });
  }
  await playPlain(recorder, "spreadOrderRealtime", { symbol });
  await playPlain(recorder, "spreadOrderAmend", { symbol, orderLinkId: "spread-0001", qty: "0.4", price: "-510" });
  await playPlain(recorder, "spreadOrderAmend", { symbol, orderId, price: "-520" }, { name: "by-order-id" });
  await playPlain(recorder, "spreadOrderCancel", { orderLinkId: "spread-0001" });
  const again = await playPlain(recorder, "spreadOrderCreate", resting, { name: "without-own-id" });
  await playPlain(recorder, "spreadOrderCancel", { orderId: again["orderId"] }, { name: "by-order-id" });
  await playPlain(
    recorder,
    "spreadOrderCreate",
    { ...resting, orderLinkId: "spread-0003" },
    { name: "to-be-cancelled" },
  );
  await playPlain(recorder, "spreadOrderCancelAll", { symbol });
  await playPlain(recorder, "spreadOrderHistory", { symbol });
  await playPlain(recorder, "spreadExecutionList", { symbol });
}
