import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKnowledgeClient, type UploadState } from "../../src/index.ts";
import { fakeService, type FakeService } from "../support/fake-service.ts";
import { instantClock } from "../support/instant-clock.ts";
import { loadOn, restoreRuntime } from "../support/runtimes.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "knowledge-batch-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates a state in memory. `failAt` is the number of the first append that fails, as if the process had ended. */
function memoryState(failAt = Infinity): UploadState & { text: string } {
  let appends = 0;
  return {
    text: "",
    read() {
      return Promise.resolve(this.text);
    },
    append(text) {
      if ((appends += 1) >= failAt) return Promise.reject(new Error("killed"));
      this.text += text;
      return Promise.resolve();
    },
  };
}

const open = (variant: "reference" | "released" = "released") => {
  const service = fakeService(variant);
  const clock = instantClock();
  const { submit, uploadConfig } = createKnowledgeClient({
    fetch: service.fetch,
    clock,
    retry: false,
    timeoutMs: Infinity,
  });
  return { service, clock, submit, uploadConfig };
};
const note = (name: string, content = name) => new File([content], name);
const uploads = (service: FakeService) => service.received.filter(({ path }) => path === "/api/submit/files");

describe("a file in a batch", () => {
  test("has an outcome that does not depend on the other files", async () => {
    const { service, submit } = open();
    const reported: string[] = [];
    const files = [
      note("a.md"),
      note("empty.md", ""),
      note("large.md", "x".repeat(101)),
      note("photo.png"),
      note("copy.md", "a.md"),
      note("old.md", "OLD"),
      note("b.pdf"),
      note("pack.zip", "e.md,f.md"),
      join(folder, "gone.md"),
    ];
    await submit.files([note("old.md", "OLD")]);
    const report = await submit.batch(files, { onFile: ({ path }) => reported.push(path) });
    expect(report.files.map(({ path, outcome, taskIds }) => [path, outcome, taskIds.length])).toEqual([
      ["a.md", "ok", 1],
      ["empty.md", "empty", 0],
      ["large.md", "too-large", 0],
      ["photo.png", "extension", 0],
      ["copy.md", "duplicate", 1],
      ["old.md", "duplicate", 1],
      ["b.pdf", "ok", 1],
      ["pack.zip", "ok", 2],
      [join(folder, "gone.md"), "failed", 0],
    ]);
    expect(report.counts).toEqual({
      ok: 3,
      duplicate: 2,
      failed: 1,
      unknown: 0,
      empty: 1,
      "too-large": 1,
      extension: 1,
      encoding: 0,
      skipped: 0,
      kept: 0,
      planned: 0,
    });
    const { files: reports } = report;
    expect(reports[4]).toMatchObject({ reason: "has the same content as a.md", taskIds: reports[0]?.taskIds });
    expect(reports[5]?.taskIds).toEqual(["task-1"]);
    expect(reports[8]?.reason).toContain("ENOENT");
    expect(reported.toSorted()).toEqual(reports.map(({ path }) => path).toSorted());
    expect(report.taskIds).toHaveLength(service.tasks.length);
  });

  test("is compared by the server, which reports duplicates, if the runtime cannot compute hashes", async () => {
    const { createKnowledgeClient: create } = await loadOn("web");
    const service = fakeService("released");
    const { subtle } = crypto;
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    try {
      const { files } = await create({ fetch: service.fetch }).submit.batch([note("a.md", "A"), note("b.md", "A")]);
      expect(files.map(({ outcome }) => outcome)).toEqual(["ok", "duplicate"]);
      await expect(create({ fetch: service.fetch }).submit.folder("notes")).rejects.toMatchObject({ code: "input" });
    } finally {
      Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
      restoreRuntime();
    }
  });

  test("is submitted even if an identical file in the batch has failed", async () => {
    const { service, submit } = open();
    let isBroken = true;
    service.intercept = ({ form }) => {
      const files = (form?.getAll("files") ?? []) as File[];
      const breaks = isBroken && files.some(({ name }) => name === "a.md");
      return breaks ? Response.json({ error: "cannot take a.md" }, { status: 400 }) : undefined;
    };
    const { files } = await submit.batch([note("a.md", "A"), note("copy.md", "A"), note("b.md")]);
    isBroken = false;
    expect(files.map(({ path, outcome, reason }) => [path, outcome, reason])).toEqual([
      ["a.md", "failed", "HTTP 400: cannot take a.md."],
      ["copy.md", "ok", undefined],
      ["b.md", "ok", undefined],
    ]);
  });

  test("is rejected before anything is sent if it lacks a name, a unique path or a source that can be read twice", async () => {
    const { service, submit } = open();
    const data = new Blob(["a"]);
    await expect(submit.batch([{ name: "a.md", data: data.stream() }])).rejects.toThrow(/can be read more than once/);
    await expect(submit.batch([{ name: "", data }])).rejects.toThrow(/must give each file a name/);
    await expect(submit.batch([note("a.md"), note("a.md")])).rejects.toThrow(
      /a different path for each file; got "a\.md"/,
    );
    await expect(submit.batch([note("a.md")], { state: 5 as never })).rejects.toThrow(/^submit\.batch: state must be/);
    expect(service.received.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("a batch request", () => {
  test("is split in half if the server refuses it as too large", async () => {
    const { service, submit } = open();
    service.intercept = ({ form }) =>
      (form?.getAll("files").length ?? 0) > 1 || form?.getAll("files").some((file) => (file as File).name === "b.md")
        ? Response.json({ error: "request body too large" }, { status: 413 })
        : undefined;
    const { files } = await submit.batch(["a.md", "b.md", "c.md"].map((name) => note(name)));
    expect(files.map(({ outcome }) => outcome)).toEqual(["ok", "too-large", "ok"]);
  });

  test.each(["reference", "released"] as const)(
    "with a lost response is not resent for files that have tasks (%s variant)",
    async (variant) => {
      const service = fakeService(variant);
      let lost = 0;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await service.fetch(String(input), init as never);
        if (!String(input).endsWith("/submit/files") || (lost += 1) > 1) return response;
        throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      };
      const broken = createKnowledgeClient({ fetch, clock: instantClock(), retry: false, timeoutMs: Infinity });
      const { files } = await broken.submit.batch([note("a.md"), note("b.md"), note("c.md"), note("d.md")]);
      expect(files.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "ok", "ok"]);
      expect(service.tasks.map(({ title }) => title).toSorted()).toEqual(["a.md", "b.md", "c.md", "d.md"]);
      expect(new Set(files.flatMap(({ taskIds }) => taskIds)).size).toBe(4);
    },
  );

  test("with a lost response does not end the upload, even if one of its files was deleted meanwhile", async () => {
    const service = fakeService("released");
    const path = join(folder, "vanishing.md");
    await writeFile(path, "vanishing");
    let lost = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await service.fetch(String(input), init as never);
      if (!String(input).endsWith("/submit/files") || (lost += 1) > 1) return response;
      await rm(path);
      throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
    };
    const { submit } = createKnowledgeClient({ fetch, clock: instantClock(), retry: false, timeoutMs: Infinity });
    const { files } = await submit.batch([path, note("b.md")]);
    // The server received the file. The file has been deleted from the disk, so the client can't compare its content
    // with the task.
    expect(files.map(({ outcome }) => outcome)).toEqual(["unknown", "ok"]);
    expect(files[0]?.reason).toContain("ENOENT");
    expect(service.tasks.map(({ title }) => title).toSorted()).toEqual(["b.md", "vanishing.md"]);
  });

  test("with status 500 because of one file fails only that file", async () => {
    const { service, submit, clock } = open();
    service.intercept = ({ form }) =>
      form?.getAll("files").some((file) => (file as File).name === "b.md")
        ? Response.json({ error: "panic" }, { status: 500 })
        : undefined;
    const { files } = await submit.batch(["a.md", "b.md", "c.md"].map((name) => note(name)));
    expect(files.map(({ outcome }) => outcome)).toEqual(["ok", "unknown", "ok"]);
    expect(files[1]?.reason).toContain("HTTP 500: panic");
    expect(clock.waits.length).toBeGreaterThan(0);
  });

  test("that keeps failing ends the upload, and the next run submits the remaining files", async () => {
    const { service, clock } = open();
    const state = memoryState();
    let isAway = false;
    let refused = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (!isAway) return service.fetch(String(input), init as never);
      refused += 1;
      return Promise.reject(Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED" }));
    };
    const { submit } = createKnowledgeClient({ fetch, clock, retry: false, timeoutMs: Infinity });
    const files = ["1.md", "2.md", "3.md", "4.md"].map((name) => note(name));
    const failing = submit.batch(files, { state, onFile: ({ path }) => (isAway ||= path === "3.md") });
    await expect(failing).rejects.toMatchObject({
      code: "upload-incomplete",
      outcome: "not-sent",
      message: expect.stringMatching(
        /^submit\.batch: stopped after 3 of 4 files: .*was not reached.*Call it again with the same state/,
      ),
      files: [{ path: "1.md" }, { path: "2.md" }, { path: "3.md" }],
    });
    expect(refused).toBe(4);
    isAway = false;
    const report = await submit.batch(files, { state });
    expect(report.files.map(({ outcome, isResumed }) => [outcome, isResumed])).toEqual([
      ["ok", true],
      ["ok", true],
      ["ok", true],
      ["ok", false],
    ]);
    expect(uploads(service)).toHaveLength(2);
  });

  test("that fails in a later run causes an error that also lists the files of earlier runs", async () => {
    const { service, clock } = open();
    const state = memoryState();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const path = String(input);
      const response = await service.fetch(path, init as never);
      const isLost = path.includes("/api/tasks") || (path.endsWith("/files") && uploads(service).length > 1);
      if (isLost) throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      return response;
    };
    const { submit } = createKnowledgeClient({ fetch, clock, retry: false, timeoutMs: Infinity });
    const files = ["1.md", "2.md", "3.md", "4.md"].map((name) => note(name));
    const message = expect.stringMatching(/^submit\.batch: stopped after 3 of 4 files: /) as string;
    await expect(submit.batch(files, { state })).rejects.toMatchObject({ message });
    await expect(submit.batch(files, { state })).rejects.toMatchObject({
      message,
      files: [{ path: "1.md" }, { path: "2.md" }, { path: "3.md" }],
    });
    expect(uploads(service)).toHaveLength(2);
  });

  test("with a single archive is resent by the next run if the server did not receive it", async () => {
    const { service, clock } = open();
    const state = memoryState();
    let isAway = true;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (isAway && String(input).endsWith("/submit/files"))
        throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      return service.fetch(String(input), init as never);
    };
    const { submit } = createKnowledgeClient({ fetch, clock, retry: false, timeoutMs: Infinity });
    const files = [note("pack.zip", "e.md,f.md")];
    await submit.batch(files, { state }).catch(() => {});
    isAway = false;
    const report = await submit.batch(files, { state });
    expect(report.files).toMatchObject([{ path: "pack.zip", outcome: "ok" }]);
    expect(uploads(service)).toHaveLength(1);
  });

  test("that creates no task for an archive gives the archive the outcome duplicate", async () => {
    const { service, submit } = open();
    service.intercept = ({ path }) =>
      path.endsWith("/files") ? Response.json({ uploaded: [], failed: [] }, { status: 202 }) : undefined;
    const reason = "the server already has all entries of the archive, or rejects all of them";
    const { files } = await submit.batch([note("pack.zip", "e.md,f.md")]);
    expect(files).toMatchObject([{ outcome: "duplicate", taskIds: [], reason }]);
  });

  test.each<[string, () => Promise<Response>]>([
    ["is unreachable", () => Promise.reject(Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED" }))],
    ["refuses the token", () => Promise.resolve(Response.json({ error: "no" }, { status: 401 }))],
  ])("with a lost response has an unknown outcome, even if the server %s afterwards", async (_, later) => {
    const service = fakeService("released");
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isUpload = String(input).endsWith("/submit/files");
      if (!isUpload && uploads(service).length > 0) return later();
      const response = await service.fetch(String(input), init as never);
      if (isUpload) throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      return response;
    };
    const { submit } = createKnowledgeClient({ fetch, clock: instantClock(), retry: false, timeoutMs: Infinity });
    const failing = submit.batch([note("a.md")]);
    await expect(failing).rejects.toMatchObject({ code: "upload-incomplete", outcome: "unknown", isRetryable: false });
    expect(service.tasks).toHaveLength(1);
  });

  test("with a lost response has an unknown outcome, even if the caller aborts while the client waits to check it", async () => {
    const service = fakeService("released");
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await service.fetch(String(input), init as never);
      if (!String(input).endsWith("/submit/files")) return response;
      throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
    };
    const after = () => {
      if (uploads(service).length > 0) queueMicrotask(() => controller.abort());
      return () => {};
    };
    const clock = { now: () => 0, after };
    const { submit } = createKnowledgeClient({ fetch, clock, retry: false, timeoutMs: Infinity });
    const failing = submit.batch([note("a.md")], { signal: controller.signal });
    await expect(failing).rejects.toMatchObject({ outcome: "unknown" });
  });

  test("with a lost response has an unknown outcome until a later run", async () => {
    const service = fakeService("released");
    let isLost = true;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await service.fetch(String(input), init as never);
      if (!isLost || !String(input).endsWith("/submit/files")) return response;
      throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
    };
    const state = memoryState();
    const { submit } = createKnowledgeClient({ fetch, clock: instantClock(), retry: false, timeoutMs: Infinity });
    // The server names the tasks of an archive after its entries, so the client can't find them by the name of the
    // archive.
    const pack = note("pack.zip", "e.md,f.md");
    const report = await submit.batch([pack], { state });
    expect(report).toMatchObject({ files: [{ outcome: "unknown", taskIds: [] }], counts: { unknown: 1, failed: 0 } });
    isLost = false;
    const [again] = (await submit.batch([pack], { state })).files;
    expect(again).toMatchObject({ outcome: "ok", isResumed: false });
  });

  test.each([401, 404])("with status %i ends the upload at once", async (status) => {
    const { service, submit } = open();
    service.intercept = ({ path }) =>
      path.endsWith("/files") ? Response.json({ error: "no" }, { status }) : undefined;
    await expect(submit.batch([note("a.md")])).rejects.toMatchObject({
      code: "upload-incomplete",
      status,
      files: [],
    });
    expect(uploads(service)).toHaveLength(1);
  });

  test("that the caller aborts reports the settled files", async () => {
    const { submit } = open();
    const controller = new AbortController();
    const files = ["1.md", "2.md", "3.md", "4.md"].map((name) => note(name));
    const stopped = submit.batch(files, { signal: controller.signal, onFile: () => controller.abort() });
    await expect(stopped).rejects.toMatchObject({ code: "aborted", files: { length: 3 } });
  });
});

describe("the state of a batch", () => {
  test.each(["reference", "released"] as const)(
    "lets the next run submit and report each file once, wherever the first run ended (%s variant)",
    async (variant) => {
      for (let failAt = 1; failAt < 8; failAt++) {
        const { service, submit } = open(variant);
        const files = ["1.md", "2.md", "3.md", "4.md", "5.md"].map((name) => note(name));
        const state = memoryState(failAt);
        const first = await submit.batch(files, { state }).catch(() => undefined);
        const next = Object.assign(memoryState(), { text: state.text });
        const report = first ?? (await submit.batch(files, { state: next }));
        expect(report.files.map(({ path, outcome }) => [path, outcome])).toEqual(files.map(({ name }) => [name, "ok"]));
        expect(service.tasks.map(({ title }) => title).toSorted()).toEqual(files.map(({ name }) => name));
        expect(report.taskIds).toHaveLength(5);
      }
    },
  );

  test("can be used even if the text of the state is truncated at any position", async () => {
    const { submit } = open();
    const state = memoryState();
    const files = ["1.md", "2.md"].map((name) => note(name));
    await submit.batch(files, { state });
    for (let length = 0; length <= state.text.length; length += 7) {
      const cut = Object.assign(memoryState(), { text: state.text.slice(0, length) });
      const { counts } = await submit.batch(files, { state: cut });
      // If the truncated state lacks the outcome of a file, the client finds the file's task on the server.
      expect(counts.ok + counts.duplicate).toBe(2);
    }
  });

  test("detects a changed file, and retries failed files", async () => {
    const { service, submit } = open();
    const state = memoryState();
    const path = join(folder, "changing.md");
    const late = join(folder, "late.md");
    await writeFile(path, "one");
    expect((await submit.batch([path, late], { state })).counts).toMatchObject({ ok: 1, failed: 1 });
    await writeFile(path, "another");
    await writeFile(late, "late");
    expect((await submit.batch([path, late], { state })).counts).toMatchObject({ ok: 2, failed: 0 });
    expect(service.tasks.map(({ content }) => content).toSorted()).toEqual(["another", "late", "one"]);
  });

  test("is rejected if it is not the state of an upload to this server, and unrelated text is not overwritten", async () => {
    const { submit, service } = open();
    const other = Object.assign(memoryState(), { text: "# My notes\n" });
    await expect(submit.batch([note("a.md")], { state: other })).rejects.toThrow(
      "submit.batch: state must be the state of an earlier upload.",
    );
    expect(other.text).toBe("# My notes\n");
    const state = memoryState();
    await submit.batch([note("a.md")], { state });
    const elsewhere = createKnowledgeClient({ fetch: service.fetch, baseUrl: "http://localhost:9" });
    await expect(elsewhere.submit.batch([note("a.md")], { state })).rejects.toThrow(
      /an upload to http:\/\/localhost:8080/,
    );
  });
});

describe("a folder in a batch", () => {
  test("is read recursively, without hidden files, linked folders and the state", async () => {
    const { submit } = open();
    const root = join(folder, "tree");
    await mkdir(join(root, "a/deep"), { recursive: true });
    await mkdir(join(root, ".git"));
    for (const name of ["b.md", "a/c.md", "a/deep/d.md", ".git/e.md", ".f.md"]) await writeFile(join(root, name), name);
    await symlink(root, join(root, "a/circle"));
    await symlink(join(root, "b.md"), join(root, "link.md"));
    const state = join(root, "state.md");
    const pathsOf = async (options: object) => {
      const report = await submit.folder(root, { state, ...options });
      return report.files.map(({ path }) => path);
    };
    expect(await pathsOf({})).toEqual(["a/c.md", "a/deep/d.md", "b.md", "link.md"]);
    expect(await pathsOf({ recursive: false })).toEqual(["b.md", "link.md"]);
    expect(await pathsOf({ filter: (path: string) => path.startsWith("a/") })).toEqual(["a/c.md", "a/deep/d.md"]);
    expect(await pathsOf({ hidden: true })).toEqual([".f.md", ".git/e.md", "a/c.md", "a/deep/d.md", "b.md", "link.md"]);
  });

  test("causes an error with its path if it doesn't exist", async () => {
    const { submit } = open();
    await expect(submit.folder(join(folder, "none"))).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(
        /^submit\.folder: path must be a folder that can be read \(ENOENT\); got ".*none"/,
      ),
    });
    await expect(submit.folder(5 as never)).rejects.toThrow(/^submit\.folder: path must be/);
    await expect(submit.folder(folder, { filter: "*.md" as never })).rejects.toThrow(/filter must be a function/);
    await expect(submit.folder(folder, { state: join(folder, "none/state") })).rejects.toMatchObject({ code: "input" });
  });
});

test.each(["back\\slash.md", "\\lead.md", "a\\\\b.md"])(
  "a duplicate with a backslash in its name is matched to its task: %s",
  async (name) => {
    const { service, submit } = open();
    await submit.batch([note(name, "same")]);
    const { files } = await submit.batch([note(name, "same")]);
    expect(files).toMatchObject([{ outcome: "duplicate", taskIds: [service.tasks[0]?.id] }]);
  },
);
