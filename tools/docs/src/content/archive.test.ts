import { expect, it } from "vitest";
import { withRelativeAddresses } from "./downloads.ts";

it.each([
  ["index.html", '<a href="/guides/a.html">', '<a href="guides/a.html">'],
  ["index.html", '<a href="/">', '<a href="./">'],
  ["guides/a.html", '<link rel="stylesheet" href="/_astro/a.css">', '<link rel="stylesheet" href="../_astro/a.css">'],
  ["reference/trading/a.html", '<site-search data-root="/">', '<site-search data-root="../../">'],
  [
    "reference/trading/a.html",
    '<script type="module" src="/_astro/a.js">',
    '<script type="module" src="../../_astro/a.js">',
  ],
  [
    "a.html",
    '<a href="#here"> <a href="https://example.com/"> <a href="b.html">',
    '<a href="#here"> <a href="https://example.com/"> <a href="b.html">',
  ],
])("in the archive of a review %s leads from its folder: %s", (page, html, expected) => {
  expect(withRelativeAddresses(html, page)).toBe(expected);
});
