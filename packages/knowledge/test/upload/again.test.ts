/** Tests of files that are submitted again with the same state. */
import { expect, test } from "vitest";
import { createKnowledgeClient, type SubmitBatchOptions, type UploadState } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";

function start() {
  const service = fakeService("released");
  const { submit } = createKnowledgeClient({ fetch: service.fetch, retry: false });
  let text = "";
  const state: UploadState = {
    read: async () => text,
    append: async (more) => void (text += more),
  };
  const add = async (content: string, options: SubmitBatchOptions = {}) => {
    const data = new TextEncoder().encode(content);
    const { files, counts } = await submit.batch([{ name: "plan.md", data }], { state, ...options });
    return { ...files[0], counts };
  };
  return { service, add, journal: () => text };
}

test("a changed file is submitted, and its report has the tasks of all earlier versions", async () => {
  const { add } = start();
  expect(await add("Monday")).toMatchObject({ taskIds: ["task-1"], earlierTaskIds: [] });
  expect(await add("Friday")).toMatchObject({ outcome: "ok", taskIds: ["task-2"], earlierTaskIds: ["task-1"] });
  expect(await add("Friday")).toMatchObject({ isResumed: true, taskIds: ["task-2"], earlierTaskIds: ["task-1"] });
  expect(await add("Sunday")).toMatchObject({ taskIds: ["task-3"], earlierTaskIds: ["task-1", "task-2"] });
});

test("earlier versions of a file are kept if the server rejects a new version", async () => {
  const { add } = start();
  await add("Monday");
  expect(await add("")).toMatchObject({ outcome: "empty", earlierTaskIds: ["task-1"] });
  expect(await add("Friday")).toMatchObject({ taskIds: ["task-2"], earlierTaskIds: ["task-1"] });
});

test("a changed file is not submitted with the option changed: keep", async () => {
  const { add, service } = start();
  await add("Monday");
  for (let time = 0; time < 2; time++)
    expect(await add("Friday", { changed: "keep" })).toMatchObject({
      outcome: "kept",
      taskIds: ["task-1"],
      reason: "has changed since it was submitted",
      counts: { kept: 1, ok: 0 },
    });
  expect(await add("Monday", { changed: "keep" })).toMatchObject({ outcome: "ok", taskIds: ["task-1"] });
  expect(service.tasks).toHaveLength(1);
});

test("a file whose task was deleted is submitted again only with checkTasks", async () => {
  const { add, service } = start();
  await add("Monday");
  service.tasks.splice(0);
  expect(await add("Monday")).toMatchObject({ isResumed: true, taskIds: ["task-1"] });
  expect(service.tasks).toHaveLength(0);
  expect(await add("Monday", { checkTasks: true })).toMatchObject({ isResumed: false, outcome: "ok" });
  expect(service.tasks).toHaveLength(1);
});

test("a dry run sends nothing and changes no journal, but reads the journal of earlier runs", async () => {
  const { add, service, journal } = start();
  expect(await add("Monday", { dryRun: true })).toMatchObject({ outcome: "planned", taskIds: [] });
  expect(journal()).toBe("");
  await add("Monday");
  const noted = journal();
  expect(await add("Monday", { dryRun: true })).toMatchObject({ outcome: "ok", isResumed: true });
  expect(await add("Friday", { dryRun: true })).toMatchObject({ outcome: "planned", earlierTaskIds: ["task-1"] });
  expect(await add("", { dryRun: true })).toMatchObject({ outcome: "empty" });
  expect(journal()).toBe(noted);
  expect(service.received.filter(({ method }) => method !== "GET")).toHaveLength(1);
});

test("a file whose content changed without a change of size is submitted", async () => {
  const { add } = start();
  await add("Monday");
  expect(await add("Friday")).toMatchObject({ isResumed: false, taskIds: ["task-2"] });
});

test.each([
  [{ changed: "replace" }, /changed must be send or keep/],
  [{ checkTasks: 1 }, /checkTasks must be true or false/],
  [{ dryRun: "yes" }, /dryRun must be true or false/],
])("submit.batch rejects the options %j", async (options, message) => {
  const { add, service } = start();
  await expect(add("Monday", options as never)).rejects.toThrow(message);
  expect(service.received).toEqual([]);
});
