/** The two versions of the documents that are compared: where the base is, and how both become bundles. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export const repository = join(import.meta.dirname, "../../..");
export const documents = ["trading", "knowledge", "streams"] as const;
/** The bundles of the last release, kept in the repository so that a comparison needs no network. */
export const released = join(repository, "specs/released");

export interface ComparisonBase {
  /** A git revision or a folder of bundles; absent for the last release. */
  readonly revision?: string;
  /** The sentence that tells a reader what the comparison is with. */
  readonly says: string;
}

const release: ComparisonBase = { says: "Compared with the last release (specs/released)." };

/** What git prints, or nothing if it fails. */
export function git(folder: string, ...command: string[]): string | undefined {
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

/**
 * Bundles a folder of specifications as the package of the documents is built.
 * @param advice what the error of a broken specification tells the reader to do
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

/** A folder that goes when this process does: whoever asks for bundles reads them until the end. */
function passingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The working tree's documents, bundled anew. */
export const currentBundles = (): Promise<string> =>
  bundle(join(repository, "specs"), passingFolder("specs-now-"), 'Run "pnpm --filter @specwright/specs lint" first.');

const isFolder = (base: string) => existsSync(base) && statSync(base).isDirectory();

/** The git revision that a base stands for: a release and a folder of bundles belong to the current one. */
export const revisionOf = (base: string | undefined): string => (base === undefined || isFolder(base) ? "HEAD" : base);

/** What to compare with: the last release, a folder of bundles, or a git revision whose sources are bundled. */
async function baseBundles(base: string | undefined): Promise<string> {
  if (base === undefined) return released;
  if (isFolder(base)) return base;
  const folder = passingFolder("specs-base-");
  try {
    const archive = execFileSync("git", ["archive", base, "specs", ":!specs/released"], {
      cwd: repository,
      maxBuffer: 256 * 1024 * 1024,
      stdio: "pipe",
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  } catch (cause) {
    throw new Error(`"${base}" is neither a folder of bundles nor a git revision that has specs/`, { cause });
  }
  return bundle(
    join(folder, "specs"),
    join(folder, "bundles"),
    `This is the specification of ${base}: compare with another revision.`,
  );
}

/** Whether no file of the specifications differs between a revision and the working tree. */
function isUnchanged(revision: string): boolean {
  const changed = git(repository, "diff", "--name-only", revision, "--", "specs", ":!specs/released");
  return changed === "" && git(repository, "ls-files", "--others", "--exclude-standard", "specs") === "";
}

/** The bundles of a base and of the working tree; the same folder twice where nothing changed. */
export async function bothBundles(base: string | undefined): Promise<[before: string, now: string]> {
  if (base !== undefined && !isFolder(base) && isUnchanged(base)) return [released, released];
  return Promise.all([baseBundles(base), currentBundles()]);
}
