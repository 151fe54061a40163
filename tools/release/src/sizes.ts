/**
 * `pnpm sizes [--check]`: bundles what users import, holds it against the budgets in `size-rows.ts`, and writes
 * the table into README.md. `--check` writes nothing and fails when the table is off by more than 0.1 kB anywhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "@specwright-tools/package-tests/pack";
import { readSection, writeSection } from "./marked-section.ts";
import { isStale, measureAll, overweight, sizeTable } from "./size-table.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const readme = join(repository, "README.md");
const measured = await measureAll();
const table = sizeTable(measured);
const problems = overweight(measured);
const before = readFileSync(readme, "utf8");
if (!values.check) writeFileSync(readme, writeSection(before, "sizes", "Sizes", table));
else if (isStale(readSection(before, "sizes"), table))
  problems.push('README.md shows other sizes; "pnpm sizes" writes them');
console.log(table);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
