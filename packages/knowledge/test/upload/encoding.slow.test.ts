import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadOn } from "../support/runtimes.ts";
import { fakeService } from "../support/fake-service.ts";
import { createKnowledgeClient, type UploadSource } from "../../src/index.ts";

const utf16 = (text: string, isBigEndian = false): Buffer<ArrayBuffer> => {
  const bytes = Buffer.from(text, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

const LATIN = Buffer.from("Caf\u00E9 au lait", "latin1");

/** Contents that are not UTF-8, and the client's reason for rejecting them. */
const WRONG: readonly (readonly [kind: string, content: Buffer<ArrayBuffer>, reason: string])[] = [
  ["Latin-1", LATIN, "is not valid UTF-8"],
  ["UTF-16LE with a byte order mark", utf16("\uFEFFCaf\u00E9"), "is UTF-16LE text"],
  ["UTF-16BE with a byte order mark", utf16("\uFEFFCaf\u00E9", true), "is UTF-16BE text"],
  ["UTF-16LE without a byte order mark", utf16("Plain letters"), "is UTF-16LE text"],
  ["UTF-16BE without a byte order mark", utf16("Plain letters", true), "is UTF-16BE text"],
  ["cut within its last character", Buffer.from("Caf\u00E9").subarray(0, 4), "is not valid UTF-8"],
  ["an encoded surrogate", Buffer.from([0x61, 0xed, 0xa0, 0x80]), "is not valid UTF-8"],
  ["an overlong form", Buffer.from([0x61, 0xc0, 0xaf]), "is not valid UTF-8"],
  ["wrong far behind its beginning", Buffer.concat([Buffer.alloc(600_000, "a"), LATIN]), "is not valid UTF-8"],
];

let folder = "";
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-encoding-"));
  sandbox = await createSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const CONFIG = {
  max_files: 20,
  max_file_size: 2 ** 20,
  max_rich_file_size: 2 ** 20,
  max_zip_file_size: 2 ** 20,
  allowed_extensions: [".md", ".txt", ".csv", ".pdf", ".zip"],
};

const open = () => {
  const service = fakeService("released");
  const { submit } = createKnowledgeClient({ fetch: service.fetch, retry: false });
  return { service, submit };
};

async function* inPieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

describe.each(WRONG)("a text file that is %s", (kind, content, reason) => {
  test.each([".md", ".txt", ".csv", ".MD"])(
    "is refused with its name before anything is sent: %s",
    async (extension) => {
      const { service, submit } = open();
      const path = join(folder, `${kind.replaceAll(" ", "-")}${extension}`);
      await writeFile(path, content);
      const sources: UploadSource[] = [
        path,
        new File([content], `file${extension}`),
        { name: `bytes${extension}`, data: content },
      ];
      for (const source of sources) {
        const [result] = await submit.files([source], { config: CONFIG });
        expect(result).toMatchObject({ ok: false, code: "encoding" });
        expect((result as { reason: string }).reason).toContain(reason);
        expect((result as { reason: string }).reason).toContain("convertFrom");
        const { files, counts } = await submit.batch([source], { config: CONFIG });
        expect([files[0]?.outcome, counts.encoding]).toEqual(["encoding", 1]);
      }
      expect(service.received).toEqual([]);
    },
  );

  test.each([1, 3, 70_000])(
    "ends its upload without a task on the server if it is streamed in chunks of %i bytes",
    async (size) => {
      const { service, submit } = open();
      const data = inPieces(content.length > 70_000 ? content.subarray(-70_001) : content, size);
      const failure: unknown = await submit.files([{ name: "s.md", data }], { config: CONFIG }).catch((error) => error);
      expect(failure).toMatchObject({ code: "source-failed", path: "s.md" });
      expect((failure as Error).message).toMatch(/"s\.md" is (?:not valid UTF-8|UTF-16.. text): convert it to UTF-8/);
      expect(service.tasks).toEqual([]);
    },
  );
});

test.each(["web", "node"] as const)(
  "an incomplete character at the end of a text stream is detected in the runtime %s",
  async (runtime) => {
    const { createKnowledgeClient: create } = await loadOn(runtime);
    const service = fakeService("released");
    const { submit } = create({ fetch: service.fetch, retry: false });
    const data = inPieces(Buffer.from("Caf\u00E9").subarray(0, 4), 4);
    await expect(submit.files([{ name: "s.md", data }], { config: CONFIG })).rejects.toThrow(
      /"s\.md" is not valid UTF-8/,
    );
    expect(service.tasks).toEqual([]);
  },
);

test.each<[name: string, content: Uint8Array<ArrayBuffer>]>([
  ["plain.md", Buffer.from("Caf\u00E9 \u{1F600}")],
  ["mark.md", Buffer.from("\uFEFFCaf\u00E9")],
  ["nul.md", Buffer.from("a\0b")],
  ["zeros.txt", Buffer.alloc(100)],
  ["short.md", Buffer.from("a")],
  ["paper.pdf", LATIN],
])("the file %s passes the encoding check", async (name, content) => {
  const { submit } = open();
  expect(await submit.files([{ name, data: content }], { config: CONFIG })).toMatchObject([{ ok: true }]);
});

describe("the option convertFrom", () => {
  test.each<[name: string, content: Uint8Array<ArrayBuffer>, encoding: string]>([
    ["latin.md", LATIN, "windows-1252"],
    ["latin.txt", LATIN, "iso-8859-1"],
    ["little.md", utf16("\uFEFFCaf\u00E9 au lait"), "windows-1252"],
    ["big.md", utf16("\uFEFFCaf\u00E9 au lait", true), "windows-1252"],
    ["bare.md", utf16("Caf\u00E9 au lait"), "utf-16le"],
    ["utf8.md", Buffer.from("Caf\u00E9 au lait"), "windows-1252"],
  ])("sends %s as UTF-8", async (name, content, convertFrom) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const data = inPieces(content, 3);
    for (const source of [path, new File([content], name), { name, data }] satisfies UploadSource[]) {
      const { service, submit } = open();
      expect(await submit.files([source], { config: CONFIG, convertFrom })).toMatchObject([{ ok: true }]);
      expect(service.tasks.map((task) => task.content)).toEqual(["Caf\u00E9 au lait"]);
    }
  });

  test("submits the files that an earlier run without the option refused", async () => {
    const { service, submit } = open();
    const state = { text: "", read: async () => state.text, append: async (text: string) => void (state.text += text) };
    const files = [new File([LATIN], "latin.md"), new File(["plain"], "plain.md")];
    const first = await submit.batch(files, { config: CONFIG, state });
    expect(first.files.map(({ outcome }) => outcome)).toEqual(["encoding", "ok"]);
    const next = await submit.batch(files, { config: CONFIG, state, convertFrom: "latin1" });
    expect(next.files.map(({ outcome }) => outcome)).toEqual(["ok", "ok"]);
    await submit.batch(files, { config: CONFIG, state, convertFrom: "latin1" });
    expect(service.tasks).toHaveLength(2);
  });

  test("refuses a file that does not match the given encoding", async () => {
    const { service, submit } = open();
    const file = new File([new Uint8Array([0x81, 0xff, 0xff])], "a.md");
    const [result] = await submit.files([file], { config: CONFIG, convertFrom: "shift_jis" });
    expect(result).toMatchObject({ code: "encoding", reason: "is not valid UTF-8, and not shift_jis" });
    expect(service.received).toEqual([]);
  });

  test("refuses a file that exceeds the size limit after its conversion to UTF-8", async () => {
    const { submit } = open();
    const config = { ...CONFIG, max_file_size: 10 };
    const sized = (bytes: number) => new File([Buffer.alloc(bytes, 0xe9)], "a.md");
    const results = await submit.files([sized(5), sized(6), sized(21)], { config, convertFrom: "latin1" });
    expect(results.map((result) => (result.ok ? "ok" : result.code))).toEqual(["ok", "too-large", "too-large"]);
  });

  test.each(["klingon", "", 7])("rejects the unknown encoding %j", async (convertFrom) => {
    const { service, submit } = open();
    const options = { config: CONFIG, convertFrom: convertFrom as string };
    await expect(submit.files([new File(["a"], "a.md")], options)).rejects.toThrow("convertFrom must be an encoding");
    await expect(submit.batch([new File(["a"], "a.md")], options)).rejects.toThrow("convertFrom must be an encoding");
    expect(service.received).toEqual([]);
  });
});

describe("an archive in an upload", () => {
  const archive = (entries: Readonly<Record<string, Uint8Array>>, level: 0 | 6 = 6) =>
    // Use a fixed time: the fake server splits content at commas, and the bytes of some times contain a comma.
    new File([zipSync(entries, { level, mtime: "2026-01-01T00:00:00" })], "pack.zip");

  test.each([0, 6] as const)(
    "with an entry that is not UTF-8 text is rejected with the entry's name, compression level %i",
    async (level) => {
      const { service, submit } = open();
      const file = archive({ "good.md": strToU8("good"), "notes/caf\u00E9.txt": LATIN }, level);
      const path = join(folder, `pack-${level}.zip`);
      await writeFile(path, await file.bytes());
      for (const source of [file, path]) {
        const [result] = await submit.files([source], { config: CONFIG });
        expect(result).toMatchObject({
          code: "encoding",
          reason: 'its entry "notes/caf\u00E9.txt" is not valid UTF-8; convert the entry to UTF-8',
        });
      }
      expect(service.received).toEqual([]);
    },
  );

  test("is refused with a message that names the entry if an entry has an extension that the server does not allow", async () => {
    const { service, submit } = open();
    const file = archive({ "good.md": strToU8("good"), "pictures/plan.png": strToU8("x") });
    const { files } = await submit.batch([file], { config: CONFIG });
    expect(files[0]).toMatchObject({ outcome: "extension" });
    expect(files[0]?.reason).toContain('its entry "pictures/plan.png" must have one of the extensions .md, .txt');
    expect(service.received).toEqual([]);
  });

  test("is sent if its only invalid entries are ones that the server ignores", async () => {
    const { submit } = open();
    const file = archive({
      "good.md": strToU8("good"),
      "__MACOSX/._good.md": LATIN,
      ".DS_Store": LATIN,
      "sub/": LATIN,
    });
    expect(await submit.files([file], { config: CONFIG })).toMatchObject([{ ok: true }, {}]);
  });

  test.each([
    ["not an archive", new Uint8Array(1)],
    ["truncated", zipSync({ "a.md": strToU8("text") }, { mtime: "2026-01-01T00:00:00" }).subarray(0, 40)],
    [
      "a directory outside the file",
      zipSync({ "a.md": strToU8("text") }, { mtime: "2026-01-01T00:00:00" }).map((byte, at, all) =>
        at > all.length - 8 ? 0xff : byte,
      ),
    ],
  ])("that is damaged (%s) is sent without a check of its entries", async (_, bytes) => {
    const { service, submit } = open();
    await submit.files([new File([new Uint8Array(bytes)], "pack.zip")], { config: CONFIG });
    expect(service.received).toHaveLength(1);
  });
});

test("a file that is not UTF-8 is rejected, and the tasks of the other files succeed", async () => {
  const { submit, tasks } = createKnowledgeClient({ baseUrl: sandbox.knowledge.releasedUrl });
  const report = await submit.batch([new File([LATIN], "latin.md"), new File(["# Good"], "good.md")]);
  expect(report.files.map(({ outcome }) => outcome)).toEqual(["encoding", "ok"]);
  const waiting = tasks.waitAll(report.taskIds, { intervalMs: 1 });
  await sandbox.clock.advance(60_000);
  expect((await waiting).every(({ ok }) => ok)).toBe(true);
});
