import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// These tests start the inspector as a process for every call, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const require = createRequire(import.meta.url);
const specwright = join(dirname(require.resolve("@specwright/cli/package.json")), "dist/main.js");
let sandbox: Sandbox;
/** Temporary home directory, because the inspector stores settings there. */
let home: string;
let inspector: string;
let env: Record<string, string>;

beforeAll(async () => {
  const manifest = require.resolve("@modelcontextprotocol/inspector/package.json");
  const { bin } = JSON.parse(await readFile(manifest, "utf8")) as { bin: Record<string, string> };
  inspector = join(dirname(manifest), bin["mcp-inspector"] ?? "");
  home = await mkdtemp(join(tmpdir(), "inspector-"));
  sandbox = await createSandbox();
  env = {
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    USERPROFILE: home,
    XDG_CONFIG_HOME: home,
    SPECWRIGHT_CONFIG: devNull,
    SPECWRIGHT_SANDBOX_URL: sandbox.trading.mainnetUrl,
    SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url,
  };
});
afterAll(async () => {
  await sandbox.close();
  await rm(home, { recursive: true });
});

/** Runs the inspector's command with these arguments, and returns its parsed output. */
const inspect = (...words: string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [inspector, "--cli", ...words], { env, timeout: 60_000 }, (failed, output, error) => {
      if (failed === null) resolve(JSON.parse(output));
      else reject(new Error(`${output}\n${error}`));
    });
  });

/**
 * Starts the MCP server of the command line with permission to send writes, and calls one of its tools over standard
 * input and output.
 */
const call = (tool: string, args: Readonly<Record<string, unknown>>): Promise<unknown> =>
  inspect(
    process.execPath,
    specwright,
    "mcp",
    "--allow",
    "trade,knowledge",
    // Pass the variables as options, because the inspector doesn't pass its environment on.
    ...Object.entries(env).flatMap(([name, value]) =>
      name.startsWith("SPECWRIGHT_") ? ["-e", `${name}=${value}`] : [],
    ),
    "--method",
    "tools/call",
    "--tool-name",
    tool,
    ...Object.entries(args).flatMap(([name, value]) => [
      "--tool-arg",
      `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    ]),
  );

const market = { category: "linear", symbol: "BTCUSDT" };
const order = { ...market, side: "Buy", orderType: "Market", qty: "0.01", orderLinkId: "inspector-1" };
const done = (result: unknown) => ({ structuredContent: { outcome: "done", result } });

test.each([
  ["search_operations", { query: "cancel everything" }, "order.cancelAll"],
  ["describe_operation", { name: "order.create" }, "order.create"],
  ["explain_code", { code: "110007" }, "110007"],
])("the MCP inspector calls %s", async (tool, args, expected) => {
  const { content } = (await call(tool, args)) as { content: readonly { readonly text: string }[] };
  expect(content.map(({ text }) => text).join("\n")).toContain(expected);
});

test("the MCP inspector reads, writes, reconciles and watches through the command line's MCP server", async () => {
  expect(await call("read", { operation: "market.tickers", input: market })).toMatchObject(
    done({ list: [{ symbol: "BTCUSDT" }] }),
  );
  expect(await call("write", { operation: "order.create", input: order, dryRun: true })).toMatchObject(
    done({ method: "POST" }),
  );
  expect(await call("write", { operation: "order.create", input: order })).toMatchObject(
    done({ orderLinkId: "inspector-1" }),
  );
  expect(await call("reconcile", { kind: "order", id: "inspector-1", category: "linear" })).toMatchObject(
    done({ status: "found" }),
  );
  expect(await call("watch", { topic: "book", symbol: "BTCUSDT", messages: 1 })).toMatchObject(
    done([{ state: "synced" }]),
  );
});

test("the MCP inspector adds to the knowledge base, reads it and asks it a question", async () => {
  expect(await call("knowledge_add", { text: "# Alpha\n\nAlpha ships on Friday.", title: "Alpha" })).toMatchObject(
    done({ status: expect.any(String) as string }),
  );
  await expect
    .poll(async () => JSON.stringify(await call("knowledge_read", {})), { timeout: 60_000 })
    .toContain("alpha.md");
  expect(await call("knowledge_ask", { question: "When does Alpha ship?" })).toMatchObject(
    done({ text: expect.stringContaining("Friday") as string }),
  );
});

test("the MCP inspector lists tools, resources and prompts over HTTP with the token", async () => {
  const server: ChildProcess = spawn(process.execPath, [specwright, "mcp", "--http"], {
    env: { ...env, SPECWRIGHT_MCP_TOKEN: "inspector-token" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const url = await new Promise<string>((resolve) => {
      server.stderr?.once("data", (text) => resolve(String(text).trim()));
    });
    const list = (method: string, token: string) => {
      const header = `Authorization: Bearer ${token}`;
      return inspect(url, "--transport", "http", "--stored-auth-only", "--header", header, "--method", method);
    };
    const { tools } = (await list("tools/list", "inspector-token")) as { tools: unknown[] };
    expect(tools).toHaveLength(10);
    expect(await list("resources/list", "inspector-token")).toMatchObject({
      resources: expect.arrayContaining([expect.objectContaining({ uri: "specwright://return-codes" })]) as never,
    });
    expect(await list("prompts/list", "inspector-token")).toMatchObject({ prompts: [{}, {}] });
    await expect(list("tools/list", "another")).rejects.toThrow();
  } finally {
    server.kill();
  }
});
