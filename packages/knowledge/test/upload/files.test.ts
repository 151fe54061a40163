import { VirtualClock } from "@specwright-tools/testing";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkUpload, createKnowledgeClient, uploadSizeLimit } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";
import { loadOn, restoreRuntime } from "../support/runtimes.ts";
import { SMALL_LIMITS } from "../support/upload-limits.ts";

afterEach(restoreRuntime);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-"));
  await writeFile(join(folder, "a.md"), "# Alpha");
  await writeFile(join(folder, 'odd "name"\n.txt'), "odd");
});
afterAll(() => rm(folder, { recursive: true }));

const open = (variant: "reference" | "released" = "released", create = createKnowledgeClient) => {
  const service = fakeService(variant);
  return { service, submit: create({ fetch: service.fetch }).submit };
};

const sent = (service: ReturnType<typeof fakeService>) =>
  service.received.filter(({ path }) => path === "/api/submit/files");
const bytes = (text: string) => new TextEncoder().encode(text);

async function* inPieces(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield bytes(piece);
}

test("paths, file: URLs, Files, Blobs, bytes and streams are sent in one form field", async () => {
  const { service, submit } = open();
  const results = await submit.files([
    join(folder, "a.md"),
    new File(["file"], "b.md", { type: "text/markdown" }),
    { name: "c.md", data: new Blob(["blob"]) },
  ]);
  await submit.files([
    { name: "d.md", data: Buffer.from("buffer") },
    { name: "e.md", data: new Blob(["stream"]).stream() },
    { name: "f.md", data: inPieces("pie", "ces"), size: 6 },
  ]);
  await submit.files([pathToFileURL(join(folder, 'odd "name"\n.txt')), { name: "g.md", data: bytes("array").buffer }]);
  expect(results.map(({ ok, name }) => [ok, name])).toEqual([
    [true, "a.md"],
    [true, "b.md"],
    [true, "c.md"],
  ]);
  const names = sent(service).flatMap(({ form }) => [...(form?.keys() ?? [])]);
  expect(new Set(names)).toEqual(new Set(["files"]));
  expect(service.tasks.map(({ content }) => content).toReversed()).toEqual([
    "# Alpha",
    "file",
    "blob",
    "buffer",
    "stream",
    "pieces",
    "odd",
    "array",
  ]);
});

describe("a file that the server would reject", () => {
  test.each([
    ["photo.PNG", "x", "extension", 'must have one of the extensions .md, .txt, .pdf, .zip; got ".png"'],
    ["notes", "x", "extension", 'must have one of the extensions .md, .txt, .pdf, .zip; got ""'],
    ["big.md", "x".repeat(101), "too-large", "must not be larger than 100 bytes; got 101"],
    ["big.pdf", "x".repeat(201), "too-large", "must not be larger than 200 bytes; got 201"],
    ["big.zip", "x".repeat(51), "too-large", "must not be larger than 50 bytes; got 51"],
    ["empty.md", "", "empty", "must not be empty"],
  ])("is not sent and has a result with a code: %s", async (name, content, code, reason) => {
    const { service, submit } = open();
    const results = await submit.files([new File(["a"], "a.md"), new File([content], name), new File(["b"], "b.md")]);
    expect(results).toMatchObject([
      { name: "a.md", ok: true },
      { name, ok: false, code, reason },
      { name: "b.md", ok: true },
    ]);
    expect(service.tasks.map(({ title }) => title).toSorted()).toEqual(["a.md", "b.md"]);
  });

  test("can be found in advance with checkUpload", async () => {
    const service = fakeService("released");
    const limits = await createKnowledgeClient({ fetch: service.fetch }).uploadConfig();
    expect(["a.md", "a.PDF", "a.zip"].map((name) => uploadSizeLimit(limits, name))).toEqual([100, 200, 50]);
    expect(checkUpload(limits, { name: "a.md", size: 100 })).toBeUndefined();
    expect(checkUpload(limits, { name: "a.md" })).toBeUndefined();
    expect(checkUpload(limits, { name: "a.md", size: 101 })).toMatchObject({ code: "too-large" });
  });
});

test("more files than the limit per request are sent in several requests", async () => {
  const { service, submit } = open();
  const names = ["1.md", "2.md", "3.md", "4.md"];
  const results = await submit.files(names.map((name) => new File([name], name)));
  expect(results.map(({ name, ok }) => [name, ok])).toEqual(names.map((name) => [name, true]));
  expect(sent(service).map(({ form }) => form?.getAll("files").length)).toEqual([3, 1]);
});

test("files are packed into requests by size, and a request that is too large is split in half", async () => {
  const service = fakeService("released");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  const MIB = 2 ** 20;
  const config = { ...SMALL_LIMITS, max_files: 50, max_rich_file_size: 10 * MIB, allowed_extensions: [".pdf"] };
  const sizes: number[] = [];
  service.intercept = ({ form }) => {
    const files = (form?.getAll("files") ?? []) as File[];
    const size = files.reduce((sum, file) => sum + file.size, 0);
    sizes.push(size / MIB);
    return size > 12 * MIB ? Response.json({ error: "request body too large" }, { status: 413 }) : undefined;
  };
  const files = Array.from(
    { length: 20 },
    (_, index) => new File([new Uint8Array(3 * MIB).fill(index)], `${index}.pdf`),
  );
  const results = await submit.files(files, { config });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(service.tasks.map(({ title }) => title).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  // Without the refusals, two requests would be enough.
  expect(sizes.slice(0, 2)).toEqual([48, 24]);
  expect(Math.max(...sizes)).toBeLessThan(50);
});

test("a single file that is too large is reported with its path and the remedy", async () => {
  const { service, submit } = open();
  service.intercept = ({ path }) =>
    path.endsWith("/files") ? Response.json({ error: "request body too large" }, { status: 413 }) : undefined;
  await expect(submit.files([new File(["x"], "a.md")])).rejects.toMatchObject({
    code: "too-large",
    outcome: "answered",
    path: "a.md",
    message:
      'submit.files: HTTP 413: request body too large (path "a.md"). The server stored nothing. Send less at once, or raise the limit of the server or of a proxy in front of it.',
  });
});

test("the content length is sent if every size is known", async () => {
  const { service, submit } = open();
  await submit.files([join(folder, "a.md"), { name: "b.md", data: inPieces("1"), size: 1 }]);
  await submit.files([{ name: "c.md", data: inPieces("2") }]);
  const lengths = sent(service).map(({ headers }) => Number(headers.get("content-length")));
  expect(lengths[0]).toBeGreaterThan(300);
  expect(lengths[1]).toBe(0);
});

describe("submit.files before it sends anything", () => {
  test.each([
    ["no file", [], "submit.files: files must contain at least one file."],
    ["no name", [{ name: "", data: new Blob(["x"]) }], 'submit.files: files must have a name for all data; got "".'],
    [
      "no data",
      [{ name: "a.md", data: 7 as never }],
      'submit.files: file "a.md" must have data that is a Blob, bytes or a stream of bytes.',
    ],
  ])("rejects a call with %s", async (_, sources, message) => {
    const { service, submit } = open();
    await expect(submit.files(sources)).rejects.toThrow(message);
    await expect(submit.files(sources)).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
    expect(sent(service)).toEqual([]);
  });

  test("rejects a path that does not exist or leads to a folder", async () => {
    const { submit } = open();
    await expect(submit.files([join(folder, "gone.md")])).rejects.toThrow(
      /files has a path that cannot be read \(ENOENT\).*gone\.md/,
    );
    await expect(submit.files([folder])).rejects.toThrow(/must contain files, not directories/);
  });

  test("uses the limits in the config option instead of requesting them from the server", async () => {
    const { service, submit } = open();
    const config = {
      max_files: 1,
      max_file_size: 5,
      max_rich_file_size: 5,
      max_zip_file_size: 5,
      allowed_extensions: [".log"],
    };
    await submit.files([new File(["12345"], "a.log")], { config });
    expect(service.received.map(({ path }) => path)).toEqual(["/api/submit/files"]);
  });
});

test.each(["node", "web"] as const)("an empty file is refused in the runtime %s", async (runtime) => {
  const { createKnowledgeClient: create } = await loadOn(runtime);
  const { service, submit } = open("released", create);
  const sources = [new File([], "a.md"), { name: "a.md", data: new Uint8Array() }, { name: "a.md", data: inPieces() }];
  for (const source of sources.slice(0, 2)) {
    expect(await submit.files([source])).toEqual([
      { name: "a.md", ok: false, code: "empty", reason: "must not be empty" },
    ]);
  }
  // An empty stream is detected only when it is read.
  await expect(submit.files(sources.slice(2))).rejects.toThrow('submit.files: file "a.md" must not be empty.');
  expect(service.tasks).toEqual([]);
});

test("timeoutMs limits reading the upload limits, and nothing is sent after the timeout", async () => {
  const clock = new VirtualClock(0);
  const { submit } = createKnowledgeClient({ clock, retry: false, fetch: () => new Promise(() => {}) });
  const failed = expect(submit.files([new File(["x"], "a.md")], { timeoutMs: 800 })).rejects.toMatchObject({
    code: "timeout",
    outcome: "not-sent",
    message: "submit.files: the upload limits could not be read within 800 ms; nothing was sent.",
  });
  while (clock.pending === 0) await new Promise(setImmediate);
  expect(clock.next).toBe(800);
  await clock.advance(800);
  await failed;
  expect(clock.pending).toBe(0);
});

describe("a source whose size differs from its declared size", () => {
  test.each([
    [
      "a stream over the limit",
      { name: "a.md", data: inPieces("x".repeat(60), "x".repeat(60)) },
      /"a.md" is larger than the 100 bytes that the server allows/,
    ],
    [
      "a stream longer than its size",
      { name: "a.md", data: inPieces("abc"), size: 2 },
      /had 2 bytes when the upload began, and has 3 now/,
    ],
    [
      "a stream shorter than its size",
      { name: "a.md", data: inPieces("a"), size: 2 },
      /had 2 bytes when the upload began, and has 1 now/,
    ],
  ])("is rejected: %s", async (_, source, message) => {
    const { submit } = open();
    await expect(submit.files([source])).rejects.toThrow(message);
  });
});

test("upload progress counts content bytes file by file", async () => {
  const { submit } = open();
  const seen: [number, number | undefined, string][] = [];
  await submit.files([join(folder, "a.md"), { name: "b.md", data: inPieces("12", "345"), size: 5 }], {
    onProgress: ({ loaded, total, file }) => seen.push([loaded, total, file]),
  });
  expect(seen).toEqual([
    [0, 12, "a.md"],
    [7, 12, "a.md"],
    [7, 12, "b.md"],
    [9, 12, "b.md"],
    [12, 12, "b.md"],
  ]);
});

test("submit.files returns a result per file in order, followed by the entries of archives", async () => {
  const { submit } = open();
  await submit.files([new File(["old"], "old.md")]);
  const results = await submit.files([
    new File(["old"], "again.md"),
    new File(["x.md,y.md"], "pack.zip"),
    new File(["new"], "new.md"),
  ]);
  expect(results).toEqual([
    { name: "again.md", ok: false, code: "duplicate", reason: "content already submitted" },
    { name: "pack.zip", ok: true, id: undefined, task: undefined, archived: false },
    { name: "new.md", ok: true, id: "task-2", task: { id: "task-2", status: "pending" }, archived: false },
    { name: "x.md", ok: true, id: "task-3", task: { id: "task-3", status: "pending" }, archived: true },
    { name: "y.md", ok: true, id: "task-4", task: { id: "task-4", status: "pending" }, archived: true },
  ]);
});

test("if the server sends an object as a file's name or reason, the upload result contains the object's JSON", async () => {
  const odd = { toString: 1, valueOf: 1 };
  const failed = [
    { name: "a.md", reason: odd },
    { name: odd, reason: "why" },
  ];
  const { submit } = createKnowledgeClient({
    fetch: async (url) =>
      String(url).endsWith("/config")
        ? Response.json(SMALL_LIMITS)
        : Response.json({ uploaded: [], failed }, { status: 202 }),
  });
  expect(await submit.files([new File(["a"], "a.md")])).toMatchObject([
    { name: "a.md", ok: false, reason: '{"toString":1,"valueOf":1}' },
    { name: '{"toString":1,"valueOf":1}', ok: false, reason: "why" },
  ]);
});

test("a file that the response does not mention is not a success", async () => {
  const { service, submit } = open("reference");
  const reply = (body: unknown) => {
    service.intercept = ({ path }) => (path.endsWith("files") ? Response.json(body, { status: 201 }) : undefined);
  };
  reply([{ id: "1", status: "pending" }]);
  const results = await submit.files([new File(["1"], "a.md"), new File(["2"], "b.md")]);
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ["a.md", true],
    ["b.md", false],
  ]);
  reply({ tasks: [{ id: "1" }] });
  expect(await submit.files([new File(["1"], "a.md")])).toMatchObject([{ name: "a.md", ok: true, id: "1" }]);
  reply({ ok: true });
  await expect(submit.files([new File(["1"], "a.md")])).rejects.toMatchObject({ code: "unexpected-response" });
});

describe("a runtime without a file system", () => {
  test("uploads Files, bytes and streams, and refuses paths", async () => {
    const { service, submit } = open("released", (await loadOn("web")).createKnowledgeClient);
    const seen: unknown[] = [];
    await submit.files(
      [
        new File(["1"], "a.md"),
        { name: "b.md", data: inPieces("2", "3") },
        { name: "c.md", data: new Blob(["4"]).stream() },
      ],
      { onProgress: (progress) => seen.push(progress) },
    );
    expect(service.tasks.map(({ content }) => content).toReversed()).toEqual(["1", "23", "4"]);
    expect(seen).toEqual([
      { loaded: 0, total: 4, file: "a.md" },
      { loaded: 4, total: 4, file: "c.md" },
    ]);
    await expect(submit.files(["a.md"])).rejects.toThrow(/can contain a path only where there is a file system/);
    await expect(submit.files([{ name: "d.md", data: inPieces("x".repeat(101)) }])).rejects.toMatchObject({
      code: "source-failed",
      outcome: "not-sent",
    });
  });
});
