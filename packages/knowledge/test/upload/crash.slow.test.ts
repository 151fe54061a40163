import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { request as forward } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createKnowledgeClient, type SubmitReport } from "../../src/index.ts";
import { serve, type Loopback } from "../support/loopback.ts";

// These tests start a process for every moment at which they kill it. With SPECWRIGHT_LONG=1, there are many more
// moments.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const FILES = isLong ? 3000 : 120;
const KILLS = isLong ? 10 : 3;
/**
 * Number of the latest moment at which the test may kill a run. A complete run has more moments, so the test always
 * kills it before its end.
 */
const MOMENTS = isLong ? 200 : 16;
const MIB = 2 ** 20;
const PROXY_BYTES = 300 * 1024;

/**
 * Kinds of files with a problem, each with its outcome. Of every 20 files, the first seven are of these kinds. The
 * service accepts a broken file, but its task fails.
 */
const TROUBLES = [
  ["empty", "empty"],
  ["too large", "too-large"],
  ["extension", "extension"],
  ["duplicate", "duplicate"],
  ["link to nothing", "failed"],
  ["broken", "ok"],
  ["too large for the proxy", "too-large"],
] as const;
const troubleOf = (index: number): string | undefined => TROUBLES[index % 20]?.[0];

let folder = "";
let sandbox: Sandbox;
let proxy: Loopback;
/** Called at each moment at which a run may be killed. */
let onMoment = () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-crash-"));
  sandbox = await createSandbox({ variant: "released" });
  proxy = await serveProxy(sandbox.knowledge.releasedUrl);
  for (let index = 0; index < FILES; index++) {
    const path = join(folder, "notes", pathOf(index));
    await mkdir(dirname(path), { recursive: true });
    await writeTrouble(path, index);
  }
});
afterAll(async () => {
  await proxy.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/**
 * Returns the path of a test file by its index. Every folder of 40 files has a `README.md`, so that equal names occur
 * in different folders.
 */
const pathOf = (index: number): string =>
  `${String(Math.floor(index / 40)).padStart(3, "0")}/${index % 40 === 39 ? "README" : `note-${index}`}${troubleOf(index) === "extension" ? ".png" : ".md"}`;

async function writeTrouble(path: string, index: number): Promise<void> {
  const trouble = troubleOf(index);
  if (trouble === "link to nothing") return symlink(join(folder, "nothing"), path);
  const note = `# Note ${index}\n\nThis is note ${index}.\n`;
  // Equals the content of the file whose index is higher by ten.
  const copied = `# Note ${index + 10}\n\nThis is note ${index + 10}.\n`;
  const content = { empty: "", duplicate: copied, broken: `${note}<!-- sandbox: fail -->\n` }[trouble ?? ""] ?? note;
  await writeFile(path, content);
  if (trouble === "too large") await truncate(path, MIB + 1);
  if (trouble === "too large for the proxy") await writeFile(path, note.padEnd(PROXY_BYTES, "x"));
}

/** Starts a proxy in front of the service. Like real proxies, it refuses a large request with its own page. */
function serveProxy(target: string): Promise<Loopback> {
  return serve((request, response) => {
    const { method, url, headers } = request;
    if (Number(headers["content-length"]) > PROXY_BYTES) {
      request.resume();
      response.writeHead(413, { "content-type": "text/html", connection: "close" });
      response.end("<html><head><title>413 Request Entity Too Large</title></head></html>\n");
      onMoment();
      return;
    }
    const upstream = forward(target + String(url), { method, headers }, (received) => {
      onMoment();
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
      response.on("finish", onMoment);
    });
    upstream.on("error", () => response.destroy());
    request.on("data", onMoment).on("close", () => {
      if (!request.complete) upstream.destroy();
    });
    request.pipe(upstream);
  });
}

interface Run {
  readonly signal: string | null;
  readonly lines: readonly string[];
}

/** Uploads the folder in a process, and kills the process at a given moment. */
async function run(state: string, killAt: number): Promise<Run> {
  const script = join(import.meta.dirname, "../support/submit-folder.ts");
  const child = spawn(process.execPath, [script, proxy.baseUrl, join(folder, "notes"), state]);
  let moments = 0;
  onMoment = () => {
    if ((moments += 1) === killAt) child.kill("SIGKILL");
  };
  let printed = "";
  let problems = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    onMoment();
  });
  child.stderr.on("data", (text) => (problems += String(text)));
  const signal = await new Promise<string | null>((resolve) => {
    child.on("close", (_, ended) => resolve(ended));
  });
  expect(problems).toBe("");
  // Ignore the last line, which may be cut off.
  return { signal, lines: printed.split("\n").slice(0, -1) };
}

test("a folder upload whose process is killed at random times submits and reports each file once", async () => {
  const state = join(folder, "state.jsonl");
  const reported = new Map<string, number>();
  const note = ({ lines }: Run) => {
    for (const line of lines) {
      // Skip failed files, because each run retries and reports them again.
      if (/^(?!failed)[\w-]+ \d/.test(line)) reported.set(line, (reported.get(line) ?? 0) + 1);
    }
  };
  const places = fc.sample(fc.integer({ min: 1, max: MOMENTS }), { numRuns: KILLS });
  for (const place of places) {
    const killed = await run(state, place);
    expect(killed.signal).toBe("SIGKILL");
    note(killed);
  }
  const last = await run(state, Infinity);
  expect(last.signal).toBeNull();
  note(last);
  const { report } = JSON.parse(last.lines.at(-1) ?? "") as { report: SubmitReport };

  const paths = Array.from({ length: FILES }, (_, index) => pathOf(index));
  expect(report.files.map(({ path }) => path)).toEqual(paths.toSorted());
  const outcomes = new Map(report.files.map(({ path, outcome }) => [path, outcome]));
  for (const [index, path] of paths.entries()) {
    const isCopied = troubleOf(index) === "duplicate" || troubleOf(index - 10) === "duplicate";
    if (!isCopied) expect([path, outcomes.get(path)]).toEqual([path, TROUBLES[index % 20]?.[1] ?? "ok"]);
  }
  // If two files have the same content, only one is submitted.
  const each = FILES / 20;
  const counts = {
    ok: 14 * each,
    duplicate: each,
    failed: each,
    unknown: 0,
    empty: each,
    "too-large": 2 * each,
    extension: each,
    encoding: 0,
    skipped: 0,
    kept: 0,
    planned: 0,
  };
  expect(report.counts).toEqual(counts);

  const tasks: string[] = [];
  const knowledge = createKnowledgeClient({ baseUrl: sandbox.knowledge.releasedUrl });
  for await (const { id } of knowledge.tasks.iterate({ page_size: 500 })) tasks.push(id);
  const own = report.files.filter(({ outcome }) => outcome === "ok").flatMap(({ taskIds }) => taskIds);
  expect(own.toSorted()).toEqual(tasks.toSorted());
  for (const { outcome, taskIds } of report.files) {
    if (outcome === "duplicate") expect(own).toEqual(expect.arrayContaining([...taskIds]));
  }
  expect([...reported.values()].filter((times) => times > 1)).toEqual([]);
  // The state file also contains the outcomes that killed runs recorded, so it has at least one line per file.
  const noted = (await readFile(state, "utf8")).split("\n").filter((line) => line.includes('"settled"'));
  expect(noted.length).toBeGreaterThanOrEqual(FILES);
}, 1_200_000);
