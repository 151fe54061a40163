/**
 * `pnpm dependencies [--check]`: writes docs/dependencies.md, the runtime dependencies of every package with their
 * licences. `--check` writes nothing and fails when the file is stale. Either fails on a licence that is not permitted.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { published, repository } from "@specwright-tools/package-tests/pack";
import { billOfMaterials } from "./bill-of-materials.ts";
import { dependencyList, licenceProblems } from "./dependency-list.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const file = join(repository, "docs/dependencies.md");
const boms = await Promise.all(published.map(billOfMaterials));
const problems = licenceProblems(boms);
const list = dependencyList(boms);
if (!values.check) writeFileSync(file, list);
else if (readFileSync(file, "utf8") !== list)
  problems.push('docs/dependencies.md is stale; "pnpm dependencies" writes it');
for (const problem of problems) console.error(problem);
console.log(`${published.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
