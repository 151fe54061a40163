/**
 * Tests of the command line in a separate process: pipes, proxies from environment variables, and servers that don't
 * respond.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { startProxy, startTls } from "@specwright-tools/testing/proxy";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { showsColour } from "../src/terminal.ts";
import { captureTerminal, startSandbox } from "./support.ts";
import { run } from "../src/run.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
let folder = "";
beforeAll(async () => {
  started = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), "cli-program-"));
});
afterAll(async () => {
  await started.sandbox.close();
  await rm(folder, { recursive: true });
});

const main = join(import.meta.dirname, "../dist/main.js");

function start(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, SPECWRIGHT_CONFIG: devNull, ...started.env, ...more };
  const program = spawn(process.execPath, [main, ...words], { env, stdio: ["pipe", "pipe", "pipe"] });
  const written = { out: "", error: "" };
  program.stdout.on("data", (text) => (written.out += text));
  program.stderr.on("data", (text) => (written.error += text));
  const ended = once(program, "close").then(([code]) => ({ code: code as number, ...written }));
  return { stdin: program.stdin, ended };
}

test("the mcp command answers pending requests after its standard input ends", async () => {
  const controls = started.sandbox.trading.controls();
  controls.addFault({ fault: "late-response", operation: "orderCreate", ms: 500, times: 1 });
  const { stdin, ended } = start(["mcp", "--allow", "trade"]);
  const client = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } };
  const input = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
  const messages = [
    { id: 1, method: "initialize", params: client },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name: "write", arguments: { operation: "order.create", input } } },
  ];
  stdin.end(messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""));
  const { code, out } = await ended;
  controls.clearFaults();
  const lines = out.trim().split("\n");
  const answers = lines.map((line) => JSON.parse(line) as { id: number; result: { structuredContent?: object } });
  expect([code, answers.find(({ id }) => id === 2)?.result.structuredContent]).toEqual([
    0,
    expect.objectContaining({ outcome: "done" }),
  ]);
});

describe("proxies from environment variables", () => {
  const sandboxUrl = () => started.env["SPECWRIGHT_SANDBOX_URL"] ?? "";

  async function settingsFile(url = sandboxUrl()): Promise<string> {
    const file = join(folder, "config.json");
    const profile = { url, kind: "testnet" };
    await writeFile(file, JSON.stringify({ profiles: { x: profile } }), { mode: 0o600 });
    return file;
  }

  test("receive every request and WebSocket connection, and the doctor command names them", async () => {
    await using proxy = await startProxy();
    const env = { SPECWRIGHT_CONFIG: await settingsFile(), HTTP_PROXY: proxy.url, no_proxy: "", NO_PROXY: "" };
    const time = await start(["market", "time", "--profile", "x", "--json"], env).ended;
    expect([time.code, Object.keys(JSON.parse(time.out) as object)]).toEqual([0, ["timeSecond", "timeNano"]]);
    const target = new URL(started.env["SPECWRIGHT_SANDBOX_URL"] ?? "").host;
    expect(proxy.requests).not.toEqual([]);
    expect(proxy.requests.filter((line) => !line.includes(target))).toEqual([]);
    proxy.requests.length = 0;
    const watched = await start(["watch", "book", "BTCUSDT", "--count", "1", "--profile", "x"], env).ended;
    expect([watched.code, proxy.requests.length > 0]).toEqual([0, true]);
    const { out } = await start(["doctor", "--profile", "x"], env).ended;
    expect(out).toContain(new URL(proxy.url).host);
  });

  test("tunnel TLS connections without printing their login", async () => {
    await using proxy = await startProxy({ login: "walter:open-sesame" });
    await using tls = await startTls(sandboxUrl());
    const certificate = join(folder, "certificate.pem");
    await writeFile(certificate, tls.certificate);
    const env = {
      SPECWRIGHT_CONFIG: await settingsFile(tls.url),
      HTTPS_PROXY: proxy.url.replace("//", "//walter:open-sesame@"),
      NODE_EXTRA_CA_CERTS: certificate,
      no_proxy: "",
      NO_PROXY: "",
    };
    const words = ["--profile", "x"];
    const time = await start(["market", "time", ...words], env).ended;
    const watched = await start(["watch", "book", "BTCUSDT", "--count", "1", ...words], env).ended;
    const doctor = await start(["doctor", ...words], env).ended;
    expect([time.code, watched.code, watched.error, doctor.out]).toEqual([
      0,
      0,
      expect.any(String),
      expect.stringContaining(new URL(proxy.url).host),
    ]);
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${new URL(tls.url).host}`]));
    expect(tls.connections()).toBe(proxy.requests.length);
    const refused = await start(["market", "time", ...words], { ...env, HTTPS_PROXY: proxy.url }).ended;
    expect([refused.code, refused.error]).toEqual([
      3,
      expect.stringContaining("refused to connect to the server with HTTP status 407"),
    ]);
    for (const { out, error } of [time, watched, doctor, refused]) expect(out + error).not.toMatch(/walter|sesame/);
  });

  test("fail a command if they do not respond, except for hosts in NO_PROXY", async () => {
    const env = { SPECWRIGHT_CONFIG: await settingsFile(), HTTP_PROXY: "http://127.0.0.1:9" };
    const failed = await start(["market", "time", "--profile", "x"], { ...env, NO_PROXY: "", no_proxy: "" }).ended;
    expect(failed.code).toBe(3);
    const direct = await start(["market", "time", "--profile", "x"], { ...env, NO_PROXY: "127.0.0.1" }).ended;
    expect(direct.code).toBe(0);
  });

  test("are not used for the sandbox", async () => {
    const env = { HTTP_PROXY: "http://127.0.0.1:9", NO_PROXY: "", no_proxy: "" };
    expect((await start(["market", "time"], env).ended).code).toBe(0);
  });
});

test.each<[Record<string, string>, boolean, boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ TERM: "dumb" }, true, false],
])("a program with the environment %j and a terminal (%j) uses colours (%j)", (env, isTerminal, colours) => {
  expect(showsColour(env, isTerminal)).toBe(colours);
});

describe("a server that hangs", () => {
  test.each([
    ["market time", "Waiting for sandbox … Ctrl+C stops."],
    ["order reconcile x", "Waiting for sandbox … Ctrl+C stops."],
    ["knowledge tasks list", "Waiting for the service … Ctrl+C stops."],
    ["knowledge wiki", "Waiting for the service … Ctrl+C stops."],
  ])("is named while a command waits: %s", async (words, text) => {
    const interrupt = new AbortController();
    const fetch = () => new Promise<never>(() => {});
    const { signal } = interrupt;
    const terminal = captureTerminal({ env: started.env, isInteractive: true, fetch, signal });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const running = run(words.split(" "), terminal);
      await vi.waitFor(() => expect(terminal.written.error).toContain(text), { interval: 200, timeout: 20_000 });
      interrupt.abort();
      expect(await running).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the option --verbose", () => {
  const order = ["order", "create", "--category", "linear", "--symbol", "BTCUSDT", "--side", "Buy"];
  test.each<[string[]]>([
    [["market", "time"]],
    [[...order, "--order-type", "Market", "--qty", "0.01"]],
    [["order", "realtime", "--category", "linear", "--settle-coin", "USDT", "--all"]],
    [["order", "reconcile", "nothing", "--category", "linear"]],
    [["history", "executions", "--category", "linear", "--from", "2026-01-01"]],
    [["watch", "book", "BTCUSDT", "--count", "1"]],
    [["knowledge", "health"]],
    [["knowledge", "tasks", "list"]],
    [["knowledge", "ask", "When?"]],
  ])("prints requests and responses on standard error without the key: %j", async (words) => {
    const now = started.sandbox.clock.now;
    const quiet = await started.cli(words, { now });
    const { out, error } = await started.cli([...words, "--verbose"], { now });
    const events = error.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as object] : []));
    expect(quiet.error).not.toMatch(/^\{/m);
    expect(events.length).toBeGreaterThan(0);
    const { apiKey, secret } = started.sandbox.trading.keys.master as { apiKey: string; secret: string };
    for (const text of [apiKey, secret]) expect(out + error).not.toContain(text);
  });

  test("prints nothing for a dry run, because no request is sent", async () => {
    const { error } = await started.cli(["market", "time", "--dry-run", "--verbose"]);
    expect(error).toBe("");
  });
});

describe("the doctor command", () => {
  test("fits the width of the terminal", async () => {
    const { out } = await started.cli(["doctor"], { isInteractive: true, columns: 80 });
    expect(out).toContain("permissions");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("exits with 0 for a healthy sandbox, and with 1 if a check fails", async () => {
    const well = await started.cli(["profile", "check", "sandbox", "--json"]);
    const findings = JSON.parse(well.out) as { check: string; ok: boolean }[];
    expect([well.code, findings.filter(({ ok }) => !ok)]).toEqual([0, []]);
    const gone = { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9", SPECWRIGHT_KNOWLEDGE_URL: "http://127.0.0.1:9" };
    const { code, out } = await started.cli(["profile", "check"], { env: gone });
    expect([code, out]).toEqual([1, expect.stringContaining("specwright sandbox")]);
  });

  test("lists the profiles if the profile is unknown", async () => {
    const { code, error } = await started.cli(["profile", "check", "nope"]);
    expect([code, error]).toEqual([2, expect.stringContaining('Unknown profile "nope". The profiles are sandbox,')]);
  });
});
