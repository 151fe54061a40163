import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Files that git tracks or would add, except recordings and lock files. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
})
  .split("\n")
  .filter((file) => /\.(?:md|ts|mjs|astro|yaml|yml|json|jsonc)$/.test(file) && !/^recordings\/|lock\./.test(file))
  .filter((file) => existsSync(join(root, file)));

const repository = "https://github.com/specwright/specwright/";

/** Returns GitHub's anchors for the headings of a page. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.+)$/gm)];
  return new Set(
    headings.map(([, heading = ""]) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .trim()
        .replaceAll(/\s/g, "-"),
    ),
  );
}

/** Returns a page's links to files or headings that this repository doesn't have. */
function deadLinks(page: string, markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "code");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$|(?:href|src|srcset)="([^"]+)"/gm)];
  return targets
    .map(([, inline, reference, html]) => inline ?? reference ?? html ?? "")
    .filter((target) => {
      const ours = target.replace(/^https:\/\/github\.com\/specwright\/specwright\/(?:blob|tree)\/main\//, "/");
      if (/^[a-z]+:/i.test(ours)) return false;
      const [path = "", anchor] = ours.split("#");
      const file = path === "" ? page : path.startsWith("/") ? path.slice(1) : posix.join(dirname(page), path);
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && file.endsWith(".md") && !anchorsOf(read(file)).has(anchor);
    });
}

describe("links of a page", () => {
  const pages = files.filter((file) => file.endsWith(".md"));

  it.each(pages)("in %s lead to an existing file and heading of the repository", (page) => {
    expect(deadLinks(page, read(page))).toEqual([]);
  });

  it("are reported if the file or the heading is missing", () => {
    const text = `[a](nothing.md) [b](README.md#two-commands) [c](#nowhere) [d](${repository}blob/main/none.ts) [e](https://a.example)`;
    expect(deadLinks("README.md", text)).toEqual(["nothing.md", "#nowhere", `${repository}blob/main/none.ts`]);
  });
});

describe("references to decisions in a file", () => {
  it("name existing decisions", () => {
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/docs\/decisions\/[\w-]+(?:\.md)?/g)]
        .filter(([path]) => !existsSync(join(root, path.endsWith(".md") ? path : `${path}.md`)))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("are links instead of numbers", () => {
    const pattern = /\b[Dd]ecisions? \d+\b/;
    expect(files.filter((file) => !file.endsWith("links.test.ts") && pattern.test(read(file)))).toEqual([]);
  });
});
