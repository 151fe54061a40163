/**
 * One contender in a process of its own. Sends a block of requests when asked and answers what it cost this process.
 */
import type { Contender, Create } from "../../contenders/contender.d.ts";

export interface Block {
  readonly method: "get" | "post";
  readonly inFlight: number;
  readonly count: number;
}

export interface BlockCost {
  /** Processor time of this process, all threads, microseconds a request. */
  readonly cpu: number;
  /** Requests a second. */
  readonly rate: number;
}

const [name = "", base = ""] = process.argv.slice(2);
const { create } = (await import(`../../contenders/${name}.mjs`)) as { create: Create };
const contender = await create(base);

/** A contender that fails or decodes nothing would look fast. */
async function prove({ get, post }: Contender): Promise<void> {
  const position = (await get()) as { list?: { symbol?: string }[] };
  const order = (await post()) as { orderLinkId?: string };
  if (position.list?.[0]?.symbol !== "BTCUSDT" || order.orderLinkId === undefined) {
    throw new Error(`${name} does not decode the answers: ${JSON.stringify([position, order]).slice(0, 300)}`);
  }
}

async function send({ method, inFlight, count }: Block): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await contender[method]();
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

await prove(contender);
process.on("message", (block: Block) => void measure(block).then((cost) => process.send?.(cost)));
process.on("disconnect", () => process.exit());
