import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { index, operationsOf, topics, type Operation, type Topic } from "../src/catalog.ts";
import { exampleCommand } from "../src/commands/operation-help.ts";
import { createMcpServer } from "../src/mcp/server.ts";
import { readLimits, WritePolicy } from "../src/mcp/write-policy.ts";
import { readProfile } from "../src/profile.ts";
import type { Terminal } from "../src/terminal.ts";
import { captureTerminal, startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
/** Sandbox for topics only, because some operations delete the API key of the other sandbox. */
let streaming: Awaited<ReturnType<typeof startSandbox>>;
/**
 * Settings file whose profile `demo` is the sandbox's demo environment. It replaces the platform's environment of the
 * same name.
 */
const config = join(mkdtempSync(join(tmpdir(), "specwright-")), "config.json");
beforeAll(async () => {
  [started, streaming] = await Promise.all([startSandbox({ limits: false }), startSandbox()]);
  const { demoUrl: url, keys } = started.sandbox.trading;
  const { apiKey, secret } = keys.demo;
  const profiles = { demo: { url, kind: "demo", apiKey, secret } };
  writeFileSync(config, JSON.stringify({ profiles }), { mode: 0o600 });
});
afterAll(() => Promise.all([started.sandbox.close(), streaming.sandbox.close()]));

const operations = index().groups.flatMap(({ name }) => operationsOf(name));

/** Returns a `fetch` function that logs the method and path of each request in `sent`. */
function recorder(): { readonly sent: string[]; readonly fetch: NonNullable<Terminal["fetch"]> } {
  const sent: string[] = [];
  return {
    sent,
    fetch: async (url, init) => {
      sent.push(`${init?.method ?? "GET"} ${new URL(url).pathname}`);
      return fetch(url, init as RequestInit) as never;
    },
  };
}

/**
 * Returns the words of the example command in an operation's help. Replaces `note.pdf` with the path of this test file,
 * because the command needs an existing file.
 */
const exampleWords = (operation: Operation): string[] =>
  [...exampleCommand(operation).matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)]
    .map(([, quoted, plain]) => quoted?.replaceAll(String.raw`'\''`, "'") ?? plain ?? "")
    .slice(1)
    .map((word) => (word === "note.pdf" ? import.meta.filename : word));

test("the command line has a command for each operation of the specification", () => {
  const file = createRequire(import.meta.url).resolve("@specwright/specs/trading.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, object> };
  expect(operations).toHaveLength(Object.values(paths).flatMap(Object.keys).length);
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  "the example in the help of %s calls that operation",
  async (_, operation) => {
    const { sent, fetch } = recorder();
    const { code, error } = await started.cli([...exampleWords(operation), "--json"], {
      fetch,
      env: { SPECWRIGHT_CONFIG: config },
    });
    expect({ code, error, sent }).toMatchObject({
      sent: expect.arrayContaining([`${operation.method} ${operation.path}`]) as never,
    });
    expect([0, 1], error).toContain(code);
  },
);

/** Starts an MCP server that allows all writes. Returns an official client connected to it. */
async function connect(profile: string, own: Pick<Terminal, "env"> & Partial<Terminal> = started): Promise<Client> {
  const env = { ...own.env, SPECWRIGHT_CONFIG: config };
  const terminal = captureTerminal({ ...own, env });
  const policy = new WritePolicy(
    readLimits({ allow: "trade,transfer,withdraw,settings", allowMainnet: true }),
    Date.now,
  );
  const server = createMcpServer({ terminal, profile: readProfile(profile, env), policy, version: "0", groups: [] });
  const client = new Client({ name: "test", version: "0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  return client;
}

/** File as a JSON object with its content in base64. */
const note = { name: "note.pdf", base64: Buffer.from("%PDF-1.4 a note").toString("base64") };

test("the MCP tools read and write call every operation", async () => {
  const { sent, fetch } = recorder();
  const terminal = { env: started.env, fetch };
  const clients = { sandbox: await connect("sandbox", terminal), demo: await connect("demo", terminal) };
  const missed: unknown[] = [];
  for (const { name, write, method, path, environments, example, fields } of operations) {
    sent.length = 0;
    const files = fields.filter(({ type }) => type === "file").map(({ name: field }) => [field, note]);
    const input = { ...example, ...Object.fromEntries(files) };
    const client = environments.includes("mainnet") ? clients.sandbox : clients.demo;
    const call = { name: write === undefined ? "read" : "write", arguments: { operation: name, input } };
    const { structuredContent } = await client.callTool(call);
    if (!sent.includes(`${method} ${path}`)) missed.push({ name, structuredContent });
  }
  expect(missed).toEqual([]);
});

/** Returns the symbol of an option that the sandbox lists. */
async function listedOption(): Promise<string> {
  const { out } = await streaming.cli(["market", "instruments-info", "--category", "option", "--limit", "1", "--json"]);
  return (JSON.parse(out) as { list: { symbol: string }[] }).list[0]?.symbol ?? "";
}

/**
 * Starts a command or tool that watches a topic. Stops it once the sandbox has received the subscription, and returns
 * its result.
 */
async function untilSubscribed<Result>(
  { address }: Topic,
  start: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const interrupt = new AbortController();
  const controls = streaming.sandbox.trading.controls();
  await vi.waitUntil(() => controls.connections().length === 0);
  const watching = start(interrupt.signal);
  const wanted = new RegExp(`^${address.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, ".+")}$`);
  const isSubscribed = () =>
    controls.connections().some(({ topics: subscribed }) => subscribed.some((each) => wanted.test(each)));
  const ended = watching.then((result) => expect.fail(`It ended before it subscribed: ${JSON.stringify(result)}`));
  await Promise.race([ended, vi.waitUntil(isSubscribed, { timeout: 20_000 })]);
  interrupt.abort();
  ended.catch(() => undefined);
  return watching;
}

test.each(topics().map((topic) => [topic.name, topic] as const))(
  "the topic %s can be watched with a command and with the MCP tool",
  async (_, topic) => {
    const { name, parameters, categories } = topic;
    const given = parameters.flatMap(({ name: parameter, example = "", values = [example] }) =>
      ["depth", "interval"].includes(parameter) ? [] : (values[0] ?? []),
    );
    if (name === "stream:optionTicker") given.splice(0, 1, await listedOption());
    const category = categories.includes("linear") ? undefined : categories[0];
    const flags = category === undefined ? [] : ["--category", category];
    const ended = await untilSubscribed(topic, (signal) =>
      streaming.cli(["watch", name, ...given, ...flags, "--json"], { signal }),
    );
    expect(ended).toMatchObject({ code: 0, error: "" });
    const agent = await connect("sandbox", streaming);
    const [symbol] = given;
    const call = { name: "watch", arguments: { topic: name, symbol, category, messages: 50, seconds: 30 } };
    await expect(untilSubscribed(topic, (signal) => agent.callTool(call, undefined, { signal }))).rejects.toThrow(
      "aborted",
    );
  },
);
