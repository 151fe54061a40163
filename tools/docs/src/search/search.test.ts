import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages, chromiumIsHere, openSite, type SiteBrowser } from "../testing/browser.ts";
import { pagesWithKeywords } from "./keywords.ts";
import { ranking } from "./ranking.ts";

/** What people type, and the page that must be among the first three. */
const queries = JSON.parse(readFileSync(join(import.meta.dirname, "queries.json"), "utf8")) as [string, string][];

interface Index {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

interface Questions {
  readonly root: string;
  readonly queries: readonly string[];
  readonly ranking: object;
}

/** Runs inside the page: asks the index as the search of the page does. */
async function search({ root, queries: asked, ranking: weights }: Questions): Promise<[string, string[]][]> {
  const { pagefind: index } = window as unknown as { pagefind: Index };
  await index.options({ ranking: weights });
  const pages: [string, string[]][] = [];
  for (const query of asked) {
    const { results } = await index.search(query);
    const first = await Promise.all(results.slice(0, 3).map((result) => result.data()));
    pages.push([query, first.map(({ url }) => new URL(url, root).href)]);
  }
  return pages;
}

describe("the data of the search", () => {
  it("names pages that exist", () => {
    const names = [...pagesWithKeywords.map((page) => `${page}.html`), ...queries.map(([, page]) => page)];
    expect(names.filter((name) => !allPages.includes(name))).toEqual([]);
  });
});

describe.skipIf(!chromiumIsHere)("the search of the site", () => {
  let site: SiteBrowser;
  let found: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    site = await openSite();
    found = await site.withPage(async (page) => {
      await page.goto(`${site.root}index.html`);
      // The test runner rewrites imports of its own files, also of what runs inside the page.
      const content = `import * as pagefind from "${site.root}pagefind/pagefind.js"; window.pagefind = pagefind;`;
      await page.addScriptTag({ type: "module", content });
      await page.waitForFunction(() => "pagefind" in window);
      return new Map(
        await page.evaluate(search, { root: site.root, queries: queries.map(([query]) => query), ranking }),
      );
    });
  });
  afterAll(() => site?.close());

  it.each(queries)("%s → %s", (query, expected) => {
    const addresses = (found.get(query) ?? []).map((address) =>
      address.slice(site.root.length).replace(/(?<!\.html)$/, ".html"),
    );
    expect(addresses).toContain(expected);
  });
});
