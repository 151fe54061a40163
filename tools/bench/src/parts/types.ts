/** What a consumer's compiler pays: the same calls in our types and in the peer's, with both generations of TypeScript. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Ran, bench, must } from "../child.ts";
import { type Part, plain } from "../part.ts";
import { type Row, median, takeTurns } from "../race.ts";

interface Compiler {
  readonly name: string;
  readonly bin: string;
}

function compilerOf(packageName: string): Compiler {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { version, bin } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string; bin: { tsc: string } };
  return { name: `TypeScript ${version}`, bin: join(dirname(manifest), bin.tsc) };
}

const number = (output: string, label: string): number =>
  Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(output)?.[1] ?? Number.NaN);

/** The projects lie below this workspace, where both clients are installed. */
function projectOf(whose: "ours" | "peer", calls: number): string {
  const folder = join(bench, ".cache/types", `${whose}-${calls}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "consumer.ts"), consumerOf(whose, calls));
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
  return folder;
}

const whoses = ["ours", "peer"] as const;

async function compare({ name, bin }: Compiler, calls: number, rounds: number): Promise<Row> {
  const label = `${name}, ${calls} ${calls === 1 ? "call" : "calls"}`;
  const folders = whoses.map((whose) => projectOf(whose, calls));
  const runs = await takeTurns(label, folders, rounds, (folder) =>
    must(process.execPath, [bin, "-p", folder, "--extendedDiagnostics"]),
  );
  const numbersOf = (whose: (typeof whoses)[number], own: readonly Ran[]) => ({
    // Of its checking alone, and of the whole process.
    [`${whose} check`]: median(own.map(({ output }) => number(output, "Check time") * 1000)),
    [`${whose} process`]: median(own.map(({ ms }) => ms)),
    [`${whose} instantiations`]: number(own[0]?.output ?? "", "Instantiations"),
    [`${whose} memory`]: number(own[0]?.output ?? "", "Memory used") / 1000,
  });
  const values = whoses.map((whose, index) => numbersOf(whose, runs[index] ?? []));
  return { label, values: Object.assign({}, ...values) as Record<string, number> };
}

export const types: Part = {
  title: "Type check of a consumer",
  text: "The same calls with both clients, compiled with `--noEmit`; ours first, then bybit-api's.",
  first: "Compiler",
  columns: [
    plain("check, ms", "ours check"),
    plain("bybit-api", "peer check"),
    plain("whole process, ms", "ours process"),
    plain("bybit-api", "peer process"),
    plain("instantiations", "ours instantiations"),
    plain("memory, MB", "ours memory"),
    plain("bybit-api", "peer memory"),
  ],
  async measure(isShort) {
    const compilers = (isShort ? ["typescript"] : ["typescript-5", "typescript"]).map(compilerOf);
    const rows: Row[] = [];
    for (const compiler of compilers) {
      for (const calls of isShort ? [1] : [1, 10, 50]) rows.push(await compare(compiler, calls, isShort ? 1 : 3));
    }
    rmSync(join(bench, ".cache/types"), { recursive: true, force: true });
    return { "": rows };
  },
};

/** The same 25 calls in both clients' words; used twice, they make 50. Each line is ours, the peer's, and what is read of the result. */
const linear = '{ category: "linear", symbol: "BTCUSDT" }';
const id = '{ category: "linear", symbol: "BTCUSDT", orderId: "1" }';

type Pair = readonly [ours: string, peer: string];
const same = (ours: string, peer: string, input: string): Pair => [`${ours}(${input})`, `${peer}(${input})`];

const order = '{ category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "50000" }';

const pairs: readonly Pair[] = [
  same("position.list", "getPositionInfo", linear),
  same("order.create", "submitOrder", order),
  same("order.realtime", "getActiveOrders", linear),
  same("order.history", "getHistoricOrders", linear),
  same("order.cancel", "cancelOrder", id),
  same("order.amend", "amendOrder", '{ category: "linear", symbol: "BTCUSDT", orderId: "1", price: "50001" }'),
  same("order.cancelAll", "cancelAllOrders", linear),
  same("execution.list", "getExecutionList", linear),
  same("account.walletBalance", "getWalletBalance", '{ accountType: "UNIFIED" }'),
  same("position.closedPnl", "getClosedPnL", linear),
  same(
    "position.setLeverage",
    "setLeverage",
    '{ category: "linear", symbol: "BTCUSDT", buyLeverage: "2", sellLeverage: "2" }',
  ),
  same("position.switchMode", "switchPositionMode", '{ category: "linear", symbol: "BTCUSDT", mode: 0 }'),
  same(
    "position.tradingStop",
    "setTradingStop",
    '{ category: "linear", symbol: "BTCUSDT", takeProfit: "60000", tpslMode: "Full", positionIdx: 0 }',
  ),
  same(
    "position.setAutoAddMargin",
    "setAutoAddMargin",
    '{ category: "linear", symbol: "BTCUSDT", positionIdx: 0, autoAddMargin: 1 }',
  ),
  same("account.feeRate", "getFeeRate", linear),
  same("account.info", "getAccountInfo", ""),
  same("account.transactionLog", "getTransactionLog", '{ currency: "USDT" }'),
  same("account.borrowHistory", "getBorrowHistory", '{ currency: "USDT" }'),
  same("market.tickers", "getTickers", linear),
  same("market.kline", "getKline", '{ category: "linear", symbol: "BTCUSDT", interval: "60" }'),
  same("market.orderbook", "getOrderbook", linear),
  same("market.instrumentsInfo", "getInstrumentsInfo", linear),
  same("market.fundingHistory", "getFundingRateHistory", linear),
  same("market.recentTrade", "getPublicTradingHistory", linear),
  same("asset.deliveryRecord", "getDeliveryRecord", '{ category: "linear" }'),
];

const head = {
  ours: `import { createTradingClient } from "@specwright/trading";
const trading = createTradingClient({ environment: "testnet", credentials: { apiKey: "k", secret: "s" } });
`,
  peer: `import { RestClientV5 } from "bybit-api";
const client = new RestClientV5({ testnet: true, key: "k", secret: "s" });
`,
};

/** A consumer's file with so many calls. */
function consumerOf(whose: "ours" | "peer", count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const [ours, peer] = pairs[index % pairs.length] ?? ["", ""];
    return whose === "ours"
      ? `export const result${index} = await trading.${ours};`
      : `export const result${index} = (await client.${peer}).result;`;
  });
  return `${head[whose]}${lines.join("\n")}\nexport {};\n`;
}
