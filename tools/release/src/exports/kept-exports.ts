/** The exports of the packages as a file of the repository, so that a comparison with another revision builds nothing. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { released, repository } from "../documents/bundles.ts";

/**
 * What an exported name is: a value such as a function; a type that callers give to one, such as its options; or a type
 * that callers read.
 */
type ExportKind = "value" | "given" | "read";

/** The kind of a name, then its fields as `name` or `name?`, and the values of a list of texts as `"value"`. */
export type ExportedName = readonly [kind: ExportKind, ...members: string[]];

/** The exports of each package, by entry and name: `TradingOptions`, or `errors TradingError`. */
export type Exports = Readonly<Record<string, Readonly<Record<string, ExportedName>>>>;

export const exportsFile = "tools/release/exports.json";

/** Where a release keeps them. */
export const releasedExports = join(released, "exports.json");

export const keptExportsText = (): string => readFileSync(join(repository, exportsFile), "utf8");

export const keptExports = (): Exports => JSON.parse(keptExportsText()) as Exports;

/** Those of a revision, or of the last release; none where it kept none. */
export function exportsAt(revision: string | undefined): Exports {
  if (revision === undefined)
    return existsSync(releasedExports) ? (JSON.parse(readFileSync(releasedExports, "utf8")) as Exports) : {};
  try {
    const text = execFileSync("git", ["show", `${revision}:${exportsFile}`], { cwd: repository, stdio: "pipe" });
    return JSON.parse(String(text)) as Exports;
  } catch {
    // An older revision, or a folder of bundles.
    return {};
  }
}
