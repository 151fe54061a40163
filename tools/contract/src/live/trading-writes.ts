/** What the journeys write to an account, and what undoes it. */
import type { TradingClient } from "@specwright/trading";

/** A write that may have been carried out. */
export type TradingWrite =
  | { readonly kind: "order"; readonly symbol: string; readonly orderLinkId: string }
  /** The leverage that was set before. */
  | { readonly kind: "leverage"; readonly symbol: string; readonly buyLeverage: string; readonly sellLeverage: string }
  /** From the trading wallet to the funding wallet, and the ID of the transfer that brings it back. */
  | {
      readonly kind: "transfer";
      readonly coin: string;
      readonly amount: string;
      readonly transferId: string;
      readonly returnId: string;
    };

/** Undoes a write, and says whether the platform shows that nothing of it is left. */
export const undoing =
  (client: TradingClient) =>
  (write: TradingWrite, hasArrived: boolean): Promise<boolean> => {
    if (write.kind === "order") return isOrderOver(client, write, hasArrived);
    return write.kind === "leverage" ? isLeverageBack(client, write) : isTransferBack(client, write, hasArrived);
  };

type WriteOf<Kind extends TradingWrite["kind"]> = Extract<TradingWrite, { readonly kind: Kind }>;
async function isOrderOver(
  client: TradingClient,
  { symbol, orderLinkId }: WriteOf<"order">,
  hasArrived: boolean,
): Promise<boolean> {
  const order = { category: "linear", symbol, orderLinkId } as const;
  await client.order.cancel(order).catch(ignoreRefusal);
  const { list } = await client.order.realtime(order);
  const [found] = list;
  return found === undefined ? hasArrived : endStates.has(found.orderStatus);
}

const endStates: ReadonlySet<string> = new Set([
  "Cancelled",
  "Rejected",
  "Filled",
  "PartiallyFilledCanceled",
  "Deactivated",
]);

async function isLeverageBack(
  client: TradingClient,
  { symbol, buyLeverage, sellLeverage }: WriteOf<"leverage">,
): Promise<boolean> {
  await client.position.setLeverage({ category: "linear", symbol, buyLeverage, sellLeverage }).catch(ignoreRefusal);
  const { list } = await client.position.list({ category: "linear", symbol });
  return list.every(({ leverage }) => Number(leverage) === Number(buyLeverage));
}

async function isTransferBack(
  client: TradingClient,
  { coin, amount, transferId, returnId }: WriteOf<"transfer">,
  hasArrived: boolean,
): Promise<boolean> {
  const statusOf = async (id: string): Promise<string | undefined> =>
    (await client.asset.transferQueryInterTransferList({ transferId: id })).list[0]?.status;
  const status = await statusOf(transferId);
  if (status !== "SUCCESS") return status === "FAILED" || (status === undefined && hasArrived);
  // The platform rejects a repeated ID, so it never comes back twice.
  const back = { transferId: returnId, coin, amount, fromAccountType: "FUND", toAccountType: "UNIFIED" } as const;
  await client.asset.transferInterTransfer(back).catch(ignoreRefusal);
  return (await statusOf(returnId)) === "SUCCESS";
}

/** What the platform says to the read that follows tells whether something is left, whatever it said to the write. */
function ignoreRefusal(error: unknown): void {
  if ((error as { retCode?: number }).retCode === undefined) throw error;
}
