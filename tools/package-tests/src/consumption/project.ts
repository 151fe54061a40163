import { readFileSync, writeFileSync, cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readRecordings } from "@specwright-tools/contract/files";
import { replayKey } from "@specwright-tools/contract/har";
import { transformSync } from "esbuild";
import type { Registry } from "./registry.ts";
import { must } from "./run.ts";

const replay = createRequire(import.meta.url).resolve("@specwright-tools/contract/replay");

/** Puts the replay suite and every recording into a project, as plain modules that any runtime loads. */
export function writeReplay(project: string): void {
  const { code } = transformSync(readFileSync(replay, "utf8"), { loader: "ts", format: "esm", target: "es2022" });
  writeFileSync(join(project, "replay.mjs"), code);
  const data = { recordings: readRecordings(), replayKey };
  const lines = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(join(project, "recordings.mjs"), `${lines.join("\n")}\n`);
}

export type PackageManager = "npm" | "pnpm";

/** What a fresh project asks for. */
export interface Wanted {
  /** Our packages, without their scope. */
  readonly packages: readonly string[];
  readonly others: Readonly<Record<string, string>>;
}

const clients = ["signing", "transport", "trading", "streams", "knowledge", "specs"];
const compilers = { ts59: "npm:typescript@5.9", ts6: "npm:typescript@6", ts7: "npm:typescript@7" };

/** Everything that we publish, to be run. Node 20 has no WebSocket of its own. */
export const toRun: Wanted = { packages: [...clients, "sandbox", "cli"], others: { ws: "8" } };
/** The same with three compilers and Node's types. */
export const toCheck: Wanted = { ...toRun, others: { ...toRun.others, ...compilers, "@types/node": "24" } };
/** The clients alone with the compilers, and without Node's types: nothing that is installed brings them along. */
export const bare: Wanted = { packages: clients, others: compilers };

const probe = join(import.meta.dirname, "../../probe");
const install: Record<PackageManager, readonly string[]> = {
  // What this machine has fetched before is as good as fetched again; our own packages come from another address each time.
  npm: ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"],
  pnpm: ["install", "--ignore-scripts"],
};

/** A fresh project that installs our packages by name, as a user would, and holds the probe. */
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
  await must(manager, install[manager], { cwd: folder, timeoutMs: 300_000 });
  cpSync(probe, folder, { recursive: true });
  writeReplay(folder);
  return folder;
}
