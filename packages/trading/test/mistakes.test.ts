import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "test/types/mistakes.test-d.ts");
const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const compiler = join(dirname(manifest), bin["tsc"] ?? "");

/** The messages of the compiler for the file without its directives, by line. */
function messages(source: string): Map<number, string[]> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const text = source.replaceAll("@ts-expect-error", "").replaceAll("../../src/", "../src/");
  writeFileSync(join(root, ".cache/mistakes.ts"), text);
  const project = join(root, ".cache/mistakes.tsconfig.json");
  writeFileSync(project, JSON.stringify({ extends: "../tsconfig.json", include: [], files: ["mistakes.ts"] }));
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", project, "--pretty", "false"], { encoding: "utf8" });
  const found = new Map<number, string[]>();
  let current: string[] = [];
  for (const line of stdout.split("\n").filter(Boolean)) {
    const [, number, message] = /mistakes\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (message === undefined) current.push(line);
    else found.set(Number(number), (current = [message]));
  }
  return found;
}

test("ten typical mistakes give messages that a person understands", () => {
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
