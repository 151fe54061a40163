import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bump } from "./bump.ts";
import { redocly } from "./bundles.ts";

/** One difference between two documents, as Redocly rates it. */
export interface Change {
  readonly path: string;
  readonly kind: "added" | "changed" | "modified" | "removed";
  readonly impact: Exclude<Bump, "none">;
  readonly verdicts: readonly { readonly message: string }[];
}

export interface Comparison {
  readonly bump: Bump;
  readonly changes: readonly Change[];
}

/** Compares two bundled documents and rates the version bump that the difference asks for. */
export function compareDocuments(base: string, revision: string): Comparison {
  const folder = mkdtempSync(join(tmpdir(), "spec-diff-"));
  const report = join(folder, "report.json");
  try {
    // Run elsewhere, so that the repository's own lint settings do not take part.
    execFileSync(
      process.execPath,
      [redocly, "diff", base, revision, "--format=json", "--fail-on=none", `--output=${report}`],
      {
        cwd: folder,
        stdio: "pipe",
      },
    );
    const { bump, changes } = JSON.parse(readFileSync(report, "utf8")) as { bump?: Bump | null; changes: Change[] };
    return { bump: changes.length === 0 ? "none" : (bump ?? "patch"), changes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
