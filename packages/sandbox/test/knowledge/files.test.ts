import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { startKnowledge, type TestServer } from "../support/start-knowledge.ts";

interface Uploaded {
  uploaded: { name: string; id: string }[];
  failed: { name: string; reason: string }[];
}
type Upload = readonly [name: string, content: string | Uint8Array];

async function upload(server: TestServer, files: readonly Upload[], field = "files") {
  const form = new FormData();
  for (const [name, content] of files) form.append(field, new Blob([content as string]), name);
  const response = await fetch(`${await server.url()}/api/submit/files`, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as Uploaded & { id: string }[] };
}

test("the upload limits have different field names in the two variants", async () => {
  const limits = { maxRichFileSize: 5, maxFilesPerUpload: 3 };
  const reference = await startKnowledge({ variant: "reference", limits });
  expect((await reference.call("GET", "/api/upload/config")).json()).toEqual({
    max_file_size: 5,
    max_files: 3,
    allowed_extensions: [".csv", ".docx", ".epub", ".htm", ".html", ".md", ".pdf", ".pptx", ".rtf", ".txt", ".xlsx"],
  });
  const released = await startKnowledge({ variant: "released" });
  expect((await released.call("GET", "/api/upload/config")).json()).toEqual({
    max_file_size: 1_048_576,
    max_rich_file_size: 10_485_760,
    max_zip_file_size: 5_242_880,
    max_files_per_upload: 20,
    allowed_extensions: [
      ".csv",
      ".docx",
      ".epub",
      ".htm",
      ".html",
      ".md",
      ".pdf",
      ".pptx",
      ".rtf",
      ".txt",
      ".xlsx",
      ".zip",
    ],
  });
});

test("an upload part without a file name is ignored, regardless of its type", async () => {
  const server = await startKnowledge({ variant: "released" });
  const send = async (...heads: string[]) => {
    const type = "Content-Type: application/octet-stream";
    const parts = heads.map((head) => `--b\r\nContent-Disposition: form-data; ${head}\r\n${type}\r\n\r\nx\r\n`);
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const body = `${parts.join("")}--b--\r\n`;
    const response = await fetch(`${await server.url()}/api/submit/files`, { method: "POST", headers, body });
    return [response.status, ((await response.json()) as Uploaded & { error?: string }).error];
  };
  expect(await send('name="files"')).toEqual([400, "no files provided"]);
  expect(await send('name="files"; filename=""')).toEqual([400, "no files provided"]);
  expect(await send('name="files"', 'name="files"; filename="a.md"')).toEqual([202, undefined]);
});

test("the reference variant returns a task for one file and a list for several", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const one = await upload(server, [["Alpha.md", "# Alpha\n\nShips."]]);
  expect(one).toMatchObject({
    status: 201,
    body: { source: "file", title: "Alpha.md", file_title: "Alpha", status: "pending" },
  });
  const two = await upload(server, [
    ["b.txt", "Beta"],
    ["page.html", "<h1>Gamma</h1><p>Opens &amp; closes</p>"],
  ]);
  expect(two).toMatchObject({ status: 201, body: [{ title: "b.txt" }, { title: "page.html", file_title: "page" }] });
  server.clock.advance(10_000);
  const page = await server.call("GET", "/api/wiki/file?path=concept/gamma.md");
  expect(page.body).toContain("Opens & closes");
  const content = await server.call("GET", `/api/tasks/${two.body[1]?.id}/content`);
  expect([content.headers["content-type"], content.body.slice(0, 4)]).toEqual(["application/octet-stream", "<h1>"]);
});

test("if one file is invalid, the reference variant rejects all files of the upload", async () => {
  const server = await startKnowledge({ variant: "reference", limits: { maxRichFileSize: 1_048_576 } });
  const wrong = await upload(server, [
    ["a.md", "Alpha"],
    ["photo.png", "x"],
  ]);
  expect(wrong).toEqual({ status: 400, body: { error: "photo.png: extension not allowed" } });
  const large = await upload(server, [
    ["a.md", "Alpha"],
    ["b.md", "x".repeat(1_048_577)],
  ]);
  expect(large).toEqual({ status: 400, body: { error: "b.md: file too large (max 1MB)" } });
  expect(server.store.tasks.all()).toEqual([]);
});

test("the released variant reports the result of every file, even if all of them fail", async () => {
  const server = await startKnowledge({ variant: "released", limits: { maxRichFileSize: 2_097_152 } });
  const files: Upload[] = [
    ["a.md", "Alpha"],
    ["same.txt", "Alpha"],
    ["photo.png", "x"],
    ["noextension", "x"],
    ["big.txt", "x".repeat(1_048_577)],
    ["big.pdf", "x".repeat(2_097_153)],
    ["UPPER.TXT", "Upper"],
  ];
  const { status, body } = await upload(server, files);
  expect(status).toBe(202);
  expect(body.uploaded).toMatchObject([{ name: "a.md", status: "uploaded" }, { name: "UPPER.TXT" }]);
  expect(body.failed).toEqual([
    { name: "same.txt", status: "failed", reason: "content already submitted" },
    { name: "photo.png", status: "failed", reason: "extension not allowed" },
    { name: "noextension", status: "failed", reason: "extension not allowed" },
    { name: "big.txt", status: "failed", reason: "file too large (max 1MB)" },
    { name: "big.pdf", status: "failed", reason: "file too large (max 2MB)" },
  ]);
  expect(await upload(server, [["again.md", "Alpha"]])).toMatchObject({
    status: 202,
    body: { uploaded: [], failed: [{ name: "again.md" }] },
  });
});

test.each(["reference", "released"] as const)(
  "the %s variant refuses bodies that are not a multipart upload",
  async (variant) => {
    const server = await startKnowledge({ variant, limits: { maxFilesPerUpload: 2, maxBodyBytes: 4096 } });
    expect(await upload(server, [["a.md", "a"]], "file")).toEqual({
      status: 400,
      body: { error: "no files provided" },
    });
    const three: Upload[] = [
      ["a.md", "a"],
      ["b.md", "b"],
      ["c.md", "c"],
    ];
    expect(await upload(server, three)).toEqual({ status: 400, body: { error: "too many files (max 2)" } });
    expect(await upload(server, [["a.md", "x".repeat(5000)]])).toEqual({
      status: 413,
      body: { error: "request body too large" },
    });
    const send = async (type: string, payload: string) => {
      const response = await server.app.inject({
        method: "POST",
        url: "/api/submit/files",
        payload,
        headers: { "content-type": type },
      });
      return [response.statusCode, response.json().error];
    };
    const prefix = "parse multipart form: ";
    expect(await send("application/json", "{}")).toEqual([
      400,
      `${prefix}request Content-Type isn't multipart/form-data`,
    ]);
    expect(await send("multipart/form-data", "x")).toEqual([
      400,
      `${prefix}no multipart boundary param in Content-Type`,
    ]);
    expect(await send("multipart/form-data; boundary=b", "--b\r\ncontent-disposition: form-data; na")).toEqual([
      400,
      `${prefix}multipart: NextPart: EOF`,
    ]);
    expect(server.store.tasks.all()).toEqual([]);
  },
);

const archive = (entries: Zippable): Uint8Array => zipSync(entries);

test("an archive becomes one task per entry, except for entries that the server ignores", async () => {
  const server = await startKnowledge({ variant: "released" });
  const zip = archive({
    "notes/": strToU8(""),
    "notes/alpha.md": strToU8("Alpha"),
    "notes/twice.md": strToU8("Alpha"),
    "beta.txt": strToU8("Beta"),
    "../climbs.md": strToU8("Climbs"),
    ".hidden.md": strToU8("Hidden"),
    "__MACOSX/alpha.md": strToU8("Mac"),
    "link.md": [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
  });
  const { body } = await upload(server, [["all.zip", zip]]);
  expect(body.failed).toEqual([]);
  expect(body.uploaded.map((file) => file.name)).toEqual(["alpha.md", "beta.txt"]);
});

test.each([
  ["an inner archive", { "a.md": strToU8("a"), "inner.zip": strToU8("x") }, "extension not allowed"],
  [
    "too many entries",
    Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.md`, strToU8(`${n}`)])),
    "zip contains too many entries (max 3)",
  ],
  ["an entry that is too large", { "a.md": new Uint8Array(1_048_577) }, "file too large (max 1MB)"],
  [
    "too much in all",
    { "a.md": new Uint8Array(1_000_000), "b.md": new Uint8Array(900_000) },
    "zip extracted size exceeds limit",
  ],
])("an archive with %s is refused as a whole", async (_name, entries, reason) => {
  const server = await startKnowledge({
    variant: "released",
    limits: { maxZipEntries: 3, maxZipExtractedSize: 1_800_000 },
  });
  const { body } = await upload(server, [["all.zip", archive(entries)]]);
  expect(body).toEqual({ uploaded: [], failed: [{ name: "all.zip", status: "failed", reason }] });
  expect(server.store.tasks.all()).toEqual([]);
});

test("an archive that is invalid or too large is refused", async () => {
  const server = await startKnowledge({ variant: "released", limits: { maxZipFileSize: 1_048_576 } });
  const cut = archive({ "a.md": strToU8("Alpha") }).slice(0, -10);
  const { body } = await upload(server, [
    ["a.zip", "no archive"],
    ["cut.zip", cut],
    ["big.zip", new Uint8Array(1_048_577)],
  ]);
  const reasons = body.failed.map((file) => file.reason);
  const invalid = "invalid zip file: zip: not a valid zip file";
  expect(reasons).toEqual([invalid, invalid, "zip file too large (max 1MB)"]);
});

test("the text of an office document appears in the wiki", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const document = archive({
    "word/document.xml": strToU8("<w:document><w:p><w:t>Delta opens in June.</w:t></w:p></w:document>"),
  });
  await upload(server, [["delta.docx", document]]);
  server.clock.advance(10_000);
  expect((await server.call("GET", "/api/wiki/file?path=concept/delta.md")).body).toContain("Delta opens in June.");
});

test("an uploaded file is named after the last segment of its path, and backslashes are kept", async () => {
  const server = await startKnowledge({ variant: "released" });
  const { body } = await upload(server, [
    ["notes/deep/a.md", "a"],
    [String.raw`back\slash.md`, "b"],
  ]);
  expect(body.uploaded.map(({ name }) => name)).toEqual(["a.md", String.raw`back\slash.md`]);
});
