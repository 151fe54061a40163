/** Model of a trader's account on a small exchange: its events, and the data that REST and the topics show. */
export type Fields = Record<string, unknown>;

/** Sends a topic message for an event. */
export type Push = (topic: "order" | "execution" | "position" | "wallet", data: Fields) => void;

const MARKETS = [
  { category: "linear", symbol: "BTCUSDT", coin: "USDT" },
  { category: "linear", symbol: "ETHPERP", coin: "USDC" },
  { category: "inverse", symbol: "BTCUSD", coin: "BTC" },
  { category: "spot", symbol: "SOLUSDT", coin: "SOL" },
  { category: "option", symbol: "ETH-29DEC30-4000-C", coin: "USDT" },
] as const;

export interface Order extends Fields {
  category: string;
  symbol: string;
  orderId: string;
  orderStatus: string;
  cumExecQty: string;
  updatedTime: string;
}

const OPEN = new Set(["Untriggered", "Triggered", "New", "PartiallyFilled"]);

/** Approximate number of the trader's open orders. */
const OPEN_ORDERS = 20;

/** Account with its orders, executions, positions and coins, including all past orders and executions. */
export class AccountModel {
  readonly orders = new Map<string, Order>();
  readonly executions: Fields[] = [];
  readonly positions = new Map<string, Fields>();
  readonly coins = new Map<string, number>();
  /** Number of filled orders that were reported again because a cancellation arrived too late. */
  lateCancels = 0;
  readonly #random: () => number;
  readonly #now: () => number;
  readonly #push: Push;
  #open: Order[] = [];
  #count = 0;
  #seq = 1000;

  constructor(random: () => number, now: () => number, push: Push) {
    this.#random = random;
    this.#now = now;
    this.#push = push;
  }

  isOpen(order: Order): boolean {
    return OPEN.has(order.orderStatus);
  }

  /** Copies the account in its current state. Later changes don't affect the copy. */
  snapshot(): Pick<AccountModel, "orders" | "executions" | "positions" | "coins" | "isOpen" | "executionsOf"> {
    const copy = Object.create(AccountModel.prototype) as AccountModel;
    return Object.assign(copy, {
      orders: new Map([...this.orders].map(([id, order]) => [id, { ...order }])),
      executions: [...this.executions],
      positions: new Map([...this.positions].map(([name, position]) => [name, { ...position }])),
      coins: new Map(this.coins),
    });
  }

  /** Makes a random change: places, amends, triggers, fills or cancels an order. */
  act(): void {
    this.#open = this.#open.filter((order) => this.isOpen(order));
    const order = this.#open[Math.floor(this.#random() * this.#open.length)];
    if (order === undefined || this.#random() * OPEN_ORDERS > this.#open.length) return this.#place();
    const chance = this.#random();
    if (order.orderStatus === "Untriggered") return this.#trigger(order);
    if (chance < 0.15) return this.#change(order, { orderStatus: "Cancelled", cancelType: "CancelByUser" });
    if (chance < 0.3) return this.#change(order, { price: String(100 + this.#next()) });
    this.#fill(order, chance < 0.6 ? 10 : 1);
    // Sometimes a cancellation is too late, because the order is already filled.
    if (order.orderStatus === "Filled" && this.#random() < 0.2) this.#refuseCancel(order);
  }

  /** Returns the executions that match a category, time range and other filters, newest first. */
  executionsOf({ category, symbol, baseCoin, execType, startTime, endTime }: Record<string, string>): Fields[] {
    const isWanted = (one: Fields): boolean =>
      one["category"] === category &&
      (symbol === undefined || one["symbol"] === symbol) &&
      (execType === undefined || one["execType"] === execType) &&
      // A query for options returns the options of one base coin.
      (category !== "option" || String(one["symbol"]).startsWith(`${baseCoin ?? "BTC"}-`)) &&
      Number(one["execTime"]) >= Number(startTime ?? 0) &&
      Number(one["execTime"]) <= Number(endTime ?? Infinity);
    return this.executions.filter(isWanted).toReversed();
  }

  #next(): number {
    return ++this.#count;
  }

  #place(): void {
    const market = MARKETS[Math.floor(this.#random() * MARKETS.length)] ?? MARKETS[0];
    const number = this.#next();
    const time = String(this.#now());
    const isConditional = this.#random() < 0.2;
    const order: Order = {
      category: market.category,
      symbol: market.symbol,
      orderId: `order-${number}`,
      orderLinkId: `link-${number}`,
      orderStatus: isConditional ? "Untriggered" : "New",
      qty: "10",
      price: "100",
      cumExecQty: "0",
      leavesQty: "10",
      cancelType: "UNKNOWN",
      rejectReason: "EC_NoError",
      createdTime: time,
      updatedTime: time,
    };
    this.orders.set(order.orderId, order);
    this.#open.push(order);
    this.#push("order", { ...order });
    this.#touchPosition(order, 0);
  }

  /** Triggers a conditional order. Its states `Triggered` and `New` have the same time. */
  #trigger(order: Order): void {
    this.#change(order, { orderStatus: "Triggered" });
    this.#change(order, { orderStatus: "New" });
  }

  #change(order: Order, changes: Fields): void {
    Object.assign(order, changes, { updatedTime: String(this.#now()) });
    this.#push("order", { ...order });
    this.#touchPosition(order, 0);
  }

  #refuseCancel(order: Order): void {
    this.lateCancels += 1;
    Object.assign(order, { cancelType: "CancelByUser", rejectReason: "EC_OrigClOrdIDDoesNotExist" });
    this.#push("order", { ...order });
  }

  #fill(order: Order, most: number): void {
    const quantity = Math.min(most, 10 - Number(order.cumExecQty));
    const filled = Number(order.cumExecQty) + quantity;
    this.#seq += 1;
    const execution = {
      category: order.category,
      symbol: order.symbol,
      orderId: order.orderId,
      orderLinkId: order["orderLinkId"],
      execId: `execution-${this.#next()}`,
      execQty: String(quantity),
      execType: this.#random() < 0.1 ? "Funding" : "Trade",
      execTime: String(this.#now()),
      isLeverage: "",
      leavesQty: String(10 - filled),
      seq: this.#seq,
    };
    this.executions.push(execution);
    this.#push("execution", execution);
    const orderStatus = filled === 10 ? "Filled" : "PartiallyFilled";
    Object.assign(order, {
      orderStatus,
      cumExecQty: String(filled),
      leavesQty: String(10 - filled),
      updatedTime: String(this.#now()),
    });
    this.#push("order", { ...order });
    this.#touchPosition(order, this.#random() < 0.5 ? quantity : -quantity);
    this.#pay(MARKETS.find(({ symbol }) => symbol === order.symbol)?.coin ?? "USDT");
  }

  /**
   * Changes the position in the order's symbol by `quantity`, and sends it even if it is unchanged. A change that would
   * reverse the position closes it instead.
   */
  #touchPosition({ category, symbol }: Order, quantity: number): void {
    if (category === "spot") return;
    const key = `${symbol}|0`;
    const before = this.positions.get(key);
    const size = Math.max(0, Number(before?.["size"] ?? 0) + quantity);
    const isChanged = before === undefined || quantity !== 0;
    const position = isChanged
      ? {
          category,
          symbol,
          positionIdx: 0,
          size: String(size),
          entryPrice: "100",
          seq: this.#seq,
          updatedTime: String(this.#now()),
        }
      : before;
    this.positions.set(key, position);
    this.#push("position", { ...position });
  }

  /** Sets the balance of a coin, sometimes to 0. */
  #pay(coin: string): void {
    this.coins.set(coin, this.#random() < 0.2 ? 0 : this.#next());
    this.#push("wallet", { accountType: "UNIFIED", coin: [{ coin, walletBalance: String(this.coins.get(coin)) }] });
  }
}
