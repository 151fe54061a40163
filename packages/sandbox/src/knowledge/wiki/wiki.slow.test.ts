import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createClock } from "../../clock.ts";
import { createKnowledgeStore, type KnowledgeStore } from "../store.ts";
import { notes, startTime } from "../../../test/support/start-knowledge.ts";
import { answerFrom } from "./answer.ts";

function compile(texts: readonly string[], step = 10_000): KnowledgeStore {
  const clock = createClock(startTime);
  const store = createKnowledgeStore({ clock });
  for (const text of texts) {
    store.tasks.submit({ source: "paste", title: "", content: Buffer.from(text), extension: ".md" });
    clock.advance(step);
    store.settle();
  }
  clock.advance(10_000);
  store.settle();
  return store;
}

const everything = ({ bases }: KnowledgeStore) =>
  Object.fromEntries(bases.root.articles().map((article) => [article.path, bases.root.text(article)]));

test("a concept article from two submissions lists both as sources", () => {
  const store = compile([
    notes,
    "# Report\n\n## Alpha\n\nAlpha slipped a week.\n\n## Beta Program\n\nThe Beta Program opens in March for twelve customers. It depends on Alpha.",
  ]);
  const files = everything(store);
  expect(files["concept/alpha.md"]).toContain("sources:\n  - source/meeting-notes.md\n  - source/report.md\n");
  expect(files["concept/alpha.md"]).toContain("Alpha slipped a week.\n\n[^2]");
  expect(files["concept/alpha.md"]).toContain(
    "[^1]: [Meeting notes](../source/meeting-notes.md)\n[^2]: [Report](../source/report.md)\n",
  );
  expect(files["concept/beta-program.md"]?.match(/twelve customers/g)).toHaveLength(1);
  expect(files["concept/beta-program.md"]).toContain("[^1] [^2]");
  const last = store.tasks.all()[1];
  expect(last?.result?.pipeline_results[0]).toMatchObject({
    created: ["wiki/source/report.md"],
    merged: ["wiki/concept/alpha.md", "wiki/concept/beta-program.md"],
  });
});

test("every link in the wiki leads to an existing article, even after deletions", () => {
  const store = compile([
    notes,
    "# Report\n\n## Alpha\n\nSee Beta Program and Gamma.\n\n## Gamma\n\nGamma follows Alpha.",
  ]);
  const broken = () => {
    const files = everything(store);
    return Object.entries(files).flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)]+\.md)\)/g)]
        .map((match) => new URL(match[1] ?? "", `http://wiki/${path}`).pathname.slice(1))
        .filter((target) => files[target] === undefined),
    );
  };
  expect(broken()).toEqual([]);
  const [first, second] = store.tasks.all();
  store.bases.root.removeTask(second?.id ?? "");
  expect(broken()).toEqual([]);
  expect(Object.keys(everything(store))).not.toContain("concept/gamma.md");
  store.bases.root.removeTask(first?.id ?? "");
  expect(everything(store)).toEqual({});
});

test("the same submissions create the same wiki, even if the wiki is read in between", () => {
  const text = fc.array(fc.constantFrom("# One", "## Two", "Three and Two.", "", "One is two", "```"), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      fc.array(
        text.map((lines) => lines.join("\n")),
        { minLength: 1, maxLength: 5 },
      ),
      (texts) => {
        const wiki = (watched: boolean) => {
          const clock = createClock(startTime);
          const store = createKnowledgeStore({ clock });
          for (const content of texts) {
            store.tasks.submit({ source: "paste", title: "", content: Buffer.from(content), extension: ".md" });
            for (let passed = 0; passed < 700; passed += 70) {
              clock.advance(70);
              if (watched) store.settle();
            }
          }
          clock.advance(10_000);
          store.settle();
          return everything(store);
        };
        expect(wiki(true)).toEqual(wiki(false));
      },
    ),
    { numRuns: 30 },
  );
});

test("an answer consists of sentences from the wiki and cites their articles", () => {
  const { bases } = compile([notes, "# Garden\n\nRoses need water. Lilies need light."]);
  const answer = answerFrom(bases.root, { query: "What do lilies need?" });
  expect(answer).toMatchObject({
    cited: [{ title: "Garden", path: "concept/garden.md" }],
    text: "Roses need water. Lilies need light. [1]",
  });
  expect(answerFrom(bases.root, { query: "Alpha", paths: ["wiki/concept/garden.md"] }).cited).toEqual([]);
  expect(answerFrom(bases.root, { query: "the of and" })).toMatchObject({ cited: [], retrieved: [] });
  expect(answerFrom(bases.root, { query: "roces" }).cited).toEqual([]);
  expect(answerFrom(bases.root, { query: "Lillies" }).cited).toMatchObject([{ title: "Garden" }]);
});

test("a sentence that two articles contain appears once in the answer, with both articles as sources", () => {
  const { bases } = compile(["# One\n\nThe harbour opens in May.", "# Two\n\nThe harbour opens in May."]);
  const answer = answerFrom(bases.root, { query: "When does the harbour open?" });
  expect(answer.text).toBe("The harbour opens in May. [1] [2]");
  expect(answer.cited.map(({ title }) => title)).toEqual(["One", "Two"]);
});

test("the search finds text in languages without spaces", () => {
  const { bases } = compile(["# 会議\n\n東京都で会議を開く。大阪は来月。"]);
  expect(answerFrom(bases.root, { query: "東京都" }).text).toContain("東京都で会議を開く");
});

test("a document that cannot be compiled fails without affecting other documents", () => {
  const store = createKnowledgeStore({ clock: createClock(startTime) });
  store.tasks.submit({ source: "paste", title: "", content: Buffer.from("# Bad"), extension: ".md" });
  store.tasks.submit({ source: "paste", title: "", content: Buffer.from("# Good"), extension: ".md" });
  const addDocument = store.bases.root.addDocument.bind(store.bases.root);
  store.bases.root.addDocument = (document, task) => {
    if (document.title === "Bad") throw new TypeError("inner detail");
    return addDocument(document, task);
  };
  store.clock.advance(10_000);
  store.settle();
  expect(store.tasks.all()).toMatchObject([
    {
      status: "failed",
      attempts: 3,
      error: "bridge: AI engine error INTERNAL_ERROR: the sandbox could not compile the content",
    },
    { status: "succeeded" },
  ]);
});

test.each([
  ["letters without a space", "漢".repeat(2_000_000)],
  ["line breaks", "\n".repeat(2_000_000)],
  ["headings", "# H\n".repeat(300_000)],
  ["brackets", "![a](".repeat(400_000)],
  ["nested front matter", `---\n${"? ".repeat(7000)}\n---\nText`],
])("an extreme text is compiled: %s", (_name, text) => {
  const store = compile([text]);
  expect(store.tasks.all()).toMatchObject([{ status: "succeeded" }]);
  expect(answerFrom(store.bases.root, { query: text }).text).not.toBe("");
});
