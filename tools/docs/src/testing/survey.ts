import type { Page } from "playwright-core";
import { axePath, phone } from "./browser.ts";

const desktop = { width: 1280, height: 900 };

/** What one look at a page found, one line for each problem. */
export interface Finding {
  readonly name: string;
  /** Console errors, failed loads, requests to another host. */
  readonly problems: readonly string[];
  readonly tooWide: boolean;
  /** What axe calls serious or critical, in both colour schemes; nothing where axe was not asked. */
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** Listens to a page from now on, until `stop` is called. */
export function listen(page: Page, base: string): { problems: string[]; stop: () => void } {
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
  return { problems, stop: () => void page.removeAllListeners() };
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Runs inside the page: what axe finds that keeps somebody from using it. */
async function seriousViolations(rules: readonly string[]): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
  const only = rules.length === 0 ? {} : { runOnly: { type: "rule", values: rules } };
  const { violations } = await checker.run({ resultTypes: ["violations"], ...only });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 120) ?? ""}`);
}

/** Asks axe about the page as it stands, in light and then in dark. */
export async function judge(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: "light" });
  // A colour on its way to another one has no contrast worth judging.
  await page.addStyleTag({ content: "*, *::before, *::after { transition: none !important }" });
  await page.addScriptTag({ url: axePath });
  const light = await page.evaluate(seriousViolations, []);
  await page.emulateMedia({ colorScheme: "dark" });
  // The reference decides when it loads; what it decides is a class.
  const becomesDark = await page.evaluate(() => document.documentElement.classList.replace("light", "dark"));
  // The dark scheme changes colours and nothing else.
  const dark = await page.evaluate(seriousViolations, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light" });
  if (becomesDark) await page.evaluate(() => document.documentElement.classList.replace("dark", "light"));
  return { light, dark };
}

const overflows = () => document.documentElement.scrollWidth > innerWidth;

/** Whether a page that stands on a desktop would be wider than a phone. */
export async function isTooWide(page: Page): Promise<boolean> {
  await page.setViewportSize(phone);
  const tooWide = await page.evaluate(overflows);
  await page.setViewportSize(desktop);
  return tooWide;
}

/** How much of a page axe judges: all of it, all but the list that every page of the package API repeats, or nothing. */
export type Depth = "whole" | "own" | "none";

/** Seven of eight elements of most pages of the package API, the same on all; a script draws it after loading. */
const packageList = "#tsd-nav-container";
const isDrawn = (list: string) => document.querySelector(`${list}:empty`) === null;
const clear = (list: string) => document.querySelector(list)?.replaceChildren();

const nothing = { light: [], dark: [] } as const;

/** Opens one page on a phone and looks at everything that a single visit can tell. A page that cannot be looked at is a finding too: the others are still worth a look. */
export async function look(page: Page, base: string, name: string, depth: Depth): Promise<Finding> {
  const { problems, stop } = listen(page, base);
  try {
    await page.goto(base + name, { waitUntil: "load" });
    await page.waitForFunction(isDrawn, packageList);
    const tooWide = await page.evaluate(overflows);
    return { name, problems, tooWide, ...(depth === "none" ? nothing : await judgeOnDesktop(page, depth)) };
  } catch (error) {
    return { name, problems: [...problems, `could not be judged: ${String(error)}`], tooWide: false, ...nothing };
  } finally {
    stop();
  }
}

async function judgeOnDesktop(page: Page, depth: "whole" | "own"): Promise<{ light: string[]; dark: string[] }> {
  await page.setViewportSize(desktop);
  if (depth === "own") await page.evaluate(clear, packageList);
  const verdict = await judge(page);
  await page.setViewportSize(phone);
  return verdict;
}
