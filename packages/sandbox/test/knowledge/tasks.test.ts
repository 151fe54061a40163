import { expect, test } from "vitest";
import { notes, startKnowledge, startTime } from "../support/start-knowledge.ts";

test("a task changes its status as the clock advances", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 200, pipeline: 300 } });
  const { id } = (await server.call("POST", "/api/submit", { source: "paste", title: "Notes", content: notes })).json();
  const at = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    const { status, stage, attempts, updated_at } = (await server.call("GET", `/api/tasks/${id}`)).json();
    return [status, stage, attempts, updated_at - startTime];
  };
  expect(await at(99)).toEqual(["pending", "queued", 0, 0]);
  expect(await at(1)).toEqual(["running", "extract", 1, 100]);
  expect(await at(250)).toEqual(["running", "pipeline", 1, 300]);
  expect(await at(10_000)).toEqual(["succeeded", "done", 1, 600]);
  const { result } = (await server.call("GET", `/api/tasks/${id}`)).json();
  expect(result.pipeline_results).toEqual([
    {
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      status: "ok",
      created: ["meeting-notes", "alpha", "beta-program"]
        .map((name) => `wiki/concept/${name}.md`)
        .concat("wiki/source/meeting-notes.md"),
      merged: [],
    },
  ]);
});

test("a failing task is tried three times and keeps its error", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 100, pipeline: 100 } });
  await server.call("POST", "/api/submit", { source: "paste", content: "<!-- sandbox: fail -->" });
  server.clock.advance(200);
  const error = "bridge: AI engine error EXTRACTION_FAILED: the content asks for a failure";
  expect((await server.call("GET", "/api/tasks")).json().tasks).toMatchObject([
    { status: "pending", stage: "queued", attempts: 1, error },
  ]);
  server.clock.advance(400);
  expect((await server.call("GET", "/api/tasks")).json().tasks).toMatchObject([
    { status: "failed", stage: "done", attempts: 3, error },
  ]);
});

test("a sandbox comment in a document can fail the first attempt of its task, or one page of the result", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile("# Once\n\n<!-- sandbox: fail-once -->");
  await server.compile("# Page\n\n<!--sandbox:page-error-->");
  const { tasks } = (await server.call("GET", "/api/tasks?sort=created_at&order=asc")).json();
  expect(tasks[0]).toMatchObject({ status: "succeeded", attempts: 2 });
  expect(tasks[0].error).toBeUndefined();
  expect(tasks[1]).toMatchObject({
    status: "succeeded",
    result: { pipeline_results: [{ status: "error", phase: "write" }] },
  });
});

test("an unknown task is reported as not found by every operation", async () => {
  const server = await startKnowledge({ variant: "reference" });
  for (const [method, url] of [
    ["GET", "/api/tasks/none"],
    ["GET", "/api/tasks/none/content"],
    ["DELETE", "/api/tasks/none"],
  ] as const) {
    const response = await server.call(method, url);
    expect([response.statusCode, response.json()]).toEqual([404, { error: "task not found" }]);
  }
});

test("the reference variant returns the content of a task byte by byte as it was submitted", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const id = await server.compile("# Ünïcode\n\ntext");
  const response = await server.call("GET", `/api/tasks/${id}/content`);
  expect([response.headers["content-type"], response.body]).toEqual(["text/plain; charset=utf-8", "# Ünïcode\n\ntext"]);
});

test("the released variant returns at most 1 MiB of content, cut between characters", async () => {
  const server = await startKnowledge({ variant: "released" });
  const id = await server.compile(`a${"é".repeat(600_000)}`);
  const { content, size, truncated } = (await server.call("GET", `/api/tasks/${id}/content`)).json();
  expect([Buffer.byteLength(content), size, truncated]).toEqual([1024 * 1024 - 1, 1_200_001, true]);
  expect(content.endsWith("é")).toBe(true);
  const exact = await server.compile("b".repeat(1024 * 1024));
  expect((await server.call("GET", `/api/tasks/${exact}/content`)).json()).toMatchObject({
    size: 1024 * 1024,
    truncated: true,
  });
});

test("the reference variant deletes tasks in any state and the articles that were made from them", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const [kept, gone] = [await server.compile("# Kept\n\nShared words."), await server.compile(notes)];
  expect((await server.call("DELETE", `/api/tasks/${gone}`)).statusCode).toBe(204);
  expect((await server.call("GET", `/api/tasks/${gone}`)).statusCode).toBe(404);
  expect((await server.call("GET", "/api/wiki/file?path=concept/alpha.md")).statusCode).toBe(404);
  expect((await server.call("GET", "/api/wiki/file?path=concept/kept.md")).statusCode).toBe(200);
  const { id } = (await server.call("POST", "/api/submit", { content: "pending" })).json();
  expect((await server.call("DELETE", `/api/tasks/${id}`)).statusCode).toBe(204);
  expect(server.store.tasks.all().map((task) => task.id)).toEqual([kept]);
});

test("the released variant refuses to delete a pending task, but the refused request makes the task fail", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 100, pipeline: 100 } });
  const { id } = (await server.call("POST", "/api/submit", { source: "paste", content: notes })).json();
  const remove = async () => {
    const response = await server.call("DELETE", `/api/tasks/${id}`);
    return [response.statusCode, response.statusCode === 204 ? "" : response.json().error];
  };
  expect(await remove()).toEqual([409, "task was modified concurrently"]);
  expect((await server.call("GET", `/api/tasks/${id}/content`)).json()).toEqual({ error: "file not found" });
  server.clock.advance(150);
  expect(await remove()).toEqual([409, "task is not in a terminal status"]);
  server.clock.advance(10_000);
  expect((await server.call("GET", `/api/tasks/${id}`)).json()).toMatchObject({
    status: "failed",
    error: expect.stringContaining("FILE_NOT_FOUND"),
  });
  expect(await remove()).toEqual([204, ""]);
});

test("the released variant keeps the articles of a deleted task, and accepts its content again", async () => {
  const server = await startKnowledge({ variant: "released" });
  const id = await server.compile(notes);
  expect((await server.call("DELETE", `/api/tasks/${id}`)).statusCode).toBe(204);
  expect((await server.call("GET", "/api/wiki/file?path=concept/alpha.md")).statusCode).toBe(200);
  expect((await server.call("POST", "/api/submit", { source: "paste", content: notes })).statusCode).toBe(202);
});

test("in the released variant, a text that is not UTF-8 makes all tasks fail until the task of the text is deleted", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 100, pipeline: 100 } });
  const submit = async (name: string, content: Uint8Array<ArrayBuffer>): Promise<string> => {
    const form = new FormData();
    form.append("files", new Blob([content]), name);
    const response = await fetch(`${await server.url()}/api/submit/files`, { method: "POST", body: form });
    server.clock.advance(10_000);
    return ((await response.json()) as { uploaded: { id: string }[] }).uploaded[0]?.id ?? "";
  };
  const stateOf = async (id: string) => {
    const { status, error } = (await server.call("GET", `/api/tasks/${id}`)).json();
    return [status, error ?? ""];
  };
  const good = await submit("good.md", Buffer.from("# Good"));
  expect(await stateOf(await submit("paper.pdf", Buffer.from([0x44, 0xe9])))).toEqual(["succeeded", ""]);
  const broken = await submit("broken.md", Buffer.from([0x43, 0xe9]));
  const failed = ["failed", "bridge: AI engine error INTERNAL_ERROR: a raw file is not valid UTF-8"];
  expect(await stateOf(good)).toEqual(["succeeded", ""]);
  expect(await stateOf(broken)).toEqual(failed);
  expect(await stateOf(await submit("later.md", Buffer.from("# Later")))).toEqual(failed);
  await server.call("DELETE", `/api/tasks/${broken}`);
  expect(await stateOf(await submit("last.md", Buffer.from("# Last")))).toEqual(["succeeded", ""]);
});
