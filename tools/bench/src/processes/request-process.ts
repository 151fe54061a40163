/**
 * Runs one of the compared clients in its own process. Sends a block of requests for each message of the parent
 * process, and reports the block's cost for this process.
 */
import { contenders } from "../../contenders.mjs";
import { answerQuestions, cpuOf, repeat } from "./process.ts";

export interface Block {
  readonly method: "get" | "post";
  readonly inFlight: number;
  readonly count: number;
}

export type BlockCost = {
  /** CPU microseconds per request, over all threads of this process. */
  readonly cpu: number;
  /** Requests per second. */
  readonly rate: number;
};

const [name = "", base = ""] = process.argv.slice(2);
const client = await contenders[name]?.create(base);
if (client === undefined) throw new Error(`The benchmark has no client ${name}`);

// Check the results, because a contender that fails or doesn't decode would look fast.
const position = (await client.get()) as { list?: { symbol?: string }[] };
const order = (await client.post()) as { orderLinkId?: string };
if (position.list?.[0]?.symbol !== "BTCUSDT" || order.orderLinkId === undefined)
  throw new Error(`${name} does not decode the answers: ${JSON.stringify([position, order]).slice(0, 300)}`);

answerQuestions(async ({ method, inFlight, count }: Block): Promise<BlockCost> => {
  // Start without the garbage of an earlier block.
  globalThis.gc?.({ type: "minor", execution: "sync" } as NodeJS.GCOptions);
  const startedAt = performance.now();
  const cpu = await cpuOf(() => repeat(count, inFlight, () => client[method]()));
  return { cpu: cpu / count, rate: (count * 1000) / (performance.now() - startedAt) };
});
