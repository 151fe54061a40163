/** Types of JSON values, and functions that read them from files. */
import { existsSync, readFileSync } from "node:fs";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Parses JSON. Undefined if the string isn't valid JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON file.
 *
 * @throws Error with the name of a file that is missing or not JSON
 */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
}
