import { createServer } from "node:net";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSigner } from "@specwright/signing";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import description from "../package.json" with { type: "json" };
import { runCli, usage } from "../src/run-cli.ts";

async function run(...words: string[]) {
  const said = { out: "", error: "" };
  const result = await runCli(words, {
    out: (text) => (said.out += text),
    error: (text) => (said.error += text),
    env: {},
  });
  if (result.sandbox !== undefined) onTestFinished(() => result.sandbox?.close());
  return { ...result, ...said };
}

test("--help describes every option", async () => {
  const { exitCode, out } = await run("--help");
  expect([exitCode, out]).toEqual([0, usage]);
  for (const option of ["port", "seed", "data", "faults", "reference", "released"])
    expect(usage).toContain(`--${option}`);
});

test("--version prints the version of the package", async () => {
  expect(await run("--version")).toMatchObject({ exitCode: 0, out: `${description.version}\n` });
});

test("the start message lists addresses and keys that work", async () => {
  const { sandbox, out, exitCode } = await run("--port", "0", "--released");
  const { trading, knowledge } = sandbox!;
  expect(exitCode).toBe(0);
  for (const word of [
    trading.mainnetUrl,
    trading.testnetUrl,
    trading.demoUrl,
    knowledge.referenceUrl,
    knowledge.releasedUrl,
    trading.keys.master.secret,
    `export SPECWRIGHT_SANDBOX_URL=${trading.mainnetUrl}\nexport SPECWRIGHT_KNOWLEDGE_URL=${knowledge.releasedUrl}\n`,
  ]) {
    expect(out).toContain(word);
  }
  expect(knowledge.url).toBe(knowledge.releasedUrl);
  expect((await fetch(`${trading.demoUrl}/v5/market/time`)).status).toBe(200);
});

const linesOf = (text: string) => text.trimEnd().split("\n");

test("the start message fits a terminal of 80×24 and ends with the export commands to copy", async () => {
  const { out } = await run("--port", "0", "--released");
  expect(linesOf(out).length).toBeLessThan(24);
  expect(linesOf(out).filter((line) => line.length > 80)).toEqual([]);
  expect(linesOf(out).slice(-2)).toEqual([expect.stringMatching(/^export SPE/), expect.stringMatching(/^export SPE/)]);
  expect(out).not.toContain("PRIVATE KEY");
});

test("--rsa-key prints an RSA key above the addresses", async () => {
  const { out, sandbox } = await run("--port", "0", "--rsa-key");
  const { trading } = sandbox!;
  expect(out.indexOf(trading.keys.rsa.privateKey.trim())).toBeGreaterThan(-1);
  expect(out.indexOf("PRIVATE KEY")).toBeLessThan(out.indexOf(trading.mainnetUrl));
});

test("API keys are the same for every seed", async () => {
  const [first, second] = await Promise.all([run("--port", "0"), run("--port", "0", "--seed", "7")]);
  expect(second.sandbox!.trading.keys.master).toEqual(first.sandbox!.trading.keys.master);
});

test.each([
  [[], 51],
  [["--limits"], 50],
])("with a stopped clock and the options %o, the sandbox accepts %i of 51 requests", async (words, granted) => {
  const { sandbox } = await run("--port", "0", "--now", "2026-01-01T00:00:00Z", ...words);
  const { mainnetUrl, keys } = sandbox!.trading;
  const signer = createSigner({ ...keys.master, now: () => sandbox!.clock.now() });
  const codes = [];
  for (let request = 0; request < 51; request++) {
    const headers = { ...signer.headersSync({ method: "GET", query: "" }) };
    const response = await fetch(`${mainnetUrl}/v5/account/info`, { headers });
    codes.push(((await response.json()) as { retCode: number }).retCode);
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(granted);
});

test("--simulated-only refuses operations and topics that only return examples", async () => {
  const { sandbox } = await run("--port", "0", "--simulated-only");
  const { mainnetUrl } = sandbox!.trading;
  const retCodeOf = async (path: string) => {
    const response = await fetch(`${mainnetUrl}${path}`);
    return [response.status, ((await response.json()) as { retCode: number }).retCode];
  };
  expect(await retCodeOf("/v5/market/time")).toEqual([200, 0]);
  expect(await retCodeOf("/v5/announcements/index?locale=en-US")).toEqual([404, 10017]);
  const socket = new WebSocket(`${mainnetUrl.replace("http", "ws")}/v5/public/misc/status`);
  const reply = new Promise((resolve) => socket.addEventListener("message", ({ data }) => resolve(JSON.parse(data))));
  socket.addEventListener("open", () => socket.send(JSON.stringify({ op: "subscribe", args: ["system.status"] })));
  expect(await reply).toMatchObject({ success: false });
  socket.close();
});

test("the Compose file runs the container with a state file that survives a restart", async () => {
  const directory = await mkdtemp(join(tmpdir(), "compose-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const read = async (name: string) => readFile(join(import.meta.dirname, "..", name), "utf8");
  const { services, volumes } = parse(await read("compose.yaml")) as {
    services: { sandbox: { build: string; command: string[]; ports: string[]; volumes: string[] } };
    volumes: object;
  };
  const { build, command, ports, volumes: mounts } = services.sandbox;
  expect([build, ports, mounts, volumes]).toEqual([
    ".",
    ["127.0.0.1:4400-4404:4400-4404"],
    ["state:/state"],
    { state: null },
  ]);
  expect(await read("Dockerfile")).toContain("chown node:node /state");
  const words = command.map((word) => word.replace("/state", directory));
  const { sandbox } = await run(...words, "--port", "0");
  await sandbox!.close();
  expect((await readdir(directory)).toSorted()).toEqual(["knowledge", "trading.json"]);
  expect((await run(...words, "--port", "0")).exitCode).toBe(0);
});

test("the Dockerfile installs the newest release, and its health check finds the sandbox", async () => {
  const dockerfile = await readFile(join(import.meta.dirname, "../Dockerfile"), "utf8");
  const lineOf = (instruction: string) => new RegExp(`^${instruction}\\b.*`, "m").exec(dockerfile)?.[0] ?? "";
  // A fixed version number would install an old release once the next major version is published.
  expect(lineOf("ARG VERSION")).toBe("ARG VERSION=latest");
  const [command = "", ...words] = JSON.parse(lineOf("ENTRYPOINT").replace("ENTRYPOINT", "")) as string[];
  expect(Object.keys(description.bin)).toContain(command);
  const { sandbox } = await run(...words, "--port", "0");
  const [, path = ""] = /:4400(\/[^"]+)/.exec(lineOf("HEALTHCHECK")) ?? [];
  expect((await fetch(`${sandbox!.trading.mainnetUrl}${path}`)).status).toBe(200);
});

test("the command reports a port in use and leaves no port open", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void blocker.close());
  const { port } = blocker.address() as { port: number };
  const { exitCode, error, sandbox } = await run("--port", String(port));
  expect([exitCode, sandbox]).toEqual([1, undefined]);
  expect(error).toContain(`port ${port} or one of the next four ports is in use`);
});

test.each([
  [["--port", "many"], '--port: expected a whole number, got "many"'],
  [["--port", "70000"], "port: a whole number from 0 to 65531"],
  [["--port", " "], '--port: expected a whole number, got " "'],
  [["--port", "0x10"], '--port: expected a whole number, got "0x10"'],
  [["--port", "1e3"], '--port: expected a whole number, got "1e3"'],
  [["--port=-1"], "port: a whole number from 0 to 65531"],
  [["--seed", "1.5"], '--seed: expected a whole number, got "1.5"'],
  [["--now", "soon"], '--now: expected milliseconds or a time such as 2026-01-01T00:00:00Z, got "soon"'],
  [["--now", "2026-01-01T00:00:00"], "--now: expected milliseconds or a time such as"],
  [["--host", ""], "host: an address to listen on"],
  [["--mcp-token", ""], "--mcp-token: must not be empty"],
  [["--data", ""], "--data: expected a directory"],
  [["--data", import.meta.filename], "run-cli.slow.test.ts: a file is in the way"],
  [["words"], "Unexpected argument 'words'"],
  [["--nonsense"], "--nonsense"],
  [["--faults", "/does/not/exist.json"], "--faults: cannot read /does/not/exist.json"],
  [["--matching-delay", "-1"], "matching-delay"],
  [["--matching-delay", "1s"], '--matching-delay: expected a whole number, got "1s"'],
  [["--limits", "--no-limits"], "--limits and --no-limits exclude each other: pass only one of them"],
  [["--reference", "--released"], "pass only one of them"],
])("the command rejects %o with a readable error", async (words, message) => {
  const { exitCode, error } = await run(...words);
  expect([exitCode, error]).toEqual([1, expect.stringContaining(message)]);
  expect(error).not.toMatch(/\n\s+at /);
});

test("the command reports the mistake in an invalid fault file", async () => {
  const directory = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "faults.json");
  await writeFile(path, '{"faults": [{"fault": "nothing"}]}');
  expect(await run("--faults", path)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('faults[0]: fault: there is no "nothing"'),
  });
  await writeFile(path, '{"faults": [{"fault": "delay", "operation": "orderCreat"}]}');
  expect(await run("--faults", path)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('unknown operation "orderCreat"'),
  });
  await writeFile(path, "{");
  expect(await run("--faults", path)).toMatchObject({ exitCode: 1, error: expect.stringContaining("is not JSON") });
});

test.each(["1767225600000", "2026-01-01T00:00:00Z", "2026-01-01T01:00:00.000+01:00"])(
  "--now %s starts a stopped clock, and --host listens on every network interface",
  async (time) => {
    const { sandbox } = await run("--port", "0", "--seed", "7", "--now", time, "--host", "0.0.0.0");
    const url = `${sandbox?.trading.mainnetUrl}/sandbox/clock`;
    const now = async () => ((await (await fetch(url)).json()) as { result: { now: number } }).result.now;
    expect([await now(), await now()]).toEqual([1_767_225_600_000, 1_767_225_600_000]);
    expect(new URL(url).hostname).toBe("127.0.0.1");
  },
);
