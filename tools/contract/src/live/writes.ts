/** What a comparison writes to the trading platform and to a knowledge service, and what undoes it. */
import type { KnowledgeClient } from "@specwright/knowledge";
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

/** A document or a session that may exist. */
export interface KnowledgeWrite {
  readonly kind: "document" | "session";
  /** Nothing else of the service has this title. */
  readonly title: string;
  /** Unknown until the service responded. */
  readonly id?: string;
}

const longestTaskMs = 120_000;

/** Deletes a document or a session, and says whether the service shows that nothing of it is left. */
export const deleting =
  (client: KnowledgeClient) =>
  async (write: KnowledgeWrite, hasArrived: boolean): Promise<boolean> => {
    const { kind } = write;
    const id = write.id ?? (await (kind === "document" ? taskOf(client, write) : sessionOf(client, write)));
    if (id === undefined) return hasArrived;
    // The service deletes no task that it still works on. One that failed can be deleted.
    if (kind === "document") await client.tasks.wait(id, { timeoutMs: longestTaskMs }).catch(() => {});
    const group = kind === "document" ? client.tasks : client.sessions;
    await group.delete(id).catch(ignoreAbsence);
    return true;
  };

function ignoreAbsence(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}

async function sessionOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  const sessions = await client.sessions.list();
  return sessions.find((session) => session.title?.startsWith(title) === true)?.id;
}

/** The contract knows no title of a task, and the server may not know it yet: what was submitted tells. */
async function taskOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  for await (const { id, source = "paste" } of client.tasks.iterate())
    if (source === "paste" && (await client.tasks.content(id)).content.includes(title)) return id;
  return undefined;
}
