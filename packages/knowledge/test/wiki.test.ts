import { expect, test } from "vitest";
import { createKnowledgeClient, toWikiPath } from "../src/index.ts";

/** Creates a client whose wiki has the given articles, and a list of the paths it requests. */
function wikiOf(...articles: string[]) {
  const asked: string[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (url) => {
      const path = new URL(String(url)).searchParams.get("path") ?? "";
      asked.push(path);
      return articles.includes(path)
        ? Response.json({ path, content: path })
        : Response.json({ error: "file not found" }, { status: 404 });
    },
  });
  return { file: knowledge.wiki.file, asked };
}

test.each([
  ["concept/alpha.md", ["concept/alpha.md"]],
  ["wiki/concept/alpha.md", ["wiki/concept/alpha.md", "concept/alpha.md"]],
  ["/wiki/concept/alpha.md", ["concept/alpha.md"]],
])("wiki.file accepts %s", async (path, requests) => {
  const { file, asked } = wikiOf("concept/alpha.md");
  expect(await file(path)).toMatchObject({ path: "concept/alpha.md", content: "concept/alpha.md" });
  expect(asked).toEqual(requests);
});

test("wiki.file reads an article in a directory called wiki", async () => {
  const { file, asked } = wikiOf("wiki/a.md");
  expect(await file("wiki/a.md")).toMatchObject({ path: "wiki/a.md" });
  expect(asked).toEqual(["wiki/a.md"]);
});

test.each(["concept/a.md", "wiki/concept/a.md", "/wiki/concept/a.md"])("toWikiPath(%j) is concept/a.md", (path) => {
  expect(toWikiPath(path)).toBe("concept/a.md");
});

test("wiki.file rejects an article that is not valid UTF-8", async () => {
  const markdown = { headers: { "content-type": "text/markdown" } };
  const { wiki } = createKnowledgeClient({ fetch: async () => new Response(new Uint8Array([0x23, 0xf3]), markdown) });
  await expect(wiki.file("a.md")).rejects.toMatchObject({
    code: "unexpected-response",
    message: "wiki.file: the response is not valid UTF-8.",
  });
});
