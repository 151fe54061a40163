import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, basename } from "node:path";
import { runOrThrow, packAll, repository } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";

/** Lists the files that a fresh clone would have if everything were committed, separated by NUL characters. */
function ownFiles(source: string): string {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: source,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(source, file)));
  return files.join("\0");
}

/** Copies the repository, without built files and installed packages. */
export function copyRepository(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  // Ignore failed reads, because another process may remove a file in the meantime.
  const archive = execFileSync("tar", ["-c", "--null", "-T", "-", "--ignore-failed-read"], {
    cwd: source,
    input: ownFiles(source),
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ["pipe", "pipe", "ignore"],
  });
  execFileSync("tar", ["-x", "-C", target], { input: archive });
}

/** Commits everything in a copy, which is a separate git repository. */
export function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("-c", "user.name=copy", "-c", "user.email=copy@localhost", "commit", "--quiet", "--no-verify", "-m", "A copy");
}

/** Installs the dependencies offline, from the package store on this machine. */
export async function install(folder: string): Promise<void> {
  await runOrThrow("pnpm", ["install", "--offline", "--frozen-lockfile"], { cwd: folder, timeoutMs: 300_000 });
}

export interface BuildSettings {
  /** Umask of the build, which may differ on another machine. */
  readonly umask?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Copies the build output of the published packages, which the test run has built before. */
export function copyBuilt(source: string, target: string): void {
  for (const name of published) {
    const dist = join("packages", name, "dist");
    cpSync(join(source, dist), join(target, dist), { recursive: true });
  }
}

/** Builds the published packages without any cache. */
export async function build(folder: string, { umask = "022", env = {} }: BuildSettings = {}): Promise<void> {
  const command = 'umask "$0" && exec node_modules/.bin/turbo run build --filter="./packages/*" --force';
  await runOrThrow("sh", ["-c", command, umask], {
    cwd: folder,
    timeoutMs: 600_000,
    env: { ...env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
}

/** A copy of the repository in which everything was installed and built anew, with the packed tarballs. */
export interface CleanBuild {
  readonly folder: string;
  /** Paths of the tarballs, by package name without scope. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** Folders of this machine whose names must not appear in the tarballs. */
  readonly machinePaths: readonly string[];
}

const nameOf = (tarball: string) =>
  basename(tarball)
    .replace(/^specwright-/, "")
    .replace(/-\d+\.\d+\.\d+.*$/, "");

/** Installs, builds and packs every published package in a copy of the repository. */
export async function cleanTarballs(folder: string, settings?: BuildSettings): Promise<CleanBuild> {
  await install(folder);
  await build(folder, settings);
  const packed = await packAll(join(folder, ".cache/tarballs"), folder);
  return {
    folder,
    tarballs: new Map(packed.map((tarball) => [nameOf(tarball), tarball])),
    machinePaths: [folder, repository, tmpdir() + "/", homedir() + "/"],
  };
}
