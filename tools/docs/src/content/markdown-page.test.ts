import { describe, expect, it } from "vitest";
import { codeBlocks, siteLink, wideTables, withSiteLinks } from "./markdown-page.ts";

describe("a link in a Markdown file on its site page", () => {
  it.each([
    ["./trading-keys.md", "docs/guides/trading-errors.md", "trading-keys.html"],
    ["../operations.md#position", "docs/guides/trading-errors.md", "../operations.html#trading-position"],
    ["../../examples/trading-keys.ts", "docs/guides/trading-keys.md", "../examples/trading-keys.html"],
    [
      "../../specs/trading/openapi.yaml",
      "docs/guides/trading-keys.md",
      "https://github.com/specwright/specwright/blob/main/specs/trading/openapi.yaml",
    ],
    ["../../docs/guides/trading-keys.md", "packages/trading/README.md", "../guides/trading-keys.html"],
    ["../transport", "packages/signing/README.md", "transport.html"],
    [
      "https://github.com/specwright/specwright/blob/main/docs/guides/trading-keys.md#what-is-signed",
      "packages/trading/README.md",
      "../guides/trading-keys.html#what-is-signed",
    ],
    ["SECURITY.md", "CONTRIBUTING.md", "security.html"],
    ["https://example.com/a.md", "CONTRIBUTING.md", "https://example.com/a.md"],
    ["#here", "CONTRIBUTING.md", "#here"],
  ])("%s in %s becomes %s", (href, file, expected) => {
    expect(siteLink(href, file)).toBe(expected);
  });
});

it("links in Markdown code are not changed", () => {
  const code = "```ts\nlist[0](call)\n```";
  expect(withSiteLinks(`[a](b.md)\n\n${code}\n\n[c](d.md)`, (href) => `to-${href}`)).toBe(
    `[a](to-b.md)\n\n${code}\n\n[c](to-d.md)`,
  );
});

it("each Markdown table gets a labelled region, and tables within code blocks stay unchanged", () => {
  const table = "| a | b |\n|---|---:|\n| 1 | 2 |\n";
  const markdown = `Text\n\n${table}\nMore\n\n\`\`\`\n${table}\`\`\`\n\n${table}`;
  const regions = wideTables(markdown).match(/aria-label="Table \d"/g);
  expect(regions).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"']);
  expect(wideTables(markdown)).toContain(`\`\`\`\n${table}\`\`\``);
  expect(wideTables("no | table")).toBe("no | table");
});

it("cells of a table with three columns contain their column name for phones", () => {
  const html = wideTables("| what | `a` | b |\n|---|---|---|\n| one | two \\| 2 | [three](c.html) |\n");
  expect(html).toContain(
    '<td>one</td>\n<td data-label="a">two | 2</td>\n<td data-label="b"><a href="c.html">three</a></td>',
  );
  expect(wideTables("| a | b |\n|---|---|\n| 1 | 2 |\n")).not.toContain("data-label");
});

it("long names in tables get line break opportunities after a dot or slash and before a capital letter", () => {
  const row = (code: string) => wideTables(`| a |\n|---|\n| \`${code}\` |\n`);
  expect(row("order.createBatch")).toContain("<code>order.createBatch</code>");
  expect(row("order.createSeveralOrders")).toContain("<code>order.<wbr>create<wbr>Several<wbr>Orders</code>");
  expect(row("/v5/order/create-batch")).toContain("<code>/<wbr>v5/<wbr>order/<wbr>create-batch</code>");
  expect(row("a<b")).toContain("<code>a&lt;b</code>");
});

it("a code block becomes HTML on a single line, because blank lines would end it", () => {
  const html = codeBlocks("1. Run:\n\n   ```ts\n   const a = 1;\n\n   const b = `<p>`;\n   ```\n");
  expect(html.split("\n")).toHaveLength(4);
  expect(html).toContain("&#10;&#10;");
  expect(html).toContain("&lt;p&gt;");
  expect(html.split("\n")[2]).toMatch(/^ {3}<figure class="sample/);
});
