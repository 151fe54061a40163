/** What a run writes, noted before it is sent, so that nothing stays behind whatever interrupts it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { TradingClient } from "@specwright/trading";

/** Why a run cannot begin. */
export class LiveError extends Error {
  override readonly name = "LiveError";
  readonly code = "input";
}

/** A write that may have been carried out, and what undoes it. */
export type Write =
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

export type NotedWrite = Write & { readonly environment: string; readonly notedAt: number };

/** The platform accepts a request for seconds after it was sent. Later, a write that it does not know was never made. */
const stillArrivingMs = 60_000;

/** Writes of a file. Every change is on the disk before the next request is sent. */
export class WriteJournal {
  readonly #file: string;
  readonly #environment: string;
  readonly #now: () => number;
  #writes: readonly NotedWrite[];

  constructor(file: string, environment: string, now: () => number) {
    this.#file = file;
    this.#environment = environment;
    this.#now = now;
    this.#writes = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as NotedWrite[]) : [];
    const other = this.#writes.find((write) => write.environment !== environment);
    if (other !== undefined)
      throw new LiveError(
        `${file} names writes on ${other.environment}: run there with --journeys first, to undo them.`,
      );
  }

  get writes(): readonly NotedWrite[] {
    return this.#writes;
  }

  /** Notes a write that is about to be sent. */
  note(write: Write): void {
    this.#keep([...this.#writes, { ...write, environment: this.#environment, notedAt: this.#now() }]);
  }

  /**
   * Undoes every write of the journal and takes those off that are undone, the last one first. A write that the platform
   * does not know stays for a minute, because its request may still arrive.
   *
   * @throws the first failure, after all were tried; the journal keeps what is left
   */
  async clear(client: TradingClient): Promise<void> {
    const failures: unknown[] = [];
    for (const write of this.#writes.toReversed())
      try {
        if (await isUndone(client, write, this.#now() - write.notedAt > stillArrivingMs))
          this.#keep(this.#writes.filter((each) => each !== write));
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }

  #keep(writes: readonly NotedWrite[]): void {
    this.#writes = writes;
    if (writes.length === 0) rmSync(this.#file, { force: true });
    else writeFileSync(this.#file, JSON.stringify(writes));
  }
}

/** Undoes a write, and says whether the platform shows that nothing of it is left. */
function isUndone(client: TradingClient, write: Write, hasArrived: boolean): Promise<boolean> {
  if (write.kind === "order") return isOrderOver(client, write, hasArrived);
  return write.kind === "leverage" ? isLeverageBack(client, write) : isTransferBack(client, write, hasArrived);
}

type WriteOf<Kind extends Write["kind"]> = Extract<Write, { readonly kind: Kind }>;

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
