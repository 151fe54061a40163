/** The exports of the packages as a file of the repository, so that a comparison with another revision builds nothing. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { released, repository } from "../documents/bundles.ts";
import { readExports, type Exports } from "./read-exports.ts";

const file = "tools/release/exports.json";

/** Where a release keeps them. */
export const releasedExports = join(released, "exports.json");

/** One line for each name, so that a review shows what changed. */
const textOf = (exports: Exports): string => {
  const packages = Object.entries(exports).map(([name, names]) => {
    const lines = Object.entries(names).map(
      ([key, exported]) => `  ${JSON.stringify(key)}: ${JSON.stringify(exported)}`,
    );
    return ` ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n }`;
  });
  return `{\n${packages.join(",\n")}\n}\n`;
};

export const currentExportsText = (): string => textOf(readExports(join(repository, "packages")));

export const keptExportsText = (): string => readFileSync(join(repository, file), "utf8");

export const keptExports = (): Exports => JSON.parse(keptExportsText()) as Exports;

export function writeExports(): string {
  writeFileSync(join(repository, file), currentExportsText());
  return file;
}

/** Those of a revision, or of the last release; none where it kept none. */
export function exportsAt(revision: string | undefined): Exports {
  if (revision === undefined)
    return existsSync(releasedExports) ? (JSON.parse(readFileSync(releasedExports, "utf8")) as Exports) : {};
  try {
    const text = execFileSync("git", ["show", `${revision}:${file}`], { cwd: repository, stdio: "pipe" });
    return JSON.parse(String(text)) as Exports;
  } catch {
    // An older revision, or a folder of bundles.
    return {};
  }
}
