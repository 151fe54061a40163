/**
 * `pnpm dependencies`: writes docs/dependencies.md, the runtime dependencies of every package with their licences. Fails
 * on a licence that is not permitted. A test fails when the file is stale.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { published, repository } from "@specwright-tools/package-tests/pack";
import { billOfMaterials } from "./bill-of-materials.ts";
import { dependencyList, licenceProblems } from "./dependency-list.ts";

const boms = await Promise.all(published.map(billOfMaterials));
const problems = licenceProblems(boms);
writeFileSync(join(repository, "docs/dependencies.md"), dependencyList(boms));
for (const problem of problems) console.error(problem);
console.log(`${published.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
