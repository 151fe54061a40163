/**
 * What a request costs: every contender in a process of its own, all taking turns block by block in one run, against
 * one server in another process.
 */
import { cores } from "../cores.ts";
import { startChild, startServer, type Asked } from "../child.ts";
import { contenders, type ContenderInfo } from "../contenders.ts";
import { finished, section, step } from "../progress.ts";
import type { Block, BlockCost } from "../processes/request-process.ts";
import { rotated, spreadOf, type Spread } from "../report/stats.ts";

interface RequestRow {
  readonly key: string;
  readonly cpu: Spread;
  readonly rate: Spread;
}

export interface RequestCase {
  readonly method: "get" | "post";
  readonly inFlight: number;
  readonly rows: readonly RequestRow[];
}

const cases = [
  { method: "get", inFlight: 50 },
  { method: "post", inFlight: 50 },
  { method: "get", inFlight: 1 },
  { method: "post", inFlight: 1 },
] as const;

interface Running extends ContenderInfo {
  readonly process: Asked<Block, BlockCost>;
}

async function turns(running: readonly Running[], block: Block, rounds: number): Promise<RequestRow[]> {
  const costs = new Map<string, BlockCost[]>(running.map(({ key }) => [key, []]));
  for (let round = 0; round < rounds; round++) {
    step(`${block.method.toUpperCase()}, ${block.inFlight} in flight: round ${round + 1} of ${rounds}`);
    for (const { key, process: child } of rotated(running, round)) {
      costs.get(key)?.push(await child.ask(block));
    }
  }
  return running.map(({ key }) => {
    const own = costs.get(key) ?? [];
    return { key, cpu: spreadOf(own.map(({ cpu }) => cpu)), rate: spreadOf(own.map(({ rate }) => rate)) };
  });
}

export async function measureRequests(isShort: boolean): Promise<RequestCase[]> {
  section("Requests: processor time of the client, taking turns");
  const server = await startServer(cores.server);
  const running = contenders.map((info) => ({
    ...info,
    process: startChild<Block, BlockCost>("request-process.ts", [info.key, server.base], ["--expose-gc"], cores.client),
  }));
  const results: RequestCase[] = [];
  try {
    for (const { method, inFlight } of cases) {
      const count = isShort ? 20 : inFlight === 1 ? 500 : 2500;
      const block = { method, inFlight, count };
      // Rounds that only warm up: the optimising compiler is done with every client after about eleven of the first case.
      if (!isShort) await turns(running, block, 12);
      results.push({ method, inFlight, rows: await turns(running, block, isShort ? 1 : inFlight === 1 ? 12 : 24) });
    }
  } finally {
    for (const { process: child } of running) child.close();
    server.close();
    finished();
  }
  return results;
}
