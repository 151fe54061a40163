import { describe, expect, it } from "vitest";
import { mendPage, siteRoot } from "./api-page.ts";

describe("a page of the package API", () => {
  it.each([
    ["index.html", "../operations.html"],
    ["functions/sign.html", "../../operations.html"],
  ])("%s leads to the site by %s", (file, link) => {
    expect(mendPage(`<a href="${siteRoot}operations.html">`, file)).toBe(`<a href="${link}">`);
  });

  it("keeps permalinks outside of buttons, and drops those inside", () => {
    const permalink = '<a href="#x" aria-label="Permalink" class="tsd-anchor-icon"><svg></svg></a>';
    const page = `<summary class="s">\n<h2 id="x">X${permalink}</h2></summary><h3>Y${permalink}</h3>`;
    expect(mendPage(page, "index.html")).toBe(`<summary class="s">\n<h2 id="x">X</h2></summary><h3>Y${permalink}</h3>`);
  });

  it("takes its drawings from within", () => {
    expect(mendPage('<use href="../assets/icons.svg#icon-menu"></use>', "a/b.html")).toBe(
      '<use href="#icon-menu"></use>',
    );
  });

  it("has a main landmark that the skip link leads to", () => {
    const page = mendPage('<body><header class="h"></header><div class="col-content">', "index.html");
    expect(page).toContain('<a class="skip" href="#site-content">');
    expect(page).toContain('<div class="col-content" role="main" id="site-content">');
  });
});
