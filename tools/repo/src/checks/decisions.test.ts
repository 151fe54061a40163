import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../../docs/decisions");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const decisions = readdirSync(folder).filter((file) => file !== "README.md");

it("the index of decisions names each decision once, by its title", () => {
  const entries = [...read("README.md").matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => [file, title]);
  const titles = decisions.map((file) => [file, /^# (.+)$/m.exec(read(file))?.[1]]);
  expect(entries.toSorted()).toEqual(titles.toSorted());
});

it.each(decisions)("the decision %s has the sections context, decision and consequences", (file) => {
  expect([...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    "Context",
    "Decision",
    "Consequences",
  ]);
});

it.each(decisions)("the decision %s fits on a page", (file) => {
  expect(read(file).split(/\s+/).length).toBeLessThan(350);
});
