import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { subjectProblem, wrongCommits } from "./check-commits.ts";

describe("the subject of a commit", () => {
  it.each([
    "fix: close the socket",
    "feat(streams): report gaps",
    "feat(cli)!: rename a flag",
    `docs: ${"a".repeat(66)}`,
  ])("accepts %s", (subject) => {
    expect(subjectProblem(subject)).toBeUndefined();
  });

  it.each([
    ["Close the socket", "must be"],
    ["fixed: close the socket", "must be"],
    ["fix(Streams): close the socket", "must be"],
    ["fix:close the socket", "must be"],
    ["fix: ", "must be"],
    [`docs: ${"a".repeat(67)}`, "has 73 characters"],
    ["fix: close the socket.", "full stop"],
  ])("rejects %s", (subject, problem) => {
    expect(subjectProblem(subject)).toContain(problem);
  });
});

it("the check of commit subjects reports invalid commits of a range, except merges and commits older than the rule", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "commits-"));
  const git = (date: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], {
      cwd: folder.path,
      stdio: "pipe",
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  const commit = (date: string, subject: string) => git(date, "commit", "--quiet", "--allow-empty", "-m", subject);
  git("", "init", "--quiet", "--initial-branch=main");
  commit("2026-01-01T00:00:00Z", "Start");
  commit("2026-01-02T00:00:00Z", "Old habits");
  git("", "switch", "--quiet", "--create", "topic");
  commit("2027-01-01T00:00:00Z", "feat: add a thing");
  commit("2027-01-02T00:00:00Z", "More things");
  git("", "switch", "--quiet", "main");
  git("2027-01-03T00:00:00Z", "merge", "--quiet", "--no-ff", "-m", "Merge the topic", "topic");
  const wrong = wrongCommits("HEAD", folder.path);
  expect(wrong).toEqual([expect.stringMatching(/^[\da-f]+ More things\n {2}must be "type\(scope\): summary"/)]);
});
