import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../run.ts";

/** A JavaScript runtime that comes as a registry package for this platform. */
export interface Runtime {
  readonly name: string;
  /** Name under which its package is installed. */
  readonly alias: string;
  readonly specifier: string;
  /** The binary inside the package. */
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

/** The newest release of each line. */
export const nodes: readonly Runtime[] = ["20", "22", "24", "26"].map(node);
/** The first releases of the lines that are supported longest: "Node 20 and later" means them too. */
export const firstNodes: readonly Runtime[] = ["20.0.0", "22.0.0"].map(node);
/** The first releases on which the sandbox runs. */
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

const folder = join(import.meta.dirname, "../../../.cache/runtimes");

export const binaryOf = (runtime: Runtime) => join(folder, "node_modules", runtime.alias, runtime.binary);

/** Installs the runtimes that are not here yet. They are platform packages that ship a binary; no install script runs. */
export async function installRuntimes(runtimes: readonly Runtime[]): Promise<void> {
  if (runtimes.every((runtime) => existsSync(binaryOf(runtime)))) return;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, "package.json"))) writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const wanted = runtimes.map(({ alias, specifier }) => `${alias}@${specifier}`);
  await must("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...wanted], {
    cwd: folder,
    timeoutMs: 400_000,
  });
}
