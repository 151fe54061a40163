/**
 * `pnpm audit:dependencies`: asks the registry for known vulnerabilities. What users install may have none from
 * "moderate" on, what only we use none from "high" on. Ends with 2 when the registry could not be asked.
 */
import { repository } from "@specwright-tools/package-tests/pack";
import { type Ran, run } from "@specwright-tools/package-tests/run";

export interface AuditVerdict {
  /** 0: nothing known; 1: something is known; 2: nobody could be asked. */
  readonly exitCode: 0 | 1 | 2;
  readonly message: string;
}

/** pnpm marks a registry that did not answer, or has no such service, with one of these. */
const unreachable =
  /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_AUDIT_ENDPOINT|Failed to request the audit endpoint|responded with \d{3}/;

/** Tells a registry that could not be asked from one that knows of a vulnerability: pnpm ends with 1 for both. */
export function readAudit({ code, output }: Ran): AuditVerdict {
  if (code === 0) return { exitCode: 0, message: "no known vulnerability that counts" };
  if (!unreachable.test(output)) return { exitCode: 1, message: `\n${output.trim()}` };
  const reason = /responded with \d{3}|Connection refused|dns error|timed out/i.exec(output)?.[0] ?? "no answer";
  return {
    exitCode: 2,
    message: `the registry could not be asked (${reason}). This check needs the network and a registry with the advisory service of registry.npmjs.org; nothing was checked.`,
  };
}

if (import.meta.main) {
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
}
