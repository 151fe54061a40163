import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, relative, resolve, join } from "node:path";
import { stripVTControlCharacters, promisify } from "node:util";
import { parse } from "yaml";
import { dataFiles } from "../diff/compare-data.ts";

/** Where Redocly found a problem, and its first line of words. */
const problem = /^\[\d+\] (?<file>.+?):(?<line>\d+):\d+ .*\n\n(?<words>.+)$/gm;

/**
 * The error of specifications that cannot be bundled, with the file and line of each problem instead of Redocly's
 * excerpts and its advice about its own rules and options.
 * @param printed what Redocly printed, with files relative to the folder `from`
 */
function bundleError(printed: string, specs: string, from: string, advice: string): Error {
  const root = dirname(specs);
  const text = stripVTControlCharacters(printed);
  const found = [...text.matchAll(problem)].map(({ groups: { file = "", line = "", words = "" } = {} }) => {
    const place = relative(root, resolve(from, file));
    return `${place}:${line}: ${words}`;
  });
  const problems = found.length > 0 ? found.join("\n") : text.trim();
  const shown = problems.replaceAll(`${root}/`, "");
  return new Error(`The specifications cannot be bundled:\n${shown}\n${advice}`);
}

export const repository = join(import.meta.dirname, "../../../..");
export const documents = ["trading", "knowledge", "streams"] as const;
type DocumentName = (typeof documents)[number];
/** A document, or a data file beside the trading document. */
type Part = DocumentName | (typeof dataFiles)[number];
const everything: readonly Part[] = [...documents, ...dataFiles];
/** The folders of `specs/` with the files of a document: messages of streams have types of trading. */
export const foldersOf: Readonly<Record<DocumentName, readonly string[]>> = {
  trading: ["trading"],
  knowledge: ["knowledge"],
  streams: ["streams", "trading"],
};
/** The root file of a document, below `specs/`. */
const rootFile = (name: DocumentName): string => `${name}/${name === "streams" ? "asyncapi" : "openapi"}.yaml`;
/** The bundles of the last release, kept in the repository so that a comparison needs no network. */
export const released = join(repository, "specs/released");

/** The command line of Redocly. */
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** Tells Redocly where references are that it does not know by itself. */
const plugin = join(repository, "tools/lint-rules/src/plugin.ts");

/** A folder that goes when this process does: whoever asks for bundles reads them until the end. */
function passingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Bundles documents of a folder of specifications, and turns data beside them into JSON.
 * @param advice what the error of a broken specification tells the reader to do
 * @throws Error with the file and line of each problem
 */
export async function bundle(specs: string, output: string, advice: string, parts = everything): Promise<string> {
  mkdirSync(output, { recursive: true });
  for (const name of dataFiles.filter((each) => parts.includes(each))) {
    const source = join(specs, "trading", `${name}.yaml`);
    if (!existsSync(source)) continue;
    const data = parse(readFileSync(source, "utf8"), { schema: "core" }) as unknown;
    writeFileSync(join(output, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
  }
  // An older revision may lack a document; it is compared as an empty one.
  const present = documents.filter((name) => parts.includes(name) && existsSync(join(specs, rootFile(name))));
  if (present.length > 0) await bundleDocuments(specs, output, advice, present);
  return output;
}

/** Bundles documents in one process: to start Redocly takes as long as a small document. */
async function bundleDocuments(
  specs: string,
  output: string,
  advice: string,
  names: readonly DocumentName[],
): Promise<void> {
  const apis = names.map((name) => [name, { root: join(specs, rootFile(name)), output: join(output, `${name}.json`) }]);
  const settings = join(output, "redocly.yaml");
  writeFileSync(settings, JSON.stringify({ plugins: [plugin], telemetry: "off", apis: Object.fromEntries(apis) }));
  const command = [redocly, "bundle", "--config", settings];
  try {
    await promisify(execFile)(process.execPath, command, { cwd: output, encoding: "utf8" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw bundleError(`${stdout}${stderr}`, specs, output, advice);
  }
}

/** The working tree's documents, bundled anew. */
export function currentBundles(parts = everything): Promise<string> {
  return bundle(
    join(repository, "specs"),
    passingFolder("specs-now-"),
    'Run "pnpm --filter @specwright/specs lint" first.',
    parts,
  );
}

/** Whether there has been a release to compare with. */
export const isReleased = () => documents.every((name) => existsSync(join(released, `${name}.json`)));

const isFolder = (base: string) => existsSync(base) && statSync(base).isDirectory();

/** The git revision that a base stands for: a release and a folder of bundles belong to the current one. */
export const revisionOf = (base: string | undefined): string => (base === undefined || isFolder(base) ? "HEAD" : base);

/** The documents and data of which a file differs between a revision and the working tree. */
function changedParts(revision: string): readonly Part[] {
  const git = (...command: string[]) => spawnSync("git", command, { cwd: repository, encoding: "utf8" });
  const { status, stdout } = git("diff", "--name-only", revision, "--", "specs");
  // That there is no such revision is told where its files are read.
  if (status !== 0) return everything;
  const untracked = git("ls-files", "--others", "--exclude-standard", "specs").stdout;
  const files = `${stdout}${untracked}`.split("\n").map((file) => file.replace(/^specs\//, ""));
  const data = dataFiles.filter((name) => files.includes(`trading/${name}.yaml`));
  const others = files.filter((file) => !data.some((name) => file === `trading/${name}.yaml`));
  const folders = new Set(others.map((file) => file.split("/")[0]));
  return [...documents.filter((name) => foldersOf[name].some((folder) => folders.has(folder))), ...data];
}

/** What to compare with: the last release, a folder of bundles, or a git revision whose sources are bundled. */
async function baseBundles(base: string | undefined, parts: readonly Part[]): Promise<string> {
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
    parts,
  );
}

/**
 * The bundles of a base and of the working tree. Of a revision only what changed since: what neither folder has is
 * compared as the same.
 */
export async function bothBundles(base: string | undefined): Promise<[before: string, now: string]> {
  const parts = base === undefined || isFolder(base) ? everything : changedParts(base);
  if (parts.length === 0) return [released, released];
  return Promise.all([baseBundles(base, parts), currentBundles(parts)]);
}
