import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const guides = join(import.meta.dirname, "../docs/guides");
const names = readdirSync(guides);
const squeeze = (text: string) => text.replaceAll(/\s+/g, "");
const folders = [import.meta.dirname, join(import.meta.dirname, "testing")];
const programs = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/^(?:guides|run)\.test\.ts$/.test(name))
    .map((name) => squeeze(readFileSync(join(folder, name), "utf8"))),
);

/** Code that a guide shows, block by block. */
const blocks = (guide: string) =>
  [...readFileSync(join(guides, guide), "utf8").matchAll(/```(?:ts|js)\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

describe.each(names)("%s", (guide) => {
  it("shows no code that the examples do not run", () => {
    const invented = blocks(guide).filter((code) => !programs.some((program) => program.includes(squeeze(code))));
    expect(invented).toEqual([]);
  });

  it("begins with the imports of what it shows", () => {
    expect(
      blocks(guide)
        .slice(0, 1)
        .filter((code) => !code.startsWith("import ")),
    ).toEqual([]);
  });
});

it("every guide about a client leads to a program that runs", () => {
  // The table of methods is generated and belongs to another guide.
  const about = names.filter((name) => /^(knowledge|trading|streams|migration)-(?!.*-methods)/.test(name));
  const without = about.filter((name) => !/examples\/[\w-]+\.ts/.test(readFileSync(join(guides, name), "utf8")));
  expect(without).toEqual([]);
});
