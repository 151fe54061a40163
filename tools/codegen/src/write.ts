import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface GeneratedFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Lines without those that change with every edit of the specification. */
const content = (text: string): string => text.replace(/^ \* Hash: .*$/m, "").replace(/^<!-- .* -->$/m, "");

export interface Difference {
  readonly file: GeneratedFile;
  /** What is different, in words. */
  readonly what: string;
}

function describe(before: string | undefined, after: string): string {
  if (before === undefined) return "new";
  if (content(before) === content(after)) return "only the hash of the specification";
  const old = new Set(before.split("\n"));
  const next = new Set(after.split("\n"));
  const added = [...next].filter((line) => !old.has(line)).length;
  const removed = [...old].filter((line) => !next.has(line)).length;
  return `${added} line${added === 1 ? "" : "s"} added, ${removed} removed`;
}

/** The files whose text on disk is not what the specification says. */
export function differences(root: string, files: readonly GeneratedFile[]): Difference[] {
  return files.flatMap((file) => {
    const before = read(join(root, file.path));
    return before === file.text ? [] : [{ file, what: describe(before, file.text) }];
  });
}

/** Writes what is different. */
export function writeAll(root: string, changed: readonly Difference[]): void {
  for (const { file } of changed) {
    mkdirSync(dirname(join(root, file.path)), { recursive: true });
    writeFileSync(join(root, file.path), file.text);
  }
}
