import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface GeneratedFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

export interface Difference {
  readonly path: string;
  /** The text the file should have; undefined where the file should not exist. */
  readonly text: string | undefined;
  /** The difference in words. */
  readonly what: string;
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

function describe(before: string | undefined, after: string): string {
  if (before === undefined) return "new";
  /** How many more times each line occurs than before. */
  const surplus = new Map<string, number>();
  for (const line of after.split("\n")) surplus.set(line, (surplus.get(line) ?? 0) + 1);
  for (const line of before.split("\n")) surplus.set(line, (surplus.get(line) ?? 0) - 1);
  const counts = [...surplus.values()];
  const added = counts.reduce((sum, count) => sum + Math.max(0, count), 0);
  const removed = counts.reduce((sum, count) => sum + Math.max(0, -count), 0);
  if (added + removed === 0) return "lines in another order";
  return `${added} line${added === 1 ? "" : "s"} added, ${removed} removed`;
}

/**
 * The files on disk that differ from what the specification says. The folders `generated` hold generated files
 * only, so every other file in them is obsolete.
 */
export function differences(root: string, files: readonly GeneratedFile[]): Difference[] {
  const expected = new Set(files.map(({ path }) => path));
  const folders = new Set(files.flatMap(({ path }) => /^.*\/generated(?=\/)/.exec(path)?.[0] ?? []));
  const present = [...folders].flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const obsolete = present.filter((path) => !expected.has(path)).toSorted();
  return [
    ...files.flatMap(({ path, text }) => {
      const before = read(join(root, path));
      return before === text ? [] : [{ path, text, what: describe(before, text) }];
    }),
    ...obsolete.map((path) => ({ path, text: undefined, what: "obsolete" })),
  ];
}

/** Writes the files that differ and deletes the obsolete ones. */
export function writeAll(root: string, changed: readonly Difference[]): void {
  for (const { path, text } of changed) {
    const target = join(root, path);
    if (text === undefined) {
      rmSync(target);
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}
