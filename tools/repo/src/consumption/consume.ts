/**
 * `pnpm check consume`: packs every package, publishes it to a local registry, installs it by name into fresh projects,
 * and runs it on every runtime. Prints one table. It has no options.
 */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@specwright/sandbox";
import {
  checkCommandLine,
  checkHandshakes,
  checkNpx,
  checkSandbox,
  checkTestRunner,
  createTestProject,
  followFirstGuide,
  testRunners,
} from "./node-checks.ts";
import { createProject, startRegistry, toRun, type PackageManager, type Registry } from "./registry.ts";
import { packAll, inParallel, type Row } from "./run.ts";
import {
  binaryOf,
  bun,
  bundleProbe,
  chromiumIsHere,
  deno,
  firstNodes,
  firstNodesOfSandbox,
  installRuntimes,
  nodes,
  probeByCommand,
  probeInChromium,
  probeInWorkerd,
  workerd,
  type ProbeInput,
  type ProbeResult,
  type Runtime,
} from "./runtimes.ts";

const oldestAndNewest = [...nodes.slice(0, 1), ...nodes.slice(-1)];

type Input = () => Promise<ProbeInput>;

export interface ConsumeOptions {
  /**
   * True to check only the oldest and the newest Node, Chromium, and one package manager. `pnpm test:packages` doesn't
   * have time for more.
   */
  readonly short: boolean;
  readonly onProgress: (line: string) => void;
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

/**
 * Calls `work` with a function that starts a separate sandbox for each runtime, so that no runtime reads another's
 * data.
 */
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
  { short, onProgress }: ConsumeOptions,
  input: Input,
): Promise<Row[]> {
  onProgress("running the probe and the sandbox on every runtime");
  const inWorkerd = async () =>
    probeInWorkerd(project, await bundleProbe(project, ["workerd", "worker", "browser"]), await input());
  return inParallel([
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
}

const guideRows = (folder: string, registry: Registry, runtimes: readonly Runtime[], input: Input): Promise<Row[]> =>
  inParallel(
    runtimes.map(
      (runtime) => () =>
        rowOf(`first guide on ${runtime.name}`, async () =>
          followFirstGuide(join(folder, runtime.alias), registry, runtime, await input()),
        ),
    ),
  );

/** Runs the same tests with Jest and with Vitest on each of these Node releases. */
async function testRunnerRows(folder: string, registry: Registry, runtimes: readonly Runtime[]): Promise<Row[]> {
  const project = await createTestProject(folder, registry);
  return inParallel(
    testRunners.flatMap((runner) =>
      runtimes.map(
        (node) => () =>
          rowOf(`sandbox in ${runner.name} on ${node.name}`, () => checkTestRunner(project, runner, node)),
      ),
    ),
  );
}

/** Starts a local registry and publishes the packages to it while the runtimes are downloaded. */
async function prepare(
  folder: string,
  runtimes: readonly Runtime[],
  onProgress: ConsumeOptions["onProgress"],
): Promise<Registry> {
  onProgress("installing the runtimes; packing and publishing to a registry on this machine");
  const starting = startRegistry(join(folder, "registry"));
  const [registry, tarballs] = await Promise.all([
    starting,
    packAll(join(folder, "tarballs")),
    installRuntimes(runtimes),
  ]).catch(async (error: unknown) => {
    (await starting).close();
    throw error;
  });
  await inParallel(tarballs.map((tarball) => () => registry.publish(tarball)));
  return registry;
}

export async function consume(folder: string, options: ConsumeOptions): Promise<Row[]> {
  const { short, onProgress } = options;
  const runtimes = short ? oldestAndNewest : [...nodes, ...firstNodes, bun, deno];
  const registry = await prepare(folder, short ? runtimes : [...runtimes, ...firstNodesOfSandbox, workerd], onProgress);
  try {
    const managers: PackageManager[] = short ? ["npm"] : ["npm", "pnpm"];
    const rows: Row[] = [];
    for (const manager of managers) {
      onProgress(`a fresh project, installed by ${manager}`);
      const at = join(folder, `project-${manager}`);
      const project = await createProject(at, manager, registry, toRun);
      rows.push({ what: `install by ${manager}`, outcome: "ok", detail: "" });
      const own = await withInput((input) => projectRows(project, runtimes, options, input));
      rows.push(...own.map((row) => ({ ...row, what: short ? row.what : `${manager}: ${row.what}` })));
    }
    onProgress("the first guide, followed from an empty folder");
    const guided = short ? oldestAndNewest : nodes;
    rows.push(...(await withInput((input) => guideRows(join(folder, "guide"), registry, guided, input))));
    onProgress("a fresh project whose tests use the sandbox");
    rows.push(...(await testRunnerRows(join(folder, "project-tests"), registry, short ? nodes.slice(0, 1) : nodes)));
    if (short) return rows;
    onProgress("npx in an empty folder");
    return [
      ...rows,
      await rowOf("npx @specwright/sandbox, nothing installed", () => checkNpx(join(folder, "npx"), registry)),
    ];
  } finally {
    registry.close();
  }
}

/** Formats the rows as a table for a terminal. Only failures have long details. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, outcome, detail }) => {
      const text = outcome === "ok" ? (detail.split("\n").at(-1) ?? "") : detail;
      return `${outcome.padEnd(7)}  ${what.padEnd(width)}  ${text}`.trimEnd();
    })
    .join("\n");
}

if (import.meta.main) {
  parseArgs();
  using folder = mkdtempDisposableSync(join(tmpdir(), "consumption-"));
  const rows = await consume(folder.path, { short: false, onProgress: (line) => console.log(`… ${line}`) });
  console.log(`\n${formatTable(rows)}`);
  process.exitCode = rows.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}
