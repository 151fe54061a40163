/**
 * Measures the cost of a request. Each contender has its own process. The contenders take turns, one block of requests
 * at a time, against one server in another process.
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

async function measure(isShort: boolean): Promise<Record<string, Row[]>> {
  using processes = new Processes();
  const base = await processes.start<object, string>("server-process.ts", [], { core: "server" })({});
  const running = Object.entries(contenders).map(([key, { label, isOurs = false }]) => {
    const settings = { flags: ["--expose-gc"], core: "client" } as const;
    return { label, isOurs, send: processes.start<Block, BlockCost>("request-process.ts", [key, base], settings) };
  });
  const tables: Record<string, Row[]> = {};
  for (const [title, { method, inFlight }] of Object.entries(cases)) {
    const block = { method, inFlight, count: isShort ? 20 : inFlight === 1 ? 500 : 2500 };
    const turns = (rounds: number) =>
      takeTurns(title, running, rounds, async ({ send }) => ({ ...(await send(block)) }));
    // Warm up first: after about eleven rounds of the first case, the optimizing compiler is done with every client.
    if (!isShort) await turns(12);
    tables[title] = rowsOf(running, spreadsAtEvenSpeed(await turns(isShort ? 1 : inFlight === 1 ? 12 : 24)));
  }
  return tables;
}

export const requests: Part = {
  title: "Requests",
  text: `The tables show the CPU time of the client's process with all its threads: the median of 24 rounds (12 for requests one after the other), and in brackets the middle half of the rounds. Each round is divided by the relative speed that all clients had in it, because a virtual machine can be half as fast for seconds. Every client has its own process, and all clients take turns, block by block, in one run. The server is another process, on a separate core if the system allows it, and responds with 1.2 kB to a list request.
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
