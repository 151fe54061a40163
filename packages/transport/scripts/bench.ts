/** CPU of this process per request with 50 in flight, beside bare `undici.request`: `node scripts/bench.ts [rounds]`. */
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as transport from "../dist/index.node.js";
import { platformFetch as portableFetch } from "../dist/platform-fetch.js";
import { temporaryInstall } from "./temporary-install.ts";

// Short turns, so that what else the machine does hits all contenders alike.
const REQUESTS = 500;
const IN_FLIGHT = 50;
const rounds = Number(process.argv[2] ?? 60);

const undici = createRequire(import.meta.url)(join(temporaryInstall("undici"), "undici"));
const server = fork(new URL("./bench-server.ts", import.meta.url));
const port = await new Promise<number>((resolve) => server.once("message", (value) => resolve(Number(value))));
const base = `http://127.0.0.1:${port}`;
const url = `${base}/v5/order/realtime?category=linear&symbol=BTCUSDT&limit=50`;
const headers = { accept: "application/json", "x-bapi-api-key": "key", "x-bapi-sign": "ab".repeat(32) };
const { compose, guardOrigin, LightRequest, platformFetch, readJsonObject } = transport;

const layers = () => [
  guardOrigin(base),
  transport.retry(),
  transport.throttle(),
  transport.refuseRedirects(),
  transport.capResponse({ maxBytes: 2 ** 24 }),
  transport.timeout({ connectMs: 5000, headersMs: 10_000, idleMs: 10_000, totalMs: 30_000 }),
];
const agent = new undici.Agent();
const fast = compose(platformFetch, ...layers());
const portable = compose(portableFetch, ...layers());
const limits = [{ key: "order.realtime", requests: 1_000_000, windowMs: 1000 }];
const read = async (send: transport.Transport) =>
  readJsonObject(await send(new LightRequest(url, { headers }), { repeatable: true, limits }), {
    requireNumber: "retCode",
  });

const contenders: Record<string, () => Promise<unknown>> = {
  "undici.request, bare": async () => (await undici.request(url, { headers, dispatcher: agent })).body.json(),
  "whole onion, fast path": () => read(fast),
  "fetch, bare": async () => (await fetch(url, { headers })).json(),
  "whole onion, fetch": () => read(portable),
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
const reference = costs.get("undici.request, bare") ?? [];
process.stdout.write(`Node ${process.version}, ${IN_FLIGHT} in flight, microseconds of CPU per request\n`);
for (const [name, values] of costs) {
  const ratio = median(values) / median(reference);
  process.stdout.write(`${name.padEnd(26)} ${median(values).toFixed(1).padStart(7)}   ${ratio.toFixed(2)} x\n`);
}
server.kill();
process.exit(0);
