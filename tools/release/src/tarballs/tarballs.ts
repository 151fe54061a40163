/**
 * `pnpm check tarballs`: builds the published packages twice from clean copies of the repository, checks their tarballs
 * (see `tarball-rules.ts`), runs publint and attw on them, and compares the two builds byte by byte.
 */
import { createHash } from "node:crypto";
import { readFileSync, cpSync, mkdtempDisposableSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { repository, run } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { cleanTarballs, type CleanBuild, copyRepository } from "./clean-build.ts";
import { manifestOf, readTarball, tarballProblems } from "./tarball-rules.ts";

const attw = join(
  dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")),
  "dist/index.js",
);

/** Returns the messages of publint about a tarball, including suggestions. */
async function publintProblems(tarball: string): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  const manifest = manifestOf(readTarball(tarball));
  return messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`);
}

/**
 * Returns the problems that "are the types wrong" finds in a tarball. The packages are ESM only by design, so its
 * problems with CommonJS are ignored.
 */
async function typesProblems(tarball: string): Promise<string[]> {
  // Skip the package of JSON documents, which has no types.
  if (![...readTarball(tarball).keys()].some((name) => name.endsWith(".d.ts"))) return [];
  const args = [attw, tarball, "--profile", "esm-only", "--format", "json"];
  const { code, output } = await run(process.execPath, args, { cwd: dirname(tarball) });
  if (code === 0) return [];
  const problems = (JSON.parse(output.slice(output.indexOf("{"))) as { problems?: Record<string, unknown[]> }).problems;
  return [`attw: ${JSON.stringify(problems ?? output.slice(0, 500))}`];
}

/** Returns the problems that publint and "are the types wrong" find. Empty if there are none. */
export async function linterProblems(tarball: string): Promise<string[]> {
  return [...(await publintProblems(tarball)), ...(await typesProblems(tarball))];
}

/**
 * Builds the packages twice, as if on two machines: the second build has another folder, whose name contains a space,
 * another time, umask, time zone and language.
 */
export async function twoCleanBuilds(folder: string): Promise<[CleanBuild, CleanBuild]> {
  const [one, other] = [join(folder, "one"), join(folder, "another place")];
  copyRepository(repository, one);
  cpSync(one, other, { recursive: true });
  const first = await cleanTarballs(one, { umask: "022", env: { TZ: "UTC", LANG: "C" } });
  return [first, await cleanTarballs(other, { umask: "077", env: { TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8" } })];
}

/** Returns the problems of the tarballs of one build, one line each. */
export async function checkTarballs({ tarballs, machinePaths }: CleanBuild): Promise<string[]> {
  const problemsOf = async ([name, tarball]: readonly [string, string]) => {
    const own = tarballProblems(readTarball(tarball), machinePaths);
    return [...own, ...(await linterProblems(tarball))].map((problem) => `${name}: ${problem}`);
  };
  const problems = (await Promise.all([...tarballs].map(problemsOf))).flat();
  const lost = published.filter((name) => !tarballs.has(name));
  return [...problems, ...lost.map((name) => `${name}: nothing was packed`)];
}

const digest = (file: string | undefined) =>
  file === undefined ? "nothing" : createHash("sha256").update(readFileSync(file)).digest("hex");

/** Returns the packages whose tarballs differ between two builds, with the differing files. */
export function differingTarballs(first: CleanBuild, second: CleanBuild): string[] {
  return [...first.tarballs].flatMap(([name, tarball]) => {
    const other = second.tarballs.get(name);
    if (digest(tarball) === digest(other)) return [];
    const [here, there] = [readTarball(tarball), other === undefined ? new Map<string, Buffer>() : readTarball(other)];
    const files = [...new Set([...here.keys(), ...there.keys()])].filter(
      (file) => here.get(file)?.equals(there.get(file) ?? Buffer.from("\0")) !== true,
    );
    return [`${name}: two clean builds differ in ${files.slice(0, 5).join(", ") || "the archive itself"}`];
  });
}

if (import.meta.main) {
  parseArgs();
  using folder = mkdtempDisposableSync(join(tmpdir(), "tarballs-"));
  console.log("… two clean builds");
  const [first, second] = await twoCleanBuilds(folder.path);
  const problems = [...(await checkTarballs(first)), ...differingTarballs(first, second)];
  for (const problem of problems) console.error(problem);
  console.log(`${first.tarballs.size} tarballs, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
