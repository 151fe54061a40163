import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebFetch } from "@specwright/transport";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";

const KIB = 1024;
const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

let folder = "";
const paths: string[] = [];
const hashes = new Map<string, string>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-chunks-"));
  for (let index = 0; index < 8; index++) {
    const [name, content] = [`${index}.pdf`, randomBytes((150 + 20 * index) * KIB)];
    paths.push(join(folder, name));
    hashes.set(name, hashOf(content));
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Request body in a wrapped `fetch`: the received chunks, and a copy of their bytes that later writes to the chunks
 * can't change.
 */
interface Seen {
  readonly chunks: readonly Uint8Array[];
  readonly copy: Buffer;
}

async function take(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Seen> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  while (chunks.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
  }
  return { chunks, copy: Buffer.concat(chunks) };
}

/** Uploads the files, two per request. `respond` receives each request before the service does. */
async function upload(respond: (request: number, seen: Seen) => Response | undefined, most?: number) {
  const seen: Seen[] = [];
  const fetch: WebFetch = async (url, init) => {
    if (init?.body === undefined || init.body === null)
      return Response.json({ tasks: [], total: 0, limit: 100, offset: 0 });
    const request = await take(init.body as ReadableStream<Uint8Array>, most);
    seen.push(request);
    const response = respond(seen.length, request);
    if (response !== undefined) return response;
    // A wrapper around `fetch` that keeps the chunks may send them only now.
    const form = await new Response(Buffer.concat(request.chunks), { headers: init.headers as HeadersInit }).formData();
    const files = form.getAll("files") as File[];
    for (const file of files) expect(hashOf(await file.bytes()), file.name).toBe(hashes.get(file.name));
    const uploaded = files.map(({ name }) => ({ name, id: `task-${name}`, status: "uploaded" }));
    return Response.json({ uploaded, failed: [] }, { status: 202 });
  };
  const limits = { max_file_size: KIB, max_rich_file_size: 1024 * KIB, max_zip_file_size: KIB };
  const config = { ...limits, max_files: 2, allowed_extensions: [".pdf"] };
  const { submit } = createKnowledgeClient({ fetch, clock: instantClock(), retry: false, timeoutMs: Infinity });
  const report = await submit.batch(paths, { config });
  return { seen, report };
}

const memoryOf = (requests: readonly Seen[]) =>
  new Set(
    requests.flatMap(({ chunks }) => chunks.filter(({ byteLength }) => byteLength > KIB).map(({ buffer }) => buffer)),
  );

test("the client reuses the buffers of a request once the server has confirmed its files, and every file arrives unchanged", async () => {
  const { seen, report } = await upload(() => undefined);
  expect(report.counts.ok).toBe(8);
  expect(seen).toHaveLength(4);
  expect(memoryOf(seen).size).toBe(memoryOf(seen.slice(-1)).size);
});

test("the client never overwrites the buffers of a failed request", async () => {
  const { seen, report } = await upload((request) =>
    request === 2 ? Response.json({ error: "away" }, { status: 502 }) : undefined,
  );
  expect(report.counts.ok).toBe(8);
  expect(seen).toHaveLength(5);
  const { chunks = [], copy } = seen[1] ?? {};
  expect(Buffer.concat(chunks).equals(copy as Buffer)).toBe(true);
});

test("the client never overwrites the buffers of a request that the server confirmed before it had read the whole body", async () => {
  const confirm = (_: number, { copy }: Seen) => {
    const names = [...copy.toString("latin1").matchAll(/filename="([^"]+)"/g)].map(([, name = ""]) => name);
    const all = [...names, `${Number.parseInt(names[0] ?? "", 10) + 1}.pdf`].slice(0, 2);
    const uploaded = all.map((name) => ({ name, id: `task-${name}`, status: "uploaded" }));
    return Response.json({ uploaded, failed: [] }, { status: 202 });
  };
  const { seen } = await upload(confirm, 3);
  expect(seen).toHaveLength(4);
  for (const { chunks, copy } of seen) expect(Buffer.concat(chunks).equals(copy)).toBe(true);
});
