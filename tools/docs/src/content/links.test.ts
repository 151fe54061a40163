import { describe, expect, it } from "vitest";
import { siteLink, withSiteLinks } from "./links.ts";

describe("a link of a Markdown file, on the page that shows it", () => {
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
  ])("%s in %s is %s", (href, file, expected) => {
    expect(siteLink(href, file)).toBe(expected);
  });
});

it("leaves code as it is", () => {
  const code = "```ts\nlist[0](call)\n```";
  expect(withSiteLinks(`[a](b.md)\n\n${code}\n\n[c](d.md)`, (href) => `to-${href}`)).toBe(
    `[a](to-b.md)\n\n${code}\n\n[c](to-d.md)`,
  );
});
