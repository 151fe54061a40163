/** Runs a local registry, and creates projects that install our packages from it by name. */
import { fork, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { readRecordings } from "@specwright-tools/contract/files";
import { replayKey } from "@specwright-tools/contract/har";
import { published } from "@specwright-tools/toolchain/model/packages";
import { transformSync } from "esbuild";
import { runOrThrow } from "./run.ts";

/** Returns a port that is free now, for a program that needs a port as an argument. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** A local package registry with our tarballs. It forwards requests for other packages to the public registry. */
export interface Registry {
  readonly url: string;
  /** Environment variables of commands that publish to the registry. */
  readonly environment: Readonly<Record<string, string>>;
  publish(tarball: string): Promise<void>;
  close(): void;
}

const verdaccio = join(dirname(createRequire(import.meta.url).resolve("verdaccio/package.json")), "bin/verdaccio");

function configuration(folder: string): string {
  const settings = {
    storage: join(folder, "storage"),
    packages: {
      "@specwright/*": { access: "$all", publish: "$all", unpublish: "$all" },
    },
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    log: { type: "stdout", format: "pretty", level: "error" },
    max_body_size: "100mb",
  };
  const file = join(folder, "verdaccio.yaml");
  // The registry reads YAML. JSON is also valid YAML, so write JSON.
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`${url}/-/ping`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the local registry did not start");
}

export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = configuration(folder);
  const child = fork(verdaccio, ["--config", file, "--listen", `127.0.0.1:${port}`], { cwd: folder, silent: true });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  // Use any token: the registry requires a token for publishing, but doesn't check it.
  writeFileSync(join(folder, ".npmrc"), `registry=${url}/\n//127.0.0.1:${port}/:_authToken=local\n`);
  return {
    url,
    environment: { NPM_CONFIG_USERCONFIG: join(folder, ".npmrc"), NPM_CONFIG_REGISTRY: `${url}/` },
    publish: async (tarball) => {
      await runOrThrow("npm", ["publish", tarball, "--registry", `${url}/`, "--provenance=false", "--access=public"], {
        cwd: folder,
      });
    },
    close: () => child.kill(),
  };
}

const replay = createRequire(import.meta.url).resolve("@specwright-tools/contract/replay");

/** Writes the replay suite and every recording into a project, as plain modules that any runtime can load. */
function writeReplay(project: string): void {
  const { code } = transformSync(readFileSync(replay, "utf8"), { loader: "ts", format: "esm", target: "es2022" });
  writeFileSync(join(project, "replay.mjs"), code);
  const data = { recordings: readRecordings(), replayKey };
  const lines = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(join(project, "recordings.mjs"), `${lines.join("\n")}\n`);
}

export type PackageManager = "npm" | "pnpm";

/** The packages that a project needs. */
export interface Wanted {
  /** Names of our packages, without their scope. */
  readonly packages: readonly string[];
  readonly others: Readonly<Record<string, string>>;
}

/** All published packages, and `ws`, because Node 20 has no WebSocket. */
export const toRun: Wanted = { packages: published, others: { ws: "8" } };

const probe = join(import.meta.dirname, "../../probe");
const install: Record<PackageManager, readonly string[]> = {
  // npm may reuse cached packages of other authors. It never reuses our own packages, because they have a new address
  // in each run.
  npm: ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"],
  pnpm: ["install", "--ignore-scripts"],
};

/**
 * Creates a project that installs our packages by name, as a user would. Adds the programs in the folder `probe`, which
 * use the packages.
 */
export async function createProject(
  folder: string,
  manager: PackageManager,
  registry: Registry,
  { packages, others }: Wanted,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(packages.map((name) => [`@specwright/${name}`, "*"]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies, devDependencies: others }),
  );
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\n`);
  if (manager === "pnpm") writeFileSync(join(folder, "pnpm-workspace.yaml"), "minimumReleaseAge: 0\n");
  await runOrThrow(manager, install[manager], { cwd: folder, timeoutMs: 300_000 });
  cpSync(probe, folder, { recursive: true });
  writeReplay(folder);
  return folder;
}
