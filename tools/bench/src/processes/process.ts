/** What the measured processes share: how they answer, one clock, and the clients of the peers. */
import type { bybit } from "ccxt";

/** Answers each question of the process that started this one, and ends with it. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on("message", (question: Question) => void answer(question).then((found) => process.send?.(found)));
  process.on("disconnect", () => process.exit());
}

/** Does something so many times, in so many lanes at once. */
export async function repeat(count: number, lanes: number, once: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Microseconds of CPU time of the whole process that some work takes. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Microseconds of a clock that all processes of a machine share and that nobody sets. */
export function microseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e6 + nanoseconds / 1e3;
}

const silent = (): void => {};
export const silentLogger = { trace: silent, info: silent, error: silent } as never;

/** Gives ccxt its market, so that it loads none, and returns its symbol. */
export async function withMarket(exchange: bybit): Promise<string> {
  const symbol = "BTC/USDT:USDT";
  const kind = { type: "swap", swap: true, contract: true, linear: true, inverse: false, active: true };
  const names = { base: "BTC", quote: "USDT", settle: "USDT", baseId: "BTC", quoteId: "USDT", settleId: "USDT" };
  const precision = { amount: 0.001, price: 0.01 };
  exchange.setMarkets([exchange.safeMarketStructure({ id: "BTCUSDT", symbol, precision, ...names, ...kind })]);
  // It opens sockets without TLS only with the agents that this loads.
  await exchange.loadHttpProxyAgent();
  return symbol;
}
