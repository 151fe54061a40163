/**
 * `pnpm consume [--short]`: packs every package, publishes it to a registry on this machine, installs
 * it by name into fresh projects, type-checks and runs it on every runtime. Prints one table.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { consume } from "./consume.ts";
import { formatTable } from "./table.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
});
const folder = mkdtempSync(join(tmpdir(), "consumption-"));
const rows = await consume(folder, { short: values.short, say: (line) => console.log(`… ${line}`) });
if (values.keep) console.log(`kept ${folder}`);
else rmSync(folder, { recursive: true, force: true });
console.log(`\n${formatTable(rows)}`);
process.exitCode = rows.some(({ outcome }) => outcome === "failed") ? 1 : 0;
