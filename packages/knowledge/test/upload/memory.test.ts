import { execFile } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Loopback } from "../support/loopback.ts";

const MIB = 1024 * 1024;
const size = Number(process.env["KNOWLEDGE_UPLOAD_MIB"] ?? 200) * MIB;

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

test("a large file is sent from disk without being held in memory", async () => {
  const script = join(import.meta.dirname, "../support/upload-once.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.baseUrl, join(folder, "big.txt")]);
  const { before, peak, id } = JSON.parse(stdout) as { before: number; peak: number; id: string };
  expect(id).toBe("1");
  expect(received).toBeGreaterThan(size);
  // What sockets, streams and garbage take, whatever the size of the file.
  expect((peak - before) / MIB).toBeLessThan(100);
});
