/**
 * Measures the cost of a request. Each contender has its own process, and all take turns block by block against one
 * server in another process.
 */
import { contenders } from "../../contenders.mjs";
import { Processes } from "../child.ts";
import { plain, ratio, spread, type Part } from "../part.ts";
import type { Block, BlockCost } from "../processes/request-process.ts";
import { race, type Row } from "../race.ts";

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
    const turns = async (rounds: number) => race(title, running, rounds, ({ send }) => send(block));
    // Warm up first: after about eleven rounds of the first case, the optimizing compiler is done with every client.
    if (!isShort) await turns(12);
    tables[title] = await turns(isShort ? 1 : inFlight === 1 ? 12 : 24);
  }
  return tables;
}

export const requests: Part = {
  title: "Requests",
  text: `Processor time of the client's process with all its threads: the median of 24 rounds (12 one after the other), in brackets the middle half of them. Every client has a process of its own and all take turns, block by
block, in one run; the server is another process, on a core of its own where the system allows it, and answers 1.2 kB for the list. Specwright, ccxt and bybit-api sign and decode; the others send the same bytes unsigned. Rate limiters that would make a
client wait are off, in ours and in ccxt. On \`fetch\` means the sender of every other runtime. Clients are used as in their READMEs; bybit-api also with its option for faster signing. ccxt is called by path, which spares it the translation to its own model.`,
  first: "Client",
  columns: [
    spread("CPU, µs a request", "cpu"),
    ratio("to Specwright", "cpu", "Specwright"),
    plain("requests a second", "rate"),
  ],
  measure,
};
