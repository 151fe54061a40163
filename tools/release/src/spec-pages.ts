/**
 * `pnpm spec pages [BASE] [--output FOLDER]`: builds the docs site for reviewers of a specification change, and marks
 * everything that changed since the base of `pnpm spec diff`. The site works on any file server, without a network. CI
 * attaches it to the pull request.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "@specwright-tools/toolchain/diff/bundles";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { output: { type: "string", default: ".cache/spec-pages" } },
});
const output = resolve(values.output);
const changes = join(repository, ".cache/spec-changes.json");
mkdirSync(join(repository, ".cache"), { recursive: true });

function run(script: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): number {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [join(repository, script), ...args], { env, stdio: "inherit" }).status ?? 1;
}

rmSync(changes, { force: true });
// The exit code also reports missing changesets, which the review page lists, so continue if the file was written.
const compared = run("tools/release/src/spec-diff.ts", [...positionals, "--json", changes]);
if (!existsSync(changes)) process.exit(compared || 1);
const built = run("tools/docs/src/build.ts", [], { SITE_CHANGES: changes, SITE_BASE: "/" });
if (built === 0) {
  rmSync(output, { recursive: true, force: true });
  cpSync(join(repository, "tools/docs/dist"), output, { recursive: true });
  console.log(`→ ${join(output, "review.html")}; "python3 -m http.server" in that folder serves it`);
}
process.exitCode = built;
