import { join } from "node:path";
import { createSandbox } from "@specwright/sandbox";
import { followFirstGuide } from "./first-guide.ts";
import { checkCommandLine, checkHandshakes, checkNpx, checkSandbox } from "./node-checks.ts";
import { packAll } from "./pack.ts";
import { bare, createProject, toCheck, toRun, type PackageManager } from "./project.ts";
import { startRegistry, type Registry } from "./registry.ts";
import { sideBySide } from "./run.ts";
import { chromiumIsHere, probeInChromium } from "./runtimes/chromium.ts";
import { bundleProbe, probeByCommand, type ProbeInput, type ProbeResult } from "./runtimes/probe.ts";
import {
  binaryOf,
  bun,
  deno,
  firstNodes,
  firstNodesOfSandbox,
  installRuntimes,
  nodes,
  workerd,
  type Runtime,
} from "./runtimes/runtimes.ts";
import { probeInWorkerd } from "./runtimes/workerd.ts";
import type { Row } from "./table.ts";
import { testRunnerRows } from "./test-runners.ts";
import { bareSetups, checkTypes, fullSetups } from "./types-check.ts";

const oldestAndNewest = [...nodes.slice(0, 1), ...nodes.slice(-1)];

type Input = () => Promise<ProbeInput>;

export interface ConsumeOptions {
  /** The oldest and the newest Node and Chromium, one package manager, no other compilers: what `pnpm test:packages` has time for. */
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

const argumentsOf: Record<string, readonly string[]> = {
  deno: ["run", "--allow-all", "--node-modules-dir=manual"],
  bun: ["run"],
};

const runtimeRow = (project: string, runtime: Runtime, input: Input) => () =>
  rowOf(runtime.name, async () => {
    const args = [...(argumentsOf[runtime.alias] ?? []), "main.mjs"];
    const env = { PROBE_INPUT: JSON.stringify(await input()) };
    return probeByCommand(binaryOf(runtime), args, { cwd: project, env });
  });

async function chromiumRow(project: string, input: Input): Promise<Row> {
  if (!chromiumIsHere())
    return {
      what: "Chromium",
      outcome: "not run",
      detail: "no Chromium on this machine (install Debian's package, or set CHROMIUM_PATH)",
    };
  return rowOf("Chromium", async () => probeInChromium(await bundleProbe(project, ["browser"]), await input()));
}

/** A sandbox of its own for each runtime, so that none sees what another left behind. */
async function withInput<T>(work: (input: Input) => Promise<T>): Promise<T> {
  const sandboxes: Awaited<ReturnType<typeof createSandbox>>[] = [];
  try {
    return await work(async () => {
      const sandbox = await createSandbox();
      sandboxes.push(sandbox);
      const { mainnetUrl, keys } = sandbox.trading;
      return {
        tradingUrl: mainnetUrl,
        streamsUrl: mainnetUrl.replace("http", "ws"),
        knowledgeUrl: sandbox.knowledge.releasedUrl,
        hmac: keys.master,
        rsa: keys.rsa,
      };
    });
  } finally {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  }
}

async function projectRows(
  project: string,
  runtimes: readonly Runtime[],
  { short, say }: ConsumeOptions,
  input: Input,
): Promise<Row[]> {
  say("running the probe and the sandbox on every runtime");
  const inWorkerd = async () =>
    probeInWorkerd(project, await bundleProbe(project, ["workerd", "worker", "browser"]), await input());
  const rows = await sideBySide([
    ...runtimes.map((runtime) => runtimeRow(project, runtime, input)),
    () => chromiumRow(project, input),
    ...(short ? [] : [() => rowOf("workerd", inWorkerd)]),
    ...(short ? oldestAndNewest : [...nodes, ...firstNodesOfSandbox]).flatMap((node) => [
      () => rowOf(`sandbox on ${node.name}`, () => checkSandbox(project, node)),
      () => rowOf(`command line on ${node.name}`, () => checkCommandLine(project, node)),
    ]),
    ...(short ? oldestAndNewest : nodes).map(
      (node) => () => rowOf(`failed handshakes on ${node.name}`, () => checkHandshakes(project, node)),
    ),
  ]);
  if (short) return rows;
  say("type-checking with three compilers under three resolutions");
  return [...rows, ...(await checkTypes(project, fullSetups))];
}

const guideRows = (folder: string, registry: Registry, runtimes: readonly Runtime[], input: Input): Promise<Row[]> =>
  sideBySide(
    runtimes.map(
      (runtime) => () =>
        rowOf(`first guide on ${runtime.name}`, async () =>
          followFirstGuide(join(folder, runtime.alias), registry, runtime, await input()),
        ),
    ),
  );

/** Starts the registry and fills it while the runtimes are fetched. */
async function prepare(folder: string, runtimes: readonly Runtime[], say: ConsumeOptions["say"]): Promise<Registry> {
  say("installing the runtimes; packing and publishing to a registry on this machine");
  const starting = startRegistry(join(folder, "registry"));
  const [registry, tarballs] = await Promise.all([
    starting,
    packAll(join(folder, "tarballs")),
    installRuntimes(runtimes),
  ]).catch(async (error: unknown) => {
    (await starting).close();
    throw error;
  });
  await sideBySide(tarballs.map((tarball) => () => registry.publish(tarball)));
  return registry;
}

/** What only the full form does: another package manager's project, one without Node's types, and `npx` from nothing. */
async function furtherRows(folder: string, registry: Registry, say: ConsumeOptions["say"]): Promise<Row[]> {
  say("a fresh project without Node's types, and npx in an empty folder");
  const project = await createProject(join(folder, "project-bare"), "npm", registry, bare);
  return [
    ...(await checkTypes(project, bareSetups)),
    await rowOf("npx @specwright/sandbox, nothing installed", () => checkNpx(join(folder, "npx"), registry)),
  ];
}

export async function consume(folder: string, options: ConsumeOptions): Promise<Row[]> {
  const { short, say } = options;
  const runtimes = short ? oldestAndNewest : [...nodes, ...firstNodes, bun, deno];
  const registry = await prepare(folder, short ? runtimes : [...runtimes, ...firstNodesOfSandbox, workerd], say);
  try {
    const managers: PackageManager[] = short ? ["npm"] : ["npm", "pnpm"];
    const rows: Row[] = [];
    for (const manager of managers) {
      say(`a fresh project, installed by ${manager}`);
      const at = join(folder, `project-${manager}`);
      const project = await createProject(at, manager, registry, short ? toRun : toCheck);
      rows.push({ what: `install by ${manager}`, outcome: "ok", detail: "" });
      const own = await withInput((input) => projectRows(project, runtimes, options, input));
      rows.push(...own.map((row) => ({ ...row, what: short ? row.what : `${manager}: ${row.what}` })));
    }
    say("the first guide, followed from an empty folder");
    const guided = short ? oldestAndNewest : nodes;
    rows.push(...(await withInput((input) => guideRows(join(folder, "guide"), registry, guided, input))));
    say("a fresh project whose tests use the sandbox");
    rows.push(...(await testRunnerRows(join(folder, "project-tests"), registry, short ? nodes.slice(0, 1) : nodes)));
    return short ? rows : [...rows, ...(await furtherRows(folder, registry, say))];
  } finally {
    registry.close();
  }
}
