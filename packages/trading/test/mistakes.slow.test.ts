import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cache, compile, requireCompiled } from "./compiler.ts";

const file = join(import.meta.dirname, "types/mistakes.test-d.ts");

/** Compiles a file without its `@ts-expect-error` directives, and returns the compiler's messages by line. */
function messages(source: string): Map<number, string[]> {
  mkdirSync(cache, { recursive: true });
  const text = source.replaceAll("@ts-expect-error", "").replaceAll("../../src/", "../src/");
  writeFileSync(join(cache, "mistakes.ts"), text);
  const output = compile("mistakes.ts");
  requireCompiled(output, "mistakes.ts");
  const found = new Map<number, string[]>();
  let current: string[] = [];
  for (const line of output.split("\n").filter(Boolean)) {
    const [, number, message] = /mistakes\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (message === undefined) current.push(line);
    else found.set(Number(number), (current = [message]));
  }
  return found;
}

test("ten typical mistakes cause understandable compiler messages", () => {
  const source = readFileSync(file, "utf8");
  const found = messages(source);
  const lines = source.split("\n");
  for (const [number, message] of found) {
    const start = lines.findIndex((line, index) => index >= number && line.trimStart().startsWith("//>"));
    const noted = lines.slice(start).map((line) => /^\s*\/\/> ?(.*)$/.exec(line)?.[1]);
    expect(noted.slice(0, noted.indexOf(undefined)), `line ${number}`).toEqual(message);
  }
  expect(found.size).toBe(10);
});

test("the check of typical mistakes fails with the compiler's errors if the sources do not compile", () => {
  const output = "../src/client.ts(1,2): error TS1: Broken.\nmistakes.ts(3,4): error TS2: A mistake.\n";
  expect(() => requireCompiled(output, "mistakes.ts")).toThrow(
    /^The sources do not compile:\n\.\.\/src\/client\.ts\(1,2\): error TS1: Broken\.$/,
  );
  expect(() => requireCompiled("mistakes.ts(3,4): error TS2: A mistake.\n", "mistakes.ts")).not.toThrow();
});
