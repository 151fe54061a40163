import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Kept } from "./records.ts";

/** Store of files. Paths are relative and use `/`. The sandbox creates every path, so no path comes from a caller. */
export interface Disk {
  /** Returns the sorted names of the files and directories in a directory. */
  list(directory: string): string[];
  read(path: string): Buffer | undefined;
  /** Writes a file atomically: after a crash it has either the old or the new content. */
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
}

/** Disk, clock and IDs that all stores of the knowledge service share. */
export interface StoreParts {
  disk: Disk;
  now: () => number;
  nextSequence: () => number;
  newId: (sequence: number) => string;
}

const split = (path: string): [directory: string, name: string] => [
  path.slice(0, path.lastIndexOf("/")),
  path.slice(path.lastIndexOf("/") + 1),
];

export function createMemoryDisk(): Disk {
  const directories = new Map<string, Map<string, Buffer>>();
  return {
    list: (directory) => [...(directories.get(directory)?.keys() ?? [])].toSorted(),
    read(path) {
      const [directory, name] = split(path);
      return directories.get(directory)?.get(name);
    },
    write(path, content) {
      const [directory, name] = split(path);
      const files = directories.get(directory) ?? new Map<string, Buffer>();
      files.set(name, Buffer.from(content));
      directories.set(directory, files);
    },
    remove(path) {
      const [directory, name] = split(path);
      directories.get(directory)?.delete(name);
    },
  };
}

/**
 * Suffix of a file that isn't completely written yet. After a crash such a file may remain. It is never read, and the
 * next write replaces it.
 */
const unfinished = ".unfinished";

function absentAsUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return;
    throw error;
  }
}

export function createDirectoryDisk(root: string): Disk {
  mkdirSync(root, { recursive: true });
  const made = new Set<string>();
  return {
    list(directory) {
      const entries = absentAsUndefined(() => readdirSync(join(root, directory), { withFileTypes: true })) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map((entry) => entry.name)
        .toSorted();
    },
    read: (path) => absentAsUndefined(() => readFileSync(join(root, path))),
    write(path, content) {
      const target = join(root, path);
      const parent = dirname(target);
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true });
        made.add(parent);
      }
      writeFileSync(target + unfinished, content);
      renameSync(target + unfinished, target);
    },
    remove: (path) => rmSync(join(root, path), { force: true }),
  };
}

/** Records of one kind. All records are kept in memory, and each record is also stored in a file. */
export class Collection<Item extends Kept> {
  readonly #disk: Disk;
  readonly #directory: string;
  readonly #items = new Map<string, Item>();

  constructor(disk: Disk, directory: string) {
    this.#disk = disk;
    this.#directory = directory;
    const found = disk.list(directory).map((name) => readRecord<Item>(disk, `${directory}/${name}`));
    for (const item of found.toSorted((left, right) => left.sequence - right.sequence)) this.#items.set(item.id, item);
  }

  get(id: string): Item | undefined {
    return this.#items.get(id);
  }

  /** Returns the records in the order of their creation. */
  all(): Item[] {
    return [...this.#items.values()];
  }

  get size(): number {
    return this.#items.size;
  }

  put(item: Item): Item {
    this.#items.set(item.id, item);
    this.#disk.write(`${this.#directory}/${item.id}.json`, JSON.stringify(item));
    return item;
  }

  remove(id: string): boolean {
    this.#disk.remove(`${this.#directory}/${id}.json`);
    return this.#items.delete(id);
  }
}

function readRecord<Item>(disk: Disk, path: string): Item {
  try {
    return JSON.parse(String(disk.read(path))) as Item;
  } catch (cause) {
    throw new Error(`data directory: ${path} is damaged; remove the file to start without that record`, { cause });
  }
}
