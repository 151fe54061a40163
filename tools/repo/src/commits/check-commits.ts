/**
 * `pnpm exec node tools/repo/src/commits/check-commits.ts [RANGE]`: checks the subjects of the commits in RANGE, such
 * as `origin/main..HEAD` (the default). Skips merges, and commits from before the rule. Exits with 1 and lists each
 * commit whose subject isn't `type(scope): summary` of at most 72 characters.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Time from which commit subjects must have this form. Older commits aren't checked. */
const introduced = "2026-11-28T15:00:00Z";

const types = ["build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test"];
const pattern = new RegExp(`^(?:${types.join("|")})(?:\\([a-z][a-z0-9-]*\\))?!?: (.+)$`);
const longest = 72;

/** Returns the problem with a commit's subject. Undefined if the subject is correct. */
export function subjectProblem(subject: string): string | undefined {
  const [, summary] = pattern.exec(subject) ?? [];
  if (summary === undefined) return `must be "type(scope): summary", where type is one of ${types.join(", ")}`;
  if (subject.length > longest) return `has ${subject.length} characters, at most ${longest} are allowed`;
  return summary.endsWith(".") ? "must not end with a full stop" : undefined;
}

/**
 * Returns the commits of a range with a wrong subject, one line each.
 * @throws Error for a range that git rejects
 */
export function wrongCommits(range: string, folder: string): string[] {
  const args = ["log", "--no-merges", `--since=${introduced}`, "--format=%h %s", range, "--"];
  const log = execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return log
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const subject = line.slice(line.indexOf(" ") + 1);
      const problem = subjectProblem(subject);
      return problem === undefined ? [] : [`${line}\n  ${problem}`];
    });
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wrong = wrongCommits(positionals[0] ?? "origin/main..HEAD", process.cwd());
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) {
    console.error('CONTRIBUTING.md describes commit messages. "git rebase --interactive" rewords them.');
    process.exitCode = 1;
  }
}
