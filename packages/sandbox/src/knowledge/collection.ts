import type { Disk } from "./disk.ts";
import type { Kept } from "./records.ts";

/** Records of one kind, in memory and, one file each, on the disk. */
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

  /** In order of creation. */
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
