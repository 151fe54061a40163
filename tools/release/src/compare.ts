import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { larger, type Bump } from "./bump.ts";
import { redocly } from "./bundles.ts";
import { extensionChanges, isJudgedHere, type RatedDocument } from "./extensions.ts";

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

const readDocument = (file: string) => JSON.parse(readFileSync(file, "utf8")) as RatedDocument;

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
    const found = (JSON.parse(readFileSync(report, "utf8")) as { changes: Change[] }).changes;
    const changes = [
      ...found.filter((change) => !isJudgedHere(change)),
      ...extensionChanges(readDocument(base), readDocument(revision)),
    ];
    return { bump: changes.reduce<Bump>((most, { impact }) => larger(most, impact), "none"), changes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
