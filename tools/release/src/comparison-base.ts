import { spawnSync } from "node:child_process";

export interface ComparisonBase {
  /** A git revision or a folder of bundles; absent for the last release. */
  readonly revision?: string;
  /** The sentence that tells a reader what the comparison is with. */
  readonly says: string;
}

const release: ComparisonBase = { says: "Compared with the last release (specs/released)." };

/** What git prints, or nothing if it fails. */
function git(folder: string, ...command: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", command, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where the current branch left the main branch; nothing on the main branch itself. */
function branchPoint(folder: string): ComparisonBase | undefined {
  const branch = git(folder, "symbolic-ref", "--quiet", "--short", "HEAD");
  if (branch === undefined || branch === "main") return undefined;
  const main = ["origin/main", "main"].find(
    (name) => git(folder, "rev-parse", "--quiet", "--verify", `${name}^{commit}`) !== undefined,
  );
  if (main === undefined) return undefined;
  const revision = git(folder, "merge-base", main, "HEAD");
  if (revision === undefined) return undefined;
  return { revision, says: `Compared with ${revision.slice(0, 10)}, where the branch "${branch}" left ${main}.` };
}

/**
 * What the specifications are compared with: the argument if there is one, the base of the pull request in CI, the place
 * where a branch left `origin/main` (or `main`), and the last release everywhere else.
 */
export function comparisonBase(
  argument: string | undefined,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): ComparisonBase {
  if (argument !== undefined) return { revision: argument, says: `Compared with ${argument}.` };
  const { GITHUB_BASE_REF: target = "" } = environment;
  if (target !== "") {
    const revision = `origin/${target}`;
    return { revision, says: `Compared with ${revision}, the base of the pull request.` };
  }
  return branchPoint(folder) ?? release;
}
