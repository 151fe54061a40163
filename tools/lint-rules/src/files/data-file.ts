import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";

/** A mistake in a file of the specifications. */
export interface Problem {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export type Path = readonly (string | number)[];

/** A YAML file with the line of each of its values. */
export class DataFile {
  readonly value: unknown;
  readonly #lines = new LineCounter();
  readonly #document: Document;

  readonly name: string;

  /** `name` is relative to the root of the repository. */
  constructor(root: string, name: string) {
    this.name = name;
    this.#document = parseDocument(readFileSync(join(root, name), "utf8"), {
      lineCounter: this.#lines,
      schema: "core",
    });
    this.value = this.#document.toJS() as unknown;
  }

  /** What keeps the file from being YAML at all. */
  syntaxProblems(): Problem[] {
    return this.#document.errors.map(({ message, pos: [offset] }) => ({
      file: this.name,
      line: this.#lines.linePos(offset).line,
      rule: "yaml",
      message: message.split("\n")[0] ?? message,
    }));
  }

  /** The line of a value, or of the nearest thing around it that exists. */
  lineOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.#offsetOf(path.slice(0, length));
      if (offset !== undefined) return this.#lines.linePos(offset).line;
    }
    return 1;
  }

  problem(rule: string, path: Path, message: string): Problem {
    return { file: this.name, line: this.lineOf(path), rule, message };
  }

  /** Where the key of a member stands, or an item of a list. */
  #offsetOf(path: Path): number | undefined {
    const last = path.at(-1);
    const holder: unknown = path.length === 1 ? this.#document.contents : this.#document.getIn(path.slice(0, -1), true);
    const items = (holder as { items?: readonly unknown[] } | undefined)?.items ?? [];
    const pair = items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(last));
    if (isPair(pair) && isScalar(pair.key)) return pair.key.range?.[0];
    const item = items[Number(last)] as { range?: readonly number[] } | undefined;
    return item?.range?.[0];
  }
}
