import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// These tests compile projects with several versions of TypeScript, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { resolve } = createRequire(import.meta.url);
const compiler = join(dirname(resolve("typescript/package.json")), "bin/tsc");
/** The oldest TypeScript release that supports the declarations, as the READMEs state. */
const oldest = join(dirname(resolve("typescript-oldest/package.json")), "bin/tsc");
const types = dirname(dirname(resolve("@types/node/package.json")));
const cache = join(import.meta.dirname, "../../.cache");
mkdirSync(cache, { recursive: true });
/** A folder inside the workspace. From a folder outside it, the compiler couldn't resolve the packages by name. */
const folder = mkdtempSync(join(cache, "declarations-"));
/** Folder with a copy of Node's types in which `Request` has no `bytes()`, as on Node 20 and 22. */
const older = join(folder, "older-types");

/** Programs that use the runtime types in each package's declarations, such as `Request`. */
const consumers = {
  signing: `import { createSigner, createVerifier, readSignatureHeaders, signedFetch } from "@specwright/signing";
const signer = createSigner({ apiKey: "key", secret: "secret" });
export async function read(): Promise<string> {
  const response = await signedFetch({ signer })("https://api.example.com/a", { method: "POST", body: "{}" });
  const received = readSignatureHeaders({ "x-bapi-sign": "" });
  const isRight = await createVerifier({ secret: "secret" }).verify({ payload: "", ...received! });
  const headers = await signer.headers({ method: "GET", query: "a=1" });
  return (headers["X-BAPI-SIGN"] ?? "") + response.status + isRight + response.headers.get("a");
}
`,
  transport: `import { HttpClient, type HttpRequest } from "@specwright/transport";
const client = new HttpClient({ attemptTimeoutMs: 1000, maxResponseBytes: 1000 });
const request: HttpRequest = {
  operation: "read",
  method: "POST",
  url: "https://api.example.com/a",
  body: "{}",
  isWrite: false,
  isIdempotent: true,
  timeoutMs: 1000,
};
export async function read(): Promise<number> {
  const stream = await client.open(request, { headers: () => ({ a: "b" }), idleTimeoutMs: 1000 });
  const total = await client.request(request, async (call) => {
    const { head, body } = await call.send({ a: "b" });
    return head.status + body.length + [...head.headers].length;
  });
  return total + ((await stream.read())?.length ?? 0);
}
`,
  trading: `import { createTradingClient, TradingError, type OrderCreateParams } from "@specwright/trading";
import { call, createSession, positionList } from "@specwright/trading/operations";
const trading = createTradingClient({ environment: { baseUrl: "https://api.example.com" }, credentials: { apiKey: "a", secret: "b" } });
export async function read(order: OrderCreateParams): Promise<string> {
  // @ts-expect-error a quantity is a decimal string, never a number
  await trading.order.create({ category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: 0.1 });
  const { result, response } = await trading.order.create.withResponse(order);
  const { list } = await call(createSession(), positionList, { category: "inverse" });
  const { timeNano } = await trading.market.time().catch((error: unknown) => {
    if (TradingError.isInstance(error)) throw new Error(error.code);
    throw error;
  });
  return result.orderId + response.status + list.length + timeNano;
}
`,
  "trading-openapi-fetch": `import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
export async function read(): Promise<string> {
  const { data, response } = await createOpenApiFetchClient({ environment: "testnet" }).GET("/v5/market/time");
  return String(response.status) + (data?.result.timeNano ?? "");
}
`,
  streams: `import { createTradingStreams, type StreamsOptions } from "@specwright/streams";
import { formatTopic } from "@specwright/streams/topics";
import { createTradingClient } from "@specwright/trading";
const credentials = { apiKey: "a", secret: "b" };
const options: StreamsOptions = { environment: { baseUrl: "wss://stream.example.com" }, trading: createTradingClient() };
export async function read(): Promise<string> {
  const streams = createTradingStreams({ ...options, credentials });
  // @ts-expect-error options have the depths 25 and 100
  streams.orderBook({ category: "option", symbol: "BTC-27NOV26-90000-C", depth: 50 });
  const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 });
  await book.synced;
  const { orderId } = await streams.trade.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "1" });
  for await (const event of streams.order()) if (event.type === "update") return orderId + event.data.orderStatus + book.state;
  return formatTopic("wallet", {});
}
`,
  knowledge: `import { createKnowledgeClient, type UploadSource } from "@specwright/knowledge";
const knowledge = createKnowledgeClient({ baseUrl: "https://notes.example.org", token: "a" });
export async function read(): Promise<string> {
  const files: UploadSource[] = [{ name: "a.md", data: new Uint8Array(1) }, "b.md"];
  await knowledge.submit.files(files, { onProgress: ({ loaded }) => void loaded });
  const task = await knowledge.submit.text({ content: "a" });
  const { failedPages } = await knowledge.tasks.wait(task.id, { timeoutMs: 1000 });
  let text = \`\${failedPages.length}\`;
  for await (const event of knowledge.chat({ query: "?" })) if (event.type === "delta") text += event.text;
  const client = await knowledge.mcp.connect();
  return text + (await knowledge.mcp.ask(client, { query: "?" })).answer;
}
`,
  sandbox: `import { createSandbox, type Sandbox } from "@specwright/sandbox";
export async function read(): Promise<string> {
  // @ts-expect-error a seed is a number
  await createSandbox({ seed: "7" });
  const sandbox: Sandbox = await createSandbox({ seed: 7 });
  await sandbox.close();
  return sandbox.trading.mainnetUrl + sandbox.knowledge.referenceUrl + sandbox.trading.keys.master.apiKey;
}
`,
};

const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
const nodeTypes = (root: string): string[] => ["--lib", "es2022", "--typeRoots", root, "--types", "node"];

/** Returns the compiler's errors. Empty if there are none. */
const compile = (...options: string[]): string => run(compiler, "--ignoreConfig", ...options);

function run(program: string, ...options: string[]): string {
  const all = [program, ...strict, "--target", "es2022", "--module", "nodenext", ...options];
  try {
    return execFileSync(process.execPath, all, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Copies the installed types of Node and removes `bytes()`, which Node 20 and 22 lack. */
function copyOlderTypes(): void {
  const current = realpathSync(join(types, "node"));
  cpSync(current, join(older, "node"), { recursive: true });
  const undici = join(older, "node/node_modules/undici-types");
  const installed = createRequire(join(current, "index.d.ts")).resolve("undici-types/package.json");
  cpSync(dirname(installed), undici, { recursive: true });
  const text = readFileSync(join(undici, "fetch.d.ts"), "utf8");
  writeFileSync(join(undici, "fetch.d.ts"), text.replace("readonly bytes: () => Promise<Uint8Array>", ""));
}

beforeAll(() => {
  copyOlderTypes();
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, text] of Object.entries(consumers)) writeFileSync(join(folder, `${name}.ts`), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.keys(consumers))("the type declarations of %s", (name) => {
  // The types of openapi-fetch refer to types of the runtime, so they don't compile without these types.
  const withoutPlatform = [["neither the dom library nor @types/node", ["--lib", "es2022"]]] as const;
  test.each([
    ...(name.endsWith("openapi-fetch") ? [] : withoutPlatform),
    ["the dom library", ["--lib", "es2022,dom"]],
    ["@types/node", nodeTypes(types)],
    ["@types/node of Node 20 and 22", nodeTypes(older)],
  ] as const)("compile in a project with %s", (_, options) => {
    expect(compile(...options, `${name}.ts`)).toBe("");
  });
});

const everyFile = Object.keys(consumers).map((name) => `${name}.ts`);

test("the type declarations need no additional type packages", () => {
  const files = compile(...nodeTypes(types), "--listFilesOnly", ...everyFile).split("\n");
  expect(files.filter((file) => file.includes("/sandbox/dist/"))).not.toEqual([]);
  expect(files.filter((file) => /\/@types\/(?!node\/)/.test(file))).toEqual([]);
});

test("the type declarations are accepted by the oldest supported compiler", () => {
  expect(run(oldest, "--lib", "es2022,dom", ...everyFile)).toBe("");
});

test.each([
  ["a bundler", ["--lib", "es2022,dom", "--module", "esnext", "--moduleResolution", "bundler"]],
  ["workers", ["--lib", "es2022,webworker"]],
])("the type declarations are accepted in a project for %s", (_, options) => {
  expect(compile(...options, ...everyFile)).toBe("");
});

test("the check of type declarations reports an undeclared name", () => {
  writeFileSync(join(folder, "broken.d.ts"), "export declare const request: NoSuchRequest;");
  expect(compile("--lib", "es2022", "broken.d.ts")).toContain("NoSuchRequest");
});

test("the types of Node 20 and 22 are older than the current types of Node", () => {
  writeFileSync(join(folder, "asks.ts"), "export const read = (request: Request) => request.bytes();");
  const ask = (root: string) => compile(...nodeTypes(root), "asks.ts");
  expect([ask(types), ask(older)]).toEqual(["", expect.stringContaining("'bytes' does not exist")]);
});
