import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { output } from "./paths.ts";
import { allPages, chromiumIsHere, openSite, type SiteBrowser } from "./testing/browser.ts";
import { writeScreenshots, screenshots, views } from "./testing/screenshots.ts";
import { listen, look, type Depth, type Finding } from "./testing/survey.ts";

/** Folders whose pages differ in their words alone: the first and the last stand for all, except in the long form. */
const alike = /^(?:api|decisions|examples|project)\b/;
const isLong = process.env["SPECWRIGHT_LONG"] !== undefined;

function depthOf(name: string, index: number): Depth {
  const folderOf = (at: number) => dirname(allPages[at] ?? "");
  // The reference has tests of its own, which open its operations too.
  if (name.startsWith("reference/")) return "none";
  if (!alike.test(name)) return "whole";
  if (folderOf(index - 1) !== folderOf(index) || folderOf(index + 1) !== folderOf(index)) return "whole";
  return isLong ? "own" : "none";
}

const depths = new Map(allPages.map((name, index) => [name, depthOf(name, index)]));

/** For the survey on a machine with much else to do; on a free one it takes a tenth. */
const surveyTimeout = 3_600_000;

describe.skipIf(!chromiumIsHere)("the site in a real browser", () => {
  let site: SiteBrowser;
  let findings: Finding[];

  beforeAll(async () => {
    site = await openSite();
    findings = await site.visit(allPages, (page, name) => look(page, site.base, name, depths.get(name) ?? "whole"));
  }, surveyTimeout);
  afterAll(() => site?.close());

  const told = (lines: (finding: Finding) => readonly string[]) =>
    findings.flatMap((finding) => lines(finding).map((line) => `${finding.name}: ${line}`));

  it("loads every page without an error and without another host", () => {
    expect(findings.length).toBe(allPages.length);
    expect(told(({ problems }) => problems)).toEqual([]);
  });

  it("fits a phone: no page is wider than the screen", () => {
    expect(told(({ tooWide }) => (tooWide ? ["too wide"] : []))).toEqual([]);
  });

  it("axe finds no serious problem in light", () => expect(told(({ light }) => light)).toEqual([]));
  it("axe finds no serious problem in dark", () => expect(told(({ dark }) => dark)).toEqual([]));

  it.each(["index.html", "operations.html", "error-codes.html", "reference/trading.html", "api/index.html"])(
    "%s opens from a folder",
    async (name) => {
      const problems = await site.withPage(async (page) => {
        const heard = listen(page, "file:");
        await page.goto(pathToFileURL(join(output, name)).href);
        return heard.problems;
      });
      expect(problems).toEqual([]);
    },
  );

  it.each([
    ["positionList", "GET /v5/position/list"],
    ["position list", "GET /v5/position/list"],
    ["10002", "10002"],
    ["submit text", "POST /api/submit"],
    ["source_url", "POST /api/submit"],
    ["KnowledgeError", "KnowledgeError"],
    ["tasks.wait", "Tasks"],
  ])("search for %s finds %s", async (query, expected) => {
    const found = await site.withPage(async (page) => {
      await page.goto(`${site.base}index.html`);
      await page.fill("#search", query);
      return page.locator("#results a").allInnerTexts();
    });
    expect(found.join("\n")).toContain(expected);
  });

  it("shows an operation before the types that mention it", async () => {
    const first = await site.withPage(async (page) => {
      await page.goto(`${site.base}index.html`);
      await page.fill("#search", "positionList");
      return page.locator("#results a").first().innerText();
    });
    expect(first).toContain("GET /v5/position/list");
  });

  it("takes no word for another one that is a letter off", async () => {
    const found = await site.withPage(async (page) => {
      await page.goto(`${site.base}index.html`);
      await page.fill("#search", "chat");
      return page.locator("#results a").allInnerTexts();
    });
    expect(found[0]).toContain("/api/chat");
    expect(found.join("\n")).not.toContain("error code");
  });

  it("moves through results with the keyboard alone", async () => {
    const address = await site.withPage(async (page) => {
      await page.goto(`${site.base}operations.html`);
      await page.keyboard.press("/");
      await page.keyboard.type("position list");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/reference|error-codes|guides/);
      return page.url();
    });
    expect(address).not.toContain("operations.html");
  });

  it.each([
    ["operations.html", "position list", "trading.position.list"],
    ["error-codes.html", "10002", "10002"],
  ])("narrows %s down to %s", async (name, query, expected) => {
    const [shown, count] = await site.withPage(async (page) => {
      await page.goto(site.base + name);
      await page.fill("#filter", query);
      return [await page.locator("tbody tr:visible").allInnerTexts(), await page.textContent("#filter-count")];
    });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(10);
    expect(shown.join("\n")).toContain(expected);
    expect(count).toMatch(/^\d+ of \d+ /);
  });

  it("opens and closes the list of pages on a phone", async () => {
    const states = await site.withPage(
      async (page) => {
        await page.goto(`${site.base}index.html`);
        const list = page.locator("#site-pages");
        const before = await list.isVisible();
        await page.click("#menu");
        return [before, await list.isVisible(), await page.getAttribute("#menu", "aria-expanded")];
      },
      { viewport: { width: 375, height: 740 } },
    );
    expect(states).toEqual([false, true, "true"]);
  });

  it("takes the choice of dark along, to the reference and to the package API", async () => {
    const dark = await site.withPage(async (page) => {
      await page.goto(`${site.base}index.html`);
      await page.click("#theme");
      await page.goto(`${site.base}reference/knowledge.html`);
      await page.waitForSelector("html.dark");
      await page.goto(`${site.base}api/index.html`);
      return page.evaluate(() => document.documentElement.dataset["theme"]);
    });
    expect(dark).toBe("dark");
  });

  it("leaves screenshots of the main pages for a reviewer", async () => {
    await writeScreenshots(site);
    expect(readdirSync(screenshots).filter((name) => name.endsWith(".png"))).toHaveLength(views.length);
  });
});
