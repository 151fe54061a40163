import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { output, project } from "../src/site.ts";
import { axe, allPages, chromiumIsHere, openSite, phone, type SiteBrowser } from "./browser.ts";

// These tests build the whole site and drive a browser, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** One page of each kind, to test. */
const kinds = [
  "index.html",
  "guides/trading-orders-and-retries.html",
  "guides/streams-live-book.html",
  "guides/migration-from-ccxt.html",
  "reference/trading/order-create.html",
  "reference/trading/market-tickers.html",
  "reference/trading/order-history.html",
  "reference/knowledge/stream-chat.html",
  "topics/order-book.html",
  "topics/order.html",
  "topics/order-create.html",
  "topics.html",
  "operations.html",
  "error-codes.html",
  "rate-limits.html",
  "environments.html",
  "protocol.html",
  "changes.html",
  "releases.html",
  "decisions/specifications-are-the-source.html",
  "packages/trading.html",
  "examples/trading-orders.html",
  "project/versioning.html",
  "api/overview.html",
  "api/trading/classes/tradingerror.html",
  "api/trading/functions/createtradingclient.html",
  "api/streams/functions/createtradingstreams.html",
  "api/sandbox/interfaces/sandboxoptions.html",
  "404.html",
];

const desktop = { width: 1280, height: 900 };
const further = [
  ["dark", "desktop", desktop],
  ["light", "phone", phone],
] as const;
/**
 * Themes and screen sizes to test. Two views cover both themes and both sizes, and the long run tests all four
 * combinations.
 */
const views = [
  ["light", "desktop", desktop],
  ["dark", "phone", phone],
  ...(process.env["SPECWRIGHT_LONG"] === "1" ? further : []),
] as const;
const screenshots = join(project, ".test-results/screenshots");

/** Starts to collect console errors, failed loads and requests to other hosts. */
function listen(page: Page, root: string): string[] {
  const problems: string[] = [];
  const { origin } = new URL(root);
  page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`other host: ${request.url()}`);
  });
  return problems;
}

interface Stop {
  readonly name: string;
  readonly opacity: number;
  readonly hasOutline: boolean;
}

/**
 * Returns the focused element after it has faded in. Its name is missing if the focus has left the page. Runs inside
 * the page.
 */
async function focusedStop(): Promise<Stop> {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return { name: "", opacity: 1, hasOutline: true };
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const own = (label ?? element).textContent.trim();
  const name = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? own;
  return { name: name.slice(0, 60), opacity, hasOutline: outlineStyle !== "none" && parseFloat(outlineWidth) > 0 };
}

describe.skipIf(!chromiumIsHere)("the site in a real browser", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSite();
    mkdirSync(screenshots, { recursive: true });
  });
  afterAll(() => site?.close());

  describe.each(views)("in %s on a %s", (colorScheme, device, viewport) => {
    it.each(kinds)(
      "%s has no axe finding, console error, request to another host or horizontal scrolling",
      async (name) => {
        const findings = await site.withPage(
          async (page) => {
            const problems = listen(page, site.root);
            await page.goto(site.root + name);
            const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
            const picture = `${name.replaceAll("/", "-").replace(".html", "")}-${colorScheme}-${device}.png`;
            await page.screenshot({ path: join(screenshots, picture) });
            return [...(await axe(page)), ...problems, ...(tooWide ? ["wider than the screen"] : [])];
          },
          { colorScheme, viewport },
        );
        expect(findings).toEqual([]);
      },
    );
  });

  it("is readable without scripts, in the system's theme and with every tab open", async () => {
    const found = await site.withPage(
      async (page) => {
        await page.goto(`${site.root}reference/trading/order-create.html`);
        return {
          heading: await page.locator("h1").textContent(),
          background: await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
          hidden: await page.locator("[role=tabpanel]:not(:visible)").count(),
          panels: await page.locator("[role=tabpanel]:visible").count(),
          scheme: await page.locator("html").evaluate((html) => getComputedStyle(html).colorScheme),
          controls: await page.locator(":is(.copy, .picker, .try-it, [role=tablist]):visible").count(),
        };
      },
      { javaScriptEnabled: false, colorScheme: "light" },
    );
    // The colours of code follow the colour scheme.
    const light = { background: "rgb(255, 255, 255)", scheme: "light" };
    expect(found).toMatchObject({ heading: "Place one order", hidden: 0, controls: 0, ...light });
    expect(found.panels).toBeGreaterThan(1);
  });

  it.each([
    "reference/trading/asset-transfer-query-universal-transfer-list",
    "reference/trading/order-cancel-all",
    "topics/discount-buy-offer",
  ])("breaks long names on the narrowest screen: %s", async (name) => {
    const width = await site.withPage(
      async (page) => {
        await page.goto(`${site.root}${name}.html`);
        return page.evaluate(() => document.documentElement.scrollWidth);
      },
      { viewport: { ...phone, width: 320 } },
    );
    expect(width).toBe(320);
  });

  it("has a menu button on the start page of a phone, but not on a wide screen", async () => {
    const entry = (page: Page) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Error codes" });
    const opened = await site.withPage(
      async (page) => {
        await page.goto(site.root);
        await page.getByRole("button", { name: "Menu" }).click();
        await entry(page).click();
        return page.title();
      },
      { viewport: { ...phone, width: 360 } },
    );
    expect(opened).toContain("Error codes");
    const shown = await site.withPage(
      async (page) => {
        await page.goto(site.root);
        return { entries: await entry(page).count(), left: (await page.locator("main").boundingBox())?.x };
      },
      { viewport: desktop },
    );
    expect(shown).toEqual({ entries: 0, left: 0 });
  });

  it.each([desktop, { ...phone, width: 390 }])(
    "scrolls long lines of code instead of wrapping them: %o",
    async (viewport) => {
      const blocks = await site.withPage(
        async (page) => {
          await page.goto(`${site.root}guides/trading-stops.html`);
          return page.locator(".sample pre").evaluateAll((found) =>
            found.map((block) => {
              const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(block);
              const height = block.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
              const lines = block.textContent.split("\n").length;
              return { extraLines: Math.round(height / parseFloat(lineHeight)) - lines, tabIndex: block.tabIndex };
            }),
          );
        },
        { viewport },
      );
      expect(blocks.length).toBeGreaterThan(0);
      expect(new Set(blocks.map(({ extraLines, tabIndex }) => `${extraLines} ${tabIndex}`))).toEqual(new Set(["0 0"]));
    },
  );

  it.each([
    ["guides/trading-stops.html", "Guides"],
    ["reference/trading/order-create.html", "Trading API"],
    ["topics/order-book.html", "Streams"],
    ["reference/knowledge/submit-text.html", "Knowledge API"],
    ["api/overview.html", "Packages"],
  ])("highlights the section of %s in the top navigation", async (name, section) => {
    const current = await site.withPage(
      async (page) => {
        await page.goto(site.root + name);
        return page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]").allTextContents();
      },
      { viewport: desktop },
    );
    expect(current).toEqual([section]);
  });

  it("switches the theme, keeps it on the next page, and can follow the system again", async () => {
    const themes = await site.withPage(
      async (page) => {
        const theme = () => page.locator("html").getAttribute("data-theme");
        const button = page.getByRole("button", { name: "Switch between light and dark theme" });
        await page.goto(site.root);
        const system = await theme();
        await button.click();
        await page.goto(`${site.root}topics.html`);
        const kept = await theme();
        await button.click();
        await page.emulateMedia({ colorScheme: "dark" });
        await page.reload();
        return [system, kept, await theme()];
      },
      { colorScheme: "light", viewport: desktop },
    );
    expect(themes).toEqual(["light", "dark", "dark"]);
  });

  it.each([
    "index.html",
    "guides/trading-orders-and-retries.html",
    "reference/trading/order-create.html",
    "topics/order-book.html",
  ])("shifts no layout while %s loads", async (name) => {
    const shift = await site.withPage(
      async (page) => {
        await page.goto(site.root + name, { waitUntil: "networkidle" });
        return page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                resolve(
                  list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
                );
              }).observe({ type: "layout-shift", buffered: true });
              // Without a layout shift, the browser never calls the observer, so resolve after two frames.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
            }),
        );
      },
      { viewport: desktop },
    );
    expect(shift).toBeLessThan(0.02);
  });

  it("does not move the search box while an operation page loads", async () => {
    const place = (isWhole: boolean) =>
      site.withPage(
        async (page) => {
          await page.route("**/order-create.html", async (route) => {
            const html = await (await route.fetch()).text();
            await route.fulfill({ contentType: "text/html", body: isWhole ? html : html.replace(/<main[\s\S]*/, "") });
          });
          await page.goto(`${site.root}reference/trading/order-create.html`);
          return page.locator("site-search .open").boundingBox();
        },
        { viewport: { width: 1440, height: 900 } },
      );
    expect(await place(false)).toEqual(await place(true));
  });

  it("loads the largest operation page in under 300 kB with gzip", async () => {
    const sizes: number[] = [];
    await site.withPage(async (page) => {
      page.on("response", (response) => {
        void response.body().then((body) => sizes.push(gzipSync(body).length));
      });
      await page.goto(`${site.root}reference/trading/order-history.html`, { waitUntil: "networkidle" });
    });
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  });

  it("filters the error codes, and opens the group of a linked code", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}error-codes.html#trade-110007`);
      await page.locator("#trade-110007").filter({ visible: true }).waitFor();
      await page.getByLabel("Filter").fill("leverage not");
      const shown = await page.locator(".return-code:visible").allTextContents();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((text) => !/leverage/i.test(text))).toEqual([]);
    });
  });

  it("needs at most 25 kB of gzipped HTML for each operation page", () => {
    const heavy = allPages
      .filter((name) => name.startsWith("reference/"))
      .map((name) => ({ name, size: gzipSync(readFileSync(join(output, name))).length }))
      .filter(({ size }) => size > 25_000);
    expect(heavy).toEqual([]);
  });

  it("opens the search with a slash, tolerates a typo, and opens the result selected with the arrow keys", async () => {
    const found = await site.withPage(async (page) => {
      const problems = listen(page, site.root);
      await page.goto(`${site.root}reference/trading/market-time.html`);
      const ready = page.locator("site-search button.open:not([disabled])");
      await ready.waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type("cancle order");
      const hits = page.locator("site-search [role=option]");
      await hits.first().waitFor();
      const findings = await axe(page);
      const shown = await hits.allTextContents();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      const chosen = await page.locator("site-search [aria-selected=true]").textContent();
      await Promise.all([page.waitForURL("**/order-cancel.html"), page.keyboard.press("Enter")]);
      return { problems, findings, shown, chosen, title: await page.title() };
    });
    expect([...found.problems, ...found.findings]).toEqual([]);
    expect(found.chosen).toBe(found.shown[0]);
    expect(found.shown[0]).toMatch(/^Cancel one open order\s*Operation\s*POST \/v5\/order\/cancel/);
    expect(new Set(found.shown).size).toBe(found.shown.length);
    expect(found.title).toContain("Cancel one open order");
  });

  it("has a keyboard link to the content, and shows the focus at every tab stop of an operation", async () => {
    const stops = await site.withPage(
      async (page) => {
        await page.goto(`${site.root}reference/trading/order-create.html`);
        await page.waitForLoadState("networkidle");
        const found: Stop[] = [];
        do {
          await page.keyboard.press("Tab");
          found.push(await page.evaluate(focusedStop));
        } while (found.at(-1)?.name !== "" && found.length < 200);
        return found.filter(({ name }) => name !== "");
      },
      { viewport: desktop },
    );
    expect(stops[0]?.name).toBe("Skip to content");
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Search", expect.stringMatching(/^Place one order\s*POST$/), "TypeScript", "symbol"]),
    );
    // One button copies the displayed sample, the other one the response.
    expect(stops.filter(({ name }) => name === "Copy to clipboard").length).toBe(2);
    expect(stops.filter(({ opacity, hasOutline }) => opacity < 0.7 || !hasOutline)).toEqual([]);
  });
});
