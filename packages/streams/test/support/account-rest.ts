import { jsonResponse } from "@specwright-tools/testing";
import { requiredResult } from "@specwright-tools/testing/required-result";
import type { AccountModel, Fields } from "./account-model.ts";

/** REST responses for the account model. */
type Account = ReturnType<AccountModel["snapshot"]>;

type Query = Record<string, string>;

/** Number of closed orders that the list of open orders still contains. */
const CLOSED_ORDERS = 30;
const settles: Record<string, string> = { BTCUSDT: "USDT", ETHPERP: "USDC", BTCUSD: "BTC" };

/** Removes a field that REST doesn't return. */
const without = (records: readonly Fields[], name: string): Fields[] =>
  records.map((record) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== name)));

const withoutCategory = (records: readonly Fields[]): Fields[] => without(records, "category");

/** Returns the records for a REST call, filtered as on the platform. */
function recordsOf(model: Account, path: string, query: Query): Fields[] {
  const { category, settleCoin, orderId, symbol, openOnly } = query;
  const orders = [...model.orders.values()].toReversed().filter((order) => order.category === category);
  switch (path) {
    case "/v5/order/realtime": {
      if (orderId !== undefined) return withoutCategory(orders.filter((order) => order.orderId === orderId));
      const own = orders.filter((one) => settleCoin === undefined || settles[one.symbol] === settleCoin);
      const open = own.filter((order) => model.isOpen(order));
      const closed = own.filter((order) => !model.isOpen(order)).slice(0, CLOSED_ORDERS);
      return withoutCategory(openOnly === "1" ? closed : open);
    }
    case "/v5/order/history": {
      const since = Number(query["startTime"] ?? 0);
      const own = orderId === undefined ? orders : orders.filter((order) => order.orderId === orderId);
      // Like the platform, filter by the creation time, so the list omits an old order that closes late.
      return withoutCategory(own.filter((order) => !model.isOpen(order) && Number(order["createdTime"]) >= since));
    }
    case "/v5/execution/list":
      return without(withoutCategory(model.executionsOf(query)), "isLeverage");
    case "/v5/position/list": {
      const own = [...model.positions.values()].filter((position) => position["category"] === category);
      const chosen = own.filter((position) =>
        symbol === undefined
          ? position["size"] !== "0" && (settleCoin === undefined || settles[String(position["symbol"])] === settleCoin)
          : position["symbol"] === symbol,
      );
      return withoutCategory(chosen).map(({ entryPrice, ...position }) => ({ ...position, avgPrice: entryPrice }));
    }
    case "/v5/account/wallet-balance": {
      const asked = query["coin"]?.split(",");
      const coins = [...model.coins].filter(([coin, balance]) => asked?.includes(coin) ?? balance !== 0);
      return [
        { accountType: "UNIFIED", coin: coins.map(([coin, balance]) => ({ coin, walletBalance: String(balance) })) },
      ];
    }
    case "/v5/market/option-base-coins":
      return [{ baseCoin: "BTC" }, { baseCoin: "ETH" }];
    default:
      throw new Error(`The exchange has no ${path}.`);
  }
}

/** REST interface of the account. All pages of a list show its state at the time of the first page. */
export class AccountRest {
  /** Returns the account that REST shows. It may be older than the account in the streams. */
  account: () => Account;
  readonly #lists: Fields[][] = [];
  requests = 0;
  /** Maximum response delay in milliseconds. */
  latencyMs = 50;
  /** Called before each response with the number of the request. May return a different response. */
  onRequest: (number: number) => Promise<Response | undefined> = async () => undefined;

  constructor(model: AccountModel) {
    this.account = () => model;
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const query = Object.fromEntries(url.searchParams);
    const fault = await Promise.race([this.onRequest(++this.requests), aborted(init.signal)]);
    return fault ?? this.#respond(url.pathname, query);
  };

  #respond(path: string, query: Query): Response {
    const [list = this.#lists.length, start = 0] = (query["cursor"] ?? "").split(":").filter(Boolean).map(Number);
    this.#lists[list] ??= recordsOf(this.account(), path, query);
    const records = this.#lists[list] ?? [];
    const end = start + Number(query["limit"] ?? 20);
    const nextPageCursor = end < records.length ? `${list}:${end}` : "";
    const page = { category: query["category"], list: records.slice(start, end), nextPageCursor };
    const result = requiredResult("GET", path, page);
    return jsonResponse({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });
  }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
