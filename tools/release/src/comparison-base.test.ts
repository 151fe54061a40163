/** What `pnpm spec:diff` compares with, in git repositories of their own. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { comparisonBase } from "./comparison-base.ts";

let folder: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
/** Commits a file and gives the revision. */
function commit(file: string): string {
  writeFileSync(join(folder, file), file);
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "-m", file);
  return git("rev-parse", "HEAD");
}
const base = (argument?: string, environment = {}) => comparisonBase(argument, folder, environment);
const release = { says: "Compared with the last release (specs/released)." };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "base-"));
  git("init", "--quiet", "--initial-branch=main");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the base of the comparison", () => {
  it("is where the branch left main, so that changes of others do not count", () => {
    const start = commit("start");
    git("switch", "--quiet", "--create", "feature");
    commit("mine");
    git("switch", "--quiet", "main");
    commit("others");
    git("switch", "--quiet", "feature");
    expect(base()).toEqual({
      revision: start,
      says: `Compared with ${start.slice(0, 10)}, where the branch "feature" left main.`,
    });
  });

  it("moves on when main is merged into the branch", () => {
    commit("start");
    git("switch", "--quiet", "--create", "feature");
    commit("mine");
    git("switch", "--quiet", "main");
    const others = commit("others");
    git("switch", "--quiet", "feature");
    git("merge", "--quiet", "--no-edit", "main");
    expect(base().revision).toBe(others);
  });

  it("prefers the main branch of the server to the local one", () => {
    commit("start");
    const pushed = commit("pushed");
    git("update-ref", "refs/remotes/origin/main", pushed);
    git("switch", "--quiet", "--create", "feature");
    git("branch", "--force", "main", "HEAD~1");
    expect(base()).toEqual({
      revision: pushed,
      says: `Compared with ${pushed.slice(0, 10)}, where the branch "feature" left origin/main.`,
    });
  });

  it("is the last release on main itself, without a branch, and without a main branch", () => {
    commit("start");
    expect(base()).toEqual(release);
    git("switch", "--quiet", "--detach");
    expect(base()).toEqual(release);
    git("switch", "--quiet", "--create", "feature");
    git("branch", "--quiet", "--delete", "--force", "main");
    expect(base()).toEqual(release);
  });

  it("is the last release outside of a git repository", () => {
    rmSync(join(folder, ".git"), { recursive: true });
    expect(base()).toEqual(release);
  });

  it("is the base of the pull request in CI, and an argument wins", () => {
    commit("start");
    git("switch", "--quiet", "--create", "feature");
    const environment = { GITHUB_BASE_REF: "main" };
    expect(base(undefined, environment)).toEqual({
      revision: "origin/main",
      says: "Compared with origin/main, the base of the pull request.",
    });
    expect(base("HEAD~1", environment)).toEqual({ revision: "HEAD~1", says: "Compared with HEAD~1." });
  });
});
