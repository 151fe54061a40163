/** X4: how many deltas of order books the sandbox pushes in a second of its own CPU time. */
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { startChild } from "../../child.ts";
import { cores } from "../../cores.ts";
import type { SandboxAnswer, SandboxQuestion } from "../../processes/sandbox-process.ts";
import { median } from "../../report/stats.ts";
import type { Found, Row } from "../row.ts";

const LEAST = 20_000;
const ROUNDS = 5;
/** A book of depth 50 is pushed every 20 milliseconds. */
const ROUND: SandboxQuestion = { steps: 2000, stepMs: 20 };

const symbols = ["BTC", "ETH", "SOL", "XRP", "DOGE", "XAUT", "AAPL", "TSLA"].map((coin) => `${coin}USDT`);
const topics = [...symbols, "BTCPERP", "ETHPERP"].map((symbol) => `orderbook.50.${symbol}`);

/** A subscriber that counts deltas. A pong comes after all that was sent before it. */
async function subscribe(url: string): Promise<{ deltas: () => Promise<number>; close: () => void }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v5/public/linear`);
  const seen = { deltas: 0, replies: 0 };
  socket.on("message", (data: Buffer) => {
    const { topic, type } = JSON.parse(data.toString()) as { topic?: string; type?: string };
    if (topic === undefined) seen.replies += 1;
    else if (type === "delta") seen.deltas += 1;
  });
  const ask = async (request: object): Promise<void> => {
    const { replies } = seen;
    socket.send(JSON.stringify(request));
    while (seen.replies === replies) await wait(5);
  };
  await new Promise((resolve) => socket.on("open", resolve));
  await ask({ op: "subscribe", args: topics });
  return {
    deltas: async () => {
      await ask({ op: "ping" });
      const { deltas } = seen;
      seen.deltas = 0;
      return deltas;
    },
    close: () => socket.close(),
  };
}

async function measure(): Promise<Found> {
  const child = startChild<SandboxQuestion, SandboxAnswer>("sandbox-process.ts", [], [], cores.server);
  try {
    const { url } = await child.ask({ steps: 0, stepMs: 0 });
    const subscriber = await subscribe(url);
    const rates: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const { cpu } = await child.ask(ROUND);
      const deltas = await subscriber.deltas();
      // The first round compiles the code.
      if (round > 0) rates.push(deltas / (cpu / 1e6));
    }
    subscriber.close();
    const rate = median(rates);
    return {
      text: `${Math.round(rate).toLocaleString("en")} deltas, ${(1e6 / rate).toFixed(0)} µs each`,
      isMet: rate >= LEAST,
    };
  } finally {
    child.close();
  }
}

export const sandboxRows: readonly Row[] = [
  {
    id: "X4",
    goal: `the sandbox pushes ${LEAST.toLocaleString("en")} deltas of ${topics.length} books of depth 50 a second of CPU`,
    measure,
  },
];
