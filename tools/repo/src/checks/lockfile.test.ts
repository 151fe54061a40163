import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly os?: readonly string[] }>>;
}

const root = join(import.meta.dirname, "../../../..");

/**
 * Returns the part of a package name that its platform variants share: `@turbo` for `@turbo/linux-64@2.11.11`,
 * `lightningcss` for `lightningcss-linux-x64-gnu@1.33.0`.
 */
const familyOf = (name: string): string => /^@[^/]+|^[^-@]+/.exec(name)?.[0] ?? name;

test("the lockfile has the packages for Linux, macOS and Windows", () => {
  // Read the part after the last separator: the part before it locks the package manager itself.
  const document = readFileSync(join(root, "pnpm-lock.yaml"), "utf8").split("\n---\n").at(-1) ?? "";
  const { packages } = parse(document) as Lockfile;
  const systems = new Map<string, Set<string>>();
  for (const [name, { os = [] }] of Object.entries(packages)) {
    const family = familyOf(name);
    systems.set(family, new Set([...(systems.get(family) ?? []), ...os]));
  }
  const made = [...systems].filter(([, known]) => known.has("linux"));
  expect(made.length).toBeGreaterThan(5);
  expect(made.filter(([, known]) => !known.has("darwin") || !known.has("win32"))).toEqual([]);
});

test("the engines of packages are checked against the repository's Node, so users of an older Node see no warnings", () => {
  const workspace = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) as { nodeVersion: string };
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  expect(workspace.nodeVersion).toBe(devDependencies["node"]);
});
