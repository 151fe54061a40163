import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const tsc = join(root, "node_modules/typescript/bin/tsc");

interface Project {
  readonly files: readonly string[];
  readonly compilerOptions: { readonly lib: readonly string[] };
}

/** Returns the TypeScript projects in a package's `typecheck` script. */
function checkedProjects(folder: string): Project[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly scripts: { readonly typecheck: string };
  };
  return [...scripts.typecheck.matchAll(/-p (\S+)/g)].map(
    ([, project = ""]) =>
      JSON.parse(
        execFileSync(process.execPath, [tsc, "--showConfig", "-p", project], { cwd: folder, encoding: "utf8" }),
      ) as Project,
  );
}

/**
 * Returns whether Node 20 has all built-ins of a TypeScript library. It lacks later built-ins, such as `Map.groupBy`.
 * The clients polyfill the symbols that `using` needs.
 */
const isOnNode20 = (library: string): boolean => /^(es2023|dom(\..+)?|esnext\.disposable)$/.test(library);

it.each(published)("%s is type-checked with the built-ins of Node 20", (name) => {
  const projects = checkedProjects(join(root, "packages", name));
  const strict = projects.filter(({ compilerOptions }) => compilerOptions.lib.every(isOnNode20));
  expect(strict.flatMap(({ files }) => files).filter((file) => file.startsWith("./src/"))).not.toEqual([]);
});
