import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const compiler = join(dirname(manifest), bin["tsc"] ?? "");

/** Folder of the files to compile. */
export const cache = join(root, ".cache");

/** Compiles a file in `.cache` with its imports, and returns the compiler's output. */
export function compile(file: string, ...options: readonly string[]): string {
  mkdirSync(cache, { recursive: true });
  const project = join(cache, `${file.replaceAll(/\W/g, "-")}.tsconfig.json`);
  writeFileSync(project, JSON.stringify({ extends: "../tsconfig.json", include: [], files: [file] }));
  const args = [compiler, "-p", project, "--pretty", "false", ...options];
  return spawnSync(process.execPath, args, { cwd: cache, encoding: "utf8" }).stdout;
}

/** Throws if the compiler found errors in a file other than `mayFail`. */
export function requireCompiled(output: string, mayFail?: string): void {
  const errors = output
    .split("\n")
    .filter((line) => /error TS\d+: /.test(line) && (mayFail === undefined || !line.startsWith(`${mayFail}(`)));
  if (errors.length > 0) throw new Error(`The sources do not compile:\n${errors.join("\n")}`);
}
