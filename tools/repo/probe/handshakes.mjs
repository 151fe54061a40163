// Connects to servers that break handshakes, each on its own port. The process must survive and report two failures for
// each server.
import { createTradingStreams } from "@specwright/streams";
import { WebSocket } from "ws";

const ports = JSON.parse(process.argv[2] ?? "{}");
const TIMEOUT_MS = 60_000;

/** Resolves when the connection to a server has failed twice. */
function failTwice(port) {
  return new Promise((resolve, reject) => {
    let failures = 0;
    const late = setTimeout(
      () => reject(new Error(`timed out: only ${failures} of 2 failed connections were reported`)),
      TIMEOUT_MS,
    );
    const streams = createTradingStreams({
      environment: { baseUrl: `ws://127.0.0.1:${port}` },
      webSocket: WebSocket,
      random: () => 0,
      onDebug: ({ type }) => {
        if (type !== "disconnected" || ++failures < 2) return;
        clearTimeout(late);
        streams.close();
        resolve();
      },
    });
    streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }, { onEvent: () => {} });
  });
}

const results = await Promise.allSettled(Object.values(ports).map(failTwice));
const failures = Object.keys(ports).flatMap((name, at) =>
  results[at].status === "rejected" ? [`a server that ${name}: ${results[at].reason.message}`] : [],
);
console.log(JSON.stringify({ passed: results.length - failures.length, failures }));
