import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../../docs/decisions");
const files = readdirSync(folder).filter((file) => file !== "README.md");

it("decisions are numbered without gaps", () => {
  const expected = files.map((_, index) => String(index + 1).padStart(4, "0"));
  expect(files.map((file) => file.slice(0, 4))).toEqual(expected);
});

it.each(files)("%s has a status, a context, a choice and a price", (file) => {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(/^\*\*Status\.\*\* (Accepted|Superseded by \[\d{4}\])/m);
  for (const section of ["Context", "Choice", "Price"]) expect(text).toContain(`**${section}.** `);
});

it.each(files)("%s names only decisions that exist", (file) => {
  const links = [...readFileSync(join(folder, file), "utf8").matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !files.includes(link as string))).toEqual([]);
});
