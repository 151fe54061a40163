import { expect, test } from "vitest";
import { createKnowledgeClient } from "../src/index.ts";

/**
 * Record with fields beyond the specification. The contract leaves most fields open, so the client must return
 * additional fields to the caller (requirement K01).
 */
const EXTRA = { id: "1", status: "an unknown status", added: { deep: [1] } };

type Client = ReturnType<typeof createKnowledgeClient>;

const clientFor = (body: unknown) => createKnowledgeClient({ fetch: async () => Response.json(body) });

test("fields that are not in the specification are returned to the caller", async () => {
  expect(await clientFor(EXTRA).tasks.get("1")).toEqual(EXTRA);
  expect((await clientFor({ tasks: [EXTRA] }).tasks.list()).tasks).toEqual([EXTRA]);
  expect(await clientFor([EXTRA]).sessions.list()).toEqual([EXTRA]);
  expect(await clientFor({ sessions: [EXTRA], more: 1 }).sessions.list()).toEqual([EXTRA]);
  expect(await clientFor([EXTRA]).sessions.messages("1")).toEqual([{ ...EXTRA, sources: [] }]);
  expect(await clientFor(EXTRA).sessions.create()).toEqual(EXTRA);
  expect(await clientFor({ status: "ok", uptime: 1 }).health()).toEqual({ status: "ok", uptime: 1 });
  const kb = { slug: "a", topic: "A", created_at: "2026-01-01T00:00:00Z", article_count: 1, ...EXTRA };
  expect(await clientFor({ kbs: [kb] }).derive.list()).toEqual([kb]);
});

test("a wiki article may be plain text, a JSON string or a record", async () => {
  for (const body of ["# Alpha", { content: "# Alpha" }]) {
    expect(await clientFor(body).wiki.file("a.md")).toMatchObject({ content: "# Alpha" });
  }
  const plain = createKnowledgeClient({ fetch: async () => new Response("# Alpha") });
  expect(await plain.wiki.file("a.md")).toMatchObject({ content: "# Alpha" });
});

test("session and message lists keep the server's order", async () => {
  const list = ["b", "a", "c"].map((id) => ({ id, role: "user", content: "?" }));
  expect(await clientFor(list).sessions.list()).toEqual(list);
  expect(await clientFor({ messages: list }).sessions.messages("1")).toEqual(
    list.map((message) => ({ ...message, sources: [] })),
  );
});

test.each([
  ["a root", { name: "", path: "", children: [{ name: "a.md", path: "a.md" }] }],
  ["a list", [{ name: "a.md", path: "a.md" }]],
  ["a list of names", [{ name: "a.md" }]],
  ["a record", { tree: [{ name: "a.md", path: "a.md", isDir: false }] }],
])("a wiki tree in the form of %s is normalized", async (_, body) => {
  expect(await clientFor(body).wiki.tree()).toEqual([
    { name: "a.md", path: "a.md", isDirectory: false, title: undefined, tags: [], children: [] },
  ]);
});

test("wiki tree nodes without paths get paths from their parents", async () => {
  const [node] = await clientFor([{ name: "a", children: [{ name: "b", type: "directory" }] }]).wiki.tree();
  expect(node).toMatchObject({ path: "a", isDirectory: true, children: [{ path: "a/b", isDirectory: true }] });
});

test("a list that is null is returned as an empty list", async () => {
  expect(await clientFor({ sessions: null }).sessions.list()).toEqual([]);
  expect(await clientFor({ messages: null }).sessions.messages("1")).toEqual([]);
  expect(await clientFor({ kbs: null }).derive.list()).toEqual([]);
  expect(await clientFor({ tasks: null, total: 0 }).tasks.list()).toMatchObject({ tasks: [], total: 0 });
  expect(await clientFor({ items: null }).tasks.list()).toMatchObject({ tasks: [], total: undefined });
  for (const body of [{ other: null }, null, {}]) {
    await expect(clientFor(body).sessions.list()).rejects.toMatchObject({ code: "unexpected-response" });
    await expect(clientFor(body).tasks.list()).rejects.toMatchObject({ code: "unexpected-response" });
  }
});

test.each([204, 205, 206])("a response with status %i is rejected where content is expected", async (status) => {
  for (const type of ["text/markdown", "application/json"]) {
    const answer = () =>
      new Response(status === 206 ? "the middle" : null, { status, headers: { "content-type": type } });
    const { wiki, tasks } = createKnowledgeClient({ fetch: async () => answer() });
    for (const call of [wiki.file("a.md"), tasks.content("1")]) {
      await expect(call).rejects.toMatchObject({ code: "unexpected-response", status, outcome: "answered" });
    }
  }
});

test("a response of an unexpected form fails with unexpected-response", async () => {
  for (const body of [[null], [7], [[]]]) {
    await expect(clientFor(body).sessions.list()).rejects.toMatchObject({ code: "unexpected-response" });
    await expect(clientFor({ messages: body }).sessions.messages("1")).rejects.toMatchObject({
      code: "unexpected-response",
    });
    await expect(clientFor({ kbs: body }).derive.list()).rejects.toMatchObject({ code: "unexpected-response" });
  }
  for (const body of [7, { sessions: 7 }]) {
    await expect(clientFor(body).sessions.list()).rejects.toMatchObject({ code: "unexpected-response" });
  }
  await expect(clientFor([7]).wiki.tree()).rejects.toMatchObject({ code: "unexpected-response" });
  await expect(clientFor({ max_files: 1 }).uploadConfig()).rejects.toMatchObject({ code: "unexpected-response" });
  await expect(clientFor({ kbs: {} }).derive.list()).rejects.toMatchObject({ code: "unexpected-response" });
});

test.each([{ tasks: null }, {}, [{}], [{ name: "" }], { name: "", path: "" }, { children: [{}] }, [null], null, 7])(
  "%j is rejected as a wiki tree",
  async (body) => {
    await expect(clientFor(body).wiki.tree()).rejects.toMatchObject({ code: "unexpected-response" });
  },
);

test.each([{ tree: null }, { tree: [] }, { children: null }, [], { tree: { name: "", path: "", children: null } }])(
  "%j is read as an empty wiki tree",
  async (body) => {
    expect(await clientFor(body).wiki.tree()).toEqual([]);
  },
);

test("a wiki tree of 900 levels is accepted, and a wiki tree of 20,000 levels is rejected", async () => {
  const nested = (levels: number) => `${'{"name":"a","children":['.repeat(levels)}${"]}".repeat(levels)}`;
  const open = (levels: number) =>
    createKnowledgeClient({
      fetch: async () => new Response(`[${nested(levels)}]`, { headers: { "content-type": "application/json" } }),
    });
  const inEachOther = `${'{"tree":'.repeat(20_000)}[]${"}".repeat(20_000)}`;
  await expect(
    createKnowledgeClient({
      fetch: async () => new Response(inEachOther, { headers: { "content-type": "application/json" } }),
    }).wiki.tree(),
  ).rejects.toMatchObject({ code: "unexpected-response" });
  let [node] = await open(900).wiki.tree();
  let depth = 0;
  for (; node !== undefined; [node] = node.children) depth += 1;
  expect(depth).toBe(900);
  await expect(open(20_000).wiki.tree()).rejects.toMatchObject({
    code: "unexpected-response",
    message: expect.stringContaining("1000 levels"),
  });
});

test.each([
  [
    "a task without its id",
    (client: Client) => client.tasks.get("1"),
    { status: "pending" },
    "is unusable: response.id is absent",
  ],
  [
    "an empty id",
    (client: Client) => client.sessions.create(),
    { id: "" },
    "is unusable: response.id must not be empty",
  ],
  [
    "a number as a status",
    (client: Client) => client.health(),
    { status: 1 },
    "is unusable: response.status must be string, not number",
  ],
  [
    "a record that lacks a field",
    (client: Client) => client.derive.list(),
    { kbs: [{}] },
    "is unusable: response.kbs[0].slug is absent",
  ],
  [
    "a size that is text",
    (client: Client) => client.uploadConfig(),
    { allowed_extensions: [], max_file_size: "1" },
    'has no number "max_file_size"',
  ],
])("the client rejects a response with %s", async (_, ask, body, problem) => {
  const work = ask(clientFor(body));
  await expect(work).rejects.toMatchObject({ code: "unexpected-response", status: 200 });
  await expect(work).rejects.toThrow(problem);
});

test("a write whose response is rejected has the outcome unknown", async () => {
  const work = clientFor({}).submit.text({ content: "x" });
  await expect(work).rejects.toMatchObject({ code: "unexpected-response", outcome: "unknown" });
});

test("a response is rejected if its ID differs from the ID in the request", async () => {
  const calls: [string, (client: Client) => Promise<unknown>, string][] = [
    ["tasks.get", ({ tasks }) => tasks.get("mine"), "answered"],
    ["tasks.wait", ({ tasks }) => tasks.wait("mine"), "answered"],
    ["sessions.rename", ({ sessions }) => sessions.rename("mine", "New"), "unknown"],
    ["tasks.delete", ({ tasks }) => tasks.delete("mine"), "not-sent"],
  ];
  for (const [name, call, outcome] of calls) {
    const seen: string[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      seen.push(init?.method ?? "GET");
      return Response.json({ id: "other", status: "succeeded" });
    };
    await expect(call(createKnowledgeClient({ fetch }))).rejects.toMatchObject({
      code: "unexpected-response",
      outcome,
      message: `${name}: the response does not belong to this request.`,
    });
    // The client deletes nothing after a response about another task.
    expect(seen).not.toContain("DELETE");
  }
});
