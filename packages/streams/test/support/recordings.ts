import type { Subscription, TradingStreams } from "../../src/index.ts";

/** Message that the client or the server sent. */
export type Frame = readonly [from: "client" | "server", text: string];

/** All messages of one connection, and the client's other inputs. */
export interface Recording {
  /** Stopped clock of the client: Unix time in milliseconds. */
  readonly time: number;
  readonly path: string;
  /** Test keys of the sandbox. */
  readonly credentials: { readonly apiKey: string; readonly secret: string };
  readonly frames: readonly Frame[];
  /** Symbol of an option that was listed during the recording. */
  readonly option: string;
  /** Price of orders that stay open. */
  readonly price: string;
  /** Snapshot of a full book, which is read over REST. */
  readonly snapshot?: unknown;
}

export type TopicName = Exclude<keyof TradingStreams, "accountState" | "topic" | "trade" | "close" | symbol>;

type Parameters = Readonly<Record<string, string | number>>;

const btc = { category: "linear", symbol: "BTCUSDT" };
const linear = { category: "linear" };
const spread = { symbol: "SOLUSDT_SOL/USDT" };

/**
 * Parameters of every recorded topic. Undefined for a topic without parameters. The option ticker gets its symbol from
 * the recording, because each option is listed only for a while.
 */
export const parametersOf: Readonly<Record<TopicName, Parameters | undefined>> = {
  orderBook: { ...btc, depth: 50 },
  rpiOrderBook: btc,
  fullOrderBook: btc,
  publicTrade: btc,
  contractTicker: btc,
  spotTicker: { symbol: "BTCUSDT" },
  optionTicker: {},
  kline: { ...btc, interval: "1" },
  liquidation: btc,
  priceLimit: btc,
  insurance: { ...linear, group: "USDT" },
  adlAlert: { ...linear, group: "USDT" },
  spreadOrderBook: { ...spread, depth: 25 },
  spreadPublicTrade: spread,
  spreadTicker: spread,
  spreadOrder: undefined,
  spreadExecution: undefined,
  rfqPublicTrade: undefined,
  rfq: undefined,
  rfqQuote: undefined,
  rfqTrade: undefined,
  dualAssetsOffer: undefined,
  discountBuyOffer: undefined,
  doubleWinOffer: undefined,
  smartLeverageOffer: undefined,
  systemStatus: undefined,
  order: undefined,
  orderByCategory: linear,
  execution: undefined,
  executionByCategory: linear,
  fastExecution: undefined,
  fastExecutionByCategory: linear,
  position: undefined,
  positionByCategory: linear,
  wallet: undefined,
  greeks: undefined,
  disconnectProtection: { product: "future" },
  strategy: undefined,
};

type Method = (...args: readonly unknown[]) => Subscription<{ readonly type: string }>;

/** Subscribes to a topic with its recorded parameters. */
export function subscribeTo(
  streams: TradingStreams,
  topic: TopicName,
  option: string,
  onEvent: (event: { readonly type: string }) => void = () => {},
): Subscription<{ readonly type: string }> {
  const parameters = topic === "optionTicker" ? { symbol: option } : parametersOf[topic];
  const method = streams[topic] as unknown as Method;
  return parameters === undefined ? method({ onEvent }) : method(parameters, { onEvent });
}

/** Creates a generator of UUIDs that count up. */
export function countingIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`;
}

/** Sends orders of every kind over the socket. */
export async function tradeOverSocket({ trade }: TradingStreams, price: string): Promise<void> {
  const market = { category: "linear", symbol: "BTCUSDT" } as const;
  const { category, ...order } = { ...market, side: "Buy", orderType: "Limit", qty: "0.01", price } as const;
  const { orderId } = await trade.create({ category, ...order });
  await trade.amend({ ...market, orderId, qty: "0.02" });
  await trade.cancel({ ...market, orderId });
  const links = ["one", "two"];
  await trade.createBatch({ category, request: links.map((orderLinkId) => ({ ...order, orderLinkId })) });
  const { symbol } = market;
  await trade.amendBatch({ category, request: links.map((orderLinkId) => ({ symbol, orderLinkId, qty: "0.03" })) });
  await trade.cancelBatch({ category, request: links.map((orderLinkId) => ({ symbol, orderLinkId })) });
}
