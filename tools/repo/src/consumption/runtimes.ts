/** Lists the supported runtimes, installs them from their packages, and runs the probe on each. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { freePort } from "./registry.ts";
import { runOrThrow, run, type RunOptions } from "./run.ts";

/** A JavaScript runtime, as a registry package for the current operating system. */
export interface Runtime {
  readonly name: string;
  /** Name under which the runtime's package is installed. */
  readonly alias: string;
  readonly specifier: string;
  /** Path of the binary inside the package. */
  readonly binary: string;
}

const platform = `${process.platform}-${process.arch}`;
const bunPackage: Record<string, string> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-aarch64",
  "darwin-arm64": "darwin-aarch64",
  "darwin-x64": "darwin-x64",
};
const denoPackage: Record<string, string> = {
  "linux-x64": "linux-x64-glibc",
  "linux-arm64": "linux-arm64-glibc",
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
};
const workerdPackage: Record<string, string> = {
  "linux-x64": "linux-64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-64",
};

const node = (version: string): Runtime => ({
  name: `Node ${version}`,
  alias: `node${version.replaceAll(".", "-")}`,
  specifier: `npm:node-${platform}@${version}`,
  binary: "bin/node",
});

/** The newest release of each supported Node line. */
export const nodes: readonly Runtime[] = ["20", "22", "24", "26"].map(node);
/** The first releases of the oldest supported lines, so that the claim "Node 20 and later" holds. */
export const firstNodes: readonly Runtime[] = ["20.0.0", "22.0.0"].map(node);
/** The first Node releases on which the sandbox runs. */
export const firstNodesOfSandbox: readonly Runtime[] = ["20.19.0", "22.12.0"].map(node);
export const bun: Runtime = {
  name: "Bun",
  alias: "bun",
  specifier: `npm:@oven/bun-${bunPackage[platform] ?? platform}@1.4.5`,
  binary: "bin/bun",
};
export const deno: Runtime = {
  name: "Deno",
  alias: "deno",
  specifier: `npm:@deno/${denoPackage[platform] ?? platform}@2.9.6`,
  binary: "deno",
};
export const workerd: Runtime = {
  name: "workerd",
  alias: "workerd",
  specifier: `npm:@cloudflare/workerd-${workerdPackage[platform] ?? platform}@1.20261117.1`,
  binary: "bin/workerd",
};

const folder = join(import.meta.dirname, "../../.cache/runtimes");

export const binaryOf = (runtime: Runtime) => join(folder, "node_modules", runtime.alias, runtime.binary);

/** Installs the missing runtimes from registry packages that contain the binary. Install scripts don't run. */
export async function installRuntimes(runtimes: readonly Runtime[]): Promise<void> {
  if (runtimes.every((runtime) => existsSync(binaryOf(runtime)))) return;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, "package.json"))) writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const specifiers = runtimes.map(({ alias, specifier }) => `${alias}@${specifier}`);
  await runOrThrow("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...specifiers], {
    cwd: folder,
    timeoutMs: 400_000,
  });
}

/** Input of the probe. It is passed as JSON, because every runtime can read JSON. */
export interface ProbeInput {
  readonly tradingUrl: string;
  /** WebSocket address of the trading service. */
  readonly streamsUrl: string;
  readonly knowledgeUrl: string;
  readonly hmac: { readonly apiKey: string; readonly secret: string };
  readonly rsa: { readonly apiKey: string; readonly privateKey: string };
}

export interface ProbeResult {
  readonly passed: number;
  /** Failures, one line each. Empty if everything passed. */
  readonly failures: readonly string[];
}

/** Runs a probe as a command, and returns its result, which is the last line of the output. */
export async function probeByCommand(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<ProbeResult> {
  const { code, output } = await run(command, args, options);
  const line = output.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !line.startsWith("{")) throw new Error(`ended with ${code}: ${output.slice(-1_500)}`);
  return JSON.parse(line) as ProbeResult;
}

/** Bundles the probe and our packages into one file, for a runtime that can't resolve packages. */
export async function bundleProbe(project: string, conditions: readonly string[]): Promise<string> {
  const result = await build({
    absWorkingDir: project,
    entryPoints: [join(project, "probe.mjs")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: [...conditions],
    logLevel: "error",
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error("the probe could not be bundled");
  return file.text;
}

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export const chromiumIsHere = () => existsSync(executablePath);

/**
 * Forwards a request of the page to a service of the sandbox. A page can't send it directly, because the services
 * refuse requests of other origins.
 */
function proxy(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const out = forward(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  out.on("error", () => response.writeHead(502).end());
  request.pipe(out);
}

/** Runs the bundled probe in a page of a real browser. */
export async function probeInChromium(bundle: string, input: ProbeInput): Promise<ProbeResult> {
  const targets: Record<string, string> = { trading: input.tradingUrl, knowledge: input.knowledgeUrl };
  const server = createServer((request, response) => {
    const [, name = "", ...rest] = (request.url ?? "/").split("/");
    const target = targets[name];
    if (target !== undefined) return proxy(new URL(`/${rest.join("/")}`, target), request, response);
    if (name === "probe.js") return void response.writeHead(200, { "content-type": "text/javascript" }).end(bundle);
    return void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><link rel=icon href=data:,><title>probe</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    const own = { ...input, tradingUrl: `${origin}/trading`, knowledgeUrl: `${origin}/knowledge` };
    // Pass the call as a string, because a test runner would rewrite an import in a function for its own modules.
    const call = `import("/probe.js").then(({ probe }) => probe(${JSON.stringify(own)}))`;
    return (await page.evaluate(call)) as ProbeResult;
  } finally {
    await browser.close();
    server.close();
  }
}

const entry = `import { probe } from "./probe.bundle.mjs";
export default { async fetch(request) { return Response.json(await probe(await request.json())); } };
`;

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "probe", worker = .probe), (name = "internet", network = (allow = ["public", "private", "local"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "probe")],
);
const probe :Workerd.Worker = (
  modules = [(name = "entry.mjs", esModule = embed "entry.mjs"), (name = "probe.bundle.mjs", esModule = embed "probe.bundle.mjs")],
  compatibilityDate = "2026-11-01",
);
`;

async function ask(url: string, input: ProbeInput, ended: () => string | undefined): Promise<ProbeResult> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const reason = ended();
    if (reason !== undefined) throw new Error(reason);
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(input) }).catch(() => undefined);
    if (answer !== undefined) return (await answer.json()) as ProbeResult;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("workerd did not answer");
}

/** Runs the bundled probe inside a worker of workerd. */
export async function probeInWorkerd(project: string, bundle: string, input: ProbeInput): Promise<ProbeResult> {
  const port = await freePort();
  writeFileSync(join(project, "entry.mjs"), entry);
  writeFileSync(join(project, "probe.bundle.mjs"), bundle);
  writeFileSync(join(project, "workerd.capnp"), configuration(port));
  const child = spawn(binaryOf(workerd), ["serve", "workerd.capnp"], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let reason: string | undefined;
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  child.on("exit", (code) => (reason = `workerd ended with ${code}: ${printed.slice(-800)}`));
  child.on("error", (error) => (reason = error.message));
  try {
    return await ask(`http://127.0.0.1:${port}/`, input, () => reason);
  } finally {
    child.kill("SIGKILL");
  }
}
