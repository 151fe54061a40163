import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";

// These tests start other versions of Node, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

const root = join(import.meta.dirname, "..");

/** Returns the folder of a dependency, as Node.js would resolve it from a folder. Undefined if it isn't installed. */
function folderOf(from: string, name: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(folder)) return realpathSync(folder);
    if (dirname(at) === at) return undefined;
  }
}

/** Returns the manifests of a package and of all its direct and indirect dependencies, by folder. */
function closure(folder: string, seen = new Map<string, Manifest>()): Map<string, Manifest> {
  if (seen.has(folder)) return seen;
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  seen.set(folder, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const next = folderOf(folder, name);
    if (next !== undefined) closure(next, seen);
  }
  return seen;
}

/** Returns whether a range such as `^20.19.0 || >=22.12.0` admits Node 20. */
const admitsNode20 = (range: string): boolean =>
  range.split("||").some((part) => {
    const [, operator = "", major = "0"] = /(>=?|\^|~)?\s*v?(\d+|\*)/.exec(part) ?? [];
    if (major === "*") return true;
    return operator.startsWith(">") ? Number(major) <= 20 : Number(major) === 20;
  });

test("every dependency of the command line supports Node 20", () => {
  const installed = [...closure(root).values()];
  expect(installed.length).toBeGreaterThan(50);
  expect(
    installed
      .filter(({ engines }) => engines?.node !== undefined && !admitsNode20(engines.node))
      .map(({ name, version }) => `${name}@${version}`),
  ).toEqual([]);
});
