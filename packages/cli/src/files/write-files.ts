/** Writes files so that an interruption or a full disk never loses data silently. */
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Error for a file that can't be written, for example because the disk is full. */
export class FileError extends Error {
  override readonly name = "FileError";
  /** Next steps for the user, one line each. */
  readonly advice: readonly string[];

  constructor(file: string, cause: Error, advice: readonly string[] = []) {
    super(`${file} cannot be written: ${cause.message}`, { cause });
    this.advice = advice;
  }
}

/** Writes all of a text at a byte position of an open file. Returns the position after it. */
export function writeWhole(file: number, text: string, position: number): number {
  const bytes = Buffer.from(text);
  // On a nearly full disk, a write may store only a part without an error, so repeat it until all bytes are written.
  for (let written = 0; written < bytes.length;)
    written += writeSync(file, bytes, written, bytes.length - written, position + written);
  return position + bytes.length;
}

/**
 * Replaces a file atomically: after a crash it has either the old or the new content. Creates missing folders.
 *
 * @throws {FileError} if the file can't be written
 */
export function replaceFile(file: string, content: string, mode?: { readonly file: number; readonly folder: number }) {
  const part = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: mode?.folder });
    // Remove an existing link with this name, because the write would follow it.
    rmSync(part, { force: true });
    writeFileSync(part, content, { mode: mode?.file, flag: "wx" });
    renameSync(part, file);
  } catch (error) {
    if (lstatSync(part, { throwIfNoEntry: false })?.isFile() === true) rmSync(part);
    throw new FileError(file, error as Error);
  }
}
