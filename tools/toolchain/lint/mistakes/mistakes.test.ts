import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkFiles } from "../files/check-files.ts";
import type { Problem } from "../files/catalogue.ts";
import { lintSpecifications } from "../lint.ts";
import { rules, streamRules } from "../plugin.ts";
import { contradictionMistakes } from "./contradiction-mistakes.ts";
import { contentMistakes, fileMistakes, shapeMistakes, textMistakes, twinMistakes } from "./data-mistakes.ts";
import { documentMistakes } from "./document-mistakes.ts";
import { extensionMistakes } from "./extension-mistakes.ts";
import { operationMistakes } from "./operation-mistakes.ts";
import type { Mistake } from "./mistake.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import { streamMistakes } from "./stream-mistakes.ts";

// These tests lint whole copies of the specifications, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../../../..");
const folders: string[] = [];

/** Creates a copy of the specifications with the repository's lint configuration and rules, and returns its folder. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "mistakes-"));
  folders.push(folder);
  for (const name of ["specs", "redocly.yaml"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "tools"), join(folder, "tools"));
  return folder;
}

function insertMistake(folder: string, { what, file, find, put }: Mistake): void {
  const path = join(folder, "specs", file);
  if (find === undefined) return writeFileSync(path, put);
  const text = readFileSync(path, "utf8");
  if (!text.includes(find)) throw new Error(`${file} no longer has the text that "${what}" spoils: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
}

/** Returns the file and the line that lint must report. */
function placeOf(folder: string, { file, put, at = "", line, named }: Mistake): { file: string; line: number } {
  if (named !== undefined) return placeOf(folder, { file: named.file, put, line: named.line, what: "", rule: "" });
  const text = readFileSync(join(folder, "specs", file), "utf8");
  const offset = line === undefined ? text.indexOf(at, text.indexOf(put)) : text.indexOf(line);
  if (offset === -1) throw new Error(`${file} has no line with ${line ?? at}.`);
  return { file: `specs/${file}`, line: text.slice(0, offset).split("\n").length };
}

/**
 * Sets of mistakes, each with the lint run that must find them. The mistakes in the content of data files have their
 * own run, because mistakes in the shape hide them.
 */
const sets = [
  {
    where: "in documents and in the shape of data",
    mistakes: [
      ...documentMistakes,
      ...operationMistakes,
      ...extensionMistakes,
      ...schemaMistakes,
      ...contradictionMistakes,
      ...streamMistakes,
      ...fileMistakes,
      ...shapeMistakes,
      ...textMistakes,
      ...twinMistakes,
    ],
    lint: lintSpecifications,
  },
  { where: "in the content of data", mistakes: contentMistakes, lint: checkFiles },
];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe.each(sets)("lint reports the file and the line of mistakes $where", ({ mistakes, lint }) => {
  let folder: string;
  let problems: readonly Problem[];

  beforeAll(async () => {
    folder = copy();
    for (const one of mistakes) insertMistake(folder, one);
    problems = await lint(folder);
  });

  it.each(mistakes.map((one) => [one.what, one] as const))("%s", (_what, one) => {
    const place = { ...placeOf(folder, one), rule: one.rule };
    const near = problems.filter(({ file, rule }) => file === place.file && rule === place.rule);
    expect(near.map(({ file, line, rule }) => ({ file, line, rule }))).toContainEqual(place);
  });
});

describe("the mistakes that the tests of lint insert", () => {
  it("cover every custom lint rule with more than seventy mistakes", () => {
    const mistakes = sets.flatMap((set) => set.mistakes);
    expect(mistakes.length).toBeGreaterThan(70);
    const covered = new Set(mistakes.map(({ rule }) => rule));
    const names = [...Object.keys(rules), ...Object.keys(streamRules)];
    expect(names.filter((name) => !covered.has(`specwright/${name}`))).toEqual([]);
  });
});
