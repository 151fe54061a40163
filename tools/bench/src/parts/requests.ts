/**
 * Measures the cost of a request. Each contender has its own processes, one after another. The contenders take turns,
 * one block of requests at a time, against one server in another process.
 */
import { contenders } from "../../contenders.mjs";
import { Processes } from "../child.ts";
import { plain, ratio, spread, type Part } from "../part.ts";
import type { Block, BlockCost } from "../processes/request-process.ts";
import { rowsOf, spreadsAtEvenSpeed, takeTurns, type Row } from "../race.ts";

const [get, post] = ["Position list (GET)", "New order (POST)"];

export const busyTables = { get: `${get}, 50 in flight`, post: `${post}, 50 in flight` };

const cases: Readonly<Record<string, Pick<Block, "method" | "inFlight">>> = {
  [busyTables.get]: { method: "get", inFlight: 50 },
  [busyTables.post]: { method: "post", inFlight: 50 },
  [`${get}, one after the other`]: { method: "get", inFlight: 1 },
  [`${post}, one after the other`]: { method: "post", inFlight: 1 },
};

const entrants = Object.entries(contenders).map(([key, { label, isOurs = false }]) => ({ key, label, isOurs }));

/** Measures every case with one process of each contender. Returns the samples of each contender by case. */
async function measureOnce(base: string, isShort: boolean): Promise<Record<string, BlockCost[][]>> {
  using processes = new Processes();
  const settings = { flags: ["--expose-gc"], core: "client" } as const;
  const clients = entrants.map(({ key }) =>
    processes.start<Block, BlockCost>("request-process.ts", [key, base], settings),
  );
  const samples: Record<string, BlockCost[][]> = {};
  for (const [title, { method, inFlight }] of Object.entries(cases)) {
    const isSequential = inFlight === 1;
    const block = { method, inFlight, count: isShort ? 20 : isSequential ? 500 : 2500 };
    const turns = (rounds: number) => takeTurns(title, clients, rounds, async (send) => ({ ...(await send(block)) }));
    // Warm up first: after about eleven rounds of the first case, the optimizing compiler is done with every client.
    // Later cases run mostly the same code.
    if (!isShort) await turns(title === busyTables.get ? 12 : 4);
    samples[title] = await turns(isShort ? 1 : isSequential ? 4 : 8);
  }
  return samples;
}

/** Measures three processes of each contender, because processes of the same program differ in speed by a fifth. */
async function measure(isShort: boolean): Promise<Record<string, Row[]>> {
  using processes = new Processes();
  const base = await processes.start<object, string>("server-process.ts", [], { core: "server" })({});
  const runs: Record<string, BlockCost[][]>[] = [];
  for (let run = 0; run < (isShort ? 1 : 3); run++) runs.push(await measureOnce(base, isShort));
  const rows = (title: string): Row[] => {
    const samples = entrants.map((_, index) => runs.flatMap((run) => run[title]?.[index] ?? []));
    return rowsOf(entrants, spreadsAtEvenSpeed(samples));
  };
  return Object.fromEntries(Object.keys(cases).map((title) => [title, rows(title)]));
}

export const requests: Part = {
  title: "Requests",
  text: `The tables show the CPU time of the client's process with all its threads: the median of 24 rounds (12 for requests one after the other), and in brackets the middle half of the rounds. The rounds are spread over three processes of each client. Each round is divided by the relative speed that all clients had in it, because a virtual machine can be half as fast for seconds. All clients take turns, block by block, in one run. The server is another process, on a separate core if the system allows it, and responds with 1.2 kB to a list request.
Specwright, ccxt and bybit-api sign requests and decode responses; the others send the same bytes unsigned. The rate limiters of Specwright and ccxt are off, because they would make the client wait. "On \`fetch\`" is the sender that Specwright uses on all runtimes except Node.
Clients are used as in their READMEs; bybit-api also with its option for faster signing. ccxt is called by path, so it doesn't convert data to its own model.`,
  first: "Client",
  columns: [
    spread("CPU, µs a request", "cpu"),
    ratio("to Specwright", "cpu", "Specwright"),
    plain("requests a second", "rate"),
  ],
  measure,
};
