import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const repository = join(import.meta.dirname, "..");
const inFolder = (folder: string) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`);
const guides = inFolder("docs/guides");
const readmes = ["README.md", ...inFolder("packages").map((folder) => `${folder}/README.md`)];

const squeeze = (text: string) => text.replaceAll(/\s+/g, "");
const programs = ["examples", "examples/chat-box", "examples/readme", "examples/testing"].flatMap((folder) =>
  inFolder(folder)
    .filter((file) => /\.(?:ts|mjs|py|go)$/.test(file) && !/\/(?:guides|run)\.test\.ts$/.test(file))
    .map((file) => squeeze(readFileSync(join(repository, file), "utf8"))),
);

/**
 * Returns the code blocks of a page that must occur in an example program. Python and Go blocks of the protocol guides
 * need not occur, because protocol.test.ts runs them directly from these pages.
 */
const blocks = (page: string) => {
  const languages = page.includes("/protocol-") ? "ts|js" : "ts|js|python|go";
  const pattern = new RegExp(`\`\`\`(?:${languages})\\n([\\s\\S]*?)\`\`\``, "g");
  return [...readFileSync(join(repository, page), "utf8").matchAll(pattern)].map(([, code = ""]) => code);
};

describe.each([...guides, ...readmes])("%s", (page) => {
  it("shows only code that is part of a tested example program", () => {
    const invented = blocks(page).filter((code) => !programs.some((program) => program.includes(squeeze(code))));
    expect(invented).toEqual([]);
  });

  it("begins its first code block with an import", () => {
    expect(
      blocks(page)
        .slice(0, 1)
        .filter((code) => !code.startsWith("import ")),
    ).toEqual([]);
  });
});

it("the README of every library shows code", () => {
  expect(readmes.length).toBeGreaterThan(7);
  const without = readmes.filter((page) => blocks(page).length === 0);
  expect(without.filter((page) => page !== "packages/cli/README.md")).toEqual([]);
});

it("every guide about a client links to an example program", () => {
  // Exclude the generated tables of methods, which are part of other guides.
  const about = guides.filter((page) => /\/(knowledge|trading|streams|migration)-(?!.*-methods)[^/]*$/.test(page));
  expect(about.length).toBeGreaterThan(10);
  const without = about.filter((page) => !/examples\/[\w-]+\.ts/.test(readFileSync(join(repository, page), "utf8")));
  expect(without).toEqual([]);
});
