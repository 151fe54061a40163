import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import type { WebFetch } from "@specwright/transport";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lastSeenLive, readEveryRecording } from "./files.ts";
import { originOf, replayKey } from "../har.ts";
import { holdsCredential } from "../redact/credentials.ts";
import { replayCall } from "../replay/replay.ts";
import { readSpecification, runLive } from "../live.ts";
import { ReadRecorder } from "./read-recorder.ts";

/** Values that must not be recorded: data that a live service adds to its responses, and an account's data. */
const secretsSent = {
  cookie: "session=9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  trace: "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
  link: "alices-private-order",
  qty: "0.137",
};

let sandbox: Sandbox;
let folder: string;
let orderId: string;
const signatures = new Set<string>();

/** Simulates a service behind a gateway, with the gateway's headers. One of its messages contains the API key. */
const gateway: WebFetch = async (input, init) => {
  const request = new Request(input as unknown as Request, init as RequestInit);
  signatures.add(request.headers.get("x-bapi-sign") ?? "");
  const response = await fetch(request);
  const headers = new Headers(response.headers);
  headers.set("set-cookie", secretsSent.cookie);
  headers.set("traceid", secretsSent.trace);
  const text = (await response.text()).replace(
    '"retMsg":"OK"',
    `"retMsg":"OK for ${sandbox.trading.keys.master.apiKey}"`,
  );
  return new Response(text, { status: response.status, headers });
};

/** Records the responses to the reads for which `wanted` returns true. Subscribes to no topics. */
async function recordReads(wanted: (operationId: string) => boolean): Promise<ReadRecorder> {
  const { mainnetUrl: environment, keys } = sandbox.trading;
  const credentials = keys.master;
  const recorder = new ReadRecorder({ environment, credentials, fetch: gateway, now: Date.now });
  const specification = readSpecification();
  const stop = new AbortController();
  const reads = specification.reads.filter(({ operationId }) => wanted(operationId));
  await runLive(
    {
      environment,
      credentials,
      journeys: false,
      output: folder,
      signal: stop.signal,
      onProgress: () => {},
      fetch: recorder.fetch,
      onAcceptedRead: recorder.keep.bind(recorder),
      timeout: (ms) => (ms < 60_000 ? AbortSignal.abort() : new AbortController().signal),
    },
    { ...specification, reads },
  );
  return recorder;
}

beforeAll(async () => {
  sandbox = await createSandbox();
  folder = mkdtempSync(join(tmpdir(), "recorded-"));
  const { mainnetUrl, keys } = sandbox.trading;
  const client = createTradingClient({ environment: { baseUrl: mainnetUrl }, credentials: keys.master });
  const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", price: "20000" } as const;
  ({ orderId } = await client.order.create({ ...order, qty: secretsSent.qty, orderLinkId: secretsSent.link }));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

it("reads from an account are saved as replayable recordings without identifying data", async () => {
  const recorder = await recordReads(() => true);
  const output = join(folder, "all");
  expect(recorder.refused).toEqual([]);
  expect(recorder.write(output)).toBeGreaterThan(290);
  const recordings = readEveryRecording(output);
  const clients = { createTradingClient, createKnowledgeClient, replayKey } as never;
  for (const { recording, expected } of recordings) {
    expect(originOf(recording)).toBe("live");
    expect(await replayCall(recording, clients)).toEqual({ outcome: expected, differences: [] });
  }
  const text = readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .map((file) => readFileSync(join(output, file), "utf8"))
    .join("\n");
  const { apiKey, secret } = sandbox.trading.keys.master;
  for (const trace of [apiKey, secret]) expect(holdsCredential(text, trace)).toBe(false);
  const traces = [
    new URL(sandbox.trading.mainnetUrl).host,
    orderId,
    secretsSent.link,
    secretsSent.cookie,
    secretsSent.trace,
  ];
  for (const trace of [...traces, "set-cookie"]) expect(text).not.toContain(trace);
  // Look only at quantities of orders, because a public trade may have the same size.
  expect(text.replaceAll("\\", "")).not.toMatch(new RegExp(`"\\w*qty": ?"${secretsSent.qty}"`, "i"));
  for (const signature of signatures) expect(signature === "" || !text.includes(signature)).toBe(true);
  // The recordings still refer to the same order, because its ID has the same replacement in all of them.
  const linkOf = (operationId: string) =>
    /"orderLinkId":"([^"]+)"/.exec(
      recordings.find(({ recording: { call } }) => call.operationId === operationId)?.recording.entries[0]?.response
        .content.text ?? "",
    )?.[1];
  expect(linkOf("orderRealtime")).toHaveLength(secretsSent.link.length);
});

it("lastSeenLive returns the date of an operation's last recording", async () => {
  const output = join(folder, "one");
  const recorder = await recordReads((operationId) => operationId === "marketTime");
  expect(recorder.write(output)).toBe(1);
  const today = new Date().toISOString().slice(0, 10);
  expect(lastSeenLive(output)).toEqual(new Map([["marketTime", today]]));
  expect(lastSeenLive(join(folder, "none"))).toEqual(new Map());
});
