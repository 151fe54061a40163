/**
 * Tests how `pnpm spec diff` finds its base, in temporary git repositories, and its errors for specifications that it
 * can't read.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bundle, comparisonBase } from "./bundles.ts";
import { writeReleaseDocuments } from "./release-documents.ts";

// These tests bundle whole specifications from several revisions, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "bundles-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
/** Commits a file and returns the revision. */
function commit(file: string): string {
  writeFileSync(join(folder, file), file);
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "-m", file);
  return git("rev-parse", "HEAD");
}
const base = (argument?: string, environment = {}) => comparisonBase(argument, folder, environment);
const unreleased = {
  description:
    "No release yet: this commit contains no tag @specwright/specs@VERSION, so there is nothing to compare with.",
};

describe("the base of the specification comparison", () => {
  beforeEach(() => void git("init", "--quiet", "--initial-branch=main"));

  it("is the commit where the branch left main, so other changes on main do not count", () => {
    const start = commit("start");
    git("switch", "--quiet", "--create", "feature");
    commit("mine");
    git("switch", "--quiet", "main");
    commit("others");
    git("switch", "--quiet", "feature");
    expect(base()).toEqual({
      revision: start,
      description: `Compared with ${start.slice(0, 10)}, where the branch "feature" left main.`,
    });
  });

  it("moves when main is merged into the branch", () => {
    commit("start");
    git("switch", "--quiet", "--create", "feature");
    commit("mine");
    git("switch", "--quiet", "main");
    const others = commit("others");
    git("switch", "--quiet", "feature");
    git("merge", "--quiet", "--no-edit", "main");
    expect(base().revision).toBe(others);
  });

  it("is on the remote main branch if that exists, and otherwise on the local main branch", () => {
    commit("start");
    const pushed = commit("pushed");
    git("update-ref", "refs/remotes/origin/main", pushed);
    git("switch", "--quiet", "--create", "feature");
    git("branch", "--force", "main", "HEAD~1");
    expect(base()).toEqual({
      revision: pushed,
      description: `Compared with ${pushed.slice(0, 10)}, where the branch "feature" left origin/main.`,
    });
  });

  it("is the tag of the last release if the commit is on main or detached, or if the repository has no main branch", () => {
    const release = {
      revision: "@specwright/specs@1.10.0",
      description: "Compared with the last release, @specwright/specs@1.10.0.",
    };
    commit("start");
    for (const version of ["1.2.0", "1.10.0"]) git("tag", `@specwright/specs@${version}`);
    git("tag", "@specwright/trading@2.0.0");
    commit("later");
    expect(base()).toEqual(release);
    git("switch", "--quiet", "--detach");
    expect(base()).toEqual(release);
    git("switch", "--quiet", "--create", "feature");
    git("branch", "--quiet", "--delete", "--force", "main");
    expect(base()).toEqual(release);
  });

  it("ignores the tag of a release that is not an ancestor of the commit", () => {
    commit("start");
    git("switch", "--quiet", "--create", "release");
    commit("release");
    git("tag", "@specwright/specs@1.0.0");
    git("switch", "--quiet", "main");
    expect(base()).toEqual(unreleased);
  });

  it("is empty before the first release, and outside of a git repository", () => {
    commit("start");
    expect(base()).toEqual(unreleased);
    rmSync(join(folder, ".git"), { recursive: true });
    expect(base()).toEqual(unreleased);
  });

  it("is the base of the pull request in CI, and an argument overrides it", () => {
    commit("start");
    git("switch", "--quiet", "--create", "feature");
    const environment = { GITHUB_BASE_REF: "main" };
    expect(base(undefined, environment)).toEqual({
      revision: "origin/main",
      description: "Compared with origin/main, the base of the pull request.",
    });
    expect(base("HEAD~1", environment)).toEqual({ revision: "HEAD~1", description: "Compared with HEAD~1." });
  });
});

describe("the documents of earlier releases", () => {
  const output = () => join(folder, "output");
  const release = (version: string) => {
    mkdirSync(join(folder, "specs/trading"), { recursive: true });
    write("openapi: 3.1.0", `info: { title: Sample, version: ${version} }`, "paths: {}");
    commit(`${version}.txt`);
    git("tag", `@specwright/specs@${version}`);
  };
  beforeEach(() => void git("init", "--quiet", "--initial-branch=main"));

  it("are bundled from each tag, as JSON and YAML", async () => {
    release("1.0.0");
    release("1.1.0");
    expect(await writeReleaseDocuments(folder, output())).toEqual(["1.1.0", "1.0.0"]);
    for (const version of ["1.0.0", "1.1.0"]) {
      const files = join(output(), version);
      expect(readdirSync(files)).toEqual(["trading.json", "trading.yaml"]);
      expect(JSON.parse(readFileSync(join(files, "trading.json"), "utf8"))).toMatchObject({ info: { version } });
      expect(readFileSync(join(files, "trading.yaml"), "utf8")).toContain(`version: ${version}`);
    }
  });

  it("are not written before the first release", async () => {
    commit("start");
    expect(await writeReleaseDocuments(folder, output())).toEqual([]);
    expect(readdirSync(output())).toEqual([]);
  });
});

const write = (...lines: string[]) => writeFileSync(join(folder, "specs/trading/openapi.yaml"), lines.join("\n"));
async function message(): Promise<string> {
  try {
    await bundle(join(folder, "specs"), join(folder, "bundles"), "Fix it.");
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("a specification that cannot be bundled", () => {
  beforeEach(() => void mkdirSync(join(folder, "specs/trading"), { recursive: true }));

  it("is reported with the file and line of a broken reference, and how to fix it", async () => {
    write("openapi: 3.1.0", "info: { title: Sample, version: 1.0.0 }", "paths:", "  /a:", "    $ref: paths/gone.yaml");
    expect(await message()).toBe(
      [
        "The specifications cannot be bundled:",
        "specs/trading/openapi.yaml:5: Can't resolve $ref: ENOENT: no such file or directory 'specs/trading/paths/gone.yaml'",
        "Fix it.",
      ].join("\n"),
    );
  });

  it("is reported with file and line if its root file is not valid YAML", async () => {
    write("openapi: 3.1.0", " a: [");
    expect(await message()).toMatch(
      /^The specifications cannot be bundled:\n[^]*specs\/trading\/openapi\.yaml" \(2:3\)\nFix it\.$/,
    );
  });
});
