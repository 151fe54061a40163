import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../../src/index.ts";

/** Creates a client whose base URL has a path prefix. `sent` has the requests that its server received. */
function recording(answer: () => Response = () => Response.json({ id: "1", status: "succeeded" })) {
  const sent: { method: string; url: URL; raw: string }[] = [];
  const knowledge = createKnowledgeClient({
    baseUrl: "https://kb.example.org/team",
    retry: false,
    fetch: async (url, init) => {
      sent.push({ method: init?.method ?? "GET", url: new URL(String(url)), raw: String(url) });
      return answer();
    },
  });
  return { knowledge, sent };
}

const BY_ID: Record<string, (client: KnowledgeClient, id: string) => Promise<unknown>> = {
  "tasks.get": (k, id) => k.tasks.get(id),
  "tasks.content": (k, id) => k.tasks.content(id),
  "tasks.delete": (k, id) => k.tasks.delete(id),
  "tasks.wait": (k, id) => k.tasks.wait(id),
  "sessions.rename": (k, id) => k.sessions.rename(id, "a title"),
  "sessions.delete": (k, id) => k.sessions.delete(id),
  "sessions.messages": (k, id) => k.sessions.messages(id),
  "derive.get": (k, id) => k.derive.get(id),
};

const NO_IDS: unknown[] = [undefined, null, "", " ", "\t", ".", "..", "a\u0000b", "a\nb", "\u007F", "\u{D800}"];
const NOT_TEXT: unknown[] = [7, 0, Number.NaN, 7n, true, {}, [], ["a"], Symbol("a"), () => "a"];

test.each(Object.entries(BY_ID))("%s refuses an invalid ID, and nothing is sent", async (_, call) => {
  const { knowledge, sent } = recording();
  for (const id of [...NO_IDS, ...NOT_TEXT]) {
    const error: unknown = await call(knowledge, id as string).then(
      () => `${String(id)} was taken`,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: "input",
      outcome: "not-sent",
      message: expect.stringMatching(/^\w+\.\w+: id must be/),
    });
  }
  expect(sent).toEqual([]);
});

test.each(Object.entries(BY_ID))(
  "%s with special characters in the ID never reaches another resource",
  async (_, call) => {
    const ids = ["a/b", "../x", "a/../../b", "%2e%2e", "%", "a?b=c", "a#b", "a\\b", "{id}", "$&", "ä", "..."];
    for (const id of ids) {
      const { knowledge, sent } = recording();
      // The response doesn't fit every call, so ignore errors: only the path matters.
      await call(knowledge, id).catch(() => {});
      expect(sent.length).toBeGreaterThan(0);
      for (const { url } of sent) {
        const [, prefix, api, resource, segment, ...rest] = url.pathname.split("/");
        expect([prefix, api, decodeURIComponent(segment ?? "")]).toEqual(["team", "api", id]);
        expect(resource).toMatch(/^(tasks|sessions|derive)$/);
        expect(rest.join("/")).toMatch(/^(content|messages)?$/);
        expect(url.search + url.hash).toBe("");
      }
    }
  },
);

test("sessions.rename accepts an empty title, but no title that is not a string", async () => {
  const { knowledge, sent } = recording();
  for (const title of [undefined, null, 7]) {
    await expect(knowledge.sessions.rename("1", title as unknown as string)).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(/^sessions\.rename: title must be/),
    });
  }
  expect(sent).toEqual([]);
  await knowledge.sessions.rename("1", "");
  expect(sent.length).toBe(1);
});

/** IDs that are invalid in general but valid in file names, which may contain control characters other than NUL. */
const FIT_FOR_FILES = new Set<unknown>(["a\nb", "\u007F"]);
const NO_FILES = [
  ...NO_IDS.filter((id) => !FIT_FOR_FILES.has(id)),
  ...NOT_TEXT,
  "wiki/",
  "/",
  "/etc/passwd",
  "a/../../b",
  "a//b",
  "a/",
  "./a",
  "wiki/../a",
];

test.each(NO_FILES)("wiki.file rejects the path %o before anything is sent", async (path) => {
  const { knowledge, sent } = recording();
  await expect(knowledge.wiki.file(path as string)).rejects.toMatchObject({
    code: "input",
    message: expect.stringMatching(/^wiki\.file: path must be/),
  });
  expect(sent).toEqual([]);
});

test.each(["a/b.md", "a b&c=d#e.md", "...", "%2e%2e/a", "ä.md", "wiki.md", "a..b", "a\nb.md", "tab\t.md", "wiki/a.md"])(
  "wiki.file accepts the path %j",
  async (path) => {
    const { knowledge, sent } = recording(() => Response.json({ content: "x" }));
    await knowledge.wiki.file(path);
    expect(sent.map(({ url }) => [url.pathname, ...url.searchParams])).toEqual([
      ["/team/api/wiki/file", ["path", path]],
    ]);
  },
);

test.each([null, "", " ", 7])("the derived knowledge base ID %j is rejected before anything is sent", async (value) => {
  const { knowledge, sent } = recording();
  const kb = value as string;
  for (const call of [
    () => knowledge.wiki.tree({ kb }),
    () => knowledge.wiki.file("a.md", { kb }),
    () => knowledge.chat.answer({ query: "?", kb }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "input", message: expect.stringMatching(/: kb must be/) });
  }
  expect(sent).toEqual([]);
});

test.each([
  ["submit.text", (k: KnowledgeClient) => k.submit.text],
  ["submit.files", (k: KnowledgeClient) => k.submit.files],
  ["chat.answer", (k: KnowledgeClient) => k.chat.answer],
  ["derive.start", (k: KnowledgeClient) => k.derive.start],
] as const)("%s without input is rejected before anything is sent", async (_, method) => {
  const { knowledge, sent } = recording();
  for (const input of [undefined, null, 7, "text"]) {
    const call = method(knowledge) as (input: unknown) => Promise<unknown>;
    await expect(call(input)).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
  }
  expect(sent).toEqual([]);
});

test("chat.answer rejects input that JSON cannot represent before anything is sent", async () => {
  const { knowledge, sent } = recording();
  const messages = 7n as unknown as [];
  await expect(knowledge.chat.answer({ query: "?", messages })).rejects.toMatchObject({ code: "input" });
  expect(sent).toEqual([]);
});

test("sessions.create rejects a title that is not a string, and input that is not an object", async () => {
  const { knowledge, sent } = recording();
  for (const input of [{ title: 5 }, { title: null }, "x", 7]) {
    await expect(knowledge.sessions.create(input as { title?: string })).rejects.toMatchObject({ code: "input" });
  }
  expect(sent).toEqual([]);
  await knowledge.sessions.create(null as unknown as undefined);
  expect(sent).toHaveLength(1);
});

test("null has the same effect as no input or no options", async () => {
  const { knowledge } = recording(() => Response.json({ id: "1", status: "done", tasks: [] }));
  const none = null as unknown as undefined;
  expect(await knowledge.tasks.list(none, none)).toMatchObject({ tasks: [], page: 1, page_size: 20 });
  expect(await knowledge.tasks.wait("1", none)).toMatchObject({ status: "done" });
  for await (const task of knowledge.tasks.iterate(none, none)) expect(task).toBe("none");
});

test("tasks.list rejects a filter that is not a string", async () => {
  const { knowledge, sent } = recording(() => Response.json([]));
  for (const status of [null, 7, {}]) {
    await expect(knowledge.tasks.list({ status: status as string })).rejects.toMatchObject({ code: "input" });
  }
  expect(sent).toEqual([]);
  await knowledge.tasks.list({ status: undefined as unknown as string });
  expect(sent.length).toBe(1);
});

test("any session ID is either rejected or sent as one path segment that decodes to the same ID", async () => {
  const pieces = fc.constantFrom(".", "/", "\\", "%", "2e", "2F", "?", "#", " ", "a", "{id}", "\u{D800}");
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join("")),
  );
  const property = fc.asyncProperty(text, async (id) => {
    const { knowledge, sent } = recording(() => new Response(null, { status: 204 }));
    const error: unknown = await knowledge.sessions.delete(id).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error !== undefined) {
      expect(error).toMatchObject({ code: "input", outcome: "not-sent" });
      expect(sent).toEqual([]);
      return;
    }
    expect(sent.map(({ method, url, raw }) => [method, url.href === raw, url.search + url.hash])).toEqual([
      ["DELETE", true, ""],
    ]);
    const segments = sent[0]?.url.pathname.split("/") ?? [];
    expect(segments.map(decodeURIComponent)).toEqual(["", "team", "api", "sessions", id]);
  });
  await fc.assert(property);
});
