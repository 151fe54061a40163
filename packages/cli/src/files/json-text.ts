/** Parser for JSON that users write: settings, inputs and keys. */
import { createRequire } from "node:module";
import type * as Jsonc from "jsonc-parser";
import { UsageError } from "../exit-codes.ts";

/** Removes the byte order mark that editors on Windows add. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/**
 * Returns the line and column of the first mistake in JSON, counted from 1. Doesn't use the message of `JSON.parse`,
 * because it quotes the text, which may be a secret.
 */
function placeOf(text: string): string {
  const { parseTree } = createRequire(import.meta.url)("jsonc-parser") as typeof Jsonc;
  const errors: Jsonc.ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const before = text.slice(0, errors[0]?.offset ?? text.length).split("\n");
  return `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

/**
 * Parses JSON, with or without a byte order mark.
 *
 * @throws {UsageError} with the line and column of the first mistake
 */
export function parseJson(name: string, text: string): unknown {
  const plain = withoutMark(text);
  try {
    return JSON.parse(plain);
  } catch {
    throw new UsageError(`${name} is not JSON: ${placeOf(plain)}.`);
  }
}
