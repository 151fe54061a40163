import { join } from "node:path";
import { createSandbox } from "@specwright/sandbox";
import { bundleProbe } from "./bundle.ts";
import { chromiumIsHere, probeInChromium } from "./chromium.ts";
import { packAll } from "./pack.ts";
import type { ProbeInput, ProbeResult } from "./probe-input.ts";
import { createProject, type PackageManager } from "./project.ts";
import { startRegistry } from "./registry.ts";
import { run } from "./run.ts";
import { binaryOf, bun, deno, installRuntimes, nodes, workerd, type Runtime } from "./runtimes.ts";
import type { Row } from "./table.ts";
import { checkTypes } from "./types-check.ts";
import { probeInWorkerd } from "./workerd.ts";

export interface ConsumeOptions {
  /** Node versions and Chromium alone, one package manager, no other compilers: what `pnpm test` has time for. */
  readonly short: boolean;
  readonly say: (line: string) => void;
}

async function rowOf(what: string, work: () => Promise<ProbeResult>): Promise<Row> {
  try {
    const { passed, failures } = await work();
    const ok = failures.length === 0 && passed > 0;
    return { what, outcome: ok ? "ok" : "failed", detail: ok ? `${passed} checks` : failures.join("\n") };
  } catch (error) {
    return { what, outcome: "failed", detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the probe as a command; its last line of output is the result. */
async function probeByCommand(
  command: string,
  args: readonly string[],
  project: string,
  input: ProbeInput,
): Promise<ProbeResult> {
  const { code, output } = await run(command, args, { cwd: project, env: { PROBE_INPUT: JSON.stringify(input) } });
  const line = output.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !line.startsWith("{")) throw new Error(`ended with ${code}: ${output.slice(-1_500)}`);
  return JSON.parse(line) as ProbeResult;
}

const argumentsOf: Record<string, readonly string[]> = {
  deno: ["run", "--allow-all", "--node-modules-dir=manual"],
  bun: ["run"],
};

async function runtimeRows(
  project: string,
  runtimes: readonly Runtime[],
  input: () => Promise<ProbeInput>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const runtime of runtimes) {
    const args = [...(argumentsOf[runtime.alias] ?? []), "main.mjs"];
    rows.push(await rowOf(runtime.name, async () => probeByCommand(binaryOf(runtime), args, project, await input())));
  }
  return rows;
}

async function chromiumRow(project: string, input: () => Promise<ProbeInput>): Promise<Row> {
  if (!chromiumIsHere())
    return {
      what: "Chromium",
      outcome: "not run",
      detail: "no Chromium on this machine (install Debian's package, or set CHROMIUM_PATH)",
    };
  return rowOf("Chromium", async () => probeInChromium(await bundleProbe(project, ["browser"]), await input()));
}

/** A sandbox of its own for each runtime, so that none sees what another left behind. */
async function withInput<T>(work: (input: () => Promise<ProbeInput>) => Promise<T>): Promise<T> {
  const sandboxes: Awaited<ReturnType<typeof createSandbox>>[] = [];
  try {
    return await work(async () => {
      const sandbox = await createSandbox();
      sandboxes.push(sandbox);
      const { mainnetUrl, keys } = sandbox.trading;
      return { tradingUrl: mainnetUrl, knowledgeUrl: sandbox.knowledge.releasedUrl, hmac: keys.master, rsa: keys.rsa };
    });
  } finally {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  }
}

export async function consume(folder: string, { short, say }: ConsumeOptions): Promise<Row[]> {
  const runtimes = short ? nodes : [...nodes, bun, deno];
  say("installing the runtimes");
  await installRuntimes(short ? runtimes : [...runtimes, workerd]);
  say("packing and publishing to a registry on this machine");
  const registry = await startRegistry(join(folder, "registry"));
  try {
    for (const tarball of await packAll(join(folder, "tarballs"))) await registry.publish(tarball);
    const managers: PackageManager[] = short ? ["npm"] : ["npm", "pnpm"];
    const rows: Row[] = [];
    for (const manager of managers) {
      say(`a fresh project, installed by ${manager}`);
      const project = await createProject(join(folder, `project-${manager}`), manager, registry, !short);
      rows.push({ what: `install by ${manager}`, outcome: "ok", detail: "" });
      const own = await withInput((input) => projectRows(project, runtimes, { short, say }, input));
      rows.push(...own.map((row) => ({ ...row, what: short ? row.what : `${manager}: ${row.what}` })));
    }
    return rows;
  } finally {
    registry.close();
  }
}

async function projectRows(
  project: string,
  runtimes: readonly Runtime[],
  { short, say }: ConsumeOptions,
  input: () => Promise<ProbeInput>,
): Promise<Row[]> {
  say("running the probe on every runtime");
  const rows = [...(await runtimeRows(project, runtimes, input)), await chromiumRow(project, input)];
  if (short) return rows;
  rows.push(
    await rowOf("workerd", async () =>
      probeInWorkerd(project, await bundleProbe(project, ["workerd", "worker", "browser"]), await input()),
    ),
  );
  say("type-checking with three compilers under three resolutions");
  return [...rows, ...(await checkTypes(project))];
}
