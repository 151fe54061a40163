/**
 * Journal of the writes of a run that may have to be undone. A write is recorded before it is sent, so that the next
 * run can undo the writes of an interrupted run.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { KnowledgeClient } from "@specwright/knowledge";
import type { TradingClient } from "@specwright/trading";
import { replaceFile } from "../files/write-files.ts";

/** Error for a run that can't start. */
export class LiveError extends Error {
  override readonly name = "LiveError";
  readonly code = "input";
}

export type JournalEntry<Write> = Write & { readonly environment: string; readonly notedAt: number };

/**
 * Milliseconds after which a write that the service doesn't have can no longer arrive. Requests usually arrive within
 * seconds.
 */
const latestArrivalMs = 60_000;

/** Journal of writes in a file. Every change is saved before the next request is sent. */
export class WriteJournal<Write extends object> {
  readonly #file: string;
  readonly #environment: string;
  readonly #now: () => number;
  #writes: readonly JournalEntry<Write>[];

  constructor(file: string, environment: string, now: () => number) {
    this.#file = file;
    this.#environment = environment;
    this.#now = now;
    this.#writes = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as JournalEntry<Write>[]) : [];
    const other = this.#writes.find((write) => write.environment !== environment);
    if (other !== undefined)
      throw new LiveError(
        `${file} names writes on ${other.environment}: run the same command there first, to undo them.`,
      );
  }

  get writes(): readonly JournalEntry<Write>[] {
    return this.#writes;
  }

  /** Records a write before it is sent. Returns its entry. */
  add(write: Write): JournalEntry<Write> {
    const entry = { ...write, environment: this.#environment, notedAt: this.#now() };
    this.#save([...this.#writes, entry]);
    return entry;
  }

  /** Replaces the entry of a write. Without new entries, removes it. */
  replace(entry: JournalEntry<Write>, ...known: JournalEntry<Write>[]): void {
    this.#save(this.#writes.flatMap((each) => (each === entry ? known : [each])));
  }

  /**
   * Undoes the writes of the journal, last one first, and removes their entries. The entry of a write that the service
   * doesn't have stays for a minute, because the request may still arrive.
   *
   * @param isUndone undoes a write; returns true if the service shows that nothing is left of it
   * @throws the first failure, after all writes were tried; the entries of writes that are left stay in the journal
   */
  async clear(isUndone: (write: Write, hasArrived: boolean) => Promise<boolean>): Promise<void> {
    const failures: unknown[] = [];
    for (const write of this.#writes.toReversed())
      try {
        if (await isUndone(write, this.#now() - write.notedAt > latestArrivalMs)) this.replace(write);
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }

  #save(writes: readonly JournalEntry<Write>[]): void {
    this.#writes = writes;
    if (writes.length === 0) rmSync(this.#file, { force: true });
    else replaceFile(this.#file, JSON.stringify(writes));
  }
}

/** Write of a trading run that may have been carried out. */
export type TradingWrite =
  | { readonly kind: "order"; readonly symbol: string; readonly orderLinkId: string }
  /** Change of leverage, with the values to restore. */
  | { readonly kind: "leverage"; readonly symbol: string; readonly buyLeverage: string; readonly sellLeverage: string }
  /** Transfer to the funding wallet, with the ID of the transfer that returns the coins. */
  | {
      readonly kind: "transfer";
      readonly coin: string;
      readonly amount: string;
      readonly transferId: string;
      readonly returnId: string;
    };

/** Returns a function that undoes a write. It returns true if the platform shows that nothing is left of the write. */
export const undoing =
  (client: TradingClient) =>
  (write: TradingWrite, hasArrived: boolean): Promise<boolean> => {
    if (write.kind === "order") return isOrderOver(client, write, hasArrived);
    return write.kind === "leverage"
      ? isLeverageRestored(client, write)
      : isTransferReturned(client, write, hasArrived);
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

async function isLeverageRestored(
  client: TradingClient,
  { symbol, buyLeverage, sellLeverage }: WriteOf<"leverage">,
): Promise<boolean> {
  await client.position.setLeverage({ category: "linear", symbol, buyLeverage, sellLeverage }).catch(ignoreRefusal);
  const { list } = await client.position.list({ category: "linear", symbol });
  return list.every(({ leverage }) => Number(leverage) === Number(buyLeverage));
}

async function isTransferReturned(
  client: TradingClient,
  { coin, amount, transferId, returnId }: WriteOf<"transfer">,
  hasArrived: boolean,
): Promise<boolean> {
  const statusOf = async (id: string): Promise<string | undefined> =>
    (await client.asset.transferQueryInterTransferList({ transferId: id })).list[0]?.status;
  const status = await statusOf(transferId);
  if (status !== "SUCCESS") return status === "FAILED" || (status === undefined && hasArrived);
  // The platform rejects a repeated ID, so the amount is never returned twice.
  const back = { transferId: returnId, coin, amount, fromAccountType: "FUND", toAccountType: "UNIFIED" } as const;
  await client.asset.transferInterTransfer(back).catch(ignoreRefusal);
  return (await statusOf(returnId)) === "SUCCESS";
}

/**
 * Ignores the platform's refusal to undo a write, because the read that follows shows whether anything is left.
 * Rethrows other errors.
 */
function ignoreRefusal(error: unknown): void {
  if ((error as { retCode?: number }).retCode === undefined) throw error;
}

/** Document or session of a knowledge run that may exist. */
export interface KnowledgeWrite {
  readonly kind: "document" | "session";
  /** Unique title, which finds the document or session. */
  readonly title: string;
  /** ID from the service. Undefined until the service has responded. */
  readonly id?: string;
}

/** Time limit for a task, in milliseconds. It is longer than the service ever works on a task. */
export const longestTaskMs = 120_000;

/**
 * Returns a function that deletes a document or session. It returns true if the service shows that nothing is left of
 * the document or session.
 */
export const deleting =
  (client: KnowledgeClient) =>
  async (write: KnowledgeWrite, hasArrived: boolean): Promise<boolean> => {
    const { kind } = write;
    const id = write.id ?? (await (kind === "document" ? taskOf(client, write) : sessionOf(client, write)));
    if (id === undefined) return hasArrived;
    // The service refuses to delete a task that it still works on, so wait until the task ends. A failed task can be
    // deleted.
    if (kind === "document") await client.tasks.wait(id, { timeoutMs: longestTaskMs }).catch(() => {});
    const group = kind === "document" ? client.tasks : client.sessions;
    await group.delete(id).catch(ignoreNotFound);
    return true;
  };

function ignoreNotFound(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}

async function sessionOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  const sessions = await client.sessions.list();
  return sessions.find((session) => session.title?.startsWith(title) === true)?.id;
}

/**
 * Finds the task of a document by its content. A search by title wouldn't work: the contract promises no title, and the
 * server may not have set one yet.
 */
async function taskOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  for await (const { id, source = "paste" } of client.tasks.iterate())
    if (source === "paste" && (await client.tasks.content(id)).content.includes(title)) return id;
  return undefined;
}
