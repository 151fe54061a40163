import { expect, test } from "vitest";
import { wideTables } from "./wide-tables.ts";

test("each table gets a region of its own, and code stays as it is", () => {
  const table = "| a | b |\n|---|---:|\n| 1 | 2 |\n";
  const markdown = `Text\n\n${table}\nMore\n\n\`\`\`\n${table}\`\`\`\n\n${table}`;
  const regions = wideTables(markdown).match(/aria-label="Table \d"/g);
  expect(regions).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"']);
  expect(wideTables(markdown)).toContain(`\`\`\`\n${table}\`\`\``);
  expect(wideTables("no | table")).toBe("no | table");
});
