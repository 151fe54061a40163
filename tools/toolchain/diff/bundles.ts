/** Finds the two versions of the documents to compare, and bundles both. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export const repository = join(import.meta.dirname, "../../..");
export const documents = ["trading", "knowledge", "streams"] as const;

export interface ComparisonBase {
  /** A git revision or a folder of bundles. Undefined if there is no earlier release to compare with. */
  readonly revision?: string;
  /** Sentence for the review that names the version with which the documents are compared. */
  readonly description: string;
}

/** Returns the output of git. Undefined if it fails. */
export function git(folder: string, ...command: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", command, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the tags of all releases of the documents in the history of the current commit, newest version first. */
export function releaseTags(folder: string): string[] {
  const tags = git(folder, "tag", "--list", "@specwright/specs@*", "--merged", "HEAD", "--sort=-version:refname") ?? "";
  return tags.split("\n").filter((tag) => tag !== "");
}

/** Returns the last release as the base. Before the first release, the base has no revision. */
function lastRelease(folder: string): ComparisonBase {
  const [tag] = releaseTags(folder);
  return tag === undefined
    ? {
        description:
          "No release yet: this commit contains no tag @specwright/specs@VERSION, so there is nothing to compare with.",
      }
    : { revision: tag, description: `Compared with the last release, ${tag}.` };
}

/** Returns the commit where the current branch left the main branch. Undefined on the main branch. */
function branchPoint(folder: string): ComparisonBase | undefined {
  const branch = git(folder, "symbolic-ref", "--quiet", "--short", "HEAD");
  if (branch === undefined || branch === "main") return undefined;
  const main = ["origin/main", "main"].find(
    (name) => git(folder, "rev-parse", "--quiet", "--verify", `${name}^{commit}`) !== undefined,
  );
  if (main === undefined) return undefined;
  const revision = git(folder, "merge-base", main, "HEAD");
  if (revision === undefined) return undefined;
  return {
    revision,
    description: `Compared with ${revision.slice(0, 10)}, where the branch "${branch}" left ${main}.`,
  };
}

/**
 * Finds the base of the comparison. The first of these that exists is used: the argument, the base of the pull request
 * in CI, the commit where the branch left `origin/main` (or `main`), the tag of the last release.
 */
export function comparisonBase(
  argument: string | undefined,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): ComparisonBase {
  if (argument !== undefined) return { revision: argument, description: `Compared with ${argument}.` };
  const { GITHUB_BASE_REF: target = "" } = environment;
  if (target !== "") {
    const revision = `origin/${target}`;
    return { revision, description: `Compared with ${revision}, the base of the pull request.` };
  }
  return branchPoint(folder) ?? lastRelease(folder);
}

/**
 * Bundles a folder of specifications, as the build of `@specwright/specs` does.
 * @param advice last sentence of the error for a broken specification
 * @throws Error with the file and line of each problem
 */
export async function bundle(specs: string, output: string, advice: string): Promise<string> {
  const build = join(repository, "packages/specs/src/build.ts");
  try {
    await promisify(execFile)(process.execPath, [build, specs, output]);
  } catch (error) {
    throw new Error(`${(error as { stderr: string }).stderr}${advice}`, { cause: error });
  }
  return output;
}

/** Creates a temporary folder that is removed when this process exits. */
function passingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundles the documents of the working tree. */
export const currentBundles = (): Promise<string> =>
  bundle(join(repository, "specs"), passingFolder("specs-now-"), 'Run "pnpm --filter @specwright/specs lint" first.');

const isFolder = (base: string) => existsSync(base) && statSync(base).isDirectory();

/** Returns the git revision to compare with. For a folder of bundles, returns the current commit. */
export const revisionOf = (base: string): string => (isFolder(base) ? "HEAD" : base);

/**
 * Bundles the specifications of a git revision.
 * @throws Error if the revision has no specifications, or they can't be bundled
 */
export async function revisionBundles(revision: string, root = repository): Promise<string> {
  const folder = passingFolder("specs-base-");
  try {
    const archive = execFileSync("git", ["archive", revision, "specs"], {
      cwd: root,
      maxBuffer: 256 * 1024 * 1024,
      stdio: "pipe",
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  } catch (cause) {
    throw new Error(`"${revision}" is neither a folder of bundles nor a git revision that has specs/`, { cause });
  }
  return bundle(
    join(folder, "specs"),
    join(folder, "bundles"),
    `This is the specification of ${revision}: compare with another revision.`,
  );
}

/** Returns whether the specifications in the working tree equal those of a revision. */
function isUnchanged(revision: string): boolean {
  const changed = git(repository, "diff", "--name-only", revision, "--", "specs");
  return changed === "" && git(repository, "ls-files", "--others", "--exclude-standard", "specs") === "";
}

/**
 * Bundles the specifications of the base, which is a git revision or a folder of bundles, and those of the working
 * tree. Undefined if they don't differ.
 */
export async function bothBundles(base: string): Promise<[before: string, now: string] | undefined> {
  if (isFolder(base)) return [base, await currentBundles()];
  return isUnchanged(base) ? undefined : Promise.all([revisionBundles(base), currentBundles()]);
}
