/** CPU of this process per request with 50 in flight, beside bare `undici.request`: `node scripts/bench.ts [rounds]`. */
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { HttpClient, type HttpClientOptions, type HttpRequest } from "../dist/index.js";
import { temporaryInstall } from "./temporary-install.ts";

// Short turns, so that whatever else the machine does hits all contenders alike.
const REQUESTS = 500;
const IN_FLIGHT = 50;
const rounds = Number(process.argv[2] ?? 60);

const undici = createRequire(import.meta.url)(join(temporaryInstall("undici"), "undici"));
const server = fork(new URL("./bench-server.ts", import.meta.url));
const port = await new Promise<number>((resolve) => server.once("message", (value) => resolve(Number(value))));
const url = `http://127.0.0.1:${port}/v5/order/realtime?category=linear&symbol=BTCUSDT&limit=50`;
const headers = { accept: "application/json", "x-bapi-api-key": "key", "x-bapi-sign": "ab".repeat(32) };

const decoder = new TextDecoder();
const requestOf = (method: string, body: string | null): HttpRequest<unknown> => ({
  operation: "bench",
  method,
  url,
  body,
  isWrite: method === "POST",
  isIdempotent: true,
  rateLimits: [{ key: "bench", requests: 1_000_000, windowMs: 1000 }],
  timeoutMs: 30_000,
  headers: () => headers,
  decode: (_head, bytes) => JSON.parse(decoder.decode(bytes)) as unknown,
});

const clientOf = (options: Partial<HttpClientOptions>) =>
  new HttpClient({ attemptTimeoutMs: 10_000, maxResponseBytes: 2 ** 24, ...options });
const agent = new undici.Agent();
const fast = clientOf({});
const portable = clientOf({ fetch: (input, init) => fetch(input, init) });
const order = JSON.stringify({ category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" });
const get = requestOf("GET", null);
const post = requestOf("POST", order);

const contenders: Record<string, () => Promise<unknown>> = {
  "GET, undici.request, bare": async () => (await undici.request(url, { headers, dispatcher: agent })).body.json(),
  "GET, HttpClient, fast path": () => fast.request(get),
  "GET, fetch, bare": async () => (await fetch(url, { headers })).json(),
  "GET, HttpClient, fetch": () => portable.request(get),
  "POST, undici.request, bare": async () =>
    (await undici.request(url, { method: "POST", headers, body: order, dispatcher: agent })).body.json(),
  "POST, HttpClient, fast path": () => fast.request(post),
  "POST, fetch, bare": async () => (await fetch(url, { method: "POST", headers, body: order })).json(),
  "POST, HttpClient, fetch": () => portable.request(post),
};

const costs = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(contenders)) {
    let left = REQUESTS;
    const worker = async () => {
      while (left-- > 0) await run();
    };
    const before = process.cpuUsage();
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    const { user, system } = process.cpuUsage(before);
    // The first rounds warm up.
    if (round >= rounds / 5) costs.get(name)?.push((user + system) / REQUESTS);
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
process.stdout.write(`Node ${process.version}, ${IN_FLIGHT} in flight, microseconds of CPU per request\n`);
let reference = NaN;
for (const [name, values] of costs) {
  if (name.endsWith("bare")) reference = median(values);
  const ratio = median(values) / reference;
  process.stdout.write(`${name.padEnd(28)} ${median(values).toFixed(1).padStart(7)}   ${ratio.toFixed(2)} x\n`);
}
server.kill();
process.exit(0);
