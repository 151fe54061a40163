import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startProxy } from "@specwright-tools/testing/proxy";

// Each example runs in its own process, so these tests need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const examples = readdirSync(import.meta.dirname).filter(
  (name) =>
    /^(knowledge|trading|signing|streams)-.*\.ts$/.test(name) &&
    // The collector waits for candles and the service for a signal, so each has its own test.
    !/^(streams-collector|trading-service)\.ts$/.test(name),
);
/** Programs of the READMEs. A program with `endless` in its name prints until it is stopped. */
const readmePrograms = readdirSync(join(import.meta.dirname, "readme"));
const endless = readmePrograms.filter((name) => name.includes("endless"));
let sandbox: Sandbox;

beforeAll(async () => {
  // The guides' examples share one account. Its rate limits would only slow them down, so they are off.
  sandbox = await createSandbox({ limits: false });
});

afterAll(async () => {
  await sandbox.close();
});

interface Run {
  readonly code: number;
  readonly printed: string;
}

interface ExecuteOptions {
  readonly stopsAtFirstOutput?: boolean;
  /** Called each time the program prints. */
  readonly onOutput?: () => void;
}

function execute(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { stopsAtFirstOutput = false, onOutput }: ExecuteOptions = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      {
        cwd: import.meta.dirname,
        env: { PATH: process.env["PATH"] ?? "", NO_COLOR: "1", ...environment },
        timeout: 300_000,
      },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), printed: `${stdout}${stderr}` });
      },
    );
    if (onOutput !== undefined) child.stdout?.on("data", onOutput);
    if (stopsAtFirstOutput) child.stdout?.once("data", () => child.kill());
  });
}

/** Runs an example as a reader would: only the URLs and test keys are in its environment. */
function run(
  name: string,
  knowledgeUrl: string,
  more: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Run> {
  const { trading } = sandbox;
  const environment = {
    KNOWLEDGE_URL: knowledgeUrl,
    STREAMS_URL: trading.mainnetUrl.replace("http", "ws"),
    TRADING_URL: trading.mainnetUrl,
    TRADING_DEMO_URL: trading.demoUrl,
    TRADING_API_KEY: trading.keys.master.apiKey,
    TRADING_API_SECRET: trading.keys.master.secret,
    TRADING_RSA_API_KEY: trading.keys.rsa.apiKey,
    TRADING_RSA_PRIVATE_KEY: trading.keys.rsa.privateKey,
    TRADING_DEMO_API_KEY: trading.keys.demo.apiKey,
    TRADING_DEMO_API_SECRET: trading.keys.demo.secret,
    ...more,
  };
  return execute([name, ...args], environment);
}

/** Runs the code of a README. Its requests to public hosts are redirected to a sandbox. */
async function runReadme(name: string): Promise<Run> {
  // The programs submit the same notes and orders, so each program gets its own sandbox.
  const own = await createSandbox();
  const { trading, knowledge } = own;
  const hosts = {
    "https://api.bybit.com": trading.mainnetUrl,
    "https://api-testnet.bybit.com": trading.testnetUrl,
    "https://stream.bybit.com": trading.mainnetUrl,
    "https://stream-testnet.bybit.com": trading.testnetUrl,
    "https://api.example.com": trading.mainnetUrl,
    "http://localhost:8080": knowledge.releasedUrl,
  };
  const environment = {
    SANDBOX_HOSTS: JSON.stringify(hosts),
    SANDBOX_URL: trading.testnetUrl,
    BYBIT_API_KEY: trading.keys.testnet.apiKey,
    BYBIT_API_SECRET: trading.keys.testnet.secret,
    BYBIT_PRIVATE_KEY: trading.keys.rsa.privateKey,
  };
  const args = ["--import", "./support/to-sandbox.ts", `readme/${name}`];
  const finished = await execute(args, environment, { stopsAtFirstOutput: endless.includes(name) });
  await own.close();
  return finished;
}

describe("README programs in the sandbox", () => {
  it("are more than 20, and at least three of them run until they are stopped", () => {
    expect(readmePrograms.length).toBeGreaterThan(20);
    expect(endless.length).toBeGreaterThan(2);
  });

  // Each program has its own sandbox, so the tests run concurrently.
  it.concurrent.each(readmePrograms)("%s runs without errors", async (name) => {
    const { code, printed } = await runReadme(name);
    expect(printed).not.toMatch(/\bat .*\.ts:\d+/);
    expect(printed.trim()).not.toBe("");
    // A signal stops the endless programs. Such a program has no exit code, and `code` is 1.
    expect(code, printed).toBe(endless.includes(name) ? 1 : 0);
  });
});

describe("examples in the sandbox", () => {
  it("cover the knowledge API and the trading API", () => {
    expect(examples.filter((name) => name.startsWith("knowledge-")).length).toBeGreaterThan(3);
    expect(examples.filter((name) => name.startsWith("trading-")).length).toBeGreaterThan(3);
  });

  it.each(examples)("%s runs without errors", async (name) => {
    const { code, printed } = await run(name, sandbox.knowledge.releasedUrl);
    expect(printed).not.toMatch(/\bat .*\.ts:\d+/);
    expect(printed.trim()).not.toBe("");
    expect(code, printed).toBe(0);
  });

  it.each(examples.filter((name) => name.startsWith("knowledge-")))(
    "%s runs without errors against the reference variant of the knowledge service",
    async (name) => {
      const { code, printed } = await run(name, sandbox.knowledge.referenceUrl);
      expect(code, printed).toBe(0);
    },
  );

  it("trading-count-fills.ts computes the position from the fills, even after a funding payment", async () => {
    const own = await createSandbox({ limits: false });
    const { mainnetUrl, keys } = own.trading;
    const account = {
      TRADING_URL: mainnetUrl,
      TRADING_API_KEY: keys.master.apiKey,
      TRADING_API_SECRET: keys.master.secret,
    };
    const first = await run("trading-count-fills.ts", "", account);
    expect(first.printed).toContain("position 20, paid 0\n");
    own.clock.advance(9 * 3_600_000);
    const second = await run("trading-count-fills.ts", "", account);
    expect(second.printed).toMatch(/position 40, paid -?0\.\d+\n/);
    await own.close();
  });

  it("trading-proxy.ts sends every connection through the proxy", async () => {
    await using proxy = await startProxy({ login: "user:password" });
    const url = proxy.url.replace("//", "//user:password@");
    const { code, printed } = await run("trading-proxy.ts", sandbox.knowledge.releasedUrl, { PROXY_URL: url });
    expect([code, printed]).toEqual([0, expect.stringContaining("trades arrive")]);
    const { host } = new URL(sandbox.trading.mainnetUrl);
    // The socket's requests also go through the proxy: every tunnel leads to the sandbox.
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${host}`]));
  });

  it("trading-proxy.ts fails if the proxy refuses the login", async () => {
    await using proxy = await startProxy({ login: "user:password" });
    const { code, printed } = await run("trading-proxy.ts", sandbox.knowledge.releasedUrl, { PROXY_URL: proxy.url });
    expect(code, printed).toBe(0);
    expect(printed).toContain("HTTP status 407. Outcome: not-sent");
  });

  it("streams-collector.ts writes one candle per minute over two runs, without gaps or repetitions", async () => {
    const minute = 60_000;
    const now = Date.UTC(2026, 0, 1, 12, 0, 30);
    const own = await createSandbox({ now });
    const folder = await mkdtemp(join(tmpdir(), "collector-"));
    const file = join(folder, "candles.csv");
    const environment = {
      TRADING_URL: own.trading.mainnetUrl,
      STREAMS_URL: own.trading.mainnetUrl.replace("http", "ws"),
    };
    // Simulates passing time: two minutes with each output of the program, and five minutes between its runs.
    const collect = () =>
      execute(["streams-collector.ts", file, "2"], environment, {
        onOutput: () => own.clock.advance(2 * minute),
      });
    for (let starts = 0; starts < 2; starts++) {
      const { code, printed } = await collect();
      expect([code, printed]).toEqual([0, expect.stringContaining("2 candles from the stream")]);
      own.clock.advance(5 * minute);
    }
    const rows = (await readFile(file, "utf8")).trimEnd().split("\n");
    const times = rows.map((row) => Number(row.split(",")[0]));
    expect(times.length).toBeGreaterThan(65);
    expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index * minute));
    await rm(folder, { recursive: true });
    await own.close();
  });

  it("knowledge-compile-folder.ts reports unusable files, and submits no file twice over two runs", async () => {
    const folder = await mkdtemp(join(tmpdir(), "trouble-"));
    const notes = join(folder, "notes");
    await mkdir(join(notes, "more"), { recursive: true });
    const files = {
      "good.md": "# Good\n\nThis note is good.",
      "more/copy.md": "# Good\n\nThis note is good.",
      "more/good.md": "# Better\n\nThis note is better.",
      "empty.md": "",
      "large.md": "x".repeat(2 ** 20 + 1),
      "photo.png": "x",
      "broken.md": "# Broken\n\n<!-- sandbox: fail -->",
    };
    for (const [name, content] of Object.entries(files)) await writeFile(join(notes, name), content);
    await symlink(join(folder, "nothing"), join(notes, "unreadable.md"));
    const compile = () =>
      run("knowledge-compile-folder.ts", sandbox.knowledge.releasedUrl, {}, [notes, join(folder, "state.jsonl")]);
    const first = await compile();
    const expected = [
      /^good\.md: ok$/m,
      /^more\/copy\.md: duplicate, has the same content as good\.md$/m,
      /^more\/good\.md: ok$/m,
      /^empty\.md: empty, must not be empty$/m,
      /^large\.md: too-large, must not be larger than 1048576 bytes; got 1048577$/m,
      /^photo\.png: extension, must have one of the extensions /m,
      /^unreadable\.md: failed, files has a path that cannot be read \(ENOENT\)/m,
      /^8 files: 3 ok, 1 duplicate, 1 failed, 1 empty, 1 too-large, 1 extension$/m,
      /^broken\.md: task-failed, the task failed: .*EXTRACTION_FAILED/m,
    ];
    for (const line of expected) expect(first.printed).toMatch(line);
    expect([first.code, first.printed.includes("    at ")]).toEqual([1, false]);
    // The second run submits no file again: a good file stays good and gets no second task.
    const second = await compile();
    for (const line of expected.filter(({ source }) => !source.endsWith(": ok$"))) expect(second.printed).toMatch(line);
    expect(second.printed).not.toContain("good.md: ok");
    expect(second.code).toBe(1);
    await rm(folder, { recursive: true });
  });

  it("the example bot test passes in Jest", async () => {
    const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "-c", "testing/jest.config.json"];
    // The default of five seconds is too short to start a sandbox on a busy machine.
    const timeout = "--testTimeout=60000";
    const { code, printed } = await execute([...jest, timeout], {});
    expect(code, printed).toBe(0);
    expect(printed).toContain("1 passed");
  });
});
