import { expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";
import { planRequests } from "../../src/upload/request/packing.ts";

const open = () => {
  const service = fakeService("released");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  const contentOf = (id: string | undefined) => service.tasks.find((task) => task.id === id)?.content;
  const upload = async (...files: readonly (readonly [name: string, content: string])[]) =>
    (await submit.files(files.map(([name, content]) => new File([content], name)))).map((result) => [
      result.name,
      result.ok ? (contentOf(result.id) ?? "taken") : result.reason,
    ]);
  return { service, submit, upload };
};

const REFUSED = "content already submitted";

test("each file has its own result, even if several files share a name", async () => {
  const { upload } = open();
  await upload(["old.md", "OLD"]);
  expect(await upload(["README.md", "OLD"], ["README.md", "new"])).toEqual([
    ["README.md", REFUSED],
    ["README.md", "new"],
  ]);
  expect(await upload(["a/README.md", "a"], ["b/README.md", "OLD"], ["c/README.md", "c"])).toEqual([
    ["a/README.md", "a"],
    ["b/README.md", REFUSED],
    ["c/README.md", "c"],
  ]);
});

test("an archive entry is not mistaken for a file of the same name, nor an archive for another archive", async () => {
  const { upload } = open();
  await upload(["old.md", "OLD"]);
  expect(await upload(["z.zip", "n.md"], ["n.md", "OLD"])).toEqual([
    ["z.zip", "taken"],
    ["n.md", REFUSED],
    ["n.md", "n.md"],
  ]);
  expect(await upload(["good.zip", "q.md"], ["bad.zip", "!e.md"])).toEqual([
    ["good.zip", "taken"],
    ["bad.zip", "an entry of the archive failed (e.md: enqueue: disk full)"],
    ["q.md", "q.md"],
    ["e.md", "enqueue: disk full"],
  ]);
});

test("files share a request unless their names repeat, and each archive has its own request", () => {
  const shown = (...names: string[]) =>
    planRequests(
      names.map((name) => ({ name, size: 1 })),
      { maxFiles: 3, maxBytes: 10_000, sizeLimit: () => 1 },
    ).map((parts) => parts.map(({ name }) => name).join());
  expect(shown("a.md", "b.md", "c.pdf")).toEqual(["a.md,b.md,c.pdf"]);
  expect(shown("x/a.md", "b.md", "a.md", "y/a.md", "z/b.md")).toEqual(["x/a.md,b.md", "a.md,z/b.md", "y/a.md"]);
  expect(shown("1.zip", "a.md", "2.ZIP")).toEqual(["a.md", "1.zip", "2.ZIP"]);
  expect(shown("1.zip")).toEqual(["1.zip"]);
});

test("upload progress covers the files of all requests", async () => {
  const { service, submit } = open();
  const seen: unknown[] = [];
  const files = ["one", "three"].map((content) => new File([content], "a.md"));
  await submit.files(files, { onProgress: ({ loaded, total, file }) => seen.push([loaded, total, file]) });
  expect(seen).toEqual([
    [0, 8, "a.md"],
    [3, 8, "a.md"],
    [3, 8, "a.md"],
    [8, 8, "a.md"],
  ]);
  const before = service.received.length;
  const stop = AbortSignal.abort();
  await expect(submit.files(files, { signal: stop })).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
  expect(service.received).toHaveLength(before);
});

test("a failed request reports the results of files in earlier requests", async () => {
  const { service, submit } = open();
  let uploads = 0;
  service.intercept = ({ path }) => {
    if (!path.endsWith("/files") || ++uploads < 2) return undefined;
    return Response.json({ error: "disk full" }, { status: 500 });
  };
  const failing = submit.files(["1", "2", "3"].map((content) => new File([content], "a.md")));
  await expect(failing).rejects.toMatchObject({
    code: "upload-incomplete",
    outcome: "unknown",
    message:
      "submit.files: the server responded for 1 file before a request failed: HTTP 500: disk full. The server may have carried out the call. Check before you resend it.",
    results: [{ name: "a.md", ok: true, id: "task-1" }],
    cause: { code: "server", status: 500 },
  });
  expect(uploads).toBe(2);
});

test("an upload that fails after the server responded to a request has the outcome `answered`, and its results contain no token", async () => {
  const service = fakeService("released");
  const token = "token-of-the-test";
  const { submit } = createKnowledgeClient({ fetch: service.fetch, token });
  let uploads = 0;
  service.intercept = ({ path }) => {
    if (!path.endsWith("/files")) return undefined;
    const failed = [{ name: "a.md", status: "failed", reason: `no place for ${token}` }];
    return ++uploads < 2
      ? Response.json({ uploaded: [], failed }, { status: 202 })
      : Response.json({ error: "no files" }, { status: 400 });
  };
  const failing = submit.files(["1", "2"].map((content) => new File([content], "a.md")));
  await expect(failing).rejects.toMatchObject({
    code: "upload-incomplete",
    outcome: "answered",
    results: [{ name: "a.md", ok: false, reason: "no place for [redacted]" }],
  });
});

test("an upload that the caller aborts between requests has the outcome unknown", async () => {
  const { service, submit } = open();
  const controller = new AbortController();
  const { signal } = controller;
  const files = ["1", "2"].map((content) => new File([content], "a.md"));
  let starts = 0;
  const onProgress = ({ loaded }: { loaded: number }) => loaded === 1 && ++starts === 2 && controller.abort();
  const stopped = submit.files(files, { signal, onProgress });
  await expect(stopped).rejects.toMatchObject({ code: "aborted", outcome: "unknown" });
  expect(service.tasks).toHaveLength(1);
});

test("one timeout covers all requests of an upload, even if the wall clock changes", async () => {
  const service = fakeService("released");
  const limits: number[] = [];
  let now = 0;
  const clock = {
    now: () => -100 * now,
    elapsed: () => now,
    after: (ms: number) => {
      limits.push(ms);
      return () => {};
    },
  };
  const { submit } = createKnowledgeClient({ fetch: service.fetch, clock });
  service.intercept = ({ path }) => void (now += path.endsWith("/files") ? 300 : 0) as undefined;
  const config = await createKnowledgeClient({ fetch: service.fetch }).uploadConfig();
  const files = ["1", "2"].map((content) => new File([content], "a.md"));
  await submit.files(files, { config, timeoutMs: 1000 });
  expect(limits).toEqual([1000, 700]);
});
