import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contracts } from "../documents.ts";
import { readRecordings } from "../files.ts";
import { originOf } from "../har.ts";
import { verifyRecording } from "../replay/verify.ts";

/** What a live service says beside its answers, and what somebody's account holds. */
const planted = {
  cookie: "session=9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  trace: "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
  link: "alices-private-order",
  qty: "0.137",
};

let sandbox: Sandbox;
let live: Server;
let folder: string;
let orderId: string;
const signatures: string[] = [];

/** A service that is not the sandbox to whoever calls it: another address, headers of a gateway. */
async function startLive(target: string): Promise<Server> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    signatures.push(String(request.headers["x-bapi-sign"] ?? ""));
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith("x-bapi") || name === "accept");
    const answer = await fetch(`${target}${request.url}`, { headers: headers as [string, string][] });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "set-cookie": planted.cookie,
      traceid: planted.trace,
    });
    response.end(await answer.text());
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function record(secret: string, output: string, ...operationIds: string[]): Promise<{ code: number; said: string }> {
  const { apiKey } = sandbox.trading.keys.master;
  const args = [join(import.meta.dirname, "record.ts"), "--live", addressOf(live), "--output", output, ...operationIds];
  const env = { ...process.env, TRADING_API_KEY: apiKey, TRADING_API_SECRET: secret };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: `${stdout}${stderr}` }),
    );
  });
}

const written = (output: string) =>
  readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .map((file) => readFileSync(join(output, file), "utf8"))
    .join("\n");

beforeAll(async () => {
  sandbox = await createSandbox();
  const { mainnetUrl, keys } = sandbox.trading;
  const trading = createTradingClient({ environment: { baseUrl: mainnetUrl }, credentials: keys.master });
  const input = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit" } as const;
  const order = await trading.order.create({ ...input, qty: planted.qty, price: "20000", orderLinkId: planted.link });
  ({ orderId } = order);
  live = await startLive(mainnetUrl);
  folder = mkdtempSync(join(tmpdir(), "live-"));
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  live.close();
  await sandbox.close();
});

it("a live account is recorded without anything that names it, and every recording keeps the contract", async () => {
  const output = join(folder, "good");
  const { code, said } = await record(sandbox.trading.keys.master.secret, output);
  expect(said).toMatch(/^8 recordings made again, 8 files written\. No problems\.$/m);
  expect(code).toBe(0);
  const text = written(output);
  const { apiKey, secret } = sandbox.trading.keys.master;
  const traces = [apiKey, secret, addressOf(live), orderId, planted.link, planted.cookie, planted.trace, "set-cookie"];
  for (const trace of [...traces, `"${planted.qty}"`, ...signatures.filter((sign) => sign !== "")])
    expect(text).not.toContain(trace);
  const recordings = readRecordings(output);
  for (const { recording } of recordings) {
    expect(originOf(recording)).toBe("live");
    expect(await verifyRecording(contracts, recording)).toEqual([]);
  }
  // The order is one order still: its replacement stands wherever the order stood.
  const listed = recordings.find(({ name }) => name === "trading/orderRealtime/live");
  expect(JSON.stringify(listed?.recording.entries[0]?.response.content)).toMatch(/orderLinkId/);
}, 60_000);

it("a key that the service repeats in a message reaches neither the disk nor the terminal, and a failure is not written", async () => {
  const output = join(folder, "wrong");
  const { code, said } = await record("0123456789abcdef0123456789abcdef0123", output);
  const text = written(output);
  expect(code).toBe(1);
  expect(said).toContain("10004");
  expect(text).not.toContain("10004");
  expect(`${text}${said}`).not.toContain(sandbox.trading.keys.master.apiKey);
  expect(`${text}${said}`).not.toContain("0123456789abcdef0123456789abcdef0123");
}, 60_000);

it("only recordings of the operations that are named are written, and only their problems are reported", async () => {
  const output = join(folder, "one");
  const { code, said } = await record("0123456789abcdef0123456789abcdef0123", output, "marketTime");
  const withoutProgress = said.split("\n").filter((line) => line !== "" && !/^ +\d+ s /.test(line));
  expect(withoutProgress).toEqual(["1 recording made again, 1 file written. No problems."]);
  expect(code).toBe(0);
  expect(readdirSync(join(output, "trading"))).toEqual(["marketTime.live.har"]);
}, 60_000);
