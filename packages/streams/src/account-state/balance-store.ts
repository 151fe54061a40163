import { elapsed } from "@specwright/transport";
import type { RestReader } from "../account/rest-reader.ts";
import { messageTime, type StreamMessage } from "../message.ts";
import type { TradingCalls } from "../options.ts";
import type { SubscriptionContext } from "../subscriptions/event-stream.ts";
import { partsOf, RecordReader, type Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";
import { differs, type KeptRecord } from "./kept-records.ts";
import { presentReaders, REST_DELAY_MS, type Store, type StoreUpdate } from "./record-store.ts";
import type { AccountNews } from "./types.ts";

interface KeptCoin extends KeptRecord {
  /** Platform time of the last stream message with the balance, in milliseconds. Undefined if only REST returned it. */
  readonly madeAt: number | undefined;
}

/** Fields that only change with account events. All other fields depend on prices, and differ at every read. */
const EVENT_FIELDS = ["walletBalance", "locked"] as const;

/**
 * Balances by coin. They have no versions, so a REST response could contain an older balance than the stream. A REST
 * balance is therefore used only if the stream didn't update the coin in the 6 s before the request, because REST is at
 * most 6 s behind.
 */
export class BalanceStore implements Store {
  readonly coins = new Map<string, KeptCoin>();
  readonly #context: SubscriptionContext;
  readonly #parts: { readonly field: string; readonly name: string };
  readonly #reader: RecordReader;
  readonly #readers: readonly RestReader[];

  constructor(context: SubscriptionContext, trading: TradingCalls, topic: Topic) {
    this.#context = context;
    this.#parts = topic.restSource?.parts ?? { field: "coin", name: "coin" };
    this.#reader = new RecordReader(topic);
    this.#readers = presentReaders(trading, [{ topic, parameters: undefined }]);
  }

  takeMessage(message: StreamMessage): readonly AccountNews[] {
    const madeAt = messageTime(message);
    const pushedAt = elapsed(this.#context.clock);
    return this.#coinsOf(this.#reader.read(message) as Fields[]).flatMap((data) => {
      const known = this.coins.get(this.#nameOf(data));
      const isOld = madeAt !== undefined && known?.madeAt !== undefined && madeAt < known.madeAt;
      return isOld ? [] : this.#keep(data, { madeAt, pushedAt, receivedAt: pushedAt }, "stream");
    });
  }

  async read(_beganAt: number, signal: AbortSignal): Promise<readonly Fields[]> {
    const names = [...this.coins.keys()];
    const lists = this.#readers.map((reader) => reader.read([{ since: 0, until: 0 }], [], names, signal));
    return (await Promise.all(lists)).flat();
  }

  takeResponse(records: readonly Fields[], beganAt: number): StoreUpdate {
    const receivedAt = elapsed(this.#context.clock);
    let repaired = 0;
    const events = this.#coinsOf(records).flatMap((data) => {
      const known = this.coins.get(this.#nameOf(data));
      const pushedAt = known?.pushedAt ?? -Infinity;
      if (pushedAt > beganAt - REST_DELAY_MS) return [];
      const isLost = EVENT_FIELDS.some((field) => known !== undefined && known.data[field] !== data[field]);
      if (isLost) repaired += 1;
      return this.#keep(data, { madeAt: known?.madeAt, pushedAt, receivedAt }, "rest");
    });
    return { events, repaired };
  }

  #keep(data: Fields, times: Omit<KeptCoin, "data">, source: "stream" | "rest"): AccountNews[] {
    const name = this.#nameOf(data);
    const known = this.coins.get(name)?.data;
    const kept = { ...known, ...data };
    this.coins.set(name, { ...times, data: kept });
    if (known !== undefined && !differs(known, data)) return [];
    return [{ type: "balance", data: kept, source } as unknown as AccountNews];
  }

  #coinsOf(records: readonly Fields[]): Fields[] {
    return records.flatMap((record) => partsOf(this.#parts, record));
  }

  #nameOf(coin: Fields): string {
    return String(coin[this.#parts.name]);
  }
}
