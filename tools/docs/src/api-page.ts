import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stands for the site's root in links that TypeDoc would not make relative. */
export const siteRoot = "https://site.invalid/";

/**
 * Mends one page of TypeDoc's for keyboards and screen readers: a permalink inside a button cannot be reached, the
 * content has no landmark, and the site's other pages are one folder further up on pages in folders.
 */
export function mendPage(page: string, file: string): string {
  const root = "../".repeat(file.split("/").length);
  return (
    page
      .replaceAll(/<summary[^>]*>.*?<\/summary>/gs, (summary) =>
        summary.replaceAll(/<a [^>]*class="tsd-anchor-icon"[^>]*>.*?<\/a>/gs, ""),
      )
      // The drawings come with a script; by the file's address a page opened from a folder may not use them.
      .replaceAll(/(<use href=")[./]*assets\/icons\.svg#/g, "$1#")
      .replace("<header ", '<a class="skip" href="#site-content">Skip to content</a><header ')
      .replace('<div class="col-content">', '<div class="col-content" role="main" id="site-content">')
      .replace('<div class="page-menu">', '<div class="page-menu" role="navigation" aria-label="This page">')
      .replace('<nav id="tsd-sidebar-links" ', '<nav id="tsd-sidebar-links" aria-label="Site" ')
      .replace('<nav class="tsd-navigation">', '<nav class="tsd-navigation" aria-label="Packages">')
      .replaceAll(siteRoot, root)
  );
}

/** Mends every page below a folder, in place. */
export function mendApiPages(folder: string): void {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, mendPage(readFileSync(file, "utf8"), name.replaceAll("\\", "/")));
  }
}
