/**
 * How long a signature takes next to the bare `createHmac` with a cached KeyObject, in one process, the two taking turns:
 * `node scripts/bench.ts`. Medians of many short rounds, so that a busy machine disturbs both alike.
 */
import { createHmac, createSecretKey } from "node:crypto";
import { createSigner } from "../src/index.ts";

const apiKey = "TESTKEYtestkey0001";
const secret = "x".repeat(36);
const query =
  "category=linear&symbol=BTCUSDT&limit=50&cursor=21963%3A1%2C14954%3A1&settleCoin=USDT&baseCoin=BTC&startTime=1700000000000";
const key = createSecretKey(secret, "utf8");
const signer = createSigner({ apiKey, secret });
const message = `${Date.now()}${apiKey}5000${query}`;

const contenders = {
  "createHmac, cached KeyObject": () => createHmac("sha256", key).update(message).digest("hex"),
  "the same, string built anew": () =>
    createHmac("sha256", key).update(`${Date.now()}${apiKey}5000${query}`).digest("hex"),
  "headersSync, query": () => signer.headersSync({ method: "GET", query }),
  "headersSync, body": () => signer.headersSync({ method: "POST", body: query }),
};

const rounds: Record<string, number[]> = {};
for (let round = 0; round < 200; round++) {
  for (const [name, run] of Object.entries(contenders)) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < 1000; index++) run();
    (rounds[name] ??= []).push(Number(process.hrtime.bigint() - start) / 1e6);
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const floor = median(rounds["createHmac, cached KeyObject"] ?? []);
console.log(`Node ${process.versions.node}, ${message.length} bytes`);
for (const [name, values] of Object.entries(rounds)) {
  const each = median(values);
  console.log(`${name.padEnd(30)} ${each.toFixed(2)} microseconds, ratio ${(each / floor).toFixed(2)}`);
}
