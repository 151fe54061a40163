import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repository } from "../child.ts";
import { readmeRows, withNumbers } from "./readme-numbers.ts";
import { lastResults } from "./results.ts";

describe("the performance tables in READMEs", () => {
  const rows = Object.entries(readmeRows(lastResults(join(repository, "docs/performance"))));

  // `pnpm bench --render` updates the numbers.
  it.each(rows)("in %s have the numbers of docs/performance/results.json", (file, numbers) => {
    const text = readFileSync(join(repository, file), "utf8");
    expect(text).toBe(withNumbers(text, numbers));
  });

  it("get new numbers in the row with the same name, without other changes to the page", () => {
    const text = "| a | b |\n|---|---|\n| Size | 1 kB |\n| Sizes | 2 kB |\n";
    expect(withNumbers(text, { Size: ["3 kB"] })).toBe("| a | b |\n|---|---|\n| Size | 3 kB |\n| Sizes | 2 kB |\n");
  });

  it("cause an error if one of their rows is missing or repeated", () => {
    expect(() => withNumbers("| Size | 1 |\n", { Time: ["2"] })).toThrow('0 rows begin with "Time"; one is expected');
    expect(() => withNumbers("| Size | 1 |\n| Size | 1 |\n", { Size: ["2"] })).toThrow("2 rows");
  });
});
