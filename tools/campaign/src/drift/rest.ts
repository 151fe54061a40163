import { isDeepStrictEqual } from "node:util";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import { runAll, type Plan, type Report } from "../campaign.ts";
import { Random } from "../random.ts";
import { endingOf, type Ending } from "../scenario.ts";
import {
  randomChange,
  ruleOf,
  placeText,
  typeOf,
  type Change,
  toOutcome,
  Contract,
  kindInResult,
  type Kind,
} from "./change.ts";

const linear = { category: "linear", symbol: "BTCUSDT" } as const;

/** Reads of the core groups, by operation. */
const reads: Readonly<Record<string, (client: TradingClient) => Promise<unknown>>> = {
  accountInfo: (client) => client.account.info(),
  accountFeeRate: (client) => client.account.feeRate(linear),
  accountTransactionLog: (client) => client.account.transactionLog({ category: "linear" }),
  accountWalletBalance: (client) => client.account.walletBalance({ accountType: "UNIFIED" }),
  executionList: (client) => client.execution.list(linear),
  marketFundingHistory: (client) => client.market.fundingHistory({ ...linear, limit: 2 }),
  marketInstrumentsInfo: (client) => client.market.instrumentsInfo(linear),
  marketKline: (client) => client.market.kline({ ...linear, interval: "60", limit: 2 }),
  marketOpenInterest: (client) => client.market.openInterest({ ...linear, intervalTime: "1h", limit: 2 }),
  marketOrderbook: (client) => client.market.orderbook({ ...linear, limit: 2 }),
  marketRecentTrade: (client) => client.market.recentTrade({ ...linear, limit: 2 }),
  marketTickers: (client) => client.market.tickers(linear),
  marketTime: (client) => client.market.time(),
  orderHistory: (client) => client.order.history(linear),
  orderRealtime: (client) => client.order.realtime(linear),
  positionClosedPnl: (client) => client.position.closedPnl(linear),
  positionList: (client) => client.position.list(linear),
};

/** One sandbox and one client of it, whose last body is kept. */
class Rest {
  readonly contract = new Contract("trading");
  readonly sandbox: Sandbox;
  readonly client: TradingClient;
  body: unknown;
  /** The bodies without a drift, by operation. */
  readonly usual = new Map<string, unknown>();
  #orders = 0;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
    this.client = createTradingClient({
      environment: { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" },
      credentials: sandbox.trading.keys.master,
      throttle: false,
      retry: false,
      clock: { now: () => sandbox.clock.now(), after: realTimer },
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        this.body = await response.clone().json();
        return response;
      },
    });
  }

  /** Gives every list something to show: orders that are open, filled and closed, and a position. */
  async prepare(): Promise<void> {
    const order = { ...linear, orderType: "Market", qty: "0.01" } as const;
    await this.client.order.create({ ...order, side: "Buy" });
    await this.client.order.create({ ...order, side: "Sell", qty: "0.004" });
    await this.client.order.create({ ...order, side: "Buy", orderType: "Limit", price: "50000" });
    for (const [operationId, read] of Object.entries(reads)) {
      await read(this.client);
      this.usual.set(operationId, this.body);
    }
  }

  nextLinkId(): string {
    this.#orders += 1;
    return `drift-${this.#orders}`;
  }
}

/** The client under test waits for nothing but its deadline. */
function realTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

function kindOf(contract: Contract, operationId: string, { steps, fault, type }: Change): Kind {
  if (fault === "drift-add") return "informative";
  const [first, ...rest] = steps;
  if (first === "retCode") return "essential";
  if (first !== "result") return "informative";
  const response = contract.response(operationId);
  const below = steps.reduce((parts, step) => contract.below(parts, step), response);
  // A list that is null is an empty list for a reader.
  const types = contract.types(below);
  if (fault === "drift-null" && (types.has("array") || types.has("null"))) return "either";
  if (fault === "drift-retype" && types.has(type ?? "")) return "either";
  return kindInResult(contract, contract.below(response, "result"), rest);
}

/** What is wrong with the end of a read whose response has drifted. */
function judgeRead(kind: Kind, ending: Ending, sent: unknown): string[] {
  if ("error" in ending) {
    const message = ending.error instanceof Error ? ending.error.message : String(ending.error);
    return kind === "informative" ? [`a blackout by an informative field: ${message}`] : [];
  }
  if (kind === "essential") return ["a read without an essential field is told as a success"];
  const { result } = sent as { result?: unknown };
  const isNullList = typeOf(result) === "object" && Object.values(result as object).includes(null);
  return isNullList || isDeepStrictEqual(plain(ending.result), plain(result)) ? [] : ["what came was not delivered"];
}

/** Integers beyond 2^53 - 1 are bigints for the client. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_name, item: unknown) => (typeof item === "bigint" ? Number(item) : item)),
  ) as unknown;

async function runRead(
  rest: Rest,
  random: Random,
): Promise<{ call: string; change: Change; problems: string[]; ending: Ending }> {
  const operationId = random.pick(Object.keys(reads));
  const change = randomChange(random, rest.usual.get(operationId));
  rest.sandbox.trading.levers().addFault(ruleOf(change, operationId));
  const ending = await endingOf(reads[operationId]?.(rest.client) ?? Promise.resolve());
  const problems = judgeRead(kindOf(rest.contract, operationId, change), ending, rest.body);
  return { call: operationId, change, problems, ending };
}

/** The ID that proves which order was accepted; everything else in an acknowledgement is informative. */
const isIdOfOrder = ({ steps, fault }: Change): boolean =>
  ["result", "result.orderId", "result.orderLinkId", "retCode"].includes(placeText(steps)) && fault !== "drift-add";

async function runWrite(
  rest: Rest,
  random: Random,
): Promise<{ call: string; change: Change; problems: string[]; ending: Ending }> {
  const orderLinkId = rest.nextLinkId();
  const usual = { retCode: 0, retMsg: "", result: { orderId: "1", orderLinkId: "1" }, retExtInfo: {}, time: 1 };
  const change = randomChange(random, usual);
  const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "50000", orderLinkId } as const;
  const levers = rest.sandbox.trading.levers();
  levers.addFault(ruleOf(change, "orderCreate"));
  const ending = await endingOf(rest.client.order.create(order));
  levers.clearFaults();
  const { list } = await rest.client.order.realtime({ ...linear, orderLinkId });
  const [placed] = list;
  const problems: string[] = [];
  if (list.length !== 1) problems.push(`the order was placed ${list.length} times`);
  if ("error" in ending) {
    const { outcome } = ending.error as { outcome?: unknown };
    if (outcome !== "unknown") problems.push(`an accepted order is told as ${String(outcome)}`);
    if (!isIdOfOrder(change))
      problems.push(`an informative field made an accepted order fail: ${String(ending.error)}`);
  } else if ((ending.result as { orderId?: unknown }).orderId !== placed?.orderId) {
    if (placeText(change.steps) !== "result.orderId") problems.push("another order is told as the one that was placed");
  }
  if (placed !== undefined) await rest.client.order.cancel({ ...linear, orderId: placed.orderId });
  return { call: "orderCreate", change, problems, ending };
}

/** Random drifts of responses over HTTP, against the sandbox and the specification as models. */
export async function campaignOfResponses(plan: Plan): Promise<Report> {
  const sandbox = await createSandbox({ now: Date.UTC(2026, 0, 5, 12), seed: 7, limits: false });
  try {
    const rest = new Rest(sandbox);
    await rest.prepare();
    return await runAll(plan, 1, async (seed) => {
      const random = new Random(seed);
      const { call, change, problems, ending } = await (random.chance(0.1) ? runWrite : runRead)(rest, random);
      sandbox.trading.levers().clearFaults();
      return toOutcome(seed, call, "error" in ending ? "refused" : "delivered", change, problems);
    });
  } finally {
    await sandbox.close();
  }
}
