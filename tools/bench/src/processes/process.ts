/**
 * Shared code of the measured processes: their messages to the parent process, a common clock, and helpers for the
 * clients of other libraries.
 */
import type { bybit } from "ccxt";

/** Handles each message of the parent process, and exits together with the parent. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on("message", (question: Question) => void answer(question).then((found) => process.send?.(found)));
  process.on("disconnect", () => process.exit());
}

/** Calls a function `count` times, with up to `lanes` calls in progress at once. */
export async function repeat(count: number, lanes: number, once: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Runs `work`, and returns the CPU microseconds that the whole process used in the meantime. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Returns the microseconds of a monotonic clock that all processes of a machine share. */
export function microseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e6 + nanoseconds / 1e3;
}

const silent = (): void => {};
export const silentLogger = { trace: silent, info: silent, error: silent } as never;

/** Sets one market on a ccxt exchange, so that ccxt doesn't load any markets, and returns the market's symbol. */
export async function withMarket(exchange: bybit): Promise<string> {
  const symbol = "BTC/USDT:USDT";
  const kind = { type: "swap", swap: true, contract: true, linear: true, inverse: false, active: true };
  const names = { base: "BTC", quote: "USDT", settle: "USDT", baseId: "BTC", quoteId: "USDT", settleId: "USDT" };
  const precision = { amount: 0.001, price: 0.01 };
  exchange.setMarkets([exchange.safeMarketStructure({ id: "BTCUSDT", symbol, precision, ...names, ...kind })]);
  // ccxt opens sockets without TLS only with the agents that this call loads.
  await exchange.loadHttpProxyAgent();
  return symbol;
}
