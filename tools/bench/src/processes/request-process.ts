/**
 * One contender in a process of its own. Sends a block of requests when asked and answers what it cost this process.
 */
import { contenders } from "../../contenders.mjs";
import { answerQuestions, cpuOf, repeat } from "./process.ts";

export interface Block {
  readonly method: "get" | "post";
  readonly inFlight: number;
  readonly count: number;
}

export type BlockCost = {
  /** Processor time of this process, all threads, microseconds a request. */
  readonly cpu: number;
  /** Requests a second. */
  readonly rate: number;
};

const [name = "", base = ""] = process.argv.slice(2);
const client = await contenders[name]?.create(base);
if (client === undefined) throw new Error(`There is no contender ${name}`);

// A contender that fails or decodes nothing would look fast.
const position = (await client.get()) as { list?: { symbol?: string }[] };
const order = (await client.post()) as { orderLinkId?: string };
if (position.list?.[0]?.symbol !== "BTCUSDT" || order.orderLinkId === undefined)
  throw new Error(`${name} does not decode the answers: ${JSON.stringify([position, order]).slice(0, 300)}`);

answerQuestions(async ({ method, inFlight, count }: Block): Promise<BlockCost> => {
  // Nobody pays for what an earlier block left behind.
  globalThis.gc?.({ type: "minor", execution: "sync" } as NodeJS.GCOptions);
  const startedAt = performance.now();
  const cpu = await cpuOf(() => repeat(count, inFlight, () => client[method]()));
  return { cpu: cpu / count, rate: (count * 1000) / (performance.now() - startedAt) };
});
