import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const guides = join(import.meta.dirname, "../docs/guides");
const squeeze = (text: string) => text.replaceAll(/\s+/g, "");
const programs = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => squeeze(readFileSync(join(import.meta.dirname, name), "utf8")));

/** TypeScript that a guide shows, block by block. */
const blocks = (markdown: string) => [...markdown.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

it.each(readdirSync(guides))("%s shows no code that the examples do not run", (guide) => {
  const invented = blocks(readFileSync(join(guides, guide), "utf8")).filter((code) => {
    const text = squeeze(code);
    return !programs.some((program) => program.includes(text));
  });
  expect(invented).toEqual([]);
});

it("every guide about a client leads to a program that runs", () => {
  const about = readdirSync(guides).filter(
    (name) => /^(knowledge|trading|migration)-/.test(name) && name !== "trading-streams.md",
  );
  const without = about.filter((name) => !/examples\/[\w-]+\.ts/.test(readFileSync(join(guides, name), "utf8")));
  expect(without).toEqual([]);
});
