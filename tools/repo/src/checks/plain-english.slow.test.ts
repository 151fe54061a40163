import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findingsIn } from "../prose/rules.ts";
import { textsOf } from "../prose/texts.ts";

const root = join(import.meta.dirname, "../../../..");

/** Files that the check skips, each with the reason. */
const skipped: readonly [path: RegExp, reason: string][] = [
  [/(^|\/)generated\//, "compiled from the specifications, which are checked"],
  [/^tools\/toolchain\/lint\/mistakes\//, "specifications with one mistake each"],
  [/^tools\/repo\/src\/(prose\/rules|checks\/plain-english\.slow\.test)\.ts$/, "quotes the phrases"],
  [/^pnpm-lock\.yaml$/, "written by pnpm"],
  [/^specs\/traceability\.yaml$/, "names tests, whose names are checked in their files"],
];

/** Phrases that are correct in their context, each with the reason. `phrase` is a part of the reported excerpt. */
const accepted: readonly { file: string; phrase: string; reason: string }[] = [
  { file: "packages/cli/src/search/terms.ts", phrase: "still take tell", reason: "a list of words" },
  { file: "packages/cli/src/search/terms.ts", phrase: "teach tell terminate", reason: "a list of words" },
  { file: "packages/cli/src/search/terms.ts", phrase: "show so some somebody", reason: "a list of words" },
  { file: "packages/cli/src/search/synonyms.ts", phrase: "tell: message", reason: "a list of words" },
  {
    file: "packages/sandbox/src/knowledge/text/words.ts",
    phrase: "some such tell than",
    reason: "a list of stop words",
  },
  {
    file: "packages/sandbox/test/knowledge/mcp.slow.test.ts",
    phrase: "Unknown tool: tell",
    reason: "the name of a tool that does not exist",
  },
  { file: "specs/known-drift.yaml", phrase: "judged:", reason: "the name of a field" },
  { file: "tools/toolchain/catalog/known-drift.test.ts", phrase: "judged:", reason: "the name of a field" },
  {
    file: "tools/contract/src/journeys/knowledge-failures.ts",
    phrase: "grew since then, says",
    reason: "a text of a user in recordings",
  },
  {
    file: "tools/contract/src/journeys/knowledge.ts",
    phrase: "on Friday, says",
    reason: "a text of a user in recordings",
  },
  {
    file: "tools/contract/src/journeys/knowledge.ts",
    phrase: "is new, says",
    reason: "a text of a user in recordings",
  },
  {
    file: "tools/contract/src/journeys/knowledge.ts",
    phrase: "form tells it",
    reason: "a text of a user in recordings",
  },
  {
    file: "tools/release/src/exports/exports.test.ts",
    phrase: "Promise<Asked>",
    reason: "the name of a type in a sample",
  },
  { file: "tools/repo/src/checks/issue-workflows.slow.test.ts", phrase: "asked.txt", reason: "the name of a file" },
];

function reportsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return textsOf(file, source)
    .flatMap(findingsIn)
    .filter(({ excerpt }) => !accepted.some((other) => other.file === file && excerpt.includes(other.phrase)))
    .map(({ line, rule, excerpt, write }) => `${file}:${line} ${rule}: “…${excerpt}…” Write: ${write}.`);
}

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|mts|mjs|md|ya?ml|astro)$/.test(file))
  .filter((file) => !skipped.some(([path]) => path.test(file)))
  .filter((file) => existsSync(join(root, file)));

describe("plain English", () => {
  it("is used in every docstring, comment, message, test name, Markdown text and YAML text", () => {
    expect(files.flatMap(reportsOf).join("\n")).toBe("");
  });

  it("has no accepted exception for a phrase that no longer exists", () => {
    const stale = accepted.filter(
      ({ file, phrase }) =>
        !textsOf(file, readFileSync(join(root, file), "utf8"))
          .flatMap(findingsIn)
          .some(({ excerpt }) => excerpt.includes(phrase)),
    );
    expect(stale).toEqual([]);
  });
});

describe("the check for plain English", () => {
  const rulesIn = (file: string, source: string) =>
    textsOf(file, source).flatMap((text) => findingsIn(text).map(({ rule, line }) => [text.kind, line, rule]));

  it("reports kind, line and rule of each phrase in a source file", () => {
    const source = [
      "/** What a call needs. */",
      "export const a = 1;",
      "",
      "// The reason is told",
      "// by the server.",
      'throw new Error("this is no number");',
      "throw new Error(`${a} is believed by the client`);",
      'it.each([1])("nobody reads it", () => {});',
    ].join("\n");
    expect(rulesIn("a.test.ts", source)).toEqual([
      ["docstring", 1, "a docstring that starts with a question word"],
      ["comment", 4, "tell"],
      ["message", 6, "is no X"],
      ["message", 7, "believe"],
      ["test name", 8, "whoever, nobody"],
    ]);
  });

  it("reports the lines of Markdown outside code", () => {
    const page =
      "# Title\n\nThe client\nsays so.\n\n```sh\nThe client says so.\n```\n\n- `the client says so` is code\n";
    expect(rulesIn("a.md", page)).toEqual([["Markdown", 3, "say"]]);
  });

  it("reports the lines of YAML values and comments", () => {
    const yaml = "description: >-\n  A text that\n  is told.\n\n# Whoever reads it\nkey: nobody\n";
    expect(rulesIn("a.yaml", yaml)).toEqual([
      ["YAML", 1, "tell"],
      ["YAML", 5, "whoever, nobody"],
    ]);
  });

  it("reports the lines of comments and texts in an Astro component", () => {
    const component = [
      "---",
      "/** What a page needs. */",
      "const a = 1;",
      "---",
      '<p title="the client says so">',
      "  Nobody reads",
      "  this {a}",
      "</p>",
      "<script>",
      "  // The reason is told.",
      "</script>",
      "<style>a { color: red }</style>",
    ].join("\n");
    expect(rulesIn("a.astro", component)).toEqual([
      ["docstring", 2, "a docstring that starts with a question word"],
      ["message", 5, "say"],
      ["message", 6, "whoever, nobody"],
      ["comment", 10, "tell"],
    ]);
  });

  it("accepts identifiers, paths and keys", () => {
    expect(rulesIn("a.ts", 'const told = "nobody"; import "./says/told.ts";')).toEqual([]);
  });
});
