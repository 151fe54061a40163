import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Registry } from "./registry.ts";
import { writeReplay } from "./replay-files.ts";
import { must } from "./run.ts";

export type PackageManager = "npm" | "pnpm";

const wanted = ["signing", "transport", "trading", "knowledge", "specs"];
const compilerPackages = {
  "@types/node": "24",
  ts59: "npm:typescript@5.9",
  ts6: "npm:typescript@6",
  ts7: "npm:typescript@7",
};
const probe = join(import.meta.dirname, "../probe");

/** A fresh project that installs our packages by name, as a user would, and holds the probe. */
export async function createProject(
  folder: string,
  manager: PackageManager,
  registry: Registry,
  compilers: boolean,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(wanted.map((name) => [`@specwright/${name}`, "*"]));
  const devDependencies = compilers ? compilerPackages : {};
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies, devDependencies }),
  );
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\n`);
  if (manager === "pnpm") writeFileSync(join(folder, "pnpm-workspace.yaml"), "minimumReleaseAge: 0\n");
  const args =
    manager === "npm" ? ["install", "--no-audit", "--no-fund", "--ignore-scripts"] : ["install", "--ignore-scripts"];
  await must(manager, args, { cwd: folder, timeoutMs: 300_000 });
  cpSync(probe, folder, { recursive: true });
  writeReplay(folder);
  return folder;
}
