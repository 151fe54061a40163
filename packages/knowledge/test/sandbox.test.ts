import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "../src/index.ts";

const TOKEN = "sandbox-mcp-token";
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ mcp: { enabled: true, token: TOKEN } });
});
afterAll(() => sandbox.close());

/** Tests of all methods in realistic sequences, with a server that shares no code with the client. */
describe.each(["reference", "released"] as const)("the client against the sandbox, %s variant", (form) => {
  const open = () => createKnowledgeClient({ baseUrl: sandbox.knowledge[`${form}Url`] });

  test("compiles a text, answers a question about it in a session, and deletes it", async () => {
    const knowledge = open();
    // Both variants of the service share a store, which refuses content that it already has, so the text names the
    // variant.
    const content = `# Alpha\n\nAlpha ships on Friday, according to the ${form} note.`;
    const task = await knowledge.submit.text({
      content,
      source_url: "https://notes.example.org",
    });
    const finished = await knowledge.tasks.wait(task.id, { intervalMs: 20 });
    expect(finished).toMatchObject({ id: task.id, status: "succeeded", failedPages: [] });
    expect(await knowledge.tasks.content(task.id)).toMatchObject({
      content,
      truncated: false,
    });

    const files = (await knowledge.wiki.tree()).flatMap(({ children, isDirectory, path }) =>
      isDirectory ? children.map((child) => child.path) : [path],
    );
    expect(files.length).toBeGreaterThan(0);
    const session = await knowledge.sessions.create({ title: "Alpha" });
    const answer = await knowledge.chat.answer({ query: "When does Alpha ship?", session_id: session.id });
    expect(answer.text).not.toBe("");
    expect(answer.sources.length).toBeGreaterThan(0);
    const page = await knowledge.wiki.file(answer.sources[0]!.path);
    expect(page.content).toContain("Friday");
    expect((await knowledge.sessions.messages(session.id)).map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect((await knowledge.sessions.list())[0]?.id).toBe(session.id);
    await knowledge.sessions.delete(session.id);
    await knowledge.tasks.delete(task.id);
    await expect(knowledge.tasks.get(task.id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("submits files as tasks, and rejects an unsupported extension", async () => {
    const knowledge = open();
    const results = await knowledge.submit.files([
      { name: "beta.md", data: Buffer.from(`# Beta ${form}\n\nBeta is late.`) },
      new File([`# Gamma ${form}\n\nGamma is early.`], "gamma.md"),
    ]);
    expect(results.map(({ name, ok }) => [name, ok])).toEqual([
      ["beta.md", true],
      ["gamma.md", true],
    ]);
    const ids: string[] = [];
    for await (const { id } of knowledge.tasks.iterate({ page_size: 1 })) ids.push(id);
    for (const result of results) if (result.ok) expect(ids).toContain(result.id);
    expect(await knowledge.submit.files([new File(["x"], "photo.png")])).toMatchObject([
      { ok: false, code: "extension" },
    ]);
  });

  test("receives chat events in order", async () => {
    const types: string[] = [];
    for await (const { type } of open().chat({ query: "What is Alpha?", model: "small" })) types.push(type);
    expect(types.at(-1)).toBe("done");
    expect(types).toContain("delta");
  });

  test("gets an answer from the MCP tool", async () => {
    const { mcp } = open();
    const client = await mcp.connect({ token: TOKEN });
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("ask");
    expect((await mcp.ask(client, { query: "What is Alpha?" })).answer).not.toBe("");
    await client.close();
    await expect(mcp.connect({ token: "wrong" })).rejects.toMatchObject({ code: "mcp-unauthorized" });
  });

  test("reports a healthy service, and unknown IDs as not-found", async () => {
    const knowledge = open();
    expect(await knowledge.health()).toEqual({ status: "ok" });
    await expect(knowledge.tasks.get("none")).rejects.toMatchObject({ code: "not-found" });
    await expect(knowledge.wiki.file("none.md")).rejects.toMatchObject({ code: "not-found" });
    await expect(knowledge.submit.text({ content: "" })).rejects.toMatchObject({ code: "input" });
  });
});

test("a sandbox without MCP is reported as mcp-disabled", async () => {
  const bare = await createSandbox({ mcp: { enabled: false } });
  try {
    const { mcp } = createKnowledgeClient({ baseUrl: bare.knowledge.releasedUrl });
    await expect(mcp.connect()).rejects.toMatchObject({ code: "mcp-disabled" });
  } finally {
    await bare.close();
  }
});

/** Tests of server faults. Each fault must cause an error with its own code, never a shortened answer. */
describe.each(["reference", "released"] as const)("the client with injected faults, %s variant", (form) => {
  const disturbed = (fault: string, options: KnowledgeClientOptions = {}) =>
    createKnowledgeClient({
      baseUrl: sandbox.knowledge[`${form}Url`],
      headers: { "x-sandbox-fault": fault },
      ...options,
    });

  test.each([
    ["stream-cut; bytes=40", "chat-cut"],
    ["stream-end; bytes=40", "chat-cut"],
    ["stream-end; bytes=0", "chat-cut"],
    ["giant-line; bytes=100000", "chat-oversized"],
    ["reset-before", "network"],
    ["server-error; status=502", "server"],
    ["redirect; status=307", "wrong-address"],
  ])("throws an error for a chat with the fault %s", async (fault, code) => {
    const knowledge = disturbed(fault, { chatMaxEventLength: 50_000 });
    const error: unknown = await knowledge.chat.answer({ query: "What is Alpha?" }).then(
      (answer) => ({ answered: answer.text }),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
  });

  test.each([
    ["wrong-body; variant=html", "wrong-address"],
    ["wrong-body; variant=empty", "unexpected-response"],
    ["wrong-body; variant=not-json", "unexpected-response"],
    ["wrong-body; variant=null", "unexpected-response"],
    ["truncated-body; bytes=10", "unexpected-response"],
    ["reset-in-body; bytes=10", "body-interrupted"],
    ["reset-before", "network"],
    ["redirect; status=302", "wrong-address"],
    ["server-error; status=503", "server"],
  ])("throws an error for a read with the fault %s", async (fault, code) => {
    const error: unknown = await disturbed(fault)
      .health()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
  });
});
