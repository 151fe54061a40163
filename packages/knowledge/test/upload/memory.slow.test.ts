import { execFile } from "node:child_process";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SubmitReport } from "../../src/index.ts";
import { serve, type Loopback } from "../support/loopback.ts";

// These tests send hundreds of megabytes, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MIB = 1024 * 1024;
const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const size = (isLong ? 400 : 200) * MIB;

let folder = "";
let server: Loopback;
let received = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-memory-"));
  const file = await open(join(folder, "big.txt"), "w");
  await file.truncate(size);
  await file.close();
  server = await serve((request, response) => {
    received = 0;
    request.on("data", (chunk: Buffer) => (received += chunk.length));
    request.on("end", () => {
      response.writeHead(201, { "content-type": "application/json" });
      response.end('{"id":"1","status":"pending"}');
    });
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const FILES = isLong ? 3000 : 60;
/**
 * Limits of memory growth in MiB, for the buffers and for the whole process. One request holds 16 MiB of chunks. The
 * short test detects chunks whose memory isn't reused: they add about 50 MiB. The long test shows that memory doesn't
 * grow with the number of files. On a busy machine the engine collects garbage later, so the limits leave room: growth
 * of 30 MiB was seen.
 */
const maxGrowth = isLong ? { buffers: 48, process: 100 } : { buffers: 32, process: 60 };

/** Starts a service that accepts every file and stores none. */
const takingAll = (): Promise<Loopback> =>
  serve((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.method === "GET") {
      const sizes = { max_file_size: MIB, max_rich_file_size: 10 * MIB, max_zip_file_size: MIB };
      return void json(200, { ...sizes, max_files_per_upload: 50, allowed_extensions: [".pdf"] });
    }
    const names: string[] = [];
    let tail = "";
    request.on("data", (chunk: Buffer) => {
      const text = tail + chunk.toString("latin1");
      for (const [, name = ""] of text.matchAll(/filename="([^"]+)"\r\n/g)) names.push(name);
      // The head of a part may be split across two chunks. Keep enough of the text to find it, but count no head twice.
      tail = text.slice(Math.max(text.lastIndexOf('.pdf"\r\n') + 1, text.length - 200));
    });
    request.on("end", () =>
      json(202, { uploaded: names.map((name) => ({ name, id: `task-${name}`, status: "uploaded" })), failed: [] }),
    );
  });

test(`memory use stays constant for ${FILES} files of 3 MB`, async () => {
  const notes = join(folder, "many");
  await mkdir(notes);
  for (let index = 0; index < FILES; index++) {
    const file = await open(join(notes, `${index}.pdf`), "w");
    await file.write(`document ${index}`);
    await file.truncate(3 * MIB);
    await file.close();
  }
  const service = await takingAll();
  const script = join(import.meta.dirname, "../support/submit-folder.ts");
  const args = [script, service.baseUrl, notes, join(folder, "state.jsonl")];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * MIB });
  const last = stdout.trimEnd().split("\n").at(-1) ?? "";
  const { report, grown } = JSON.parse(last) as { report: SubmitReport; grown: NodeJS.MemoryUsage };
  await service.close();
  expect(report.counts).toMatchObject({ ok: FILES });
  expect(grown.arrayBuffers / MIB).toBeLessThan(maxGrowth.buffers);
  expect(grown.rss / MIB).toBeLessThan(maxGrowth.process);
}, 1_200_000);

test("a large file is streamed from disk, not loaded into memory", async () => {
  const script = join(import.meta.dirname, "../support/upload-once.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.baseUrl, join(folder, "big.txt")]);
  const { before, peak, id } = JSON.parse(stdout) as { before: number; peak: number; id: string };
  expect(id).toBe("1");
  expect(received).toBeGreaterThan(size);
  // Sockets, streams and garbage use this much memory, independent of the size of the file.
  expect((peak - before) / MIB).toBeLessThan(100);
});
