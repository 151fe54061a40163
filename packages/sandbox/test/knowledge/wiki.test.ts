import { expect, test } from "vitest";
import { notes, startKnowledge } from "../support/start-knowledge.ts";

test("the reference variant lists wiki directories and files, and returns Markdown", async () => {
  const server = await startKnowledge({ variant: "reference" });
  expect((await server.call("GET", "/api/wiki")).json()).toEqual([]);
  await server.compile(notes);
  expect((await server.call("GET", "/api/wiki")).json()).toEqual([
    {
      name: "concept",
      path: "concept",
      children: ["alpha.md", "beta-program.md", "meeting-notes.md"].map((name) => ({ name, path: `concept/${name}` })),
    },
    { name: "source", path: "source", children: [{ name: "meeting-notes.md", path: "source/meeting-notes.md" }] },
  ]);
  const file = await server.call("GET", "/api/wiki/file?path=concept/alpha.md");
  expect(file.headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(file.body).toMatch(
    /^---\ntitle: Alpha\ntags:\n(?: {2}- \w+\n)+sources:\n {2}- source\/meeting-notes\.md\ncreated: 2026-01-01\n---\n\n# Alpha\n/,
  );
});

test("the released variant adds titles, tags and counts to wiki articles, and parses the front matter", async () => {
  const server = await startKnowledge({ variant: "released" });
  expect((await server.call("GET", "/api/wiki")).json()).toEqual({ tree: [] });
  await server.compile(`---\ntags: [planning]\n---\n${notes}`);
  const { tree } = (await server.call("GET", "/api/wiki")).json();
  expect(tree).toMatchObject([
    { name: "concept", path: "concept", isDir: true, fileCount: 3 },
    { name: "source", path: "source", isDir: true, fileCount: 1 },
  ]);
  expect(tree[0].children[0]).toEqual({
    name: "alpha",
    path: "concept/alpha.md",
    title: "Alpha",
    tags: ["planning"],
    isDir: false,
  });
  const file = (await server.call("GET", "/api/wiki/file?path=concept/alpha.md")).json();
  expect(file).toMatchObject({
    path: "concept/alpha.md",
    title: "Alpha",
    tags: ["planning"],
    sources: ["source/meeting-notes.md"],
    created: "2026-01-01",
  });
  expect(file.content).toMatch(
    /^# Alpha\n\nWe decided to ship Alpha on Friday\. \[Beta Program\]\(beta-program\.md\) follows/,
  );
});

test.each([
  ["", 400, "path is required"],
  ["?path=", 400, "path is required"],
  ["?path=../state/sequence.json", 400, "invalid path"],
  ["?path=concept/../../raw", 400, "invalid path"],
  ["?path=/etc/passwd", 400, "invalid path"],
  ["?path=concept/./../..", 400, "invalid path"],
  ["?path=concept%5C..%5Cx", 404, "article not found"],
  ["?path=none/../concept/none.md", 404, "article not found"],
  ["?path=concept%00", 400, "invalid path"],
  ["?path=concept", 400, "invalid path"],
  ["?path=.", 400, "invalid path"],
  ["?path=concept/none.md", 404, "article not found"],
  [`?path=concept/${"a".repeat(300)}.md`, 400, "invalid path"],
  [`?path=concept/${"a".repeat(252)}.md`, 404, "article not found"],
  ["?path=wiki/concept/alpha.md", 404, "article not found"],
  ["?path=concept--alpha", 404, "article not found"],
  ["?path=concept/alpha", 404, "article not found"],
  ["?path=concept/alpha.md&kb=UPPER", 400, 'kbpath: invalid derived-kb slug: "UPPER"'],
  ["?path=concept/alpha.md&kb=none", 400, 'kbpath: unknown derived knowledge base: "none"'],
] as const)("the wiki refuses %s with status %d", async (query, status, error) => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const response = await server.call("GET", `/api/wiki/file${query}`);
  expect([response.statusCode, response.json()]).toEqual([status, { error }]);
});

test("a path with . and .. segments is accepted if it stays within the wiki", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const response = await server.call("GET", "/api/wiki/file?path=none/../concept/./alpha.md");
  expect([response.statusCode, response.json().path]).toEqual([200, "concept/alpha.md"]);
});

test("an unknown knowledge base has no wiki tree", async () => {
  const server = await startKnowledge({ variant: "released" });
  expect((await server.call("GET", "/api/wiki?kb=none")).statusCode).toBe(400);
});
