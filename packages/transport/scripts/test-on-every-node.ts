/** Runs this package's suite on the other supported releases of Node: `node scripts/test-on-every-node.ts [20 22 26]`. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { temporaryInstall } from "./temporary-install.ts";

const room = dirname(import.meta.dirname);
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const named = process.argv.slice(2);
const versions = named.length > 0 ? named : ["20", "22", "26"];

let failed = 0;
for (const version of versions) {
  const node = join(temporaryInstall(`node@${version}`), ".bin", "node");
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  process.stdout.write(`\nNode ${stdout.trim()}\n`);
  const { status } = spawnSync(node, [vitest, "run", "--reporter=dot"], { cwd: room, stdio: "inherit" });
  if (status !== 0) failed += 1;
}
process.exitCode = failed;
