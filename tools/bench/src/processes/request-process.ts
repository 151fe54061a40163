/**
 * One contender in a process of its own. Sends a block of requests when asked and answers what it cost this process.
 */
import { contenders } from "../../contenders.mjs";
import { answerQuestions } from "./process.ts";

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

async function send({ method, inFlight, count }: Block): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await client?.[method]();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
}

async function measure(block: Block): Promise<BlockCost> {
  // Nobody pays for what an earlier block left behind.
  globalThis.gc?.({ type: "minor", execution: "sync" } as NodeJS.GCOptions);
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await send(block);
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / block.count, rate: (block.count * 1000) / (performance.now() - startedAt) };
}

answerQuestions(measure);
