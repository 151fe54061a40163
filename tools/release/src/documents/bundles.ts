import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { bundleError } from "./bundle-error.ts";
import { dataFiles } from "../diff/compare-data.ts";

export const repository = join(import.meta.dirname, "../../../..");
export const documents = ["trading", "knowledge", "streams"] as const;
/** The root file of a document, below `specs/`. */
const rootFile = (name: (typeof documents)[number]): string =>
  `${name}/${name === "streams" ? "asyncapi" : "openapi"}.yaml`;
/** The bundles of the last release, kept in the repository so that a comparison needs no network. */
export const released = join(repository, "specs/released");

/** The command line of Redocly. */
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** A folder that goes when this process does: whoever asks for bundles reads them until the end. */
function passingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Bundles the documents of a folder of specifications, all at once.
 * @param advice what the error of a broken specification tells the reader to do
 * @throws Error with the file and line of each problem
 */
export async function bundle(specs: string, output: string, advice: string): Promise<string> {
  mkdirSync(output, { recursive: true });
  for (const name of dataFiles) {
    const source = join(specs, "trading", `${name}.yaml`);
    if (!existsSync(source)) continue;
    const data = parse(readFileSync(source, "utf8"), { schema: "core" }) as unknown;
    writeFileSync(join(output, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
  }
  await Promise.all(documents.map((name) => bundleDocument(name, specs, output, advice)));
  return output;
}

async function bundleDocument(name: (typeof documents)[number], specs: string, output: string, advice: string) {
  const root = join(specs, rootFile(name));
  // An older revision may lack a document; it is compared as an empty one.
  if (!existsSync(root)) return;
  // The settings tell Redocly where references are that it does not know by itself.
  const settings = ["--config", join(repository, "redocly.yaml")];
  const command = [redocly, "bundle", root, ...settings, "--output", join(output, `${name}.json`)];
  try {
    await promisify(execFile)(process.execPath, command, { cwd: output, encoding: "utf8" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw bundleError(name, `${stdout}${stderr}`, specs, output, advice);
  }
}

/** The working tree's documents, bundled anew. */
export function currentBundles(): Promise<string> {
  return bundle(
    join(repository, "specs"),
    passingFolder("specs-now-"),
    'Run "pnpm --filter @specwright/specs lint" first.',
  );
}

/** Whether there has been a release to compare with. */
export const isReleased = () => documents.every((name) => existsSync(join(released, `${name}.json`)));

const isFolder = (base: string) => existsSync(base) && statSync(base).isDirectory();

/** The git revision that a base stands for: a release and a folder of bundles belong to the current one. */
export const revisionOf = (base: string | undefined): string => (base === undefined || isFolder(base) ? "HEAD" : base);

/** Whether the specifications of the working tree are those of a revision. */
function isUnchangedSince(revision: string): boolean {
  const git = (...command: string[]) => spawnSync("git", command, { cwd: repository, encoding: "utf8" });
  const untracked = git("ls-files", "--others", "--exclude-standard", "specs").stdout;
  return git("diff", "--quiet", revision, "--", "specs").status === 0 && untracked === "";
}

/** What to compare with: the last release, a folder of bundles, or a git revision whose sources are bundled. */
async function baseBundles(base: string | undefined): Promise<string> {
  if (base === undefined) return released;
  if (isFolder(base)) return base;
  const folder = passingFolder("specs-base-");
  try {
    const archive = execFileSync("git", ["archive", base, "specs"], {
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

/** The bundles of a base and of the working tree; twice the same folder where nothing changed since a revision. */
export async function bothBundles(base: string | undefined): Promise<[before: string, now: string]> {
  if (base !== undefined && !isFolder(base) && isUnchangedSince(base)) return [released, released];
  return Promise.all([baseBundles(base), currentBundles()]);
}
