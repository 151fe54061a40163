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

test("cells of a table of three columns name their column, for phones", () => {
  const html = wideTables("| what | `a` | b |\n|---|---|---|\n| one | two \\| 2 | [three](c.html) |\n");
  expect(html).toContain(
    '<td>one</td>\n<td data-label="a">two | 2</td>\n<td data-label="b"><a href="c.html">three</a></td>',
  );
  expect(wideTables("| a | b |\n|---|---|\n| 1 | 2 |\n")).not.toContain("data-label");
});

test("long names in tables may break after a dot, a slash and before a capital", () => {
  const row = (code: string) => wideTables(`| a |\n|---|\n| \`${code}\` |\n`);
  expect(row("order.createBatch")).toContain("<code>order.createBatch</code>");
  expect(row("order.createSeveralOrders")).toContain("<code>order.<wbr>create<wbr>Several<wbr>Orders</code>");
  expect(row("/v5/order/create-batch")).toContain("<code>/<wbr>v5/<wbr>order/<wbr>create-batch</code>");
  expect(row("a<b")).toContain("<code>a&lt;b</code>");
});
