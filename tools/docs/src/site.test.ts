import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import sirv from "sirv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { output } from "./paths.ts";

const browserPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const available = existsSync(browserPath);
const screenshots = join(import.meta.dirname, "../.test-results/screenshots");
const axe = createRequire(import.meta.url).resolve("axe-core");
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const allPages = readdirSync(output, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .toSorted();
const ownPages = allPages.filter((name) => !name.startsWith("api/") && !name.startsWith("reference/"));

let browser: Browser;
let server: Server;
let base: string;

beforeAll(async () => {
  if (!available) return;
  const files = sirv(output, { dev: true });
  server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch({ executablePath: browserPath, args: switches });
  mkdirSync(screenshots, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page and collects what must not happen: console errors, failed loads, requests to another host. */
async function open(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page ends what it was still loading; that is no failure of the page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (!/^(data|blob|file):/.test(request.url()) && !request.url().startsWith(base))
      problems.push(`other host: ${request.url()}`);
  });
  await page.goto(address, { waitUntil: "load" });
  return problems;
}

/** Visits pages with several tabs at once and gathers what each visit found. */
async function visit(
  names: readonly string[],
  work: (page: Page, name: string) => Promise<string[]>,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<string[]> {
  const waiting = [...names];
  const tabs = Array.from({ length: 4 }, () =>
    withPage(async (page) => {
      const found: string[] = [];
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        found.push(...(await work(page, name)));
      return found;
    }, options),
  );
  return (await Promise.all(tabs)).flat();
}

async function withPage<T>(
  work: (page: Page) => Promise<T>,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<T> {
  const page = await browser.newPage(options);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Runs inside the page: what axe finds that keeps somebody from using it. */
async function seriousViolations(): Promise<string[]> {
  interface Violation {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
  const { violations } = await checker.run();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ""}`);
}

// Without a browser these tests cannot judge anything; CI installs one.
describe.skipIf(!available)("the site in a real browser", () => {
  it("loads every page without an error and without another host", async () => {
    // Every tab listens on its own; what a page caused is told by its address.
    const problems = await visit(allPages, async (page, name) => {
      const found = await open(page, base + name);
      page.removeAllListeners();
      return found.map((problem) => `${name}: ${problem}`);
    });
    expect(problems).toEqual([]);
  }, 240_000);

  it.each(["index.html", "operations.html", "error-codes.html", "reference/trading.html"])(
    "%s opens from a folder",
    async (name) => {
      expect(await withPage((page) => open(page, pathToFileURL(join(output, name)).href))).toEqual([]);
    },
    60_000,
  );

  it("has no internal link or anchor that leads nowhere", async () => {
    const anchors = new Map<string, Set<string>>();
    const links: { from: string; to: string }[] = [];
    const pages = allPages.filter((each) => !each.startsWith("reference/"));
    await visit(pages, async (page, name) => {
      await page.goto(base + name, { waitUntil: "domcontentloaded" });
      const { ids, hrefs } = await page.evaluate(() => ({
        ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
        hrefs: [...document.querySelectorAll("a[href]")].map((link) => (link as HTMLAnchorElement).href),
      }));
      anchors.set(base + name, new Set(ids));
      links.push(...hrefs.filter((href) => href.startsWith(base)).map((to) => ({ from: name, to })));
      return [];
    });
    const broken = links
      .filter(({ to }) => isBroken(anchors, to))
      .map(({ from, to }) => `${from} → ${to.slice(base.length)}`);
    expect([...new Set(broken)]).toEqual([]);
  }, 240_000);

  function isBroken(anchors: Map<string, Set<string>>, to: string): boolean {
    const [address = "", anchor = ""] = to.split("#");
    const file = address === base ? `${base}index.html` : address;
    if (!existsSync(join(output, decodeURIComponent(new URL(file).pathname)))) return true;
    if (anchor === "" || file.includes("/reference/")) return false;
    return !(anchors.get(file)?.has(decodeURIComponent(anchor)) ?? true);
  }

  it("links every operation to a place that the reference page has", async () => {
    const missing = await withPage(async (page) => {
      await page.goto(`${base}operations.html`);
      const links = await page.$$eval("td a[href*='reference/']", (all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      expect(links.length).toBeGreaterThan(100);
      const sample = links.filter((_, index) => index % 40 === 0);
      const lost: string[] = [];
      for (const link of sample) {
        await page.goto("about:blank");
        await page.goto(link);
        const operation = new URL(link).hash.split("/").at(-1) ?? "";
        const found = await page
          .locator(`a[href*="${operation}"]`)
          .first()
          .waitFor({ state: "attached", timeout: 20_000 })
          .then(
            () => true,
            () => false,
          );
        if (!found) lost.push(link);
      }
      return lost;
    });
    expect(missing).toEqual([]);
  }, 120_000);

  it.each([
    ["positionList", "GET /v5/position/list"],
    ["position list", "GET /v5/position/list"],
    ["10002", "10002"],
    ["submit text", "POST /api/submit"],
  ])("search for %s finds %s", async (query, expected) => {
    const found = await withPage(async (page) => {
      await page.goto(`${base}index.html`);
      await page.fill("#search", query);
      return page.locator("#results a").allInnerTexts();
    });
    expect(found.join("\n")).toContain(expected);
  });

  it("moves through results with the keyboard alone", async () => {
    const address = await withPage(async (page) => {
      await page.goto(`${base}operations.html`);
      await page.keyboard.press("/");
      await page.keyboard.type("position list");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/reference|error-codes|guides/);
      return page.url();
    });
    expect(address).not.toContain("operations.html");
  });

  it.each(["light", "dark"] as const)(
    "axe finds no serious problem on our own pages (%s)",
    async (colorScheme) => {
      const serious = await visit(
        ownPages,
        async (page, name) => {
          await page.goto(base + name);
          await page.addScriptTag({ path: axe });
          const violations = await page.evaluate(seriousViolations);
          return violations.map((violation) => `${name}: ${violation}`);
        },
        { colorScheme },
      );
      expect(serious).toEqual([]);
    },
    240_000,
  );

  it("fits a phone: no page is wider than the screen", async () => {
    const wide = await visit(
      ownPages,
      async (page, name) => {
        await page.goto(base + name);
        return (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? [name] : [];
      },
      { viewport: { width: 375, height: 740 } },
    );
    expect(wide).toEqual([]);
  }, 120_000);

  it("leaves screenshots of the main pages for a reviewer", async () => {
    const views = [
      ["index", "index.html", 1280, "light"],
      ["index-dark", "index.html", 1280, "dark"],
      ["index-phone", "index.html", 375, "light"],
      ["operations", "operations.html", 1280, "light"],
      ["error-codes", "error-codes.html", 1280, "light"],
      ["environments", "environments.html", 1280, "dark"],
      ["reference-trading", "reference/trading.html", 1400, "light"],
      ["reference-knowledge", "reference/knowledge.html", 1400, "light"],
    ] as const;
    for (const [name, address, width, colorScheme] of views) {
      await withPage(
        async (page) => {
          await page.goto(base + address);
          await page.waitForFunction(() => document.body.innerText.length > 200);
          await page.screenshot({ path: join(screenshots, `${name}.png`) });
        },
        { colorScheme, viewport: { width, height: 900 } },
      );
    }
    expect(readdirSync(screenshots).filter((name) => name.endsWith(".png"))).toHaveLength(views.length);
  }, 120_000);
});
