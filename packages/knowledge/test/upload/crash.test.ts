import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKnowledgeClient, type SubmitReport } from "../../src/index.ts";

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const FILES = isLong ? 3000 : 120;
const KILLS = isLong ? 10 : 3;
const MIB = 2 ** 20;

/** What is the matter with every twentieth file. */
const TROUBLES: readonly string[] = ["empty", "too-large", "extension", "duplicate", "failed", "broken"];
const troubleOf = (index: number): string | undefined => TROUBLES[index % 20];

let folder = "";
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-crash-"));
  sandbox = await createSandbox({ variant: "released" });
  for (let index = 0; index < FILES; index++) {
    const path = join(folder, "notes", pathOf(index));
    await mkdir(dirname(path), { recursive: true });
    await writeTrouble(path, index);
  }
}, 600_000);
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** Names repeat in the folders. */
const pathOf = (index: number): string =>
  `${String(Math.floor(index / 40)).padStart(3, "0")}/${index % 40 === 39 ? "README" : `note-${index}`}${troubleOf(index) === "extension" ? ".png" : ".md"}`;

async function writeTrouble(path: string, index: number): Promise<void> {
  const trouble = troubleOf(index);
  if (trouble === "failed") return symlink(join(folder, "nothing"), path);
  const note = `# Note ${index}\n\nThis is note ${index}.\n`;
  // The content of the file before the last three troubles, which the server takes.
  const copied = `# Note ${index + 10}\n\nThis is note ${index + 10}.\n`;
  const content = { empty: "", duplicate: copied, broken: `${note}<!-- sandbox: fail -->\n` }[trouble ?? ""] ?? note;
  await writeFile(path, content);
  if (trouble === "too-large") await truncate(path, MIB + 1);
}

interface Run {
  readonly signal: string | null | undefined;
  readonly lines: readonly string[];
}

function run(url: string, state: string, moment: string, count: number): Promise<Run> {
  const script = join(import.meta.dirname, "../support/submit-folder.ts");
  const args = [script, url, join(folder, "notes"), state, moment, String(count)];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 64 * MIB }, (error, stdout, stderr) => {
      if (error !== null && error.signal !== "SIGKILL") throw new Error(`${stdout.slice(-500)}${stderr}`);
      resolve({ signal: error?.signal, lines: stdout.split("\n").filter(Boolean) });
    });
  });
}

test("a folder that is uploaded by a process that is killed again and again: each file is submitted and reported once", async () => {
  const url = sandbox.knowledge.releasedUrl;
  const state = join(folder, "state.jsonl");
  const moments = ["response", "progress", "file"];
  const told = new Map<string, number>();
  const note = ({ lines }: Run) => {
    for (const line of lines) {
      // What failed is tried again by each run.
      if (/^(?!failed)[\w-]+ \d/.test(line)) told.set(line, (told.get(line) ?? 0) + 1);
    }
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const killed = await run(url, state, moments[kill % 3] ?? "", kill % 3 === 0 ? 2 : 17 + kill);
    expect(killed.signal).toBe("SIGKILL");
    note(killed);
  }
  const last = await run(url, state, "never", 0);
  expect(last.signal).toBeUndefined();
  note(last);
  const { report } = JSON.parse(last.lines.at(-1) ?? "") as { report: SubmitReport };

  const paths = Array.from({ length: FILES }, (_, index) => pathOf(index));
  expect(report.files.map(({ path }) => path)).toEqual(paths.toSorted());
  const outcomes = new Map(report.files.map(({ path, outcome }) => [path, outcome]));
  for (const [index, path] of paths.entries()) {
    const trouble = troubleOf(index);
    const isCopied = trouble === "duplicate" || troubleOf(index - 10) === "duplicate";
    const expected = trouble === undefined || trouble === "broken" ? "ok" : trouble;
    if (!isCopied) expect([path, outcomes.get(path)]).toEqual([path, expected]);
  }
  // Of two files with the same content, one is submitted.
  const copies = paths.filter((_, index) => troubleOf(index) === "duplicate").length;
  expect(report.counts).toMatchObject({ duplicate: copies, ok: FILES - 5 * copies });

  const tasks: string[] = [];
  const knowledge = createKnowledgeClient({ baseUrl: url });
  for await (const { id } of knowledge.tasks.iterate({ page_size: 500 })) tasks.push(id);
  const own = report.files.filter(({ outcome }) => outcome === "ok").flatMap(({ taskIds }) => taskIds);
  expect(own.toSorted()).toEqual(tasks.toSorted());
  for (const { outcome, taskIds } of report.files) {
    if (outcome === "duplicate") expect(own).toEqual(expect.arrayContaining([...taskIds]));
  }
  expect([...told.values()].filter((times) => times > 1)).toEqual([]);
  // The state shows in which files a run was stopped; it holds no more than one line for each request and file.
  const noted = (await readFile(state, "utf8")).split("\n").filter((line) => line.includes('"settled"'));
  expect(noted.length).toBeGreaterThanOrEqual(FILES);
}, 1_200_000);
