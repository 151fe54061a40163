import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Recording } from "./har.ts";

export const folder = join(import.meta.dirname, "../../../recordings");

/** A recording with the name of its file, `trading/positionList/empty`. */
export interface Named {
  readonly name: string;
  readonly recording: Recording;
  /** What the call came to when it was recorded. */
  readonly expected: unknown;
}

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function writeRecording(name: string, recording: Recording, expected: unknown, root = folder): void {
  const file = join(root, `${name}.har`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(recording));
  writeFileSync(join(root, `${name}.expected.json`), text(expected));
}

export function readRecordings(root = folder): Named[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .toSorted()
    .map((file) => {
      const name = relative(root, join(root, file)).replace(/\.har$/, "");
      const expected = join(root, `${name}.expected.json`);
      if (!existsSync(expected)) throw new Error(`${name}.har has no ${name}.expected.json beside it`);
      const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;
      return { name, recording: read(join(root, file)) as Recording, expected: read(expected) };
    });
}
