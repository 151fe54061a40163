import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import sirv from "sirv";
import { output } from "../src/site.ts";

/**
 * Arguments of Chromium. Without `--disable-gpu`, Debian's Chromium starts a graphics process, which uses a third more
 * CPU time.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Timeout of one step, in milliseconds. Only a hanging page takes that long, even on a busy machine. */
const timeoutMs = 300_000;
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export const phone = { width: 375, height: 740 };

/** Path that the site was built for, with a trailing slash. */
export const base = `${(process.env["SITE_BASE"] ?? "").replace(/\/$/, "")}/`;

/** True if Chromium is installed, which the tests of the site need. CI installs it. */
export const chromiumIsHere = existsSync(executablePath);

/** Every page of the site, by its path below the root. */
export const allPages = readdirSync(output, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.replaceAll("\\", "/"))
  .toSorted();

/** A server of the finished site, and a browser that opens its pages. */
export interface SiteBrowser {
  /** Address of the start page. */
  readonly root: string;
  withPage<T>(work: (page: Page) => Promise<T>, options?: BrowserContextOptions): Promise<T>;
  close(): Promise<void>;
}

/**
 * Path at which the test server offers axe. A page loads axe from this path, because the browser then compiles the
 * script only once, rather than for every page.
 */
const axePath = "/axe-core.js";
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"));

async function serve(): Promise<{ server: Server; root: string }> {
  const files = sirv(output);
  const server = createServer((request, response) => {
    if (request.url === axePath) {
      const headers = { "content-type": "text/javascript", "cache-control": "max-age=3600" };
      return void response.writeHead(200, headers).end(axeScript);
    }
    if (request.url?.startsWith(base)) request.url = `/${request.url.slice(base.length)}`;
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, root: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}` };
}

export async function openSite(): Promise<SiteBrowser> {
  const { server, root } = await serve();
  const browser = await chromium.launch({ executablePath, args });
  return {
    root,
    withPage: async (work, options = {}) => {
      const page = await browser.newPage(options);
      page.setDefaultTimeout(timeoutMs);
      try {
        return await work(page);
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns the violations that axe finds, one line each. Runs inside the page. */
async function violations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
  const found = await checker.run({ resultTypes: ["violations"] });
  return found.violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160) ?? ""}`);
}

/** Returns the findings of axe on a page in its current state, one line each. */
export async function axe(page: Page): Promise<string[]> {
  await page.addScriptTag({ url: axePath });
  return page.evaluate(violations);
}
