import { existsSync, readFileSync } from "node:fs";

/** @throws Error with the name of a file that does not exist or is no JSON */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (cause) {
    throw new Error(`${file} is no JSON: ${(cause as Error).message}`, { cause });
  }
}
