/**
 * `pnpm audit:dependencies`: asks the registry for known vulnerabilities. What users install may have none from
 * "moderate" on, what only we use none from "high" on. Ends with 2 when the registry could not be asked.
 */
import { repository } from "@specwright-tools/package-tests/pack";
import { run } from "@specwright-tools/package-tests/run";
import { readAudit } from "./read-audit.ts";

const audits = [
  { what: "runtime dependencies", args: ["audit", "--prod", "--audit-level", "moderate"] },
  { what: "all dependencies", args: ["audit", "--audit-level", "high"] },
];
for (const { what, args } of audits) {
  const verdict = readAudit(await run("pnpm", args, { cwd: repository }));
  console.log(`${what}: ${verdict.message}`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), verdict.exitCode);
  if (verdict.exitCode === 2) break;
}
