/** How long the pipeline takes on a fresh clone, and how long when nothing changed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must, repository } from "../child.ts";
import { finished, section, step } from "../progress.ts";

export interface PipelineRow {
  readonly step: string;
  /** Milliseconds. */
  readonly cold: number;
  readonly cached: number;
}

const pnpm = "pnpm@12.21.0";

/** Turbo starts the scripts through pnpm, which has to be found by its name. */
async function pathWithPnpm(folder: string): Promise<string> {
  const { output } = await must("npx", ["-y", "-p", pnpm, "node", "-p", '"PATH=" + process.env.PATH'], { cwd: folder });
  return `${join(folder, "node_modules/.bin")}:${/^PATH=(.*)$/m.exec(output)?.[1] ?? ""}`;
}

const packages = ["signing", "transport", "trading", "knowledge", "sandbox"];

/** Turbo's tasks, in the order in which one needs the other. */
const steps = [
  { name: "lint both specifications", args: ["lint", "--filter=@specwright/specs"] },
  { name: "bundle both specifications", args: ["build", "--filter=@specwright/specs"] },
  { name: "compile both, and compare", args: ["generate:check", "--filter=@specwright-tools/codegen"] },
  { name: "build the packages", args: ["build", ...packages.map((name) => `--filter=@specwright/${name}`)] },
] as const;

/** A clone of the last commit with everything installed, and nothing built or cached. */
async function clone(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-pipeline-"));
  step("clone and install");
  await must("git", ["clone", "--quiet", "--local", repository, folder]);
  const environment = { CI: "true" };
  await must("npx", ["-y", pnpm, "install", "--prefer-offline", "--frozen-lockfile"], {
    cwd: folder,
    env: environment,
  });
  return folder;
}

export async function measurePipeline(): Promise<PipelineRow[]> {
  section("Pipeline: lint, bundle, compile, build");
  const folder = await clone();
  const turbo = join(folder, "node_modules/.bin/turbo");
  const env = { CI: "true", PATH: await pathWithPnpm(folder) };
  const take = async (args: readonly string[]): Promise<number> =>
    (await must(turbo, ["run", ...args], { cwd: folder, env })).ms;
  const rows: PipelineRow[] = [];
  try {
    for (const { name, args } of steps) {
      step(name);
      const cold = await take(args);
      rows.push({ step: name, cold, cached: await take(args) });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    finished();
  }
  return rows;
}
