import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../src/index.ts";
import type { ServerVariant } from "../src/server-variant.ts";
import { fakeService } from "./support/fake-service.ts";

const open = (form: ServerVariant) => {
  const service = fakeService(form);
  return { service, knowledge: createKnowledgeClient({ fetch: service.fetch }) };
};

async function submitNotes(knowledge: KnowledgeClient, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    // Submit one after the other, because the list has the newest task first.
    await knowledge.submit.text({ content: `note ${index}` });
  }
}

/** Tests that each call has the same input and result for both server variants (requirement K10). */
describe.each(["reference", "released"] as const)("the client with the %s variant of the server", (form) => {
  test("submits text", async () => {
    const { service, knowledge } = open(form);
    const task = await knowledge.submit.text({
      content: "# Alpha",
      source_url: "https://notes.example.org",
      title: "Alpha",
    });
    expect(task).toMatchObject({ id: "task-1", status: "pending" });
    expect(service.tasks[0]?.content).toBe("# Alpha");
    const last = service.received.at(-1)?.json;
    expect(last).toEqual(
      form === "reference"
        ? { content: "# Alpha", source_url: "https://notes.example.org" }
        : { source: "paste", title: "Alpha", content: "# Alpha", url: "https://notes.example.org" },
    );
  });

  test("detects the variant once", async () => {
    const { service, knowledge } = open(form);
    await knowledge.submit.text({ content: "one" });
    const first = service.received.length;
    await knowledge.submit.text({ content: "two" });
    expect(service.received.length - first).toBe(1);
    expect(first).toBe(form === "reference" ? 1 : 2);
  });

  test("detects the variant from the response to uploadConfig, without another request", async () => {
    const { service, knowledge } = open(form);
    await knowledge.uploadConfig();
    await knowledge.submit.text({ content: "one" });
    expect(service.received.length).toBe(2);
  });

  test("returns the upload limits under the field names of the specification", async () => {
    const config = await open(form).knowledge.uploadConfig();
    expect(config).toEqual({
      max_files: 3,
      max_file_size: 100,
      max_rich_file_size: form === "reference" ? 100 : 200,
      max_zip_file_size: form === "reference" ? 100 : 50,
      allowed_extensions: [".md", ".txt", ".pdf", ".zip"],
    });
  });

  test("submits files", async () => {
    const { knowledge } = open(form);
    const results = await knowledge.submit.files([
      new File(["a"], "a.md"),
      { name: "b.txt", data: new Uint8Array([98]) },
    ]);
    expect(results).toEqual([
      {
        name: "a.md",
        ok: true,
        id: "task-1",
        task: expect.objectContaining({ id: "task-1", status: "pending" }),
        archived: false,
      },
      { name: "b.txt", ok: true, id: "task-2", task: expect.objectContaining({ id: "task-2" }), archived: false },
    ]);
  });

  test("lists, iterates, reads and deletes tasks", async () => {
    const { service, knowledge } = open(form);
    await submitNotes(knowledge, 45);
    const page = await knowledge.tasks.list({ page: 2, page_size: 10 });
    expect(page).toMatchObject({ total: 45, page: 2, page_size: 10 });
    expect(page.tasks.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `task-${35 - index}`));
    const all: string[] = [];
    for await (const task of knowledge.tasks.iterate()) all.push(task.id);
    expect(all).toEqual(Array.from({ length: 45 }, (_, index) => `task-${45 - index}`));
    service.tasks[0]!["status"] = "succeeded";
    expect(await knowledge.tasks.get("task-45")).toMatchObject({ id: "task-45", status: "succeeded" });
    expect(await knowledge.tasks.content("task-45")).toMatchObject({ content: "note 44", size: 7, truncated: false });
    await knowledge.tasks.delete("task-45");
    await expect(knowledge.tasks.get("task-45")).rejects.toMatchObject({ code: "not-found", status: 404 });
  });

  test("reads the requested page of tasks in its first call, before it has detected the variant", async () => {
    const { service, knowledge } = open(form);
    await submitNotes(knowledge, 45);
    const fresh = createKnowledgeClient({ fetch: service.fetch });
    const { tasks } = await fresh.tasks.list({ page: 3, page_size: 10 });
    expect(tasks[0]?.id).toBe("task-25");
  });

  test("reads the wiki tree, and an article by the path of a source", async () => {
    const { knowledge } = open(form);
    const tree = await knowledge.wiki.tree();
    expect(tree[0]).toMatchObject({ name: "concept", path: "concept", isDirectory: true });
    expect(tree[0]?.children[0]).toMatchObject({ path: "concept/alpha.md", isDirectory: false, children: [] });
    const file = await knowledge.wiki.file("wiki/concept/alpha.md");
    expect(file).toMatchObject({ path: "concept/alpha.md", content: "# Alpha\n\nShips on Friday." });
    await expect(knowledge.wiki.file("concept/beta.md")).rejects.toMatchObject({ code: "not-found" });
  });

  test("requests wiki paths exactly as the tree returns them, even paths below a directory called wiki", async () => {
    const articles = { "in.md": "outer", "wiki/in.md": "inner" };
    const { service, knowledge } = open(form);
    service.intercept = ({ path, query }) => {
      if (path !== "/api/wiki/file") return undefined;
      const content = articles[query["path"] as keyof typeof articles];
      return content === undefined
        ? Response.json({ error: "article not found" }, { status: 404 })
        : Response.json({ content });
    };
    expect(await knowledge.wiki.file("wiki/in.md")).toMatchObject({ path: "wiki/in.md", content: "inner" });
    expect(await knowledge.wiki.file("in.md")).toMatchObject({ path: "in.md", content: "outer" });
    // A citation in an answer names this article wiki/wiki/in.md.
    expect(await knowledge.wiki.file("wiki/wiki/in.md")).toMatchObject({ path: "wiki/in.md", content: "inner" });
  });

  test("returns an answer with text, sources and cost", async () => {
    const { knowledge } = open(form);
    const answer = await knowledge.chat.answer({ query: "What?", model: "small", temperature: 0.1 });
    const source = { path: "concept/alpha.md", title: "Alpha" };
    expect(answer).toMatchObject({ text: "Alpha ships.", sources: [source], cost: 0.5 });
    expect(answer.ignored).toEqual(form === "reference" ? ["temperature"] : ["model"]);
  });

  test("creates, renames, lists and deletes sessions", async () => {
    const { knowledge } = open(form);
    const session = await knowledge.sessions.create();
    await knowledge.sessions.create({ title: "Beta" });
    expect((await knowledge.sessions.rename(session.id, "Alpha")).title).toBe("Alpha");
    expect((await knowledge.sessions.list()).map(({ title }) => title)).toEqual(["Beta", "Alpha"]);
    expect((await knowledge.sessions.messages(session.id)).map(({ role }) => role)).toEqual(["user", "assistant"]);
    await knowledge.sessions.delete(session.id);
    await expect(knowledge.sessions.messages(session.id)).rejects.toMatchObject({
      code: "session-not-found",
      id: session.id,
    });
  });

  test("reads the health status", async () => {
    expect(await open(form).knowledge.health()).toEqual({ status: "ok" });
  });
});

test("the client derives knowledge bases", async () => {
  const { service, knowledge } = open("released");
  expect(await knowledge.derive.start({ topic: "Alpha" })).toEqual({ job_id: "job-1", slug: "alpha" });
  expect(await knowledge.derive.get("job-1")).toMatchObject({ status: "running", stage: "filter" });
  const [kb] = await knowledge.derive.list();
  await knowledge.wiki.tree({ kb: kb!.slug });
  await knowledge.wiki.file("concept/alpha.md", { kb: kb!.slug });
  await knowledge.chat.answer({ query: "What?", kb: kb!.slug });
  expect(service.received.slice(-3).map(({ query }) => query["kb"])).toEqual(["alpha", "alpha", "alpha"]);
});
