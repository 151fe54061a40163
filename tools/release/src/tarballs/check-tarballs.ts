import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "@specwright-tools/package-tests/pack";
import { cleanTarballs, type CleanBuild } from "./clean-tarballs.ts";
import { copyRepository } from "./copy-repository.ts";
import { judgeTarball } from "../supply/judges.ts";
import { readPins } from "../supply/pinned-files.ts";
import { readTarball } from "./read-tarball.ts";
import { tarballProblems } from "./tarball-rules.ts";

/**
 * Builds the packages twice, as two machines would: in another folder (one with a space in its name), at another
 * time, under another mask for file modes, in another time zone and language.
 */
export async function twoCleanBuilds(folder: string): Promise<[CleanBuild, CleanBuild]> {
  const [one, other] = [join(folder, "one"), join(folder, "another place")];
  copyRepository(repository, one);
  cpSync(one, other, { recursive: true });
  const first = await cleanTarballs(one, { umask: "022", env: { TZ: "UTC", LANG: "C" } });
  return [first, await cleanTarballs(other, { umask: "077", env: { TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8" } })];
}

/** Everything that is wrong with the tarballs of one build, one line each. */
export async function checkTarballs({ tarballs, machinePaths }: CleanBuild): Promise<string[]> {
  const pins = readPins();
  const problemsOf = async ([name, tarball]: readonly [string, string]) => {
    const own = tarballProblems(readTarball(tarball), { pinned: pins[name] ?? [], machinePaths });
    return [...own, ...(await judgeTarball(tarball))].map((problem) => `${name}: ${problem}`);
  };
  const problems = (await Promise.all([...tarballs].map(problemsOf))).flat();
  const lost = Object.keys(pins).filter((name) => !tarballs.has(name));
  return [...problems, ...lost.map((name) => `${name}: nothing was packed`)];
}

const digest = (file: string | undefined) =>
  file === undefined ? "nothing" : createHash("sha256").update(readFileSync(file)).digest("hex");

/** The packages whose tarballs differ in any byte between two builds, with the files that make the difference. */
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
