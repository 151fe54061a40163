import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { linkMentions, TitleIndex } from "./cross-links.ts";
import { joinFrontMatter, readDocument, splitFrontMatter, titleOf } from "./markdown.ts";
import { readableText } from "./readable.ts";
import { distinctTerms, isSlug, keywords, passagesOf, sentencesOf, slugOf, slugOfTopic, termsOf } from "./words.ts";

describe("slugs", () => {
  test.each([
    ["Alpha", "alpha"],
    ["  Über die Straße! ", "uber-die-stra-e"],
    ["a".repeat(100), "a".repeat(60)],
    ["--", expect.stringMatching(/^article-[0-9a-f]{8}$/)],
    ["漢字", expect.stringMatching(/^article-[0-9a-f]{8}$/)],
  ])("turns %j into %j", (title, slug) => expect(slugOf(title)).toEqual(slug));

  test("are safe file names for any title", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (title) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(slugOf(title)) && !slugOf(title).includes("--"),
      ),
    );
  });

  test("are created from the topics of derived knowledge bases", () => {
    expect(slugOfTopic("Release Planning, 2026")).toBe("release-planning-2026");
    expect([isSlug("a"), isSlug("a".repeat(41)), isSlug("-a"), isSlug("A"), isSlug("")]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the title in front matter", () => {
  test.each([
    ["---\ntitle: Alpha\n---\nBody", { title: "Alpha" }, "Body"],
    [
      "\uFEFF---\r\ntitle: \"Alpha: one\"\r\ntags: [a, 'b', a]\r\n---\r\n\r\nBody",
      { title: "Alpha: one", tags: ["a", "b"] },
      "Body",
    ],
    ["---\ntags:\n  - one\n- two\nother:\n  - three\n---\nBody", { tags: ["one", "two"] }, "Body"],
    ["---\n---\nBody", {}, "Body"],
    ["--- no\nBody", {}, "--- no\nBody"],
    ["---\ntitle: never closed", {}, "---\ntitle: never closed"],
    [`---\n${"x: y\n".repeat(5000)}---\nBody`, {}, expect.stringMatching(/^---/)],
    [`---\n${"? ".repeat(2000)}\n---\nBody`, {}, "Body"],
  ])("is read from %j", (text, meta, body) => expect(splitFrontMatter(text)).toEqual({ meta, body }));

  test("is written as valid YAML, regardless of its characters", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 4 }), (title, tags) => {
        const meta = { title, tags, sources: [], created: "2026-01-01" };
        const head = joinFrontMatter(meta, "Body").split("\n---\n\n")[0]?.slice(4) ?? "";
        expect(parse(head)).toEqual(meta);
      }),
    );
  });
});

describe("documents", () => {
  test("are split at headings of the first two levels, except in code", () => {
    const text =
      "# Notes\n\nIntro\n\n## One\n\na\n\n### Deeper\n\nb\n\n```\n## code\n```\n\n## **Two** ##\r\n\r\nc\n\n## one\n\nd";
    expect(readDocument(text, "")).toEqual({
      title: "Notes",
      tags: [],
      sections: [
        { title: "Notes", text: "Intro" },
        { title: "One", text: "a\n\n### Deeper\n\nb\n\n```\n## code\n```\n\nd" },
        { title: "Two", text: "c" },
      ],
    });
  });

  test.each([
    ["", "Given", { title: "Given", text: "Given" }],
    ["", "", { title: "Untitled", text: "Untitled" }],
    ["one two three four five six seven eight nine", "", { title: "one two three four five six seven eight" }],
    ["# Only a title", "", { title: "Only a title", text: "Only a title" }],
  ])("a section of %j has the name %j", (text, name, section) => {
    expect(readDocument(text, name).sections).toMatchObject([section]);
  });

  test("have at most a hundred sections, and the last section contains the rest", () => {
    const text = Array.from({ length: 150 }, (_, number) => `## H${number}\n\ntext ${number}`).join("\n\n");
    const { sections } = readDocument(text, "Many");
    expect(sections).toHaveLength(99);
    expect(sections.at(-1)?.text).toContain("text 149");
  });

  test("have a title only if front matter or a heading contains one", () => {
    expect([titleOf("# A"), titleOf("---\ntitle: B\n---\n# A"), titleOf("text")]).toEqual(["A", "B", ""]);
  });
});

describe("cross-links", () => {
  const titles = new TitleIndex();
  titles.add("Beta Program", "concept/beta.md");
  titles.add("Beta", "concept/b.md");
  titles.add("and", "concept/and.md");
  const link = (text: string) => linkMentions(text, titles, (path) => (path === "concept/none.md" ? undefined : path));

  test.each([
    [
      "The beta program starts; the Beta Program ends.",
      "The [beta program](concept/beta.md) starts; the Beta Program ends.",
    ],
    ["Beta and more", "[Beta](concept/b.md) and more"],
    ["`Beta` [Beta](x) <Beta> https://x/Beta", "`Beta` [Beta](x) <Beta> https://x/Beta"],
    ["# Beta\n```\nBeta\n```\nBeta", "# Beta\n```\nBeta\n```\n[Beta](concept/b.md)"],
  ])("turns %j into %j", (text, linked) => expect(link(text)).toBe(linked));

  test("add links without changing any other text", () => {
    const fragment = fc.constantFrom("Beta", " ", "Program", "\n", "`", "[", "](", ")", "```\n", "# ", "<", ">", "漢");
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
        const text = fragments.join("");
        expect(link(text).replace(/\[([^\][\n]*)\]\(concept\/\w+\.md\)/g, "$1")).toBe(text);
      }),
    );
  });
});

describe("search terms", () => {
  test("exclude the common words of a question", () => {
    expect([...distinctTerms("What did we decide about the Alpha and alpha?", 10)]).toEqual(["decide", "alpha"]);
    expect(termsOf("東京都")).toEqual(["東京", "京都"]);
  });

  test("are ranked by their frequency when they are used as tags", () => {
    expect(keywords("Roses need water. Roses and lilies need light, lilies bloom.", 2)).toEqual(["lilies", "roses"]);
  });

  test("are found in a text of a million characters", () => {
    expect(distinctTerms("漢".repeat(1_000_000), 5).size).toBeGreaterThan(0);
  });
});

test("passages of a text have a bounded length and keep every word", () => {
  const text = `${"word ".repeat(1000)}\n\nshort\n\n${"x".repeat(5000)}`;
  const passages = passagesOf(text);
  expect(Math.max(...passages.map((passage) => passage.length))).toBeLessThanOrEqual(1202);
  expect(passages.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
});

test("passages are split into sentences of plain text without Markdown", () => {
  const passage = "- **One** is [here](x.md). Two!\n\n---\n## Three\n1. Four `code` <!-- sandbox: fail -->";
  expect(sentencesOf(passage)).toEqual(["One is here.", "Two!", "Three", "Four code"]);
});

describe("documents of other formats", () => {
  const read = (text: string, extension: string) => readableText(Buffer.from(text, "latin1"), extension);
  test.each([
    [
      "<style>p{}</style><h1 class=a>Alpha</h1><p>One &lt; two</p><script>evil()</script>",
      ".html",
      "# Alpha\n\nOne < two",
    ],
    ["{\\rtf1\\ansi Alpha\\par ships}", ".rtf", "Alpha\n\nships"],
    ["%PDF-1.7", ".pdf", ""],
    ["no archive", ".docx", ""],
    ["plain", ".txt", "plain"],
  ])("with the content %j as %s are read as %j", (text, extension, expected) =>
    expect(read(text, extension)).toBe(expected),
  );
});
