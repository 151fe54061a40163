/**
 * Tests fifteen tasks of an agent that uses only the MCP server, and measures the calls and bytes that each task needs.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "./support.ts";

/** Main file of another CLI build to compare with, if the environment names one. */
const other = process.env["SPECWRIGHT_CLI_MAIN"];
const main = other ?? join(import.meta.dirname, "../dist/main.js");
const ARTICLES = 200;

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: { readonly outcome: string; readonly result?: unknown; readonly notes?: string[] };
}
type Call = (name: string, args: object) => Promise<Result>;

let started: Awaited<ReturnType<typeof startSandbox>>;
let folder = "";
let stop = () => {};
let call: Call;
let instructions = "";
const used = { calls: 0, bytes: 0 };
const table: string[] = [];

beforeAll(async () => {
  started = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), "cli-agent-"));
  for (let at = 0; at < ARTICLES; at++)
    await writeFile(join(folder, `n${at}.md`), `# Subject ${at}\n\nSubject ${at} ships in week ${at}.`);
  await started.cli(["knowledge", "add", folder]);
  const env = { ...process.env, SPECWRIGHT_CONFIG: devNull, ...started.env };
  const words = ["mcp", "--allow", "trade,knowledge"];
  const server = spawn(process.execPath, [main, ...words], { env, stdio: ["pipe", "pipe", "inherit"] });
  stop = () => void server.kill();
  const waiting = new Map<number, (result: never) => void>();
  createInterface({ input: server.stdout }).on("line", (line) => {
    const { id, result, error } = JSON.parse(line) as { id: number; result?: never; error?: never };
    waiting.get(id)?.(result ?? (error as never));
  });
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const request = <Answer>(method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve as never);
      send({ id, method, params });
    });
  const clientInfo = { name: "agent", version: "1" };
  const first = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  instructions = (await request<{ instructions: string }>("initialize", first)).instructions;
  send({ method: "notifications/initialized" });
  const tools = JSON.stringify(await request("tools/list"));
  table.push(`tools/list ${Buffer.byteLength(tools)} bytes, instructions ${Buffer.byteLength(instructions)} bytes`);
  call = async (name, args) => {
    const result = await request<Result>("tools/call", { name, arguments: args });
    used.calls++;
    // Count only the part that a model reads: the content without the structured content.
    used.bytes += Buffer.byteLength(JSON.stringify(result.content ?? result));
    return result;
  };
}, 120_000);
afterAll(async () => {
  stop();
  await started.sandbox.close();
  await rm(folder, { recursive: true });
  if (other !== undefined) console.log(table.join("\n"));
});

const controls = () => started.sandbox.trading.controls();
const resultOf = async (answer: Promise<Result>): Promise<never> => (await answer).structuredContent?.result as never;
const outcomeOf = async (answer: Promise<Result>) => (await answer).structuredContent?.outcome;
const market = { category: "linear", symbol: "BTCUSDT" };
const order = { ...market, side: "Buy", orderType: "Market", qty: "0.01" };

/** Finds an operation by a search in plain words, and reads its description. */
async function find(query: string, name: string, category?: string): Promise<void> {
  const { content } = await call("search_operations", { query, limit: 5 });
  expect(content[0]?.text).toContain(name);
  const described = await call("describe_operation", { name, ...(category === undefined ? {} : { category }) });
  // An older build rejects the category, so call it again without the category.
  if (described.isError === true) await call("describe_operation", { name });
}

const read = (operation: string, input: object, more: object = {}) => call("read", { operation, input, ...more });

/** Returns the arguments of the `reconcile` call that the last note suggests, after a write with an unknown outcome. */
function nextCall({ structuredContent }: Result): object {
  const note = structuredContent?.notes?.at(-1) ?? "";
  return JSON.parse(/Call reconcile with (\{.*\})\./.exec(note)?.[1] ?? "null") as object;
}

const tasks: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  [
    "the last price of a contract",
    async () => {
      await find("last price of a contract", "market.tickers");
      return resultOf(read("market.tickers", market, { fields: ["symbol", "lastPrice"] }));
    },
    expect.objectContaining({ list: [{ symbol: "BTCUSDT", lastPrice: expect.any(String) }] }),
  ],
  ["a live order book", () => outcomeOf(call("watch", { topic: "book", symbol: "BTCUSDT", messages: 1 })), "done"],
  [
    "three candles of an hour",
    async () => {
      await find("candles", "market.kline");
      return outcomeOf(read("market.kline", { ...market, interval: "60", limit: 3 }));
    },
    "done",
  ],
  [
    "the smallest quantity of an order",
    async () => {
      await find("smallest order quantity of a symbol", "market.instrumentsInfo");
      return JSON.stringify(await resultOf(read("market.instrumentsInfo", market, { fields: ["lotSizeFilter"] })));
    },
    expect.stringContaining("minOrderQty"),
  ],
  [
    "a market order",
    async () => {
      await find("place an order", "order.create", "linear");
      return outcomeOf(call("write", { operation: "order.create", input: order }));
    },
    "done",
  ],
  [
    "an order whose response is lost",
    async () => {
      controls().addFault({ fault: "reset-after", operation: "orderCreate", times: 3 });
      const lost = await call("write", { operation: "order.create", input: order });
      controls().clearFaults();
      return resultOf(call("reconcile", nextCall(lost)));
    },
    expect.objectContaining({ status: "found" }),
  ],
  [
    "a batch whose response is lost",
    async () => {
      await find("place several orders at once", "order.createBatch", "linear");
      controls().addFault({ fault: "reset-after", operation: "orderCreateBatch", times: 3 });
      const { category, ...item } = order;
      const input = { category, request: [item, { ...item, side: "Sell" }] };
      const lost = await call("write", { operation: "order.createBatch", input });
      controls().clearFaults();
      const found = (await resultOf(call("reconcile", nextCall(lost)))) as readonly { status: string }[];
      return found.map(({ status }) => status);
    },
    ["found", "found"],
  ],
  [
    "a limit order that is cancelled",
    async () => {
      const limit = { ...order, orderType: "Limit", price: "50000" };
      const { orderId } = await resultOf(call("write", { operation: "order.create", input: limit }));
      await find("cancel an order", "order.cancel", "linear");
      return outcomeOf(call("write", { operation: "order.cancel", input: { ...market, orderId } }));
    },
    "done",
  ],
  [
    "the open positions",
    async () => {
      await find("my open positions", "position.list", "linear");
      return outcomeOf(read("position.list", market, { fields: ["symbol", "side", "size", "unrealisedPnl"] }));
    },
    "done",
  ],
  [
    "the balance",
    async () => {
      await find("how much money do I have", "account.walletBalance");
      return outcomeOf(read("account.walletBalance", { accountType: "UNIFIED" }, { fields: ["totalEquity"] }));
    },
    "done",
  ],
  [
    "the executions of forty days",
    async () => {
      await find("history of my fills", "execution.list", "linear");
      const from = new Date(started.sandbox.clock.now() - 40 * 86_400_000).toISOString();
      return outcomeOf(read("execution.list", market, { from, fields: ["execTime", "execPrice", "execQty"] }));
    },
    "done",
  ],
  [
    "the meaning of a code",
    async () => (await call("explain_code", { code: 110_007 })).content[0]?.text,
    expect.stringMatching(/balance/i),
  ],
  [
    `an article of a wiki with ${ARTICLES}`,
    async () => {
      const paths: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await call("knowledge_read", cursor === undefined ? {} : { cursor });
        paths.push(...((page.structuredContent?.result ?? []) as string[]));
        cursor = /cursor "([^"]+)"/.exec(page.structuredContent?.notes?.join() ?? "")?.[1];
      } while (cursor !== undefined);
      const path = paths.find((each) => each.includes("subject-150"));
      return JSON.stringify(path === undefined ? "not found" : await resultOf(call("knowledge_read", { path })));
    },
    expect.stringContaining("week 150"),
  ],
  [
    "the articles of a folder",
    async () => ((await resultOf(call("knowledge_read", { folder: "concept" }))) as string[]).length > 0,
    true,
  ],
  [
    "a question about a note",
    async () => {
      const text = "# Harbour\n\nHarbour opens on Friday.";
      const { id } = await resultOf(call("knowledge_add", { text, title: "Harbour" }));
      await started.cli(["knowledge", "tasks", "wait", id]);
      return JSON.stringify(await resultOf(call("knowledge_ask", { question: "When does Harbour open?" })));
    },
    expect.stringContaining("Friday"),
  ],
];

test.each(tasks)("the scripted agent completes the task: %s", async (name, run, expected) => {
  const before = { ...used };
  try {
    expect(await run()).toEqual(expected);
    table.push(`done   ${name}: ${used.calls - before.calls} calls, ${used.bytes - before.bytes} bytes`);
  } catch (error) {
    table.push(`FAILED ${name}: ${used.calls - before.calls} calls, ${used.bytes - before.bytes} bytes`);
    throw error;
  }
});

test("the MCP instructions for a sandbox session name the profile and state that the money is not real", () => {
  expect(instructions).toMatch(/^Profile: sandbox, a simulation\. The money is not real\./);
});

test("the agent tasks need at most 45 tool calls and 90,000 bytes in total", () => {
  table.push(`all: ${used.calls} calls, ${used.bytes} bytes`);
  expect(used.calls).toBeLessThanOrEqual(45);
  expect(used.bytes).toBeLessThanOrEqual(90_000);
});
