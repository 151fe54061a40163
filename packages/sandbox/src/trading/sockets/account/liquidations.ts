import { formatDecimal } from "../../../decimal.ts";
import { opposite, type Execution } from "../../engine/model.ts";
import type { PublicMessage } from "./public-message.ts";

/** The public message of a liquidation; undefined for any other execution. */
export function liquidationOf(
  { instrument, createType, side, qty, price, time }: Execution,
  now: number,
): PublicMessage | undefined {
  if (createType !== "CreateByLiq") return undefined;
  const { symbol, category } = instrument;
  const topic = `allLiquidation.${symbol}`;
  // The side is that of the position, which an order of the other side has closed.
  const event = { T: time, s: symbol, S: opposite(side), v: formatDecimal(qty), p: formatDecimal(price) };
  return { server: category, topic, message: { topic, type: "snapshot", ts: now, data: [event] } };
}
